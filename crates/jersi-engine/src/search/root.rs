//! The root: its turns are given, and the principal variation is told.

use jersi_rules::{Position, Turn};

use super::Worker;
use super::ends::tt_key;
use crate::ordering;
use crate::score::Score;
use crate::transposition_table::{Bound, Entry};

/// A turn of the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootMove {
    pub(super) turn: Turn,
    /// Nodes searched below it in this iteration. What takes long to refute is searched early in the next one, and so
    /// is reduced less.
    pub(super) effort: u64,
}

impl RootMove {
    pub(super) fn new(turn: Turn) -> RootMove {
        RootMove { turn, effort: 0 }
    }
}

impl Worker<'_> {
    /// The score of the root with these turns, best first, and the principal variation.
    pub(super) fn search_root(
        &mut self,
        position: &Position,
        moves: &mut [RootMove],
        depth: i32,
        mut alpha: i32,
        beta: i32,
    ) -> (i32, Vec<Turn>) {
        let mut best = Score::WORST.0;
        let mut pv = Vec::new();
        let original_alpha = alpha;
        self.path.push(position.hash());
        for (n, RootMove { turn, effort }) in moves.iter_mut().enumerate() {
            let (turn, nodes) = (*turn, self.nodes);
            let score = self.search_root_move(position, turn, n, depth, alpha, beta, best);
            *effort += self.nodes - nodes;
            if self.aborted {
                break;
            }
            if score > best {
                best = score;
                if score > alpha || pv.is_empty() {
                    pv.clear();
                    pv.push(turn);
                    pv.extend_from_slice(&self.pv[1]);
                }
                alpha = alpha.max(score);
            }
            if alpha >= beta {
                break;
            }
        }
        self.path.pop();
        if let (false, Some(&turn)) = (self.aborted, pv.first()) {
            let bound = Bound::of(best, original_alpha, beta);
            self.tt_store(tt_key(position), 0, Entry { turn: Some(turn), score: best, depth, bound });
        }
        (best, pv)
    }

    /// The score of the `n`th turn: the first is searched with the full window, the others with a null window,
    /// reduced at first, and again where they beat it.
    #[allow(clippy::too_many_arguments, reason = "the root's facts, used once")]
    fn search_root_move(
        &mut self,
        position: &Position,
        turn: Turn,
        n: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
        best: i32,
    ) -> i32 {
        let next = position.play_legal(turn);
        let mut score = best;
        let is_quiet = ordering::victim_value(position, turn) == 0;
        let reduction = self.lmr_at_root(depth, n, is_quiet);
        if n > 0 {
            score = -self.search_node(&next, depth - 1 - reduction, -alpha - 1, -alpha, 1);
            if score > alpha && reduction > 0 {
                score = -self.search_node(&next, depth - 1, -alpha - 1, -alpha, 1);
            }
        }
        if n == 0 || (score > alpha && score < beta) {
            score = -self.search_node(&next, depth - 1, -beta, -alpha, 1);
        }
        score
    }
}
