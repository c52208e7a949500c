//! What a search tells while it runs, and at its end.

use std::time::Duration;

use jersi_rules::Turn;

use crate::score::Score;

/// A principal variation (PV): the best line found so far, or one of the best where several are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is worth to the player who decides at the root.
    pub score: Score,
    /// The decisions of the PV, the first one to be played now. Never empty.
    pub turns: Vec<Turn>,
}

/// News of a running search: an iteration of iterative deepening is finished.
#[derive(Clone, Debug)]
pub struct Report {
    /// Decisions deep.
    pub depth: u32,
    /// The deepest ply searched, quiescence included.
    pub seldepth: u32,
    /// Nodes (positions) visited by all threads.
    pub nodes: u64,
    /// Time since the start.
    pub time: Duration,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
    /// The best lines, best first; as many as were asked for, fewer if there are fewer turns.
    pub lines: Vec<Line>,
}

/// What a search found. There is no line only if the game is over.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The last finished iteration and its lines, best first.
    pub report: Report,
}

impl Answer {
    /// The decision to play; `None` if the game is over.
    pub fn best(&self) -> Option<Turn> {
        self.report.lines.first().map(|line| line.turns[0])
    }

    /// What it is worth to the player who decides.
    pub fn score(&self) -> Option<Score> {
        self.report.lines.first().map(|line| line.score)
    }
}
