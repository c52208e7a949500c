//! Late move reductions: turns that come late in the order are searched less deep.

use super::Worker;
use super::margins::Margins;
use super::parameters;

/// How many plies a turn is reduced by, from the logarithms of the depth and of its place in the order.
fn reduction(margins: &Margins, depth: i32, place: usize) -> i32 {
    let log = |n: u32| LOGARITHMS[n.min(63) as usize];
    let product = log(depth.max(1) as u32) * log(place.max(1) as u32);
    (margins.lmr_base + product / margins.lmr_divisor) / 1000
}

impl Worker<'_> {
    /// The reduction of a quiet turn at a node after so many others, at most to depth 0.
    #[inline]
    pub(super) fn lmr(&self, depth: i32, moves_searched: usize) -> i32 {
        self.unbounded(depth, moves_searched).clamp(0, depth - 1)
    }

    /// The same before it is kept between nothing and depth 0.
    #[inline]
    fn unbounded(&self, depth: i32, moves_searched: usize) -> i32 {
        let is_late = moves_searched as i32 >= parameters::lmr_min_moves();
        if depth >= parameters::lmr_min_depth() && is_late && self.prunes() {
            reduction(&self.margins, depth, moves_searched)
        } else {
            0
        }
    }

    /// The reduction of a killer: a little less than that of other quiet turns.
    #[inline]
    pub(super) fn lmr_of_killer(&self, depth: i32, moves_searched: usize) -> i32 {
        (self.unbounded(depth, moves_searched) - parameters::lmr_killer_relief()).clamp(0, depth - 1)
    }

    /// The reduction of a capture after so many other captures.
    #[inline]
    pub(super) fn lmr_of_capture(&self, depth: i32, captures_searched: usize) -> i32 {
        let is_late = captures_searched as i32 >= parameters::lmr_capture_min_moves();
        if depth >= parameters::lmr_capture_min_depth() && is_late && self.prunes() {
            parameters::lmr_capture_reduction()
        } else {
            0
        }
    }

    /// The reduction of a turn at the root.
    pub(super) fn lmr_at_root(&self, depth: i32, place: usize, is_quiet: bool) -> i32 {
        let is_late = place as i32 >= parameters::lmr_root_min_moves();
        if is_late && depth >= parameters::lmr_root_min_depth() && is_quiet && self.prunes() {
            reduction(&self.margins, depth, place).min(depth - parameters::lmr_root_plies_left()).max(0)
        } else {
            0
        }
    }
}

/// A thousand times the natural logarithm, nearly: the bits of a number and where it lies between them.
const LOGARITHMS: [i32; 64] = {
    let mut table = [0; 64];
    let mut n = 1;
    while n < 64 {
        let bits = (n as u32).ilog2();
        let rest = (n as i32 * 1000 >> bits) - 1000;
        table[n] = 693 * bits as i32 + rest * 693 / 1000;
        n += 1;
    }
    table
};
