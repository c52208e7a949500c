//! The cell that the keys are on.

use jersi_rules::{Cell, Direction, ROWS};

use super::App;

/// Where a key goes, as it is seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Go {
    /// To a neighbour.
    Beside(Direction),
    /// To the row above.
    Up,
    /// To the row below.
    Down,
}

impl App {
    /// Moves the cursor, if there is a cell in that direction.
    pub(super) fn go(&mut self, go: Go) {
        match go {
            Go::Beside(direction) => {
                let direction = if self.flipped { direction.opposite() } else { direction };
                let beside = self.cursor.step(direction);
                if let Some(cell) = beside.filter(|&cell| self.edition().facts().cells.has(cell)) {
                    self.put_cursor(cell);
                }
            }
            Go::Up => self.go_to_row(if self.flipped { -1 } else { 1 }),
            Go::Down => self.go_to_row(if self.flipped { 1 } else { -1 }),
        }
    }

    pub(super) fn put_cursor(&mut self, cell: Cell) {
        self.cursor = cell;
        self.anchor = cell.double_x();
    }

    /// To the cell of the next row that is nearest to the column in which going up and down began.
    fn go_to_row(&mut self, step: i8) {
        let Some(row) = self.cursor.row().checked_add_signed(step).filter(|&row| row < ROWS) else { return };
        let anchor = self.anchor;
        let nearest =
            self.edition().row_cells(row).into_iter().min_by_key(|cell| cell.double_x().abs_diff(anchor));
        if let Some(cell) = nearest {
            self.cursor = cell;
        }
    }
}
