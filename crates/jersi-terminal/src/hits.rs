//! What can be clicked where.

use crossterm::event::KeyCode;
use jersi_rules::Cell;
use ratatui::layout::{Position as Point, Rect};

/// Something that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// A cell of the board.
    Cell(Cell),
    /// A choice that is no cell, by its number.
    Way(usize),
    /// The list of turns: show the game after so many.
    Turn(usize),
    /// Something that a key does too.
    Key(KeyCode),
    /// A field of a dialog.
    Field(usize),
}

/// What can be clicked on a screen that was drawn.
#[derive(Clone, Debug, Default)]
pub struct Hits {
    places: Vec<(Rect, Hit)>,
    /// The last line with which a dialog that scrolls can begin.
    bottom: usize,
}

impl Hits {
    /// This can be clicked here. What comes later lies above.
    pub(crate) fn add(&mut self, area: Rect, hit: Hit) {
        self.places.push((area, hit));
    }

    /// The middle of a cell of the board, column and row, if it is shown.
    pub fn cell(&self, cell: Cell) -> Option<(u16, u16)> {
        let (area, _) = self.places.iter().find(|(_, hit)| *hit == Hit::Cell(cell))?;
        Some((area.x + area.width / 2, area.y + area.height / 2))
    }

    /// What is at a point.
    pub(crate) fn at(&self, point: Point) -> Option<Hit> {
        self.places.iter().rev().find(|(area, _)| area.contains(point)).map(|&(_, hit)| hit)
    }

    /// A dialog can begin with this line at the latest.
    pub(crate) fn scrolls_to(&mut self, bottom: usize) {
        self.bottom = bottom;
    }

    /// The last line with which a dialog that scrolls can begin.
    pub(crate) fn bottom(&self) -> usize {
        self.bottom
    }

    /// Nothing of what is below can be clicked.
    pub(crate) fn clear(&mut self) {
        self.places.clear();
    }
}
