//! A try at a puzzle, and what the defender answers.

use serde::Serialize;

use super::FromJson;
use crate::json::Json;

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum PuzzleGoal {
    /// To win in time, whatever the other does.
    Win,
    /// Not to lose by force: the turn that is asked for holds where others lose.
    Hold,
}

/// A turn that was tried in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleTry {
    /// The edition, such as `4.8`.
    pub edition: String,
    /// Whether mountains and wise men are played.
    pub reserve: bool,
    /// The position of the puzzle.
    pub position: String,
    /// What is asked for.
    pub goal: PuzzleGoal,
    /// Turns within which the win is asked for, the defender's included; or within which the other would win after a turn that
    /// does not hold.
    pub turns: u32,
    /// The turn that was tried.
    pub tried: String,
}

/// What the solver says of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleReply {
    /// Whether the try does what is asked for.
    pub right: bool,
    /// What follows. After a right turn that does not win yet: the defender's answer, and a turn that goes on to win. After a
    /// wrong one: the answer that gets away, or the way in which it loses, to the end. Empty if the game is over, and after a
    /// turn that holds.
    pub line: Vec<String>,
}

impl FromJson for PuzzleGoal {
    fn from_json(json: &Json) -> Option<PuzzleGoal> {
        match json.text()? {
            "win" => Some(PuzzleGoal::Win),
            "hold" => Some(PuzzleGoal::Hold),
            _ => None,
        }
    }
}

impl FromJson for PuzzleTry {
    fn from_json(json: &Json) -> Option<PuzzleTry> {
        Some(PuzzleTry {
            edition: String::from_json(json.get("edition"))?,
            reserve: json.get("reserve").bool()?,
            position: String::from_json(json.get("position"))?,
            goal: PuzzleGoal::from_json(json.get("goal"))?,
            turns: u32::from_json(json.get("turns"))?,
            tried: String::from_json(json.get("tried"))?,
        })
    }
}
