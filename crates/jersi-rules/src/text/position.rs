//! Positions together with their rules, so that the text alone tells everything.

use std::fmt;
use std::str::FromStr;

use super::rules::{ParseRulesError, is_of_rules};
use crate::notation::{PositionTextError, read_position, write_position};
use crate::position::Position;
use crate::rules::Rules;

/// Why a text tells no rules and a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParsePositionError {
    /// It does not begin with the rules.
    #[error(transparent)]
    Rules(#[from] ParseRulesError),
    /// What follows is no position by these rules. Places are counted from behind the rules.
    #[error(transparent)]
    Position(#[from] PositionTextError),
}

impl Rules {
    /// Reads a position string by these rules: letters and cells differ from edition to edition, so a
    /// position string means nothing without rules. [`write_position`] writes it.
    ///
    /// ```
    /// use jersi_rules::{Color, Edition, Kind, Rules};
    /// use jersi_rules::notation::write_position;
    ///
    /// let text = "3k-3/8/7/8/9/8/7/8/2R-K-3 w - 7 31";
    /// let position = Rules::new(Edition::V4_8).position(text)?;
    /// assert_eq!(position.to_move(), Color::White);
    /// assert_eq!(position.tops_of(Kind::Rock).len(), 1);
    /// assert_eq!(write_position(&position), text);
    /// # Ok::<(), jersi_rules::notation::PositionTextError>(())
    /// ```
    pub fn position(self, text: &str) -> Result<Position, PositionTextError> {
        read_position(self, text)
    }
}

/// The rules and the position string: `4.8 no-reserve 3k-3/8/7/8/9/8/7/8/2R-K-3 w - 7 31`.
/// [`write_position`] leaves the rules out.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.rules(), write_position(self))
    }
}

/// As it is displayed.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads the rules and a position string; [`Rules::position`] reads a string without them.
///
/// ```
/// use jersi_rules::{Edition, Position};
///
/// let position: Position = "4.8 no-reserve 3k-3/8/7/8/9/8/7/8/2R-K-3 w - 7 31".parse()?;
/// assert_eq!(position.edition(), Edition::V4_8);
/// assert!(!position.rules().reserve());
/// assert_eq!(position.to_string().parse(), Ok(position));
/// # Ok::<(), jersi_rules::ParsePositionError>(())
/// ```
impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let mut end = 0;
        for (n, word) in text.split_whitespace().enumerate() {
            if n > 0 && !is_of_rules(word) {
                break;
            }
            end = word.as_ptr() as usize - text.as_ptr() as usize + word.len();
        }
        let rules: Rules = text[..end].parse()?;
        Ok(rules.position(text[end..].trim_start())?)
    }
}
