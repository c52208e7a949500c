//! The engine's end of UGI: a whole input, line by line, answered by the engine with little patience.

#![cfg_attr(fuzzing, no_main)]

use std::io::Cursor;

use jersi_engine::ugi::{Options, Player, Searcher, serve};
use jersi_engine::{Answer, Limits, Report, Root, SearchObserver, StopSignal};

/// Positions that a search may look at, whatever it is asked for.
const NODES: u64 = 200;
/// Lines beyond this many are left out: later ones are heard like earlier ones.
const LINES: usize = 60;
/// What a line of an answer begins with.
const ANSWERS: [&str; 7] = ["id", "option", "ugiok", "readyok", "info", "response", "bestmove"];
/// What the whole of a count begins with; its parts are a turn, a colon and a number.
const WHOLE: &str = "Nodes searched: ";
/// Counts deeper than this take too long to be fuzzed.
const DEEPEST: usize = 1;
/// What `query` can be asked.
const QUESTIONS: [&str; 6] = ["p1turn", "gameover", "result", "fen", "islegal", "legalmoves"];

/// Any input is heard to its end, never with a panic: each `go` is answered by one `bestmove`, each `query`
/// by one `response`, or by the questions there are, and so on; nothing else is said.
pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let lines: Vec<&str> = text.split('\n').take(LINES).filter(|line| !takes_too_long(line)).collect();
    let mut output = Vec::new();
    serve(Cursor::new(lines.join("\n")), &mut output, Hasty(Player::new())).expect("memory does not fail");
    let output = String::from_utf8(output).expect("answers are UTF-8");
    let begin = |begin: &str| output.lines().filter(|line| line.starts_with(begin)).count();
    for line in output.lines() {
        let known = line.split(' ').next().is_some_and(|word| ANSWERS.contains(&word));
        assert!(known || line.starts_with(WHOLE) || is_part(line), "{line:?}");
    }
    let asked = Asked::of(&lines);
    let said = Asked {
        introductions: begin("ugiok"),
        ready: begin("readyok"),
        searches: begin("bestmove "),
        questions: begin("response"),
        no_questions: begin("info string query: "),
    };
    assert_eq!(said, asked, "{output}");
}

/// How much of everything there is to be answered.
#[derive(Debug, Default, PartialEq)]
struct Asked {
    introductions: usize,
    ready: usize,
    searches: usize,
    questions: usize,
    no_questions: usize,
}

impl Asked {
    /// What these lines ask for: each by its first known word, up to the one that says good-bye.
    fn of(lines: &[&str]) -> Asked {
        let mut asked = Asked::default();
        for line in lines {
            if matches!(line.split_whitespace().next(), Some("d" | "eval")) {
                continue;
            }
            let mut words = line.split_whitespace().skip_while(|word| !COMMANDS.contains(word));
            let count = match (words.next(), words.next()) {
                (Some("ugi"), _) => &mut asked.introductions,
                (Some("isready"), _) => &mut asked.ready,
                // Turns by hand and counts are answered by no turn.
                (Some("go"), Some("manual" | "perft")) => continue,
                (Some("go"), _) => &mut asked.searches,
                (Some("query"), Some(word)) if QUESTIONS.contains(&word) => &mut asked.questions,
                (Some("query"), _) => &mut asked.no_questions,
                (Some("quit"), _) => break,
                _ => continue,
            };
            *count += 1;
        }
        asked
    }
}

/// Proofs and deep counts: they end, but not soon.
fn takes_too_long(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let after = |word: &str| words.iter().position(|&w| w == word).map(|at| words.get(at + 1).copied());
    let is_deep = |value: &str| {
        value.bytes().all(|byte| byte.is_ascii_digit()) && value.parse().map_or(true, |n: usize| n > DEEPEST)
    };
    ["mate", "perft"].iter().filter_map(|word| after(word)?).any(is_deep)
}

/// Whether a line of a count is a turn and a number.
fn is_part(line: &str) -> bool {
    line.split_once(": ").is_some_and(|(turn, count)| !turn.contains(' ') && count.parse::<u64>().is_ok())
}

/// The words that a command begins with.
const COMMANDS: [&str; 9] =
    ["ugi", "isready", "uginewgame", "setoption", "position", "go", "stop", "query", "quit"];

/// The engine, with a small table and few positions, and with an eye on what it finds.
struct Hasty(Player);

impl Searcher for Hasty {
    fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop: &StopSignal,
        observer: &mut dyn SearchObserver,
    ) -> Answer {
        let nodes = limits.nodes.map_or(NODES, |nodes| nodes.min(NODES));
        let limits = Limits { nodes: Some(nodes), ..limits.clone() };
        let answer = self.0.search(root, &limits, stop, &mut |told: &Report| {
            check(root, told);
            observer.on_iteration(told);
        });
        check(root, &answer.report);
        let best = answer.best().expect("a position with a legal decision has an answer");
        assert!(limits.only.is_empty() || limits.only.contains(&best));
        answer
    }

    fn tune(&mut self, options: &Options) {
        self.0.tune(&Options { hash: 1, threads: options.threads.min(2), ..options.clone() });
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}

/// Every line that is told can be played, and begins with a decision of its own.
fn check(root: &Root, report: &Report) {
    let mut firsts = Vec::new();
    for line in &report.lines {
        assert!(!line.turns.is_empty() && !firsts.contains(&line.turns[0]), "{report:?}");
        firsts.push(line.turns[0]);
        line.turns.iter().fold(root.position, |position, &turn| {
            position.play(turn).unwrap_or_else(|refusal| panic!("{refusal:?} in {position:?}: {report:?}"))
        });
    }
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
