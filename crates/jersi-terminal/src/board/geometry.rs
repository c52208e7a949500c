//! Where cells lie on the screen.

use jersi_rules::{Cell, Edition, ROWS};
use ratatui::layout::Rect;

/// A board that fits a part of the screen. Hexagons stand on a point; a row is `lines` high and a cell `columns`
/// wide, which is even so that rows can be shifted by half a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    edition: Edition,
    /// Whether Black sits below.
    flipped: bool,
    left: u16,
    top: u16,
    /// Lines from row to row.
    pub lines: u16,
    /// Columns from cell to cell.
    pub columns: u16,
}

/// Hexagons that look like hexagons where a character is twice as high as wide, the largest first.
const SIZES: [(u16, u16); 6] = [(7, 16), (6, 14), (5, 12), (4, 10), (3, 8), (2, 6)];

/// Cells of the longest row.
const LONGEST: u16 = 9;

/// Columns left of the board for the letters of the rows, and right of it for its edge.
const MARGIN: u16 = 2;

impl Geometry {
    /// The largest board that fits, in the middle; `None` if none does.
    pub fn fit(edition: Edition, flipped: bool, area: Rect) -> Option<Geometry> {
        let fits = |&(lines, columns): &(u16, u16)| {
            let (width, height) = Geometry::extent(lines, columns);
            width <= area.width && height <= area.height
        };
        let (lines, columns) = SIZES.into_iter().find(fits)?;
        let (width, height) = Geometry::extent(lines, columns);
        let left = area.x + (area.width - width) / 2;
        let top = area.y + (area.height - height) / 2;
        Some(Geometry { edition, flipped, left, top, lines, columns })
    }

    /// Columns and lines of a board with cells of this size; the points of the outer rows need a line each.
    fn extent(lines: u16, columns: u16) -> (u16, u16) {
        (LONGEST * columns + 2 * MARGIN, u16::from(ROWS) * lines + 2)
    }

    /// The columns that a board takes which fits into so many lines, leaving so many columns to others.
    pub(crate) fn width_for(height: u16, width: u16, others: u16) -> u16 {
        let fits = |&&(lines, columns): &&(u16, u16)| {
            let (wide, high) = Geometry::extent(lines, columns);
            high <= height && wide + others <= width
        };
        let (lines, columns) = SIZES.iter().find(fits).copied().unwrap_or((2, 6));
        Geometry::extent(lines, columns).0
    }

    /// The whole board with its edge.
    pub fn area(&self) -> Rect {
        let (width, height) = Geometry::extent(self.lines, self.columns);
        Rect::new(self.left, self.top, width, height)
    }

    /// The edition whose board it is.
    pub(crate) fn edition(&self) -> Edition {
        self.edition
    }

    /// The rectangle that belongs to a cell; its points go beyond it.
    pub fn rect(&self, cell: Cell) -> Rect {
        let (row, double_x) = self.place(cell);
        Rect::new(
            self.left + MARGIN + u16::from(double_x) * (self.columns / 2),
            self.top + 1 + u16::from(row) * self.lines,
            self.columns,
            self.lines,
        )
    }

    /// The row from the top and twice the column.
    fn place(&self, cell: Cell) -> (u8, u8) {
        if self.flipped {
            (cell.row(), 2 * (LONGEST as u8 - 1) - cell.double_x())
        } else {
            (ROWS - 1 - cell.row(), cell.double_x())
        }
    }

