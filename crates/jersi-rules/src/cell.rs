//! Cells of the lattice, the six directions, and sets of cells.
//!
//! All editions share one lattice of 69 cells. A cell's number is also its bit in a [`CellSet`]:
//! `10 * row + diagonal`, so that a step in one of the six directions is a constant difference and a
//! whole set moves by one shift. The rows are far enough apart that no step wraps from one row into
//! another: it lands on a number that is no cell, and a mask removes it.

use std::num::NonZeroU8;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::lattice;

/// One of the 69 cells of the lattice.
///
/// ```
/// use jersi_rules::{Direction, Edition};
///
/// let e4 = Edition::V4_8.cell_named("e4").unwrap();
/// let e5 = e4.step(Direction::Right).unwrap();
/// assert_eq!(Edition::V4_8.cell_name(e5).to_string(), "e5");
/// assert_eq!(e4.neighbours().len(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(NonZeroU8);

/// Rows, from `a` (White's side) to `i` (Black's side).
pub const ROWS: u8 = 9;

impl Cell {
    /// One more than the greatest [`Cell::index`].
    pub const END: usize = 92;

    /// The cell with this number, if there is one.
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < Cell::END && lattice::ALL.has_index(index) {
            match NonZeroU8::new(index as u8) {
                Some(n) => Some(Cell(n)),
                None => None,
            }
        } else {
            None
        }
    }

    /// The cell in `row` (0 for `a`) with the lattice's own `number`, counted from 1.
    pub const fn at(row: u8, number: u8) -> Option<Cell> {
        if row >= ROWS || number == 0 || number > lattice::LENGTHS[row as usize] {
            return None;
        }
        Cell::from_index(lattice::first_index(row) + number as usize - 1)
    }

    /// The number of this cell: its place in tables and its bit in a [`CellSet`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }

    /// The row, 0 for `a` to 8 for `i`.
    #[inline]
    pub const fn row(self) -> u8 {
        lattice::ROW[self.index()]
    }

    /// The lattice's own number in the row, from 1. Editions with a smaller board count otherwise.
    #[inline]
    pub const fn number(self) -> u8 {
        lattice::NUMBER[self.index()]
    }

    /// Twice the horizontal place of the cell's centre, in cell widths; `e1` is at 0.
    pub const fn double_x(self) -> u8 {
        lattice::double_x(self.row(), self.number())
    }

    /// The cells around this one.
    #[inline(always)]
    pub const fn neighbours(self) -> CellSet {
        lattice::NEIGHBOURS[self.index() & 127]
    }

    /// The cells at most two steps away, this one among them.
    #[inline(always)]
    pub const fn within_two(self) -> CellSet {
        lattice::WITHIN[0][self.index() & 127]
    }

    /// The cells at most three steps away, this one among them.
    #[inline(always)]
    pub const fn within_three(self) -> CellSet {
        lattice::WITHIN[1][self.index() & 127]
    }

    /// The next cell in this direction, if the lattice has one.
    #[inline]
    pub const fn step(self, direction: Direction) -> Option<Cell> {
        let index = self.index() as i16 + direction.offset() as i16;
        if index < 0 { None } else { Cell::from_index(index as usize) }
    }

    /// The cell in the same place for a player on the other side (a turn of 180°).
    pub const fn rotated(self) -> Cell {
        match Cell::from_index(Cell::END - self.index()) {
            Some(cell) => cell,
            None => panic!("the lattice is symmetrical"),
        }
    }

    /// The direction from this cell to a cell beside it.
    pub fn direction_to(self, to: Cell) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&d| self.step(d) == Some(to))
    }

    /// The cell half-way to `to`, when `to` is two cells away in a straight line.
    pub fn between(self, to: Cell) -> Option<Cell> {
        Direction::ALL.into_iter().find_map(|d| {
            let middle = self.step(d)?;
            (middle.step(d) == Some(to)).then_some(middle)
        })
    }
}

impl std::fmt::Debug for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", (b'a' + self.row()) as char, self.number())
    }
}

/// The six straight directions, as White sees them from below.
///
/// ```
/// use jersi_rules::{Direction, Edition};
///
/// let [from, to] = ["d4", "e5"].map(|name| Edition::V4_8.cell_named(name).unwrap());
/// assert_eq!(from.direction_to(to), Some(Direction::UpRight));
/// assert_eq!(to.direction_to(from), Some(Direction::UpRight.opposite()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Along the row, to higher numbers.
    Right,
    /// Up the board, to the right.
    UpRight,
    /// Up the board, to the left.
    UpLeft,
    /// Along the row, to lower numbers.
    Left,
    /// Down the board, to the left.
    DownLeft,
    /// Down the board, to the right.
    DownRight,
}

impl Direction {
    /// All six, counter-clockwise.
    pub const ALL: [Direction; 6] = [
        Direction::Right,
        Direction::UpRight,
        Direction::UpLeft,
        Direction::Left,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// The other way along the same line.
    #[inline(always)]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Right => Direction::Left,
            Direction::UpRight => Direction::DownLeft,
            Direction::UpLeft => Direction::DownRight,
            Direction::Left => Direction::Right,
            Direction::DownLeft => Direction::UpRight,
            Direction::DownRight => Direction::UpLeft,
        }
    }

    /// What a step in this direction adds to a cell's number.
    #[inline(always)]
    pub(crate) const fn offset(self) -> i8 {
        match self {
            Direction::Right => 1,
            Direction::UpRight => 11,
            Direction::UpLeft => 10,
            Direction::Left => -1,
            Direction::DownLeft => -11,
            Direction::DownRight => -10,
        }
    }
}

