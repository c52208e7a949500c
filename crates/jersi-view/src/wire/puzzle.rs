//! A try at a puzzle, and what the defender answers.

use serde::Serialize;

use super::FromJson;
use crate::json::Json;

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
    /// Turns within which the win is asked for, the defender's included.
    pub turns: u32,
    /// The turn that was tried.
    pub tried: String,
}

/// What the solver says of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleReply {
    /// Whether the win is still forced in time, whatever the defender does.
    pub right: bool,
    /// The turn that the defender answers with; none if the game is over.
    pub reply: Option<String>,
    /// A turn that goes on to win after it, if the try was right and the game goes on.
    pub then: Option<String>,
}

impl FromJson for PuzzleTry {
    fn from_json(json: &Json) -> Option<PuzzleTry> {
        Some(PuzzleTry {
            edition: String::from_json(json.get("edition"))?,
            reserve: json.get("reserve").bool()?,
            position: String::from_json(json.get("position"))?,
            turns: u32::from_json(json.get("turns"))?,
            tried: String::from_json(json.get("tried"))?,
        })
    }
}
