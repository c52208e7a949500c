//! What `go` asks for.

use std::time::Duration;

use jersi_rules::{Color, Position, Turn};

use super::table;
use crate::{ClockLimit, Limits};

/// A search that was asked for.
#[derive(Clone, Debug)]
pub(super) struct Go {
    /// When it ends by itself.
    pub(super) limits: Limits,
    /// It is answered only after `stop`.
    pub(super) infinite: bool,
}

/// The words that `go` knows.
const WORDS: [&str; 9] =
    ["depth", "nodes", "movetime", "p1time", "p2time", "p1inc", "p2inc", "infinite", "searchmoves"];

/// The clocks as they were told.
#[derive(Clone, Copy, Default)]
struct Told {
    left: Option<Duration>,
    increment: Option<Duration>,
}

/// Reads what follows `go`. Unknown words are left out; a known word with a bad value is told.
pub(super) fn read(words: &[&str], position: &Position) -> Result<Go, String> {
    let mut limits = Limits::default();
    let mut infinite = false;
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
            "movetime" => limits.move_time = Some(milliseconds(word, value)?),
            _ => {
                let clock = &mut clocks[usize::from(word.starts_with("p2"))];
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
    Ok(Go { limits, infinite: infinite || !limited })
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

/// A time. Clocks that ran out are told as negative by some programs: that is no time left.
fn milliseconds(word: &str, value: &str) -> Result<Duration, String> {
    /// More than anybody waits, and little enough to reckon with.
    const A_YEAR: i128 = 365 * 24 * 3600 * 1000;
    match value.parse::<i128>() {
        Ok(time) => Ok(Duration::from_millis(time.clamp(0, A_YEAR) as u64)),
        Err(_) => Err(format!("{word} takes milliseconds, not {value:?}")),
    }
}

fn only(position: &Position, text: &str) -> Result<Turn, String> {
    table::decision(position, text).map_err(|fault| format!("searchmoves {text}: {fault}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ugi::Options;

    fn go(text: &str) -> Result<Go, String> {
        let start = Options::default().start().expect("the defaults agree");
        read(&text.split_whitespace().collect::<Vec<_>>(), &start)
    }

    #[test]
    fn limits() {
        let told = go("depth 5 nodes 99999999999999999999 ponder movetime 1500 mate 3").expect("understood");
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
