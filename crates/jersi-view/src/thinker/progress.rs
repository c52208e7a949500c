//! What the thinker tells while it thinks, and how far it is.

use std::time::Duration;

use jersi_engine::time::Instant;
use jersi_engine::{Line, Report, SearchObserver};
use jersi_rules::notation::write_turn;
use jersi_rules::{Position, Turn};

use crate::score;
use crate::wire::{ScoreKind, Thought};

/// No news more often than this, except of a new depth.
const PAUSE: Duration = Duration::from_millis(100);

/// Tells what is found so far, in the words of the wire.
pub(super) struct Teller<'a> {
    position: Position,
    begun: Instant,
    last: Instant,
    thought: Thought,
    most_nodes: Option<u64>,
    most_time: Option<Duration>,
    tell: Box<dyn FnMut(&Thought) + 'a>,
}

impl SearchObserver for Teller<'_> {
    fn on_iteration(&mut self, report: &Report) {
        self.thought.depth = report.depth;
        self.thought.nodes = report.nodes;
        if let Some(line) = report.lines.first() {
            self.take(line);
        }
        self.say();
    }

    fn on_nodes(&mut self, nodes: u64) {
        self.thought.nodes = nodes;
        if self.last.elapsed() >= PAUSE {
            self.say();
        }
    }
}

impl<'a> Teller<'a> {
    pub(super) fn new(
        position: &Position,
        most_nodes: Option<u64>,
        most_time: Option<Duration>,
        tell: impl FnMut(&Thought) + 'a,
    ) -> Teller<'a> {
        let begun = Instant::now();
        Teller {
            position: *position,
            begun,
            last: begun,
            thought: nothing(),
            most_nodes,
            most_time,
            tell: Box::new(tell),
        }
    }

    /// The answer, if there is a decision.
    pub(super) fn done(mut self, decided: Option<Turn>) -> Option<Thought> {
        let best = write_turn(&self.position, decided?);
        if self.thought.line.first() != Some(&best) {
            self.thought.line = vec![best.clone()];
        }
        self.thought.best = Some(best);
        self.thought.time = self.begun.elapsed().as_millis() as u32;
        self.thought.progress = 1.0;
        self.thought.done = true;
        Some(self.thought)
    }

    fn say(&mut self) {
        let time = self.begun.elapsed();
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
        let (kind, score, white_chance) = score::told(&self.position, line.score);
        self.thought.score_kind = kind;
        self.thought.score = score;
        self.thought.white_chance = white_chance;
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
