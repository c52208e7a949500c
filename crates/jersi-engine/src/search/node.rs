//! An inner node: what ends it, what prunes it, and what the table keeps of it.

use jersi_rules::{Position, Stage, Turn};

use super::Worker;
use super::ends::{can_arrive, final_value, is_threatened, next_decider, tt_key};
use super::parameters::{self, MAX_PLY};
use crate::eval;
use crate::score::Score;
use crate::transposition_table::{Bound, Entry};

/// A node whose turns are being searched.
pub(super) struct NodeState<'a> {
    pub(super) position: &'a Position,
    pub(super) depth: i32,
    pub(super) ply: usize,
    /// Alpha before the first turn.
    pub(super) original_alpha: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// The turn that the transposition table suggests.
    pub(super) tt_move: Option<Turn>,
    /// Whether parts of the node may be left out: an ordinary turn outside the principal variation.
    pub(super) can_prune: bool,
    /// The static evaluation; 0 where nothing is pruned.
    pub(super) static_eval: i32,
    pub(super) best_score: i32,
    pub(super) best_move: Option<Turn>,
    pub(super) moves_searched: usize,
    /// Quiet turns that did not fail high.
    pub(super) quiets_searched: Vec<Turn>,
}

impl Worker<'_> {
    /// The score of a position for the player who decides: exact within the window, a bound outside.
    pub(super) fn search_node(
        &mut self,
        position: &Position,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
    ) -> i32 {
        self.pv[ply].clear();
        // 1. The end of the game, a repetition, the last ply, a limit of the search.
        if let Some(outcome) = position.ended() {
            self.nodes += 1;
            return final_value(outcome, next_decider(position, outcome), ply);
        }
        let hash = position.hash();
        if self.is_repetition(hash) {
            return Score::DRAW.0;
        }
        if depth <= 0 {
            return self.quiescence(position, alpha, beta, ply, parameters::quiescence_max_plies());
        }
        if self.visit() {
            return 0;
        }
        if ply >= MAX_PLY {
            return eval::static_eval(position);
        }
        self.seldepth = self.seldepth.max(ply);
        // 2. Mate distance pruning: no win is faster than one that is already found.
        alpha = alpha.max(Score::loss_in(ply as u32).0);
        beta = beta.min(Score::win_in(ply as u32 + 1).0);
        if alpha >= beta {
            return alpha;
        }
        // 3. Transposition table.
        let is_pv = beta - alpha > 1;
        let key = tt_key(position);
        let entry = self.tt_probe(key, ply);
        if let Some(score) =
            entry.filter(|_| !is_pv).and_then(|entry| self.tt_cutoff(entry, depth, alpha, beta))
        {
            return score;
        }
        // 4. A king that can arrive wins.
        if can_arrive(position).is_some() {
            return Score::win_in(ply as u32 + 1).0;
        }
        let can_prune = !is_pv && position.stage() == Stage::Turn && self.prunes();
        let static_eval = if can_prune { self.static_eval(position, ply) } else { 0 };
        if can_prune && let Some(score) = self.prune_node(position, depth, alpha, beta, ply, static_eval) {
            return score;
        }
        // 7. The turns, best first.
        let mut node = NodeState {
            position,
            depth,
            ply,
            original_alpha: alpha,
            alpha,
            beta,
            tt_move: entry.and_then(|entry| entry.turn),
            can_prune,
            static_eval,
            best_score: Score::WORST.0,
            best_move: None,
            moves_searched: 0,
            quiets_searched: Vec::new(),
        };
        self.path.push(hash);
        let has_turn = self.search_moves(&mut node);
        self.path.pop();
        if self.aborted {
            return 0;
        }
        if !has_turn {
            return Score::loss_in(ply as u32).0;
        }
        let (turn, score) = (node.best_move, node.best_score);
        self.tt_store(key, ply, Entry { turn, score, depth, bound: Bound::of(score, alpha, beta) });
        score
    }

    /// The score of an entry of the table, if it is deep enough and proves that the node is outside the window.
    #[inline(always)]
    fn tt_cutoff(&self, entry: Entry, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
        let is_deep = if self.prunes() { entry.depth >= depth } else { entry.depth == depth };
        let cuts = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => entry.score >= beta,
            Bound::Upper => entry.score <= alpha,
        };
        (is_deep && cuts).then_some(entry.score)
    }

    /// Prunes a node by its static evaluation.
    #[inline(always)]
    fn prune_node(
        &mut self,
        position: &Position,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
        static_eval: i32,
    ) -> Option<i32> {
        // 5. Reverse futility pruning: so far above beta that the opponent will not allow the position,
        // unless he wins at once.
        if depth <= parameters::reverse_futility_max_depth()
            && beta.abs() < Score::DECISIVE
            && static_eval - self.margins.reverse_futility * depth >= beta
            && !is_threatened(position)
        {
            return Some(static_eval);
        }
        // 6. Razoring: so far below alpha that only captures can help; if they do not, nothing will.
        if depth <= parameters::razoring_max_depth()
            && alpha.abs() < Score::DECISIVE
            && static_eval + self.margins.razoring * depth <= alpha
        {
            let score = self.quiescence(position, alpha, beta, ply, parameters::quiescence_max_plies());
            return (score <= alpha).then_some(score);
        }
        None
    }
}
