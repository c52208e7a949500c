//! What the thinker tells while it thinks, and how far it is.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use jersi_engine::time::Instant;
use jersi_engine::{Line, Report, Score, Stop, Verdict, chance};
use jersi_rules::notation::write_turn;
use jersi_rules::{Color, Position, Turn};

use crate::wire::{ScoreKind, Thought};

/// No news more often than this, except of a new depth.
const PAUSE: Duration = Duration::from_millis(100);

/// Tells what is found so far. Clones share what they know.
#[derive(Clone)]
pub(super) struct Teller(Rc<RefCell<Told>>);

struct Told {
    position: Position,
    begun: Instant,
    last: Instant,
    thought: Thought,
    most_nodes: Option<u64>,
    most_time: Option<Duration>,
    visited: Option<Arc<AtomicU64>>,
    tell: Box<dyn FnMut(&Thought)>,
}

thread_local! {
    /// Who is told that the search looked at its brake. There is one search at a time on a thread.
    static WATCHER: RefCell<Option<Teller>> = const { RefCell::new(None) };
}

fn look() {
    WATCHER.with_borrow(|watcher| {
        if let Some(teller) = watcher {
            teller.now_and_then();
        }
    });
}

impl Teller {
    pub(super) fn new(
        position: &Position,
        most_nodes: Option<u64>,
        most_time: Option<Duration>,
        tell: impl FnMut(&Thought) + 'static,
    ) -> Teller {
        let begun = Instant::now();
        Teller(Rc::new(RefCell::new(Told {
            position: *position,
            begun,
            last: begun,
            thought: nothing(),
            most_nodes,
            most_time,
            visited: None,
            tell: Box::new(tell),
        })))
    }

    /// Counts positions here.
    pub(super) fn count(&self, visited: Arc<AtomicU64>) {
        self.0.borrow_mut().visited = Some(visited);
    }

    /// Works with a brake that lets the progress be told.
    pub(super) fn during<T>(&self, work: impl FnOnce(&Stop) -> T) -> T {
        WATCHER.set(Some(self.clone()));
        let done = work(&Stop::watched(look));
        WATCHER.set(None);
        done
    }

    /// Tells of a new depth.
    pub(super) fn tell(&self, report: &Report) {
        let told = &mut *self.0.borrow_mut();
        let time = told.begun.elapsed();
        told.thought.depth = report.depth;
        told.thought.nodes = report.nodes;
        if let Some(line) = report.lines.first() {
            told.take(line);
        }
        told.say(time);
    }

    fn now_and_then(&self) {
        // While news are told the search stands still, so nobody else holds them.
        let Ok(mut told) = self.0.try_borrow_mut() else { return };
        if told.last.elapsed() < PAUSE {
            return;
        }
        if let Some(visited) = &told.visited {
            told.thought.nodes = visited.load(Ordering::Relaxed);
        }
        let time = told.begun.elapsed();
        told.say(time);
    }

    /// The answer, if there is a decision.
    pub(super) fn done(&self, decided: Option<Turn>) -> Option<Thought> {
        let told = &mut *self.0.borrow_mut();
        let decided = decided?;
        let best = write_turn(&told.position, decided);
        if told.thought.line.first() != Some(&best) {
            told.thought.line = vec![best.clone()];
        }
        let time = told.begun.elapsed();
        told.thought.best = Some(best);
        told.thought.time = time.as_millis() as u32;
        told.thought.progress = 1.0;
        told.thought.done = true;
        Some(told.thought.clone())
    }
}

impl Told {
    fn say(&mut self, time: Duration) {
        self.last = Instant::now();
        self.thought.time = time.as_millis() as u32;
        let of_nodes = self.most_nodes.map_or(0, |most| self.thought.nodes * 1000 / most.max(1));
        let of_time = self.most_time.map_or(0, |most| time.as_millis() * 1000 / most.as_millis().max(1));
        // It never goes back, and it is full only at the end.
        let thousandths = of_nodes.max(of_time as u64).min(990) as u32;
        self.thought.progress = self.thought.progress.max(f64::from(thousandths) / 1000.0);
        (self.tell)(&self.thought);
    }

    fn take(&mut self, line: &Line) {
        let mut now = self.position;
        self.thought.line.clear();
        for &turn in &line.turns {
            if now.check(turn).is_err() {
                break;
            }
            self.thought.line.push(write_turn(&now, turn));
            now = now.play_legal(turn);
        }
        self.thought.best = self.thought.line.first().cloned();
        let (kind, score) = match line.score.verdict() {
            Verdict::Units(units) => (ScoreKind::Units, units),
            Verdict::WinIn(plies) => (ScoreKind::Win, plies as i32),
            Verdict::LossIn(plies) => (ScoreKind::Loss, plies as i32),
        };
        self.thought.score_kind = kind;
        self.thought.score = score;
        self.thought.white_chance = white_chance(&self.position, line.score);
    }
}

fn white_chance(position: &Position, score: Score) -> f64 {
    match position.decider() {
        Color::White => chance(score),
        Color::Black => 1.0 - chance(score),
    }
}

fn nothing() -> Thought {
    Thought {
        best: None,
        line: Vec::new(),
        depth: 0,
        nodes: 0,
        time: 0,
        score_kind: ScoreKind::Units,
        score: 0,
        white_chance: 0.5,
        progress: 0.0,
        done: false,
    }
}
