//! Words in and out: `Display` and `FromStr` of everything that one word, or a few, can tell.
//!
//! What is written can be read again, and means the same. Readers do not mind the case of letters.
//! Turns and positions are in [`notation`](crate::notation), whole games in [`record`](crate::record).

mod counts;
mod few_words;
mod position;
mod rules;
#[cfg(feature = "serde")]
mod serde;

pub use counts::BadCounts;
pub use position::ParsePositionError;
pub use rules::{NoSuchEdition, ParseRulesError};

use std::fmt;
use std::str::FromStr;

use crate::outcome::Reason;
use crate::piece::{Color, Kind};
use crate::record::{GameResult, Termination};

/// A word that is none of those that are known.
///
/// ```
/// use jersi_rules::Kind;
///
/// let error = "stone".parse::<Kind>().unwrap_err();
/// assert!(error.to_string().starts_with("\"stone\" is no kind of piece; known are king, rock, paper"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchWord {
    /// The word.
    pub word: String,
    /// What it should have been, such as `kind of piece`.
    pub of: &'static str,
    /// The words that are known.
    pub known: Vec<&'static str>,
}

impl fmt::Display for NoSuchWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no {}; known are {}", self.word, self.of, self.known.join(", "))
    }
}

impl std::error::Error for NoSuchWord {}

/// A number in digits alone: no sign, no space.
pub(crate) fn digits<N: FromStr>(text: &str) -> Option<N> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// The one among all of them that this word names.
fn among<T: Copy>(
    word: &str,
    of: &'static str,
    all: impl IntoIterator<Item = T>,
    id: impl Fn(T) -> &'static str,
) -> Result<T, NoSuchWord> {
    let mut known = Vec::new();
    for each in all {
        if id(each).eq_ignore_ascii_case(word.trim()) {
            return Ok(each);
        }
        known.push(id(each));
    }
    Err(NoSuchWord { word: word.trim().to_owned(), of, known })
}

/// Reads `white` or `black`, and the `w` and `b` of position strings.
///
/// ```
/// use jersi_rules::Color;
///
/// assert_eq!("black".parse(), Ok(Color::Black));
/// assert_eq!(Color::White.to_string().parse(), Ok(Color::White));
/// ```
impl FromStr for Color {
    type Err = NoSuchWord;

    fn from_str(word: &str) -> Result<Color, NoSuchWord> {
        match word.trim() {
            "w" => Ok(Color::White),
            "b" => Ok(Color::Black),
            word => among(word, "player", Color::BOTH, Color::id),
        }
    }
}

/// The identifier, which no edition changes: `rock`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Kind {
    type Err = NoSuchWord;

    fn from_str(word: &str) -> Result<Kind, NoSuchWord> {
        among(word, "kind of piece", Kind::ALL, Kind::id)
    }
}

/// The identifier: `king-arrived`.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Reason {
    type Err = NoSuchWord;

    fn from_str(word: &str) -> Result<Reason, NoSuchWord> {
        among(word, "end of a game", Reason::ALL, Reason::id)
    }
}

/// The identifier: `white`, `black` or `draw`.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for GameResult {
    type Err = NoSuchWord;

    fn from_str(word: &str) -> Result<GameResult, NoSuchWord> {
        let all = [GameResult::Win(Color::White), GameResult::Win(Color::Black), GameResult::Draw];
        among(word, "result", all, GameResult::id)
    }
}

/// The value of the `Termination` tag.
impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Termination {
    type Err = NoSuchWord;

    fn from_str(word: &str) -> Result<Termination, NoSuchWord> {
        let by_the_rules = Reason::ALL.into_iter().map(Termination::Rules);
        let all = by_the_rules.chain(Termination::OUTSIDE_THE_RULES);
        among(word, "end of a game", all, Termination::id)
    }
}
