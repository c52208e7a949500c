//! The same script of presses, typed turns and offers at the page, at the full screen and line by line gives the same
//! game: what a press means stands once, in `jersi-table`, and no face has a meaning of its own.

mod faces {
    pub mod lines;
    pub mod page;
    pub mod screen;
    pub mod script;
}
mod table;

use faces::lines::Lines;
use faces::page::Page;
use faces::screen::Screen;
use faces::script::{Script, Step};

/// A face of the game, as a player has it before him.
trait Face {
    /// Presses a cell, a kind or no second step, written as `jersi_table::Press::read` has it.
    fn press(&mut self, press: &str);
    /// Plays what is entered, if it is a whole turn.
    fn play(&mut self);
    /// Takes one press back.
    fn back(&mut self);
    /// Types a whole turn.
    fn type_turn(&mut self, turn: &str);
    /// Offers a tie, or accepts the one that is offered.
    fn offer(&mut self);
    fn undo(&mut self);
    fn redo(&mut self);
    fn resign(&mut self);
    /// The game as it stands, in JRN.
    fn record(&mut self) -> String;

    fn step(&mut self, step: &Step) {
        match step {
            Step::Press(press) => self.press(press),
            Step::Play => self.play(),
            Step::Back => self.back(),
            Step::Type(turn) => self.type_turn(turn),
            Step::Offer => self.offer(),
            Step::Undo => self.undo(),
            Step::Redo => self.redo(),
            Step::Resign => self.resign(),
        }
    }
}

/// What a record tells, but for the day.
fn without_date(record: &str) -> String {
    let lines = record.lines().filter(|line| !line.starts_with("[Date "));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Plays a script at all faces.
fn play(name: &str, text: &str) {
    let script = Script::read(text);
    let faces: [(&str, Box<dyn Face>); 3] = [
        ("line by line", Box::new(Lines::new(&script))),
        ("the full screen", Box::new(Screen::new(&script))),
        ("the page", Box::new(Page::new(&script))),
    ];
    let mut first: Option<String> = None;
    for (face_name, mut face) in faces {
        script.steps.iter().for_each(|step| face.step(step));
        let record = without_date(&face.record());
        let (_, turns) = record.split_once("\n\n").unwrap_or_else(|| panic!("{name}: {record}"));
        let turns: Vec<&str> = turns.split_whitespace().collect();
        assert_eq!(turns.join(" "), script.expected, "{name}, {face_name}: another game than is meant");
        match &first {
            None => first = Some(record),
            Some(first) => assert_eq!(&record, first, "{name}: {face_name} gives another game"),
        }
    }
}

macro_rules! scripts {
    ($($test:ident: $file:literal,)*) => {
        $(
            #[test]
            fn $test() {
                play($file, include_str!(concat!("faces/scripts/", $file)));
            }
        )*

        /// A script that nobody plays tests nothing.
        #[test]
        fn every_script_is_played() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/faces/scripts");
            let files = std::fs::read_dir(folder).expect("there are scripts").count();
            assert_eq!(files, [$($file),*].len());
        }
    };
}

scripts! {
    a_free_setting: "2.0-free.txt",
    a_guardian_and_a_tie: "3.0-mokca.txt",
    a_hunt_to_its_end: "4-draft-hunt.txt",
    drops_and_a_relocation: "4.16-drops.txt",
    the_example_of_the_booklet: "4.8-middle.txt",
    a_whole_ransom: "4.8-ransom.txt",
    against_chance: "4.8-random.txt",
    an_engine_takes_a_tie: "4.8-engine-tie.txt",
    an_engine_declines_a_tie: "4.8-engine-declines.txt",
}
