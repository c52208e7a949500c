//! Iterative deepening: the main thread decides and reports, helper threads fill the table (Lazy SMP).

use std::sync::atomic::Ordering;

use jersi_rules::{Position, Turn};

use super::parameters::MAX_DEPTH;
use super::root::RootMove;
use super::{MoveHistory, Shared, Worker};
use crate::limits::Limits;
use crate::observer::SearchObserver;
use crate::report::{Answer, Line, Report};
use crate::root::Root;
use crate::score::Score;

/// The main thread: it decides when to end, and reports.
pub(crate) fn main_thread<'a>(
    shared: &'a Shared<'a>,
    history: &'a mut MoveHistory,
    root: &Root,
    turns: &[Turn],
    limits: &Limits,
    observer: &'a mut dyn SearchObserver,
) -> Answer {
    let mut worker = Worker::new(shared, history, &root.history, Some(observer));
    let mut order: Vec<RootMove> = turns.iter().copied().map(RootMove::new).collect();
    let multi_pv = limits.lines.max(1).min(order.len());
    // Whatever happens, there is a turn to play.
    let fallback = order.first().map(|first| Line { score: Score::DRAW, turns: vec![first.turn] });
    let mut last = Report {
        depth: 0,
        seldepth: 0,
        nodes: 0,
        time: shared.deadline.elapsed(),
        hashfull: 0,
        lines: fallback.into_iter().collect(),
    };
    for depth in 1..=max_depth(limits) {
        if order.is_empty() || worker.aborted {
            break;
        }
        let lines = worker.search_multi_pv(&root.position, &mut order, depth as i32, multi_pv, &last.lines);
        worker.flush_nodes();
        let finished = !worker.aborted;
        // An iteration that was broken off still counts if it found a better first line.
        if finished || (lines.len() == multi_pv && multi_pv == 1) {
            last = Report {
                depth: if finished { depth } else { depth - 1 },
                seldepth: worker.seldepth as u32,
                nodes: shared.nodes.load(Ordering::Relaxed),
                time: shared.deadline.elapsed(),
                hashfull: shared.table.hashfull(),
                lines,
            };
        }
        if !finished {
            break;
        }
        if let Some(observer) = &mut worker.observer {
            observer.on_iteration(&last);
        }
        let one_choice = order.len() == 1 && limits.clock.is_some();
        let proved = is_proved(&last, depth) && ends_by_itself(limits);
        if proved || one_choice || !shared.deadline.may_begin_iteration() {
            break;
        }
    }
    let told = last.nodes;
    last.nodes = shared.nodes.load(Ordering::Relaxed);
    last.time = shared.deadline.elapsed();
    // What an iteration that was broken off found and cost is told too: its turn may be the one that is played.
    if let Some(observer) = worker.observer.as_mut().filter(|_| last.depth > 0 && last.nodes > told) {
        observer.on_iteration(&last);
    }
    Answer { report: last }
}

/// A helper thread: it searches the same root, every second iteration one ply deeper than the main thread.
pub(crate) fn helper_thread(
    shared: &Shared<'_>,
    history: &mut MoveHistory,
    root: &Root,
    turns: &[Turn],
    limits: &Limits,
    number: usize,
) {
    let mut worker = Worker::new(shared, history, &root.history, None);
    let mut order: Vec<RootMove> = turns.iter().copied().map(RootMove::new).collect();
    let mut last = Vec::new();
    for depth in 1..=max_depth(limits) {
        if order.is_empty() || worker.aborted {
            break;
        }
        let depth = depth + (number as u32 + depth) % 2;
        last = worker.search_multi_pv(&root.position, &mut order, depth as i32, 1, &last);
    }
    worker.flush_nodes();
}

fn max_depth(limits: &Limits) -> u32 {
    limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH)
}

/// Whether every line ends in a forced win or loss, and the first one within the depth that was searched.
fn is_proved(report: &Report, depth: u32) -> bool {
    let is_decisive = |line: &Line| line.score.0.abs() > Score::DECISIVE;
    let within = |line: &Line| Score::WIN - line.score.0.abs() <= depth as i32;
    report.lines.iter().all(is_decisive) && report.lines.first().is_some_and(within)
}

/// Whether the search has a limit. One without goes on until it is stopped.
fn ends_by_itself(limits: &Limits) -> bool {
    limits.depth.is_some() || limits.nodes.is_some() || limits.move_time.is_some() || limits.clock.is_some()
}

impl Worker<'_> {
    /// The best lines at one depth (multi-PV): each leaves out the first turns of those before it.
    fn search_multi_pv(
        &mut self,
        position: &Position,
        order: &mut [RootMove],
        depth: i32,
        multi_pv: usize,
        last: &[Line],
    ) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::with_capacity(multi_pv);
        for root_move in order.iter_mut() {
            root_move.effort = 0;
        }
        for n in 0..multi_pv {
            let expected = last.get(n).map_or(0, |line| line.score.0);
            let (score, pv) = self.aspiration_search(position, &mut order[n..], depth, expected);
            if pv.is_empty() {
                break;
            }
            // The best turn of this iteration is searched first in the next.
            if let Some(place) = order.iter().position(|root_move| root_move.turn == pv[0]) {
                order[n..=place].rotate_right(1);
            }
            lines.push(Line { score: Score(score), turns: pv });
            if self.aborted {
                break;
            }
        }
        // The first iteration hardly tells them apart.
        if depth > 1 {
            order[lines.len()..].sort_by_key(|root_move| std::cmp::Reverse(root_move.effort));
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        lines
    }
}
