//! The lattice of 69 cells as tables, all worked out from the lengths of its rows.

use crate::cell::{Cell, CellSet, Direction, ROWS};

/// Cells in each row, `a` to `i`.
pub const LENGTHS: [u8; ROWS as usize] = [7, 8, 7, 8, 9, 8, 7, 8, 7];

/// Twice the horizontal place of each row's first cell.
const DOUBLE_FIRST_X: [u8; ROWS as usize] = [2, 1, 2, 1, 0, 1, 2, 1, 2];

/// Twice the horizontal place of a cell's centre, in cell widths.
pub(crate) const fn double_x(row: u8, number: u8) -> u8 {
    DOUBLE_FIRST_X[row as usize] + 2 * (number - 1)
}

/// The number of a row's first cell: `10 * row + diagonal`, where a diagonal runs up to the left.
pub(crate) const fn first_index(row: u8) -> usize {
    10 * row as usize + (DOUBLE_FIRST_X[row as usize] as usize + row as usize) / 2
}

/// Every cell of the lattice: the board of edition 4.8.
pub const ALL: CellSet = CellSet(all());

const fn all() -> u128 {
    let mut bits = 0;
    let mut row = 0;
    while row < ROWS {
        let mut number = 0;
        while number < LENGTHS[row as usize] {
            bits |= 1 << (first_index(row) + number as usize);
            number += 1;
        }
        row += 1;
    }
    bits
}

/// The cells of one row, 0 for `a`.
pub const fn row(row: u8) -> CellSet {
    CellSet(((1 << LENGTHS[row as usize]) - 1) << first_index(row))
}

/// The 61 cells of the hexagon with five cells a side: the lattice without its eight outer corners.
pub const HEXAGON: CellSet = CellSet(ALL.0 & !corners());

const fn corners() -> u128 {
    let mut bits = 0;
    let rows = [0, 1, 7, 8];
    let mut n = 0;
    while n < rows.len() {
        let first = first_index(rows[n]);
        bits |= 1 << first | 1 << (first + LENGTHS[rows[n] as usize] as usize - 1);
        n += 1;
    }
    bits
}

pub(crate) const ROW: [u8; Cell::END] = by_cell(false);
pub(crate) const NUMBER: [u8; Cell::END] = by_cell(true);

const fn by_cell(number_wanted: bool) -> [u8; Cell::END] {
    let mut table = [0; Cell::END];
    let mut row = 0;
    while row < ROWS {
        let mut number = 1;
        while number <= LENGTHS[row as usize] {
            table[first_index(row) + number as usize - 1] = if number_wanted { number } else { row };
            number += 1;
        }
        row += 1;
    }
    table
}

/// The cells around each cell. Longer than needed, so that a masked index is always inside.
pub(crate) static NEIGHBOURS: [CellSet; 128] = neighbours();

const fn neighbours() -> [CellSet; 128] {
    let mut table = [CellSet::EMPTY; 128];
    let mut index = 0;
    while index < Cell::END {
        if let Some(cell) = Cell::from_index(index) {
            let mut bits = 0;
            let mut n = 0;
            while n < Direction::ALL.len() {
                if let Some(next) = cell.step(Direction::ALL[n]) {
                    bits |= 1 << next.index();
                }
                n += 1;
            }
            table[index] = CellSet(bits);
        }
        index += 1;
    }
    table
}

/// The cells at most two and at most three steps away, the cell itself among them.
pub(crate) static WITHIN: [[CellSet; 128]; 2] = [within(2), within(3)];

const fn within(steps: u32) -> [CellSet; 128] {
    let mut table = [CellSet::EMPTY; 128];
    let around = neighbours();
    let mut index = 0;
    while index < Cell::END {
        if ALL.0 >> index & 1 == 1 {
            let mut reached: u128 = 1 << index;
            let mut step = 0;
            while step < steps {
                let mut rest = reached;
                while rest != 0 {
                    reached |= around[rest.trailing_zeros() as usize].0;
                    rest &= rest - 1;
                }
                step += 1;
            }
            table[index] = CellSet(reached);
        }
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        assert_eq!(ALL.len(), 69);
        assert_eq!(HEXAGON.len(), 61);
        assert_eq!((0..ROWS).map(|r| row(r).len()).sum::<u32>(), 69);
    }

    #[test]
    fn what_is_within_steps() {
        for cell in ALL {
            let two = CellSet::of(cell).widened().widened();
            assert_eq!(cell.within_two(), two);
            assert_eq!(cell.within_three(), two.widened());
        }
    }

    #[test]
    fn neighbours_are_one_cell_width_away() {
        for a in ALL {
            for b in ALL {
                let rows = a.row().abs_diff(b.row());
                let across = a.double_x().abs_diff(b.double_x());
                let beside = (rows == 0 && across == 2) || (rows == 1 && across == 1);
                assert_eq!(a.neighbours().has(b), beside, "{a:?} {b:?}");
            }
        }
    }
}
