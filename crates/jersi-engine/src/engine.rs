//! The engine: a table, threads, and deeper and deeper searches.

use std::sync::atomic::{AtomicU64, Ordering};

use jersi_rules::{Position, Turn};

use crate::clock::Deadline;
use crate::limits::Limits;
use crate::observer::SearchObserver;
use crate::ordering;
use crate::report::{Answer, Line, Report};
use crate::root::Root;
use crate::score::Score;
use crate::search::{Shared, Worker, can_arrive};
use crate::stop_signal::StopSignal;
use crate::table::Table;

/// A player that thinks.
pub struct Engine {
    table: Table,
    threads: usize,
}

/// Deeper than any search gets.
const DEEPEST: u32 = 64;

impl Engine {
    /// An engine with a table of this many mebibytes and this many threads.
    pub fn new(hash_mib: usize, threads: usize) -> Engine {
        Engine { table: Table::new(hash_mib), threads: threads.max(1) }
    }

    /// Another size of the table; what it knew is forgotten.
    pub fn set_hash(&mut self, mib: usize) {
        // The old table goes first, so that both never stand side by side.
        self.table = Table::new(0);
        self.table = Table::new(mib);
    }

    /// Another number of threads.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Forgets everything, for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches until a limit is reached or the stop signal is given, and tells the observer about it.
    /// With one thread and a node limit the answer is always the same.
    pub fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop: &StopSignal,
        observer: &mut dyn SearchObserver,
    ) -> Answer {
        self.table.grow_older();
        let shared = Shared {
            table: &self.table,
            stop,
            deadline: Deadline::new(limits),
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            nodes: AtomicU64::new(0),
            over: StopSignal::new(),
            without: limits.without,
        };
        let turns = first_turns(&root.position, limits);
        std::thread::scope(|scope| {
            for helper in 1..self.threads {
                let (shared, turns) = (&shared, &turns);
                scope.spawn(move || help(shared, root, turns, limits, helper));
            }
            let answer = lead(&shared, root, &turns, limits, observer);
            shared.over.stop();
            answer
        })
    }
}

/// The decisions to choose from: those asked for, or all.
fn first_turns(position: &Position, limits: &Limits) -> Vec<Turn> {
    let mut turns = position.turns();
    turns.retain(|turn| limits.only.is_empty() || limits.only.contains(turn));
    let wins = can_arrive(position);
    turns.sort_by_key(|&turn| (wins != Some(turn), -ordering::gain(position, turn), turn));
    turns
}

/// The first thread: it decides and reports.
fn lead<'a>(
    shared: &'a Shared<'a>,
    root: &Root,
    turns: &[Turn],
    limits: &Limits,
    observer: &'a mut dyn SearchObserver,
) -> Answer {
    let mut worker = Worker::new(shared, &root.history, Some(observer));
    let mut order = turns.to_vec();
    let wanted = limits.lines.max(1).min(order.len());
    // Whatever happens, there is a turn to play.
    let fallback = order.first().map(|&turn| Line { score: Score::DRAW, turns: vec![turn] });
    let mut last = Report {
        depth: 0,
        seldepth: 0,
        nodes: 0,
        time: shared.deadline.elapsed(),
        hashfull: 0,
        lines: fallback.into_iter().collect(),
    };
    let deepest = limits.depth.unwrap_or(DEEPEST).min(DEEPEST);
    for depth in 1..=deepest {
        if order.is_empty() || worker.aborted {
            break;
        }
        let lines = find_lines(&mut worker, &root.position, &mut order, depth as i32, wanted, &last.lines);
        worker.tell_nodes();
        let finished = !worker.aborted;
        // A depth that was broken off still counts if it found a better first line.
        if finished || (lines.len() == wanted && wanted == 1) {
            last = Report {
                depth: if finished { depth } else { depth - 1 },
                seldepth: worker.seldepth as u32,
                nodes: shared.nodes.load(Ordering::Relaxed),
                time: shared.deadline.elapsed(),
                hashfull: shared.table.fullness(),
                lines,
            };
        }
        if !finished {
            break;
        }
        if let Some(observer) = &mut worker.observer {
            observer.on_iteration(&last);
        }
        let sure = last.lines.first().is_some_and(|line| line.score.0.abs() > Score::SURE);
        let proved = sure
            && last.lines.iter().all(|line| line.score.0.abs() > Score::SURE)
            && last.lines.first().is_some_and(|line| Score::WIN - line.score.0.abs() <= depth as i32);
        let one_choice = order.len() == 1 && limits.clock.is_some();
        if (proved && limited(limits)) || one_choice || !shared.deadline.may_go_deeper() {
            break;
        }
    }
    last.nodes = shared.nodes.load(Ordering::Relaxed);
    last.time = shared.deadline.elapsed();
    Answer { report: last }
}

