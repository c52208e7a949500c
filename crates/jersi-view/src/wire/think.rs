//! What the thinker is asked and tells.

use serde::Serialize;

use super::Opponent;

/// A question to the thinker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ThinkRequest {
    /// The game so far, in JRN.
    pub record: String,
    /// Who thinks; not a person.
    pub opponent: Opponent,
    /// At most so many milliseconds; what the opponent's strength allows if that is less.
    pub move_time: Option<u32>,
    /// Milliseconds left on the clock, and added for each turn.
    pub clock: Option<[u32; 2]>,
    /// How many best lines to find.
    pub lines: u32,
}

/// What a score is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ScoreKind {
    /// A value in units, of which 250 make the odds of winning e to 1; a cube is worth about 200.
    Units,
    /// A forced win in so many decisions.
    Win,
    /// A forced loss in so many decisions.
    Loss,
}

/// News of the thinking, and its end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Thought {
    /// The decision to play, in notation; none before the first is found.
    pub best: Option<String>,
    /// The best line, decision by decision.
    pub line: Vec<String>,
    /// Decisions deep.
    pub depth: u32,
    /// Positions looked at.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// Milliseconds so far.
    pub time: u32,
    /// What the score is.
    pub score_kind: ScoreKind,
    /// Units, or decisions to the end, for the player who decides.
    pub score: i32,
    /// How likely White wins, from 0 to 1; a tie counts half.
    pub white_chance: f64,
    /// How much of what is allowed is used, from 0 to 1.
    pub progress: f64,
    /// Whether this is the answer.
    pub done: bool,
}
