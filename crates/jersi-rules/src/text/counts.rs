//! How many pieces of each kind, as text that every edition understands: `wise:2 mountain:4`.

use std::fmt;
use std::str::FromStr;

use super::{NoSuchWord, digits};
use crate::piece::{Counts, Kind, KindSet};

/// Why a text tells no numbers of pieces.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCounts {
    /// A kind that there is not.
    #[error(transparent)]
    Kind(#[from] NoSuchWord),
    /// Something else than a number from 0 to [`Counts::MOST`] behind a kind.
    #[error("{0:?} does not tell how many: a kind, a colon and a number to 15, such as mountain:4")]
    Number(String),
    /// A kind that is told twice.
    #[error("{0:?} tells a kind a second time; each kind stands once")]
    Twice(String),
    /// No text at all.
    #[error("nothing is told; no pieces are written -")]
    Empty,
}

/// `wise:2 mountain:4`, or `-` for nothing.
///
/// ```
/// use jersi_rules::{Counts, Edition, Kind, Position, Rules, Color};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// assert_eq!(start.reserve(Color::White).to_string(), "wise:2 mountain:4");
/// assert_eq!("wise:2 mountain:4".parse(), Ok(start.reserve(Color::White)));
/// assert_eq!("-".parse(), Ok(Counts::NONE));
/// ```
impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let mut space = "";
        for kind in Kind::ALL.into_iter().filter(|&kind| self.get(kind) > 0) {
            write!(f, "{space}{kind}:{}", self.get(kind))?;
            space = " ";
        }
        Ok(())
    }
}

impl FromStr for Counts {
    type Err = BadCounts;

    fn from_str(text: &str) -> Result<Counts, BadCounts> {
        if text.trim() == "-" {
            return Ok(Counts::NONE);
        }
        if text.trim().is_empty() {
            return Err(BadCounts::Empty);
        }
        let mut told = KindSet::EMPTY;
        text.split_whitespace().try_fold(Counts::NONE, |counts, word| {
            let bad = || BadCounts::Number(word.to_owned());
            let (kind, number) = word.split_once(':').ok_or_else(bad)?;
            let number = digits(number).filter(|&number: &u8| number <= Counts::MOST).ok_or_else(bad)?;
            let kind = kind.parse()?;
            if told.has(kind) {
                return Err(BadCounts::Twice(word.to_owned()));
            }
            told = told.with(kind);
            Ok(counts.with(kind, number))
        })
    }
}