/// Whether the search would end by itself. One that is to go on until it is stopped goes on.
fn limited(limits: &Limits) -> bool {
    limits.depth.is_some() || limits.nodes.is_some() || limits.move_time.is_some() || limits.clock.is_some()
}

/// The best lines at one depth: each line leaves out the first decisions of those before it.
fn find_lines(
    worker: &mut Worker<'_>,
    position: &Position,
    order: &mut Vec<Turn>,
    depth: i32,
    wanted: usize,
    before: &[Line],
) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::with_capacity(wanted);
    for n in 0..wanted {
        let guess = before.get(n).map_or(0, |line| line.score.0);
        let (score, turns) = aspire(worker, position, &order[n..], depth, guess);
        if turns.is_empty() || (worker.aborted && turns.is_empty()) {
            break;
        }
        // The best turn of this depth is the first one of the next.
        if let Some(place) = order.iter().position(|&turn| turn == turns[0]) {
            let turn = order.remove(place);
            order.insert(n, turn);
        }
        lines.push(Line { score: Score(score), turns });
        if worker.aborted {
            break;
        }
    }
    lines.sort_by_key(|line| std::cmp::Reverse(line.score));
    lines
}

/// Looks through a narrow window first, and widens it where the value falls outside.
fn aspire(
    worker: &mut Worker<'_>,
    position: &Position,
    turns: &[Turn],
    depth: i32,
    guess: i32,
) -> (i32, Vec<Turn>) {
    let mut width = 60;
    let (mut alpha, mut beta) = if depth >= 4 && guess.abs() < Score::SURE {
        (guess - width, guess + width)
    } else {
        (Score::WORST.0, -Score::WORST.0)
    };
    loop {
        let (score, line) = worker.root(position, turns, depth, alpha, beta);
        if worker.aborted {
            // A turn that beat the window is worth having; one that only failed low is not.
            return if score > alpha && !line.is_empty() { (score, line) } else { (score, Vec::new()) };
        }
        if score <= alpha && alpha > Score::WORST.0 {
            alpha = if width > 1000 { Score::WORST.0 } else { score - width };
        } else if score >= beta && beta < -Score::WORST.0 {
            beta = if width > 1000 { -Score::WORST.0 } else { score + width };
        } else {
            return (score, line);
        }
        width *= 3;
    }
}

/// The other threads: they fill the table, each in its own order of depths.
fn help(shared: &Shared<'_>, root: &Root, turns: &[Turn], limits: &Limits, number: usize) {
    let mut worker = Worker::new(shared, &root.history, None);
    let mut order = turns.to_vec();
    let deepest = limits.depth.unwrap_or(DEEPEST).min(DEEPEST);
    let mut guess = Vec::new();
    for depth in 1..=deepest {
        if order.is_empty() || worker.aborted {
            break;
        }
        let ahead = depth + (number as u32 + depth) % 2;
        let lines = find_lines(&mut worker, &root.position, &mut order, ahead as i32, 1, &guess);
        guess = lines;
    }
    worker.tell_nodes();
}
