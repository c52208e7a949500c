//! Players as the command line names them.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use jersi_engine::Level;

/// Which player is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spec {
    /// `engine`, or `engine:LEVEL` for one of the levels 1 to 10.
    Engine(Level),
    /// `minimax:DEPTH`.
    Minimax(u32),
    /// `random`.
    Random,
    /// `cmd:PROGRAM`: another program that speaks UGI, with its arguments.
    Program(String),
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}")]
pub struct BadSpec {
    /// What is wrong.
    pub what: String,
    /// Where.
    pub span: Range<usize>,
}

impl Spec {
    /// What can be written, for help.
    pub const FORMS: &str = "a player is engine, engine:LEVEL, minimax:DEPTH, random or cmd:PROGRAM";
    /// The depths that end within a lifetime.
    const DEPTHS: std::ops::RangeInclusive<u32> = 1..=20;
}

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        let (word, rest) = match text.split_once(':') {
            Some((word, rest)) => (word, Some(rest)),
            None => (text, None),
        };
        let bad = |what: String, span: Range<usize>| BadSpec { what, span };
        let behind = || rest.map_or(text.len()..text.len(), |_| word.len() + 1..text.len());
        match (word, rest) {
            ("engine", None) => Ok(Spec::Engine(Level::FULL)),
            ("engine", Some(level)) => match level.parse() {
                Ok(level) => Ok(Spec::Engine(level)),
                Err(_) => Err(bad(format!("a level is a number from 1 to 10, not {level:?}"), behind())),
            },
            ("minimax", None) => Err(bad("minimax needs a depth, such as minimax:2".to_owned(), behind())),
            ("minimax", Some(depth)) => match depth.parse() {
                Ok(depth) if Spec::DEPTHS.contains(&depth) => Ok(Spec::Minimax(depth)),
                _ => Err(bad(format!("a depth is a number from 1 to 20, not {depth:?}"), behind())),
            },
            ("random", None) => Ok(Spec::Random),
            ("random", Some(_)) => {
                Err(bad("random takes nothing; all chance comes from --seed".to_owned(), behind()))
            }
            ("cmd", Some(program)) if !program.trim().is_empty() => Ok(Spec::Program(program.to_owned())),
            ("cmd", _) => Err(bad("cmd needs a program, such as cmd:./mine".to_owned(), behind())),
            _ => Err(bad(format!("there is no player called {word:?}"), 0..word.len())),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Engine(Level::FULL) => f.pad("engine"),
            Spec::Engine(level) => write!(f, "engine:{level}"),
            Spec::Minimax(depth) => write!(f, "minimax:{depth}"),
            Spec::Random => f.pad("random"),
            Spec::Program(program) => write!(f, "cmd:{program}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read_and_written_again() {
        for text in ["engine", "engine:1", "engine:9", "minimax:3", "random", "cmd:./a b:c"] {
            assert_eq!(text.parse::<Spec>().expect(text).to_string(), text);
        }
        assert_eq!("engine:10".parse(), "engine".parse::<Spec>());
    }

    #[test]
    fn the_place_of_a_fault() {
        for (text, span) in [
            ("", 0..0),
            ("enigne:3", 0..6),
            ("engine:", 7..7),
            ("engine:11", 7..9),
            ("minimax", 7..7),
            ("minimax:0", 8..9),
            ("minimax:two", 8..11),
            ("random:5", 7..8),
            ("cmd", 3..3),
            ("cmd: ", 4..5),
        ] {
            assert_eq!(text.parse::<Spec>().expect_err(text).span, span, "{text:?}");
        }
    }
}
