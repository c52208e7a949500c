//! Quiescence: beyond the last ply captures are played out until the position is quiet.

use std::ops::ControlFlow;

use jersi_rules::{Kind, Position, Stage, Turn, TurnParts, Want};

use super::Worker;
use super::ends::{can_arrive, final_value, is_threatened, next_decider, wins_at_once};
use super::parameters::{self, MAX_PLY};
use super::turn_list::TurnList;
use crate::eval;
use crate::ordering;
use crate::score::Score;

/// Captures come before all other answers to a threat.
const CAPTURES_FIRST: i32 = 100_000;

impl Worker<'_> {
    /// The score of a position when only captures are searched, `plies_left` of them in a row at most. The player
    /// may also stand pat: capture nothing and take the static evaluation.
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        plies_left: i32,
    ) -> i32 {
        self.pv[ply].clear();
        if let Some(outcome) = position.ended() {
            self.nodes += 1;
            return final_value(outcome, next_decider(position, outcome), ply);
        }
        if self.visit() {
            return 0;
        }
        self.seldepth = self.seldepth.max(ply);
        if position.stage() != Stage::Turn {
            // A ransom under way is never quiet, and the free setting always is.
            return match position.stage() {
                Stage::Setting => eval::static_eval(position),
                _ if ply >= MAX_PLY => eval::static_eval(position),
                _ => self.quiescence_of_ransom(position, alpha, beta, ply, plies_left),
            };
        }
        if can_arrive(position).is_some() {
            return Score::win_in(ply as u32 + 1).0;
        }
        // With an action forbidden, a player may be stuck with many pieces.
        let few = position.tops(position.to_move()).len() as i32 <= parameters::blocked_max_cells();
        if (few || position.is_bound()) && !position.has_turn() {
            return Score::loss_in(ply as u32).0;
        }
        let stand_pat = self.static_eval(position, ply);
        if stand_pat > alpha && self.evades(plies_left) && ply < MAX_PLY && is_threatened(position) {
            return self.quiescence_of_threat(position, alpha, beta, ply, plies_left);
        }
        if stand_pat >= beta || ply >= MAX_PLY || plies_left <= 0 {
            return stand_pat;
        }
        let mut best = stand_pat;
        alpha = alpha.max(stand_pat);
        let mut list = std::mem::take(&mut self.lists[ply]);
        list_captures(position, &mut list);
        let mut n = 0;
        while let Some((_, turn)) = list.get(n) {
            n += 1;
            // Delta pruning: even if nothing is taken back, the capture does not reach alpha.
            let victims = ordering::victim_value(position, turn);
            if stand_pat + victims + self.margins.delta_pruning <= alpha
                && victims < parameters::delta_pruning_exempt()
                && self.prunes()
            {
                continue;
            }
            let next = position.play_legal(turn);
            let score = -self.quiescence(&next, -beta, -alpha, ply + 1, plies_left - 1);
            if self.aborted {
                break;
            }
            if score > best {
                best = score;
                alpha = alpha.max(score);
                self.update_pv(ply, turn);
            }
            if score >= beta {
                break;
            }
        }
        self.lists[ply] = list;
        best
    }

    /// Whether a threat to win at once is looked for with so many plies left, at the beginning of quiescence.
    #[inline(always)]
    fn evades(&self, plies_left: i32) -> bool {
        self.prunes() && plies_left > parameters::quiescence_max_plies() - parameters::threat_answer_plies()
    }

    /// The opponent would win at once if it were his turn: nobody stands pat, and all turns that stop him are searched.
    fn quiescence_of_threat(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        plies_left: i32,
    ) -> i32 {
        // If no turn stops him, the next one is his last.
        let mut best = Score::loss_in(ply as u32 + 2).0;
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        let history = self.history.of(position.to_move());
        let own = position.tops(position.to_move());
        let _: ControlFlow<()> = position.each_step_turn(own, Want::Captures, |turn| {
            list.push(CAPTURES_FIRST + ordering::mvv_lva(position, turn), turn);
            ControlFlow::Continue(())
        });
        let _: ControlFlow<()> = position.each_step_turn(own, Want::Quiet, |turn| {
            list.push(history.of(turn), turn);
            ControlFlow::Continue(())
        });
        let _: ControlFlow<()> = position.each_drop(|turn| {
            list.push(history.of(turn) - parameters::ordering_drop_malus(), turn);
            ControlFlow::Continue(())
        });
        let mut n = 0;
        while let Some((_, turn)) = list.get(n) {
            n += 1;
            let next = position.play_legal(turn);
            if next.ended().is_none() && wins_at_once(&next) {
                continue;
            }
            let score = -self.quiescence(&next, -beta, -alpha, ply + 1, plies_left - 1);
            if self.aborted {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.update_pv(ply, turn);
                }
            }
            if score >= beta {
                break;
            }
        }
        self.lists[ply] = list;
        best
    }

    /// All decisions of a ransom under way.
    fn quiescence_of_ransom(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        plies_left: i32,
    ) -> i32 {
        let mut best = Score::WORST.0;
        for turn in position.turns() {
            let next = position.play_legal(turn);
            let score = -self.quiescence(&next, -beta, -alpha, ply + 1, plies_left - 1);
            if self.aborted {
                return 0;
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// Lists the captures. Of the ways to go on quietly after a capture, the plain one stands for all.
fn list_captures(position: &Position, list: &mut TurnList) {
    list.clear();
    let own = position.tops(position.to_move());
    let _: ControlFlow<()> = position.each_step_turn(own, Want::Captures, |turn| {
        if !captures_then_rests(position, turn) {
            list.push(ordering::mvv_lva(position, turn), turn);
        }
        ControlFlow::Continue(())
    });
}

/// Whether a stack captures and its top then steps aside without a capture.
fn captures_then_rests(position: &Position, turn: Turn) -> bool {
    let TurnParts::Steps { steps, .. } = turn.parts() else { return false };
    let enemy = position.tops(position.to_move().other()) - position.tops_of(Kind::Mountain);
    steps.via.is_some_and(|via| enemy.has(via)) && !enemy.has(steps.to)
}
