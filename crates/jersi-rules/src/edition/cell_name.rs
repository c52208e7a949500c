//! Names of cells, which belong to an edition: the `a1` of 2.0 is the `a2` of 4.8.

use std::fmt;
use std::str::FromStr;

use super::Edition;
use crate::cell::{Cell, ROWS};

/// A cell as an edition names it: text that is not yet a [`Cell`].
///
/// ```
/// use jersi_rules::{CellName, Edition};
///
/// let name: CellName = "a1".parse()?;
/// let (old, new) = (Edition::V2_0.cell_of(name), Edition::V4_8.cell_of(name));
/// assert_ne!(old, new, "the boards begin elsewhere");
/// assert_eq!(Edition::V4_8.cell_name(old.unwrap()).to_string(), "a2");
/// # Ok::<(), jersi_rules::BadCellName>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellName {
    row: u8,
    number: u8,
}

/// A text that no edition would name a cell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is no cell: a row from a to i and a number from 1 to 9, such as e4")]
pub struct BadCellName {
    /// The text.
    pub text: String,
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.row) as char, self.number)
    }
}

impl FromStr for CellName {
    type Err = BadCellName;

    fn from_str(text: &str) -> Result<CellName, BadCellName> {
        let &[letter, digit @ b'1'..=b'9'] = text.trim().as_bytes() else {
            return Err(BadCellName { text: text.to_owned() });
        };
        match letter.to_ascii_lowercase().wrapping_sub(b'a') {
            row if row < ROWS => Ok(CellName { row, number: digit - b'0' }),
            _ => Err(BadCellName { text: text.to_owned() }),
        }
    }
}

impl Edition {
    /// The name of a cell, such as `e4`.
    pub fn cell_name(self, cell: Cell) -> CellName {
        CellName { row: cell.row(), number: self.number(cell) }
    }

    /// The cell that this edition calls so, if its board has one.
    pub const fn cell_of(self, name: CellName) -> Option<Cell> {
        self.cell(name.row, name.number)
    }

    /// The cell that this edition calls so, if the text is the name of one.
    ///
    /// ```
    /// use jersi_rules::Edition;
    ///
    /// let cell = Edition::V4_8.cell_named("a7").unwrap();
    /// assert_eq!(Edition::V4_8.cell_name(cell).to_string(), "a7");
    /// assert_eq!(Edition::V2_0.cell_named("a7"), None, "its row a has five cells");
    /// ```
    pub fn cell_named(self, text: &str) -> Option<Cell> {
        self.cell_of(text.parse().ok()?)
    }
}
