//! A moment of a record, as people name it: `12` turns played, `6b` after Black's turn of the sixth pair, and `+1` or `+2`
//! for the decisions of a ransom that follows.

use clap::builder::TypedValueParser;
use jersi_rules::Color;
use jersi_words::ValueFault;

use crate::value;

/// A moment as it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct After {
    /// The turns before it.
    pub turns: Turns,
    /// The decisions of the turn that follows.
    pub decisions: usize,
}

/// How turns are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turns {
    /// So many players' turns.
    Count(usize),
    /// Up to a player's turn of a pair, as records number them.
    Pair(u16, Color),
}

/// A moment of a record that holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// How many players' turns were played, placements not counted.
    pub turns: usize,
    /// How many decisions of the next turn were taken; 0 unless it is a turn with a ransom.
    pub decisions: usize,
}

impl Moment {
    /// The moment after so many turns.
    pub const fn after(turns: usize) -> Moment {
        Moment { turns, decisions: 0 }
    }
}

/// Reads a moment.
pub fn parser() -> impl TypedValueParser<Value = After> {
    value::form(|text| read(text).ok_or(ValueFault::Moment))
}

fn read(text: &str) -> Option<After> {
    let (turns, decisions) = match text.split_once('+') {
        Some((turns, decisions)) => (turns, number(decisions).filter(|&taken| taken > 0)?),
        None => (text, 0),
    };
    let turns = match turns.strip_suffix(['w', 'W']) {
        Some(pair) => Turns::Pair(number(pair)?, Color::White),
        None => match turns.strip_suffix(['b', 'B']) {
            Some(pair) => Turns::Pair(number(pair)?, Color::Black),
            None => Turns::Count(number(turns)?),
        },
    };
    Some(After { turns, decisions })
}

/// Digits alone: no sign, no blank.
fn number<T: std::str::FromStr>(text: &str) -> Option<T> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read() {
        let after = |turns, decisions| Some(After { turns, decisions });
        assert_eq!(read("0"), after(Turns::Count(0), 0));
        assert_eq!(read("12"), after(Turns::Count(12), 0));
        assert_eq!(read("12+1"), after(Turns::Count(12), 1));
        assert_eq!(read("6w"), after(Turns::Pair(6, Color::White), 0));
        assert_eq!(read("6B+2"), after(Turns::Pair(6, Color::Black), 2));
        for bad in ["", "w", "+1", "12+", "12+0", "+", "-1", " 1", "1.5", "6x", "6wb", "99999999999999999999"]
        {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
