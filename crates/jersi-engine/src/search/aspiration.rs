//! Aspiration windows: a narrow window around the score of the iteration before is searched first.

use jersi_rules::{Position, Turn};

use super::Worker;
use super::parameters;
use super::root::RootMove;
use crate::score::Score;

impl Worker<'_> {
    /// The score of the root with these turns, and the principal variation. Where the score falls outside the
    /// window, the window grows on that side and the root is searched again.
    pub(super) fn aspiration_search(
        &mut self,
        position: &Position,
        moves: &mut [RootMove],
        depth: i32,
        expected: i32,
    ) -> (i32, Vec<Turn>) {
        const LOWEST: i32 = Score::WORST.0;
        let mut window = self.margins.aspiration_window;
        let is_narrow = depth >= parameters::aspiration_min_depth() && expected.abs() < Score::DECISIVE;
        let (mut alpha, mut beta) =
            if is_narrow { (expected - window, expected + window) } else { (LOWEST, -LOWEST) };
        loop {
            let (score, pv) = self.search_root(position, moves, depth, alpha, beta);
            if self.aborted {
                // A turn that beat alpha is worth having; one that only failed low is not.
                return if score > alpha && !pv.is_empty() { (score, pv) } else { (score, Vec::new()) };
            }
            let is_wide = window > parameters::aspiration_max_window();
            if score <= alpha && alpha > LOWEST {
                alpha = if is_wide { LOWEST } else { score - window };
            } else if score >= beta && beta < -LOWEST {
                beta = if is_wide { -LOWEST } else { score + window };
            } else {
                return (score, pv);
            }
            window *= parameters::aspiration_growth();
        }
    }
}
