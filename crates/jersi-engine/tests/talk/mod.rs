//! Talks with the engine over pipes in memory, without a process.

#![allow(dead_code, reason = "each test file uses its own part")]

use std::io::{BufReader, Cursor, PipeWriter, Write};
use std::sync::mpsc::{self, Receiver};
use std::thread::JoinHandle;
use std::time::Duration;

use jersi_engine::ugi::{Options, Player, Searcher, serve};
use jersi_engine::{Answer, Limits, Line, Report, Root, Score, SearchObserver, StopSignal};

/// Longer than anything here takes, even on a busy machine.
pub const LONG: Duration = Duration::from_secs(60);

/// Everything that is said to a whole input, line by line.
pub fn dialogue(searcher: impl Searcher, input: &[u8]) -> Vec<String> {
    let mut output = Vec::new();
    serve(Cursor::new(input), &mut output, searcher).expect("memory does not fail");
    String::from_utf8(output).expect("UTF-8").lines().map(str::to_owned).collect()
}

/// The same with the engine itself and a small table.
pub fn engine(input: &str) -> Vec<String> {
    dialogue(Player::new(), format!("setoption name Hash value 1\n{input}").as_bytes())
}

/// An engine that listens.
pub struct Talk {
    to: Option<PipeWriter>,
    from: Receiver<String>,
    threads: Vec<JoinHandle<()>>,
}

impl Talk {
    pub fn with(searcher: impl Searcher + 'static) -> Talk {
        let (input, to) = std::io::pipe().expect("a pipe");
        let (output, answers) = std::io::pipe().expect("a pipe");
        let server = std::thread::spawn(move || {
            serve(BufReader::new(input), answers, searcher).expect("the pipes hold");
        });
        let (lines, from) = mpsc::channel();
        let reader = std::thread::spawn(move || {
            for line in std::io::BufRead::lines(BufReader::new(output)) {
                // A test that has heard enough is gone.
                let _ = lines.send(line.expect("UTF-8"));
            }
        });
        Talk { to: Some(to), from, threads: vec![server, reader] }
    }

    pub fn say(&mut self, line: &str) {
        writeln!(self.to.as_mut().expect("still open"), "{line}").expect("the engine reads");
    }

    pub fn hear(&self) -> String {
        self.from.recv_timeout(LONG).expect("an answer")
    }

    /// Hears everything up to a line that begins so, and gives that line.
    pub fn hear_until(&self, begin: &str) -> String {
        loop {
            let line = self.hear();
            if line.starts_with(begin) {
                return line;
            }
        }
    }

    pub fn silent_for(&self, time: Duration) -> bool {
        self.from.recv_timeout(time).is_err()
    }

    /// Closes the input, waits for the end of all threads and gives what was still said.
    pub fn end(mut self) -> Vec<String> {
        self.to = None;
        for thread in self.threads.drain(..) {
            thread.join().expect("no panic");
        }
        self.from.try_iter().collect()
    }
}

/// A searcher that finds the first turn at once, tells it depth by depth, and obeys limits and stop signals.
pub struct Patient;

impl Searcher for Patient {
    fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop: &StopSignal,
        observer: &mut dyn SearchObserver,
    ) -> Answer {
        let begun = std::time::Instant::now();
        let turns = root.position.turns();
        let found = |depth| Report {
            depth,
            seldepth: depth,
            nodes: u64::from(depth) * 10,
            time: begun.elapsed(),
            hashfull: 0,
            lines: turns
                .iter()
                .take(limits.lines.max(1))
                .map(|&turn| Line { score: Score::units(7), turns: vec![turn] })
                .collect(),
        };
        let mut depth = 0;
        while !stop.is_stopped()
            && limits.depth.is_none_or(|most| depth < most)
            && limits.nodes.is_none_or(|most| u64::from(depth) * 10 < most)
            && limits.move_time.is_none_or(|most| begun.elapsed() < most)
            && limits.clock.is_none_or(|clock| begun.elapsed() < clock.left / 30)
        {
            depth += 1;
            if depth <= 3 {
                observer.on_iteration(&found(depth));
            }
            std::thread::sleep(Duration::from_micros(50));
        }
        Answer { report: found(depth) }
    }

    fn tune(&mut self, _: &Options) {}

    fn clear(&mut self) {}
}
