//! Ends that are not rules: agreed on so that programs do not play for ever.

use std::fmt;
use std::str::FromStr;

use jersi_rules::{Position, Setup};

/// What ends a game in a tie although the rules let it go on. Every edition can be adjudicated; the rule of
/// 40 turns without a capture that 4.x has is a rule and stands apart.
///
/// ```
/// use jersi_game::Adjudication;
///
/// assert_eq!("quiet=100 repetitions=3".parse(), Ok(Adjudication::ENGINES));
/// assert_eq!(Adjudication::NONE.to_string(), "-");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Adjudication {
    /// So many turns in a row without a capture. Placements of a free setting are not counted.
    pub quiet_turns: Option<u16>,
    /// The same position so many times, whatever the clock of the rules and the turn number say.
    pub repetitions: Option<u8>,
}

/// A text that is no adjudication.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no adjudication; write - for none, quiet=100, repetitions=3, or both")]
pub struct BadAdjudication(pub String);

impl Adjudication {
    /// For people: only the rules end a game.
    pub const NONE: Adjudication = Adjudication { quiet_turns: None, repetitions: None };
    /// For programs: 100 turns without a capture, or a position for the third time.
    pub const ENGINES: Adjudication = Adjudication { quiet_turns: Some(100), repetitions: Some(3) };
}

impl fmt::Display for Adjudication {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quiet = self.quiet_turns.map(|turns| format!("quiet={turns}"));
        let repetitions = self.repetitions.map(|times| format!("repetitions={times}"));
        let words: Vec<String> = [quiet, repetitions].into_iter().flatten().collect();
        f.pad(&if words.is_empty() { "-".to_owned() } else { words.join(" ") })
    }
}

impl FromStr for Adjudication {
    type Err = BadAdjudication;

    fn from_str(text: &str) -> Result<Adjudication, BadAdjudication> {
        let bad = || BadAdjudication(text.to_owned());
        let mut found = Adjudication::NONE;
        if text.trim() == "-" {
            return Ok(found);
        }
        for word in text.split_whitespace() {
            match word.split_once('=') {
                Some(("quiet", turns)) if found.quiet_turns.is_none() => {
                    found.quiet_turns = Some(turns.parse().map_err(|_| bad())?);
                }
                Some(("repetitions", times)) if found.repetitions.is_none() => {
                    found.repetitions = Some(times.parse().map_err(|_| bad())?);
                }
                _ => return Err(bad()),
            }
        }
        if found == Adjudication::NONE { Err(bad()) } else { Ok(found) }
    }
}

/// Whether two positions are the same but for the clock of the rules and the turn number.
pub fn same_position(one: &Position, other: &Position) -> bool {
    one.hash() == other.hash()
        && one.ransom_so_far() == other.ransom_so_far()
        && timeless(one) == timeless(other)
}

fn timeless(position: &Position) -> Setup {
    Setup { clock: None, turn_number: 1, ..position.setup() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::notation::{read_position, read_turn};
    use jersi_rules::{Edition, Rules, Setting};

    #[test]
    fn written_and_read_again() {
        for text in ["-", "quiet=100", "repetitions=3", "quiet=100 repetitions=3"] {
            let adjudication: Adjudication = text.parse().expect(text);
            assert_eq!(adjudication.to_string(), text);
        }
        assert_eq!(Adjudication::ENGINES.to_string(), "quiet=100 repetitions=3");
        assert_eq!("repetitions=3 quiet=100".parse(), Ok(Adjudication::ENGINES));
        for text in
            ["", " ", "quiet", "quiet=", "quiet=-1", "quiet=1 quiet=2", "repetitions=256", "x=1", "- quiet=1"]
        {
            assert_eq!(text.parse::<Adjudication>(), Err(BadAdjudication(text.to_owned())), "{text:?}");
        }
    }

    #[test]
    fn the_same_position_later_in_the_game() {
        let start = Position::start(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8));
        let there_and_back = ["b1-c1", "h1-g1", "c1-b1", "g1-h1"];
        let mut now = start;
        for (n, text) in there_and_back.into_iter().enumerate() {
            assert_eq!(same_position(&now, &start), n == 0);
            now = read_turn(&now, text).expect(text).after;
        }
        assert_ne!(now, start);
        assert!(same_position(&now, &start));
    }

    #[test]
    fn the_side_and_the_reserve_make_another_position() {
        let rules = Rules::new(Edition::V4_8);
        let board = "3k-3/8/7/8/9/8/7/8/3K-3";
        let read =
            |rest: &str| read_position(rules, &format!("{board} {rest}")).expect("the rules allow this");
        let one = read("w M 3 7");
        assert!(same_position(&one, &read("w M 30 70")));
        assert!(!same_position(&one, &read("b M 3 7")));
        assert!(!same_position(&one, &read("w W 3 7")));
        assert!(!same_position(&one, &read("w m 3 7")));
    }
}
