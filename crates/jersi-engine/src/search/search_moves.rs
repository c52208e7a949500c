//! The turns of a node in stages, so that a turn that fails high early saves listing the others: the turn from
//! the table, captures, killers, quiet turns and drops.

use std::ops::ControlFlow;

use jersi_rules::{Stage, Turn, Want};

use super::Worker;
use super::drop_filter::DropFilter;
use super::node::NodeState;
use super::parameters::{self, MALUS_MOVES};
use super::turn_list::TurnList;
use crate::ordering;
use crate::score::Score;

/// Whether more turns of a node are to be searched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The next turn.
    Search,
    /// None: one failed high, or the search is over.
    Stop,
}

impl Worker<'_> {
    /// Searches the turns of a node. False if it has none.
    pub(super) fn search_moves(&mut self, node: &mut NodeState<'_>) -> bool {
        node.tt_move = node.tt_move.filter(|&turn| node.position.is_legal(turn));
        if let Some(turn) = node.tt_move {
            let is_quiet = ordering::victim_value(node.position, turn) == 0;
            if self.search_move(node, turn, 0, is_quiet) == Next::Stop {
                return true;
            }
        }
        let mut list = std::mem::take(&mut self.lists[node.ply]);
        let next = self.search_captures(node, &mut list);
        if next == Next::Search && !self.is_futile(node) {
            self.search_quiets(node, &mut list);
        }
        self.lists[node.ply] = list;
        node.moves_searched > 0 || node.best_score > Score::WORST.0
    }

    /// Captures, the most valuable victims first.
    fn search_captures(&mut self, node: &mut NodeState<'_>, list: &mut TurnList) -> Next {
        let NodeState { position, depth, tt_move, .. } = *node;
        list.clear();
        let own = position.tops(position.to_move());
        let _: ControlFlow<()> = position.each_step_turn(own, Want::Captures, |turn| {
            if Some(turn) != tt_move {
                list.push(ordering::mvv_lva(position, turn), turn);
            }
            ControlFlow::Continue(())
        });
        let mut n = 0;
        while let Some((_, turn)) = list.get(n) {
            let reduction = self.lmr_of_capture(depth, n);
            if self.search_move(node, turn, reduction, false) == Next::Stop {
                return Next::Stop;
            }
            n += 1;
        }
        Next::Search
    }

    /// Killers, then the other quiet turns by their history, then drops.
    fn search_quiets(&mut self, node: &mut NodeState<'_>, list: &mut TurnList) {
        let NodeState { position, depth, ply, tt_move, .. } = *node;
        // Before anything is listed: where a killer fails high, no list is needed.
        let killers = self.history.killers(ply).map(|killer| {
            killer.filter(|&turn| {
                Some(turn) != tt_move
                    && position.is_legal(turn)
                    && ordering::victim_value(position, turn) == 0
            })
        });
        for turn in killers.into_iter().flatten() {
            let reduction = self.lmr_of_killer(depth, node.moves_searched);
            if self.search_move(node, turn, reduction, true) == Next::Stop {
                return;
            }
        }
        list.clear();
        self.list_quiets(node, [tt_move, killers[0], killers[1]], list);
        let mut n = 0;
        while let Some((_, turn)) = list.get(n) {
            if self.is_late(node, n) {
                break;
            }
            let reduction = self.lmr(depth, node.moves_searched);
            if self.search_move(node, turn, reduction, true) == Next::Stop {
                break;
            }
            n += 1;
        }
        if node.moves_searched == 0 && !self.aborted {
            // The drops that were left out as pointless may be all that there is.
            for turn in position.turns() {
                if self.search_move(node, turn, 0, true) == Next::Stop {
                    break;
                }
            }
        }
    }

    /// Lists the turns that capture nothing, with their order, but for those that were searched.
    fn list_quiets(&self, node: &NodeState<'_>, searched: [Option<Turn>; 3], list: &mut TurnList) {
        let position = node.position;
        let history = self.history.of(position.decider());
        let mut push = |turn: Turn, malus: i32| {
            if !searched.contains(&Some(turn)) {
                list.push(history.of(turn) - malus, turn);
            }
            ControlFlow::<()>::Continue(())
        };
        if position.stage() == Stage::Turn {
            let own = position.tops(position.to_move());
            let _ = position.each_step_turn(own, Want::Quiet, |turn| push(turn, 0));
            if !position.reserve(position.to_move()).is_empty() {
                let filter = DropFilter::new(position, node.depth);
                let all = !self.prunes();
                let _ = position.each_drop(|turn| {
                    if all || filter.keeps(turn) {
                        push(turn, parameters::ordering_drop_malus())
                    } else {
                        ControlFlow::Continue(())
                    }
                });
            }
        } else {
            let _ = position.each_turn(|turn| push(turn, 0));
        }
    }

    /// Searches one turn: the first with the full window, the others with a null window, reduced at first, and
    /// again where they beat it (principal variation search).
    fn search_move(&mut self, node: &mut NodeState<'_>, turn: Turn, reduction: i32, is_quiet: bool) -> Next {
        let NodeState { position, depth, ply, alpha, beta, .. } = *node;
        let next = position.play_legal(turn);
        let mut score;
        if node.moves_searched == 0 {
            score = -self.search_node(&next, depth - 1, -beta, -alpha, ply + 1);
        } else {
            score = -self.search_node(&next, depth - 1 - reduction, -alpha - 1, -alpha, ply + 1);
            if score > alpha && reduction > 0 {
                score = -self.search_node(&next, depth - 1, -alpha - 1, -alpha, ply + 1);
            }
            if score > alpha && score < beta {
                score = -self.search_node(&next, depth - 1, -beta, -alpha, ply + 1);
            }
        }
        node.moves_searched += 1;
        if self.aborted {
            return Next::Stop;
        }
        if score > node.best_score {
            node.best_score = score;
            if score > alpha {
                node.best_move = Some(turn);
                node.alpha = score;
                self.update_pv(ply, turn);
            }
        }
        if score >= beta {
            if is_quiet {
                self.update_history(node, turn);
            }
            return Next::Stop;
        }
        if is_quiet && node.quiets_searched.len() < MALUS_MOVES {
            node.quiets_searched.push(turn);
        }
        Next::Search
    }

    /// A quiet turn failed high, and those before it did not.
    fn update_history(&mut self, node: &NodeState<'_>, turn: Turn) {
        let color = node.position.decider();
        self.history.bonus(color, turn, node.ply, node.depth);
        for &other in &node.quiets_searched {
            self.history.malus(color, other, node.depth);
        }
    }

    /// Futility pruning: near the leaves and far below alpha a quiet turn will not help. The node is then worth what a
    /// quiet turn might have gained.
    fn is_futile(&self, node: &mut NodeState<'_>) -> bool {
        let margin = self.margins.futility_base + self.margins.futility * node.depth;
        let most = node.static_eval + margin;
        let futile = node.can_prune
            && node.depth <= parameters::futility_max_depth()
            && most <= node.alpha
            && node.alpha.abs() < Score::DECISIVE;
        if futile {
            node.best_score = node.best_score.max(most);
        }
        futile
    }

    /// Late move pruning: near the leaves the `n`th quiet turn and those behind it will not help.
    fn is_late(&self, node: &NodeState<'_>, n: usize) -> bool {
        let (base, factor) = (self.margins.late_move_pruning_base, self.margins.late_move_pruning_factor);
        node.can_prune
            && node.best_score > -Score::DECISIVE
            && node.original_alpha.abs() < Score::DECISIVE
            && node.depth <= parameters::late_move_pruning_max_depth()
            && n as i32 > base + factor * node.depth * node.depth
    }
}
