//! The search: alpha-beta with a principal variation, deeper and deeper.

mod drop_filter;
mod ends;
mod reduction;
mod turn_list;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use jersi_rules::{Kind, Position, Stage, Turn, TurnParts, Want};

use crate::clock::Deadline;
use crate::eval;
use crate::limits::Without;
use crate::observer::SearchObserver;
use crate::ordering::{self, Memory};
use crate::score::Score;
use crate::stop_signal::StopSignal;
use crate::table::{Bound, Entry, Table};
use drop_filter::DropFilter;
pub(crate) use ends::can_arrive;
use ends::{final_value, key, next_decider};
use reduction::reduce;
use turn_list::TurnList;

/// What all threads of a search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) stop: &'a StopSignal,
    pub(crate) deadline: Deadline,
    pub(crate) node_limit: u64,
    /// Positions visited by all threads, added now and then.
    pub(crate) nodes: AtomicU64,
    /// Set when the first thread is done, so that the others stop too.
    pub(crate) over: StopSignal,
    pub(crate) without: Without,
}

/// How deep the tree may grow, quiescence included.
const MAX_PLY: usize = 100;
/// Captures beyond this many are not followed.
const QUIET_PLIES: i32 = 8;
/// How many static values are remembered.
const GLANCES: usize = 1 << 12;
/// How often the stop signal and the clock are looked at.
const LOOK_EVERY: u64 = 1024;

/// One thread's search.
pub(crate) struct Worker<'a> {
    pub(crate) shared: &'a Shared<'a>,
    /// Who follows the search; helper threads have nobody.
    pub(crate) observer: Option<&'a mut dyn SearchObserver>,
    pub(crate) memory: Memory,
    /// Hashes of the positions on the way here, the game's own first.
    path: Vec<u64>,
    /// Lists of turns, one for each ply, used again and again.
    lists: Vec<TurnList>,
    /// The best line from each ply.
    lines: Vec<Vec<Turn>>,
    /// Static values seen lately, by hash.
    glances: Vec<(u64, i32)>,
    pub(crate) nodes: u64,
    told: u64,
    pub(crate) seldepth: usize,
    pub(crate) aborted: bool,
}

