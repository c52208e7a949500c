//! What `go` asks for.

use std::time::Duration;

use jersi_rules::{Color, Position, Turn};

use super::table;
use crate::{ClockLimit, Limits};

/// What is asked for.
#[derive(Clone, Debug)]
pub(super) enum Request {
    /// A search, answered by `bestmove`.
    Search(Go),
    /// `perft N`: a count.
    Perft(u32),
    /// `manual TURN`: the turn is played on the table.
    Manual(String),
}

/// A search that was asked for.
#[derive(Clone, Debug)]
pub(super) struct Go {
    /// When it ends by itself.
    pub(super) limits: Limits,
    /// It is answered only after `stop`.
    pub(super) infinite: bool,
    /// A win within so many turns of the player who decides is to be proved first.
    pub(super) mate: Option<u32>,
}

/// Why a `go` cannot be done, and whether a `bestmove` is waited for.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) why: String,
    pub(super) is_search: bool,
}

/// The words that a search knows.
const WORDS: [&str; 14] = [
    "depth",
    "nodes",
    "movetime",
    "p1time",
    "p2time",
    "p1inc",
    "p2inc",
    "wtime",
    "btime",
    "winc",
    "binc",
    "infinite",
    "searchmoves",
    "mate",
];

/// Without other limits, a `go mate` that proves nothing is answered by so short a search.
const DEPTH_WITHOUT_MATE: u32 = 2;

/// The clocks as they were told.
#[derive(Clone, Copy, Default)]
struct Told {
    left: Option<Duration>,
    increment: Option<Duration>,
}

/// Reads what follows `go`. Unknown words are left out; a known word with a bad value is told.
pub(super) fn read(words: &[&str], position: &Position) -> Result<Request, Fault> {
    let fault = |is_search| move |why| Fault { why, is_search };
    match words {
        ["manual", turn @ ..] => Ok(Request::Manual(turn.join(" "))),
        ["perft", rest @ ..] => {
            let depth = count("perft", rest.first().copied().unwrap_or_default()).map_err(fault(false))?;
            Ok(Request::Perft(u32::try_from(depth).unwrap_or(u32::MAX)))
        }
        _ => search(words, position).map(Request::Search).map_err(fault(true)),
    }
}

fn search(words: &[&str], position: &Position) -> Result<Go, String> {
    let mut limits = Limits::default();
    let mut infinite = false;
    let mut mate = None;
    let mut clocks = [Told::default(); 2];
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        if !WORDS.contains(&word) {
            continue;
        }
        if word == "infinite" {
            infinite = true;
            continue;
        }
        if word == "searchmoves" {
            while let Some(turn) = words.next_if(|next| !WORDS.contains(next)) {
                limits.only.push(only(position, turn)?);
            }
            continue;
        }
        let value = words.next_if(|next| !WORDS.contains(next)).unwrap_or_default();
        match word {
            "depth" => limits.depth = Some(u32::try_from(count(word, value)?).unwrap_or(u32::MAX)),
            "nodes" => limits.nodes = Some(count(word, value)?),
            "mate" => mate = Some(u32::try_from(count(word, value)?).unwrap_or(u32::MAX)),
            "movetime" => limits.move_time = Some(milliseconds(word, value)?),
            _ => {
                let clock = &mut clocks[usize::from(word.starts_with("p2") || word.starts_with('b'))];
                let time = Some(milliseconds(word, value)?);
                if word.ends_with("inc") { clock.increment = time } else { clock.left = time }
            }
        }
    }
    limits.clock = clock_of(position.decider(), clocks)?;
    let limited = limits.depth.is_some()
        || limits.nodes.is_some()
        || limits.move_time.is_some()
        || limits.clock.is_some();
    if mate.is_some() && !limits.only.is_empty() {
        return Err("mate looks at every turn; leave out searchmoves".to_owned());
    }
    if mate.is_some() && (limits.move_time.is_some() || limits.clock.is_some()) {
        return Err("mate has no time limit; limit it by nodes, or stop it".to_owned());
    }
    if mate.is_some() && !limited {
        limits.depth = Some(DEPTH_WITHOUT_MATE);
    }
    Ok(Go { limits, infinite: infinite || !limited && mate.is_none(), mate })
}

/// The clock of the player who decides.
fn clock_of(decider: Color, clocks: [Told; 2]) -> Result<Option<ClockLimit>, String> {
    let (own, name) = match decider {
        Color::White => (clocks[0], "p1"),
        Color::Black => (clocks[1], "p2"),
    };
    if let Some(left) = own.left {
        return Ok(Some(ClockLimit { left, increment: own.increment.unwrap_or_default() }));
    }
    let told = clocks.iter().any(|clock| clock.left.is_some() || clock.increment.is_some());
    if told { Err(format!("{name} decides, but there is no {name}time")) } else { Ok(None) }
}

/// A number from 1. Beyond what fits, a limit is no limit that anybody reaches.
fn count(word: &str, value: &str) -> Result<u64, String> {
    let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || value.bytes().all(|byte| byte == b'0') {
        return Err(format!("{word} takes a number from 1, not {value:?}"));
    }
    Ok(value.parse().unwrap_or(u64::MAX))
}

