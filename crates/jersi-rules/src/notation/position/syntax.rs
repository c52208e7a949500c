//! Why a text is no position string.

use crate::edition::Edition;
use crate::lang::Lang;

/// What is wrong with a text that is no position string.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Lang::EN))]
pub enum PositionSyntax {
    /// A field is missing.
    Missing(Field),
    /// More than six fields.
    TooManyFields,
    /// Something else than `w` or `b`.
    BadSide(String),
    /// The clock is no number and no `-`.
    BadClock,
    /// The turn number is no number, or too large.
    BadTurnNumber,
    /// The board has another number of rows than nine: this one.
    RowCount(usize),
    /// A run of no empty cells.
    EmptyRun,
    /// The row ends after the first of two letters.
    HalfCell,
    /// A row with more cells than the edition's, rows counted from 0.
    RowTooLong {
        /// The edition.
        edition: Edition,
        /// The row, 0 for `a`.
        row: u8,
    },
    /// A row with fewer cells than the edition's.
    RowTooShort {
        /// The edition.
        edition: Edition,
        /// The row, 0 for `a`.
        row: u8,
        /// How many there are.
        cells: usize,
    },
    /// A letter that stands for no piece of the edition.
    NoSuchLetter(char, Edition),
    /// More of a kind in reserve than anybody ever has.
    TooManyInReserve,
    /// The sixth field is no unfinished turn with a ransom.
    NoPartial,
}

/// A field of a position string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The board.
    Board,
    /// Whose turn it is.
    Side,
    /// The reserves.
    Reserve,
    /// The clock.
    Clock,
    /// The number of the turn.
    TurnNumber,
}

impl PositionSyntax {
    /// What is wrong and what would be right.
    pub fn say(&self, lang: Lang) -> String {
        lang.catalogue().position_syntax(self)
    }
}