impl<'a> Worker<'a> {
    pub(crate) fn new(
        shared: &'a Shared<'a>,
        history: &[Position],
        observer: Option<&'a mut dyn SearchObserver>,
    ) -> Worker<'a> {
        Worker {
            shared,
            observer,
            memory: Memory::new(),
            path: history.iter().map(Position::hash).collect(),
            lists: vec![TurnList::default(); MAX_PLY + 2],
            lines: vec![Vec::new(); MAX_PLY + 2],
            glances: vec![(0, 0); GLANCES],
            nodes: 0,
            told: 0,
            seldepth: 0,
            aborted: false,
        }
    }

    /// The static value; the same position often comes up again soon.
    #[inline]
    fn glance(&mut self, position: &Position) -> i32 {
        let hash = position.hash();
        let slot = &mut self.glances[hash as usize % GLANCES];
        if slot.0 != hash {
            *slot = (hash, eval::units(position));
        }
        slot.1
    }

    #[inline(always)]
    fn prunes(&self) -> bool {
        !self.shared.without.pruning
    }

    /// How much less deep the turn after so many others is searched.
    #[inline]
    fn late(&self, depth: i32, tried: usize) -> i32 {
        if depth >= 2 && tried >= 3 && self.prunes() { reduce(depth, tried) } else { 0 }
    }

    #[inline]
    fn known(&self, key: u64, ply: usize) -> Option<Entry> {
        if self.shared.without.table { None } else { self.shared.table.get(key, ply as i32) }
    }

    #[inline]
    fn keep(&self, key: u64, ply: usize, entry: Entry) {
        if !self.shared.without.table {
            self.shared.table.put(key, ply as i32, entry);
        }
    }

    /// Counts a position and looks at the stop signal and the clock now and then.
    fn visit(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes - self.told >= LOOK_EVERY || self.nodes >= self.shared.node_limit {
            self.tell_nodes();
            let total = self.shared.nodes.load(Ordering::Relaxed);
            self.aborted |= self.shared.stop.is_stopped()
                || self.shared.over.is_stopped()
                || total >= self.shared.node_limit
                || self.shared.deadline.is_over();
            if let Some(observer) = &mut self.observer {
                observer.on_nodes(total);
            }
        }
        self.aborted
    }

    pub(crate) fn tell_nodes(&mut self) {
        self.shared.nodes.fetch_add(self.nodes - self.told, Ordering::Relaxed);
        self.told = self.nodes;
    }

    /// The value of the root with these first decisions, and the line.
    pub(crate) fn root(
        &mut self,
        position: &Position,
        turns: &[Turn],
        depth: i32,
        mut alpha: i32,
        beta: i32,
    ) -> (i32, Vec<Turn>) {
        let mut best = Score::WORST.0;
        let mut line = Vec::new();
        let start = alpha;
        self.path.push(position.hash());
        for (n, &turn) in turns.iter().enumerate() {
            let next = position.play_legal(turn);
            let mut value = best;
            let quiet = ordering::gain(position, turn) == 0;
            let reduction = if n >= 4 && depth >= 3 && quiet && self.prunes() {
                reduce(depth, n).min(depth - 2)
            } else {
                0
            };
            if n > 0 {
                value = -self.node(&next, depth - 1 - reduction, -alpha - 1, -alpha, 1);
                if value > alpha && reduction > 0 {
                    value = -self.node(&next, depth - 1, -alpha - 1, -alpha, 1);
                }
            }
            if n == 0 || (value > alpha && value < beta) {
                value = -self.node(&next, depth - 1, -beta, -alpha, 1);
            }
            if self.aborted {
                break;
            }
            if value > best {
                best = value;
                if value > alpha || line.is_empty() {
                    line.clear();
                    line.push(turn);
                    line.extend_from_slice(&self.lines[1]);
                }
                alpha = alpha.max(value);
            }
            if alpha >= beta {
                break;
            }
        }
        self.path.pop();
        if let (false, Some(&turn)) = (self.aborted, line.first()) {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > start {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.keep(key(position), 0, Entry { turn: Some(turn), score: best, depth, bound });
        }
        (best, line)
    }

    /// The value of a position for the player who decides, within the window.
    fn node(&mut self, position: &Position, depth: i32, mut alpha: i32, mut beta: i32, ply: usize) -> i32 {
        self.lines[ply].clear();
        // 1. The end of the game, or of our patience.
        if let Some(outcome) = position.ended() {
            self.nodes += 1;
            return final_value(outcome, next_decider(position, outcome), ply);
        }
        let hash = position.hash();
        if self.comes_back(hash) {
            return Score::DRAW.0;
        }
        if depth <= 0 {
            return self.quiesce(position, alpha, beta, ply, QUIET_PLIES);
        }
        if self.visit() {
            return 0;
        }
        if ply >= MAX_PLY {
            return eval::units(position);
        }
        self.seldepth = self.seldepth.max(ply);
        // 2. No win is faster than one that is already found.
        alpha = alpha.max(Score::loss_in(ply as u32).0);
        beta = beta.min(Score::win_in(ply as u32 + 1).0);
        if alpha >= beta {
            return alpha;
        }
        // 3. What the table knows.
        let pv = beta - alpha > 1;
        let key = key(position);
        let known = self.known(key, ply);
        let deep = |entry: &Entry| if self.prunes() { entry.depth >= depth } else { entry.depth == depth };
        if let Some(entry) = known.filter(|entry| !pv && deep(entry)) {
            match entry.bound {
                Bound::Exact => return entry.score,
                Bound::Lower if entry.score >= beta => return entry.score,
                Bound::Upper if entry.score <= alpha => return entry.score,
                _ => {}
            }
        }
        // 4. A win at once needs no search.
        if can_arrive(position).is_some() {
            let value = Score::win_in(ply as u32 + 1).0;
            return value;
        }
        // 5. So good or so bad that a shallow look will do.
        let calm = !pv && position.stage() == Stage::Turn && self.prunes();
        let standing = if calm { self.glance(position) } else { 0 };
        if calm && depth <= 3 && beta.abs() < Score::SURE && standing - 120 * depth >= beta {
            return standing;
        }
        if calm && depth <= 2 && alpha.abs() < Score::SURE && standing + 250 * depth <= alpha {
            let value = self.quiesce(position, alpha, beta, ply, QUIET_PLIES);
            if value <= alpha {
                return value;
            }
        }
        // 6. The turns, best first.
        self.path.push(hash);
        let found =
            self.tree(position, depth, alpha, beta, ply, known.and_then(|entry| entry.turn), calm, standing);
        self.path.pop();
        let Some((best, turn)) = found else {
            return if self.aborted { 0 } else { Score::loss_in(ply as u32).0 };
        };
        if self.aborted {
            return 0;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.keep(key, ply, Entry { turn, score: best, depth, bound });
        best
    }

    /// Goes through the turns of a node in stages. `None` if there is no turn.
    #[allow(clippy::too_many_arguments, reason = "one node's facts, used once")]
    fn tree(
        &mut self,
        position: &Position,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
        hint: Option<Turn>,
        calm: bool,
        standing: i32,
    ) -> Option<(i32, Option<Turn>)> {
        let mut walk = Walk { alpha, beta, best: Score::WORST.0, turn: None, tried: 0, quiet: Vec::new() };
        let hint = hint.filter(|&turn| position.is_legal(turn));
        if let Some(turn) = hint {
            let noisy = ordering::gain(position, turn) > 0;
            if self.step(position, turn, depth, 0, ply, !noisy, &mut walk) {
                return Some((walk.best, walk.turn));
            }
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        // Captures, ordered by what is won.
        let everywhere = position.tops(position.to_move());
        let _: ControlFlow<()> = position.each_step_turn(everywhere, Want::Captures, |turn| {
            if Some(turn) != hint {
                list.push(capture_order(position, turn), turn);
            }
            ControlFlow::Continue(())
        });
        let mut n = 0;
        while let Some((_, turn)) = list.get(n) {
            let reduction = i32::from(depth >= 3 && n >= 6 && self.prunes());
            if self.step(position, turn, depth, reduction, ply, false, &mut walk) {
                self.lists[ply] = list;
                return Some((walk.best, walk.turn));
            }
            n += 1;
        }
        // Far below the window a quiet turn near the leaves will not help.
        let futile = standing + 60 + 110 * depth;
        if calm && depth <= 2 && futile <= walk.alpha && walk.alpha.abs() < Score::SURE {
            self.lists[ply] = list;
            let best = walk.best.max(futile);
            return Some((best, walk.turn));
        }
        // Killers, before anything is listed: where one refutes the parent's turn, no list is needed.
        let killers = self.memory.killers(ply).map(|killer| {
            killer.filter(|&turn| {
                Some(turn) != hint && position.is_legal(turn) && ordering::gain(position, turn) == 0
            })
        });
        for turn in killers.into_iter().flatten() {
            let reduction = (self.late(depth, walk.tried) - 1).clamp(0, depth - 1);
            if self.step(position, turn, depth, reduction, ply, true, &mut walk) {
                self.lists[ply] = list;
                return Some((walk.best, walk.turn));
            }
        }
        // The quiet turns by their history, then drops.
        list.clear();
        self.list_quiet(position, depth, ply, [hint, killers[0], killers[1]], &mut list);
        let enough = 8 + 12 * depth * depth;
        let mut n = 0;
        while let Some((_, turn)) = list.get(n) {
            if calm
                && walk.best > -Score::SURE
                && alpha.abs() < Score::SURE
                && depth <= 3
                && n as i32 > enough
            {
                break;
            }
            let reduction = self.late(depth, walk.tried).clamp(0, depth - 1);
            if self.step(position, turn, depth, reduction, ply, true, &mut walk) {
                break;
            }
            n += 1;
        }
        if walk.tried == 0 && !self.aborted {
            // What was left out as pointless may be all that there is.
            for turn in position.turns() {
                if self.step(position, turn, depth, 0, ply, true, &mut walk) {
                    break;
                }
            }
        }
        self.lists[ply] = list;
        (walk.tried > 0).then_some((walk.best, walk.turn))
    }

    /// Lists the decisions that capture nothing, with their order, but for those that were tried.
    fn list_quiet(
        &self,
        position: &Position,
        depth: i32,
        ply: usize,
        tried: [Option<Turn>; 3],
        list: &mut TurnList,
    ) {
        let history = self.memory.of(position.decider());
        let mut push = |turn: Turn, bonus: i32| {
            if !tried.contains(&Some(turn)) {
                list.push(history.of(turn) + bonus, turn);
            }
            ControlFlow::<()>::Continue(())
        };
        if position.stage() == Stage::Turn {
            let own = position.tops(position.to_move());
            let _ = position.each_step_turn(own, Want::Quiet, |turn| push(turn, 0));
            if !position.reserve(position.to_move()).is_empty() {
                let filter = DropFilter::new(position, depth, ply);
                let all = !self.prunes();
                let _ = position.each_drop(|turn| {
                    if all || filter.keeps(turn) { push(turn, -DROP_LAST) } else { ControlFlow::Continue(()) }
                });
            }
        } else {
            let _ = position.each_turn(|turn| push(turn, 0));
        }
    }

    /// Tries one turn. True if nothing more needs to be tried.
    #[allow(clippy::too_many_arguments, reason = "one turn's facts, used once")]
    fn step(
        &mut self,
        position: &Position,
        turn: Turn,
        depth: i32,
        reduction: i32,
        ply: usize,
        quiet: bool,
        walk: &mut Walk,
    ) -> bool {
        let next = position.play_legal(turn);
        let (alpha, beta) = (walk.alpha, walk.beta);
        let mut value;
        if walk.tried == 0 {
            value = -self.node(&next, depth - 1, -beta, -alpha, ply + 1);
        } else {
            value = -self.node(&next, depth - 1 - reduction, -alpha - 1, -alpha, ply + 1);
            if value > alpha && reduction > 0 {
                value = -self.node(&next, depth - 1, -alpha - 1, -alpha, ply + 1);
            }
            if value > alpha && value < beta {
                value = -self.node(&next, depth - 1, -beta, -alpha, ply + 1);
            }
        }
        walk.tried += 1;
        if self.aborted {
            return true;
        }
        if value > walk.best {
            walk.best = value;
            if value > alpha {
                walk.turn = Some(turn);
                walk.alpha = value;
                let (upper, lower) = self.lines.split_at_mut(ply + 1);
                upper[ply].clear();
                upper[ply].push(turn);
                upper[ply].extend_from_slice(&lower[0]);
            }
        }
        if value >= beta {
            let color = position.decider();
            if quiet {
                self.memory.reward(color, turn, ply, depth);
                for &other in &walk.quiet {
                    self.memory.blame(color, other, depth);
                }
            }
            return true;
        }
        if quiet && walk.quiet.len() < 32 {
            walk.quiet.push(turn);
        }
        false
    }

    /// Captures only, until it is quiet; the player may also leave it at that.
    fn quiesce(&mut self, position: &Position, mut alpha: i32, beta: i32, ply: usize, left: i32) -> i32 {
        self.lines[ply].clear();
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
                Stage::Setting => eval::units(position),
                _ if ply >= MAX_PLY => eval::units(position),
                _ => self.every_end(position, alpha, beta, ply, left),
            };
        }
        if can_arrive(position).is_some() {
            return Score::win_in(ply as u32 + 1).0;
        }
        let standing = self.glance(position);
        let mut best = standing;
        if standing >= beta || ply >= MAX_PLY || left <= 0 {
            return standing;
        }
        alpha = alpha.max(standing);
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        let own = position.tops(position.to_move());
        let _: ControlFlow<()> = position.each_step_turn(own, Want::Captures, |turn| {
            // Of the ways to go on quietly after a capture, the plain one stands for all.
            if !captures_then_rests(position, turn) {
                list.push(capture_order(position, turn), turn);
            }
            ControlFlow::Continue(())
        });
        let mut n = 0;
        while let Some((_, turn)) = list.get(n) {
            n += 1;
            let gain = ordering::gain(position, turn);
            if standing + gain + 150 <= alpha && gain < 300 && self.prunes() {
                continue;
            }
            let next = position.play_legal(turn);
            let value = -self.quiesce(&next, -beta, -alpha, ply + 1, left - 1);
            if self.aborted {
                break;
            }
            if value > best {
                best = value;
                alpha = alpha.max(value);
                let (upper, lower) = self.lines.split_at_mut(ply + 1);
                upper[ply].clear();
                upper[ply].push(turn);
                upper[ply].extend_from_slice(&lower[0]);
            }
            if value >= beta {
                break;
            }
        }
        self.lists[ply] = list;
        best
    }

    /// All decisions of a ransom under way.
    fn every_end(&mut self, position: &Position, mut alpha: i32, beta: i32, ply: usize, left: i32) -> i32 {
        let mut best = Score::WORST.0;
        for turn in position.turns() {
            let value = -self.quiesce(&position.play_legal(turn), -beta, -alpha, ply + 1, left - 1);
            if self.aborted {
                return 0;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Whether the game was in this position before: then it may go round for ever, and is a tie. The
    /// count of quiet turns does not tell how far back to look: a king that is captured comes back.
    fn comes_back(&self, hash: u64) -> bool {
        self.path.iter().rev().take(LOOK_BACK).skip(1).step_by(2).any(|&earlier| earlier == hash)
    }
}

/// How many decisions back a position is looked for.
const LOOK_BACK: usize = 60;

/// What a drop loses in the order.
const DROP_LAST: i32 = 100_000;

/// What is found at a node so far.
struct Walk {
    alpha: i32,
    beta: i32,
    best: i32,
    turn: Option<Turn>,
    tried: usize,
    quiet: Vec<Turn>,
}

/// Whether a stack captures and its top then steps aside without a capture.
fn captures_then_rests(position: &Position, turn: Turn) -> bool {
    let TurnParts::Steps { steps, .. } = turn.parts() else { return false };
    let enemy = position.tops(position.to_move().other()) - position.tops_of(Kind::Mountain);
    steps.via.is_some_and(|via| enemy.has(via)) && !enemy.has(steps.to)
}

fn capture_order(position: &Position, turn: Turn) -> i32 {
    let TurnParts::Steps { steps, .. } = turn.parts() else { return 0 };
    ordering::gain(position, turn) * 8 - ordering::leader(position, steps)
}