/// Runs a block once for each direction, written out six times: a shift by a constant costs two
/// instructions, a shift by a variable ten, and the compiler does not always unroll a loop this long.
macro_rules! every_direction {
    ($direction:ident => $body:block) => {{
        every_direction!(@ $direction $body Right UpRight UpLeft Left DownLeft DownRight);
    }};
    (@ $direction:ident $body:block $($each:ident)*) => {$({
        let $direction = $crate::cell::Direction::$each;
        $body
    })*};
}
pub(crate) use every_direction;

/// A set of cells, one bit each.
///
/// ```
/// use jersi_rules::{CellSet, Edition, lattice};
///
/// let named = |name| Edition::V4_8.cell_named(name).unwrap();
/// let set: CellSet = ["a1", "a2"].map(named).into_iter().collect();
/// assert_eq!((set & lattice::row(0)).len(), 2);
/// assert!((lattice::ALL - set).has(named("a3")));
/// for cell in set {
///     assert_eq!(cell.row(), 0);
/// }
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CellSet(pub(crate) u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);

    /// The set of one cell.
    #[inline(always)]
    pub const fn of(cell: Cell) -> CellSet {
        let bit = 1u64 << (cell.index() & 63);
        CellSet(if cell.index() < 64 { bit as u128 } else { (bit as u128) << 64 })
    }

    /// Whether the cell belongs to the set.
    #[inline(always)]
    pub const fn has(self, cell: Cell) -> bool {
        self.has_index(cell.index())
    }

    /// Whether the bit is set. Half of them at a time: no processor, and least of all that of WebAssembly,
    /// shifts 128 bits at once.
    #[inline(always)]
    const fn has_index(self, index: usize) -> bool {
        let half = if index < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        half >> (index & 63) & 1 == 1
    }

    /// Whether the set is empty.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells the set has.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        (self.0 as u64).count_ones() + ((self.0 >> 64) as u64).count_ones()
    }

    /// Every cell of the set moved one step; the caller masks what has left the board.
    #[inline(always)]
    pub(crate) const fn shifted(self, direction: Direction) -> CellSet {
        let offset = direction.offset();
        if offset > 0 { CellSet(self.0 << offset) } else { CellSet(self.0 >> -offset) }
    }

    /// The set together with all cells beside it.
    #[inline(always)]
    #[must_use]
    pub fn widened(self) -> CellSet {
        // Together with their right neighbours, cells reach both cells above and both below by one shift each.
        let pairs = self | self.shifted(Direction::Right);
        let above = pairs.shifted(Direction::UpLeft);
        let below = pairs.shifted(Direction::DownLeft);
        (pairs | self.shifted(Direction::Left) | above | below) & lattice::ALL
    }

    /// The cell with the lowest number.
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Cell::from_index(self.0.trailing_zeros() as usize) }
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, |set, cell| set | CellSet::of(cell))
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;
    #[inline(always)]
    fn into_iter(self) -> Cells {
        Cells(self.0)
    }
}

/// The cells of a set, in the order of their numbers: row by row, from left to right.
#[derive(Clone, Copy, Debug)]
pub struct Cells(u128);

impl Iterator for Cells {
    type Item = Cell;
    #[inline(always)]
    fn next(&mut self) -> Option<Cell> {
        // Bit 0 is no cell, so the number of trailing zeros of a set that is not empty is never 0.
        let cell = NonZeroU8::new(self.0.trailing_zeros() as u8 & 127)?;
        self.0 &= self.0.wrapping_sub(1);
        Some(Cell(cell))
    }
}

impl std::fmt::Debug for CellSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    #[inline(always)]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    #[inline(always)]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitXor for CellSet {
    type Output = CellSet;
    #[inline(always)]
    fn bitxor(self, other: CellSet) -> CellSet {
        CellSet(self.0 ^ other.0)
    }
}

/// The cells of the left set that are not in the right one.
impl Sub for CellSet {
    type Output = CellSet;
    #[inline(always)]
    fn sub(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }
}

/// The cells of the lattice that are not in the set.
impl Not for CellSet {
    type Output = CellSet;
    #[inline(always)]
    fn not(self) -> CellSet {
        CellSet(!self.0 & lattice::ALL.0)
    }
}

impl BitAndAssign for CellSet {
    #[inline(always)]
    fn bitand_assign(&mut self, other: CellSet) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for CellSet {
    #[inline(always)]
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for CellSet {
    #[inline(always)]
    fn bitxor_assign(&mut self, other: CellSet) {
        self.0 ^= other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_small() {
        assert_eq!(size_of::<Option<Cell>>(), 1);
        assert_eq!(size_of::<CellSet>(), 16);
    }

    #[test]
    fn steps_and_back() {
        for cell in lattice::ALL {
            for (n, d) in Direction::ALL.into_iter().enumerate() {
                if let Some(next) = cell.step(d) {
                    assert_eq!(next.step(Direction::ALL[(n + 3) % 6]), Some(cell));
                    assert_eq!(cell.direction_to(next), Some(d));
                    assert!(CellSet::of(cell).shifted(d).has(next));
                }
            }
            assert_eq!(cell.rotated().rotated(), cell);
        }
    }
}
