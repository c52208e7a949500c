//! A set of White's cells and a set of Black's, worked on together.
//!
//! For those who ask the same question of both armies at every position, such as a search: one instruction
//! serves both players.

use std::ops::{BitAnd, BitOr, Sub};

use wide::u64x2;

use crate::cell::CellSet;
use crate::lattice;
use crate::piece::Color;

/// One set of cells for each colour.
#[derive(Clone, Copy)]
pub struct CellPair {
    /// The cells up to number 63 of both, and the others.
    low: u64x2,
    high: u64x2,
}

impl CellPair {
    /// A pair of two sets.
    #[inline(always)]
    pub fn of(white: CellSet, black: CellSet) -> CellPair {
        CellPair {
            low: u64x2::new([white.0 as u64, black.0 as u64]),
            high: u64x2::new([(white.0 >> 64) as u64, (black.0 >> 64) as u64]),
        }
    }

    /// The same set for both.
    #[inline(always)]
    pub fn both(cells: CellSet) -> CellPair {
        CellPair::of(cells, cells)
    }

    /// No cell of either.
    #[inline(always)]
    pub fn empty() -> CellPair {
        CellPair::both(CellSet::EMPTY)
    }

    /// One colour's set.
    #[inline(always)]
    pub fn get(self, color: Color) -> CellSet {
        let n = color as usize;
        CellSet(u128::from(self.low.to_array()[n]) | u128::from(self.high.to_array()[n]) << 64)
    }

    /// The two sets with their owners exchanged.
    #[inline(always)]
    #[must_use]
    pub fn swapped(self) -> CellPair {
        let swap = |[white, black]: [u64; 2]| u64x2::new([black, white]);
        CellPair { low: swap(self.low.to_array()), high: swap(self.high.to_array()) }
    }

    /// How many cells White has more than Black.
    #[inline(always)]
    pub fn more(self) -> i32 {
        let (low, high) = (self.low.to_array(), self.high.to_array());
        let size = |n: usize| (low[n].count_ones() + high[n].count_ones()) as i32;
        size(0) - size(1)
    }

    /// Each set together with all cells beside it, as [`CellSet::widened`].
    #[inline(always)]
    #[must_use]
    pub fn widened(self) -> CellPair {
        let pairs = self | self.raised(1);
        let above = pairs.raised(10);
        let below = pairs.lowered(11);
        (pairs | self.lowered(1) | above | below) & CellPair::both(lattice::ALL)
    }

    /// Every cell's number grown by so much.
    #[inline(always)]
    fn raised(self, by: u32) -> CellPair {
        CellPair { low: self.low << by, high: self.high << by | self.low >> (64 - by) }
    }

    /// Every cell's number lessened by so much.
    #[inline(always)]
    fn lowered(self, by: u32) -> CellPair {
        CellPair { low: self.low >> by | self.high << (64 - by), high: self.high >> by }
    }
}

impl BitAnd for CellPair {
    type Output = CellPair;
    #[inline(always)]
    fn bitand(self, other: CellPair) -> CellPair {
        CellPair { low: self.low & other.low, high: self.high & other.high }
    }
}

impl BitOr for CellPair {
    type Output = CellPair;
    #[inline(always)]
    fn bitor(self, other: CellPair) -> CellPair {
        CellPair { low: self.low | other.low, high: self.high | other.high }
    }
}

impl Sub for CellPair {
    type Output = CellPair;
    #[inline(always)]
    fn sub(self, other: CellPair) -> CellPair {
        CellPair { low: self.low & !other.low, high: self.high & !other.high }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::Cell;

    #[test]
    fn a_pair_widens_as_its_sets_do() {
        for cell in lattice::ALL {
            let (white, black) = (CellSet::of(cell), CellSet::of(cell.rotated()));
            let wide = CellPair::of(white, black).widened();
            assert_eq!(wide.get(Color::White), white.widened());
            assert_eq!(wide.get(Color::Black), black.widened());
        }
    }

    #[test]
    fn a_pair_is_counted_and_swapped() {
        let some = |n: usize| lattice::ALL.into_iter().take(n).collect::<CellSet>();
        let pair = CellPair::of(some(40), some(11));
        assert_eq!(pair.more(), 29);
        assert_eq!(pair.swapped().more(), -29);
        assert_eq!((pair - CellPair::both(some(11))).more(), 29);
        assert_eq!((pair & CellPair::both(some(5))).more(), 0);
        let last: Option<Cell> = lattice::ALL.into_iter().last();
        assert_eq!(last.map(|cell| (pair | CellPair::both(CellSet::of(cell))).more()), Some(29));
    }
}
