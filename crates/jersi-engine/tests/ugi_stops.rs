//! Stops at any moment, garbage of any kind: every search is answered once, and everything ends.

mod talk;

use std::io::{self, Write};
use std::time::Duration;

use jersi_engine::ugi::{Player, Searcher, serve};
use talk::{Patient, Talk, dialogue};

/// Numbers that are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len() as u64) as usize]
    }
}

const SEARCHES: [&str; 7] = [
    "go infinite",
    "go",
    "go depth 1",
    "go nodes 50",
    "go movetime 1",
    "go p1time 10 p2time 10 p1inc 1",
    "go depth 99 infinite",
];

fn stop_at_random(searcher: impl Searcher + 'static, rounds: usize, seed: u64) {
    let mut dice = Dice(seed);
    let mut talk = Talk::with(searcher);
    talk.say("setoption name Hash value 1");
    let mut answered = 0;
    for round in 0..rounds {
        if dice.below(4) == 0 {
            let edition = dice.pick(&["2.0", "3.0", "4-draft", "4.8", "4.16"]);
            talk.say(&format!("setoption name Edition value {edition}"));
            talk.say("position startpos");
        }
        if dice.below(4) == 0 {
            talk.say(&format!("setoption name Level value {}", dice.pick(&["1", "3", "5", "8", "10"])));
        }
        talk.say(dice.pick(&SEARCHES));
        std::thread::sleep(Duration::from_micros(dice.below(2000)));
        for _ in 0..dice.below(3) {
            talk.say(dice.pick(&[
                "stop",
                "isready",
                "query fen",
                "uginewgame",
                "setoption name Threads value 2",
                "nonsense",
            ]));
        }
        talk.say("stop");
        // Sometimes the answer is heard before the next search, sometimes not.
        if dice.below(2) == 0 {
            while answered <= round {
                talk.hear_until("bestmove ");
                answered += 1;
            }
        }
    }
    let rest = talk.end();
    answered += rest.iter().filter(|line| line.starts_with("bestmove ")).count();
    assert_eq!(answered, rounds);
    assert!(!rest.contains(&"bestmove none".to_owned()));
}

#[test]
fn hundreds_of_stops_of_a_patient_searcher() {
    stop_at_random(Patient, 400, 0x5EED);
}

#[test]
fn hundreds_of_stops_of_the_engine() {
    stop_at_random(Player::new(), 200, 0xC0FF);
}

#[cfg(target_os = "linux")]
#[test]
fn no_thread_stays_behind() {
    let threads = || std::fs::read_dir("/proc/self/task").expect("Linux").count();
    // Other tests come and go in the same process: what is left over must not grow with the rounds.
    for _ in 0..60 {
        let lines = dialogue(Patient, b"go infinite\ngo infinite\nstop\ngo movetime 1\n");
        assert_eq!(lines.iter().filter(|line| line.starts_with("bestmove ")).count(), 3);
    }
    assert!(threads() < 40, "{}", threads());
}

#[test]
fn garbage_is_survived() {
    const WORDS: [&str; 30] = [
        "ugi",
        "isready",
        "uginewgame",
        "setoption",
        "name",
        "value",
        "Edition",
        "2.0",
        "Ransom",
        "true",
        "Setting",
        "position",
        "startpos",
        "fen",
        "moves",
        "a1-b2",
        "M:e5/M:e6",
        "query",
        "legalmoves",
        "islegal",
        "result",
        "searchmoves",
        "depth",
        "-1",
        "99999999999999999999",
        "\u{0}",
        "é\u{a0}",
        "/K:a1",
        "#R",
        "p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1",
    ];
    let mut dice = Dice(0xBAD);
    let mut input = Vec::new();
    let mut searches = 0;
    for _ in 0..3000 {
        if dice.below(40) == 0 {
            searches += 1;
            input.extend_from_slice(b"go depth 1");
        } else {
            for _ in 0..dice.below(8) {
                input.extend_from_slice(dice.pick(&WORDS).as_bytes());
                input.push(b' ');
            }
            for _ in 0..dice.below(3) {
                input.push(dice.below(256) as u8);
            }
        }
        input.push(b'\n');
    }
    let lines = dialogue(Patient, &input);
    assert_eq!(lines.iter().filter(|line| line.starts_with("bestmove ")).count(), searches);
    for line in lines {
        let first = line.split(' ').next().expect("a word");
        assert!(
            ["id", "option", "ugiok", "readyok", "info", "response", "bestmove"].contains(&first),
            "{line}"
        );
    }
}

/// A writer that soon has nobody behind it.
struct Broken(usize);

impl Write for Broken {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(1).ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_listener_who_left_ends_the_talk() {
    for lines in 0..4 {
        let input = b"ugi\nisready\ngo infinite\nquery fen\nquery fen\n".as_slice();
        let end = serve(input, Broken(lines), Patient);
        assert_eq!(end.expect_err("nobody listens").kind(), io::ErrorKind::BrokenPipe);
    }
}
