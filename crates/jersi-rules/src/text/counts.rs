//! How many pieces of each kind, as text that every edition understands: `wise:2 mountain:4`.

use std::fmt;
use std::str::FromStr;

use super::NoSuchWord;
use crate::piece::{Counts, Kind};

/// Why a text tells no numbers of pieces.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCounts {
    /// A kind that there is not.
    #[error(transparent)]
    Kind(#[from] NoSuchWord),
    /// Something else than a number from 0 to [`Counts::MOST`] behind a kind.
    #[error("{0:?} does not tell how many: a kind, a colon and a number to 15, such as mountain:4")]
    Number(String),
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
        text.split_whitespace().try_fold(Counts::NONE, |counts, word| {
            let bad = || BadCounts::Number(word.to_owned());
            let (kind, number) = word.split_once(':').ok_or_else(bad)?;
            let number = number.parse().ok().filter(|&number: &u8| number <= Counts::MOST).ok_or_else(bad)?;
            Ok(counts.with(kind.parse()?, number))
        })
    }
}