/// A time, perhaps with a fraction. Clocks that ran out are told as negative by some programs: that is no time left.
fn milliseconds(word: &str, value: &str) -> Result<Duration, String> {
    /// More than anybody waits, and little enough to reckon with.
    const A_YEAR: f64 = 365.0 * 24.0 * 3600.0 * 1000.0;
    let digits = value.strip_prefix(['-', '+']).unwrap_or(value);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match value.parse::<f64>() {
        Ok(time) if is_number(whole) && is_number(part) => {
            Ok(Duration::from_secs_f64(time.clamp(0.0, A_YEAR) / 1000.0))
        }
        _ => Err(format!("{word} takes milliseconds, not {value:?}")),
    }
}

fn only(position: &Position, text: &str) -> Result<Turn, String> {
    table::decision(position, text).map_err(|fault| format!("searchmoves {text}: {fault}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ugi::Options;

    fn request(text: &str) -> Result<Request, Fault> {
        let start = Options::default().start().expect("the defaults agree");
        read(&text.split_whitespace().collect::<Vec<_>>(), &start)
    }

    fn go(text: &str) -> Result<Go, String> {
        match request(text) {
            Ok(Request::Search(go)) => Ok(go),
            Ok(other) => panic!("{text}: {other:?}"),
            Err(fault) => Err(fault.why),
        }
    }

    #[test]
    fn counts_and_turns_by_hand_are_no_searches() {
        assert!(matches!(request("perft 3"), Ok(Request::Perft(3))));
        assert!(matches!(request("manual a2-b2 x"), Ok(Request::Manual(turn)) if turn == "a2-b2 x"));
        assert!(matches!(request("manual"), Ok(Request::Manual(turn)) if turn.is_empty()));
        for bad in ["perft", "perft 0", "perft x"] {
            assert!(request(bad).is_err_and(|fault| !fault.is_search), "{bad}");
        }
        assert!(go("depth 3 perft 2").is_ok_and(|go| go.limits.depth == Some(3)), "they come first");
    }

    #[test]
    fn times_may_have_a_fraction() {
        for (text, micros) in
            [("200.0", 200_000), ("0.5", 500), ("-3.7", 0), ("1500", 1_500_000), ("+7.25", 7250)]
        {
            let told = go(&format!("movetime {text}")).expect(text);
            assert_eq!(told.limits.move_time, Some(Duration::from_micros(micros)), "{text}");
        }
        for bad in ["1e3", "NaN", "inf", "1.", ".5", "1,5", "1.5.2", "-", "."] {
            assert!(go(&format!("movetime {bad}")).is_err(), "{bad}");
        }
        let told = go("wtime 60000.25 btime 1 winc 250.0 binc 2").expect("understood").limits.clock;
        let own =
            ClockLimit { left: Duration::from_micros(60_000_250), increment: Duration::from_millis(250) };
        assert_eq!(told, Some(own), "the words of chess");
    }

    #[test]
    fn a_proof_is_no_search_without_end() {
        let told = go("mate 2").expect("understood");
        assert_eq!((told.mate, told.infinite, told.limits.depth), (Some(2), false, Some(2)));
        assert_eq!(go("mate 2 nodes 5").expect("understood").limits.depth, None);
        assert!(go("mate 2 infinite").expect("understood").infinite);
        assert!(go("mate 2 searchmoves M:e5").is_err());
        assert!(go("mate 2 movetime 100").is_err() && go("mate 2 p1time 1000").is_err());
    }

    #[test]
    fn limits() {
        let told =
            go("depth 5 nodes 99999999999999999999 ponder movetime 1500 movestogo 3").expect("understood");
        assert_eq!(told.limits.depth, Some(5));
        assert_eq!(told.limits.nodes, Some(u64::MAX));
        assert_eq!(told.limits.move_time, Some(Duration::from_millis(1500)));
        assert!(!told.infinite);
        assert_eq!(go("depth 4294967296").expect("understood").limits.depth, Some(u32::MAX));
        for text in ["", "infinite", "joho", "searchmoves M:e5", "infinite depth 3"] {
            assert!(go(text).expect("understood").infinite, "{text}");
        }
    }

    #[test]
    fn the_clock_of_the_one_who_decides() {
        let told = go("p1time 60000 p2time 1 p1inc 250 p2inc 2").expect("understood");
        let own = ClockLimit { left: Duration::from_secs(60), increment: Duration::from_millis(250) };
        assert_eq!(told.limits.clock, Some(own));
        assert_eq!(go("p1time -20").expect("understood").limits.clock.expect("a clock").left, Duration::ZERO);
        assert!(go("p2time 1000").expect_err("not White's").contains("no p1time"));
        assert!(go("p1inc 1000").expect_err("no time").contains("no p1time"));
    }

    #[test]
    fn only_some_first_turns() {
        let told = go("searchmoves M:e5 M:d4 depth 2").expect("understood");
        assert_eq!((told.limits.only.len(), told.limits.depth), (2, Some(2)));
    }

    #[test]
    fn bad_values() {
        for text in [
            "depth",
            "depth x",
            "depth 0",
            "nodes -3",
            "movetime soon",
            "p1time",
            "depth nodes 5",
            "searchmoves e5-e6",
        ] {
            let fault = go(text).expect_err(text);
            assert!(fault.starts_with(text.split(' ').next().expect("a word")), "{fault}");
        }
    }
}