    /// All cells.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.edition.facts().cells.into_iter()
    }

    /// The row on this line of rows from the top.
    pub(crate) fn row_at(&self, from_top: u8) -> u8 {
        if self.flipped { from_top } else { ROWS - 1 - from_top }
    }

    /// Half-lines over which the sides of hexagons slant.
    fn slant(&self) -> i32 {
        let pitch = 2 * i32::from(self.lines);
        2 * ((pitch + 5) / 6)
    }

    /// The cell of a point, in columns and half-lines from the corner of the area.
    pub(crate) fn owner(&self, x: i32, half: i32) -> Option<Cell> {
        let pitch = 2 * i32::from(self.lines);
        let slant = self.slant();
        // Half-lines from the top of the first row's rectangle.
        let y = half - 2;
        let near = (y + pitch * 4).div_euclid(pitch) - 4;
        let inside = y - near * pitch;
        if inside < slant / 2 {
            self.between(x, near - 1, inside + slant / 2, slant)
        } else if inside >= pitch - slant / 2 {
            self.between(x, near, inside - (pitch - slant / 2), slant)
        } else {
            self.in_row(x, near)
        }
    }

    /// Between a row and the next below: the upper cell as far as it reaches down, else the lower one.
    fn between(&self, x: i32, upper: i32, depth: i32, slant: i32) -> Option<Cell> {
        let columns = i32::from(self.columns);
        let half_cell = columns / 2;
        // Twice the distance from the middle of the upper row's cell, whether it is there or not.
        let shift = if Geometry::is_shifted(upper) { half_cell } else { 0 };
        let within = (x - i32::from(MARGIN) - shift).rem_euclid(columns);
        let off = (2 * within + 1 - columns).abs();
        let reach = columns * (2 * slant - 2 * depth - 1) / (2 * slant);
        let row = if off <= reach { upper } else { upper + 1 };
        self.in_row(x, row)
    }

    fn is_shifted(from_top: i32) -> bool {
        // The longest row, in the middle, begins at the margin.
        from_top.rem_euclid(2) == 1
    }

    fn in_row(&self, x: i32, from_top: i32) -> Option<Cell> {
        let from_top = u8::try_from(from_top).ok().filter(|&row| row < ROWS)?;
        let row = self.row_at(from_top);
        let x = i32::from(self.left) + x;
        self.edition.row_cells(row).into_iter().find(|&cell| {
            let rect = self.rect(cell);
            (i32::from(rect.left())..i32::from(rect.right())).contains(&x)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn larger_windows_get_larger_hexagons() {
        let lines = |width, height| {
            Geometry::fit(Edition::V4_8, false, Rect::new(0, 0, width, height)).map(|board| board.lines)
        };
        assert_eq!(lines(58, 20), Some(2));
        assert_eq!(lines(57, 20), None);
        assert_eq!(lines(58, 19), None);
        assert_eq!(lines(76, 29), Some(3));
        assert_eq!(lines(130, 56), Some(6));
        assert_eq!(lines(400, 200), Some(7));
    }

    #[test]
    fn every_cell_is_where_it_is_drawn() {
        for edition in Edition::ALL {
            for flipped in [false, true] {
                for (width, height) in [(60, 22), (90, 31), (160, 66)] {
                    let board =
                        Geometry::fit(edition, flipped, Rect::new(3, 1, width, height)).expect("fits");
                    for cell in board.cells() {
                        let rect = board.rect(cell);
                        let middle =
                            ratatui::layout::Position::new(rect.x + rect.width / 2, rect.y + rect.height / 2);
                        let area = board.area();
                        let half = 2 * i32::from(middle.y - area.y);
                        assert_eq!(board.owner(i32::from(middle.x - area.x), half), Some(cell));
                    }
                }
            }
        }
    }

    #[test]
    fn hexagons_have_points() {
        let board = Geometry::fit(Edition::V4_8, false, Rect::new(0, 0, 58, 20)).expect("fits");
        let cell = Edition::V4_8.cell(4, 5).expect("e5");
        let rect = board.rect(cell);
        let top = 2 * i32::from(rect.y);
        let widths: Vec<usize> = (top - 1..top + 5)
            .map(|half| (0..58).filter(|&x| board.owner(x, half) == Some(cell)).count())
            .collect();
        assert_eq!(widths, [2, 4, 6, 6, 4, 2]);
    }
}
