//! Line mode: the real binary, fed line by line through a pipe.

use super::script::Script;
use crate::Face;
use crate::table::Table;

pub struct Lines {
    options: Vec<String>,
    lines: Vec<String>,
}

impl Lines {
    pub fn new(script: &Script) -> Lines {
        let plain = ["--plain", "--keep-going"].map(str::to_owned);
        Lines {
            options: plain.into_iter().chain(script.options.iter().cloned()).collect(),
            lines: Vec::new(),
        }
    }

    fn line(&mut self, line: &str) {
        self.lines.push(line.to_owned());
    }
}

impl Face for Lines {
    fn press(&mut self, press: &str) {
        self.line(press);
    }

    fn play(&mut self) {
        self.line("play");
    }

    fn back(&mut self) {
        self.line("back");
    }

    fn type_turn(&mut self, turn: &str) {
        self.line(turn);
    }

    fn offer(&mut self) {
        self.line("draw");
    }

    fn undo(&mut self) {
        self.line("undo");
    }

    fn redo(&mut self) {
        self.line("redo");
    }

    fn resign(&mut self) {
        self.line("resign");
    }

    fn record(&mut self) -> String {
        let table = Table::new();
        let options: Vec<&str> = self.options.iter().map(String::as_str).collect();
        let lines: Vec<&str> = self.lines.iter().map(String::as_str).collect();
        let told = table.play(&options, &lines);
        assert_eq!(told.code, Some(0), "{}", told.err);
        table.only_game()
    }
}
