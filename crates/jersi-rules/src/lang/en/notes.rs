//! What a record says and its turns do not bear out.

use super::endings::{result, unfinished};
use crate::lang::Said;
use crate::outcome::Outcome;
use crate::record::{GameResult, NoteKind};

/// What is odd in a record.
pub(super) fn note(note: &NoteKind) -> String {
    match note {
        NoteKind::Mark { text, written, should_be, .. } => {
            let right = match should_be {
                0 => "captures nothing and has no mark",
                1 => "captures and is marked !",
                _ => "captures the king and is marked !!",
            };
            let found = match written {
                0 => "no mark is written".to_owned(),
                n => format!("{} is written", "!".repeat(*n)),
            };
            format!("{text}: the step {right}, but {found}")
        }
        NoteKind::Result { written, outcome } => {
            format!("the record says: {}; the turns say: {}", written_result(written), told(*outcome))
        }
        NoteKind::Termination { written, outcome } => {
            format!("the record says that it ended by {written:?}; the turns say: {}", told(*outcome))
        }
        NoteKind::Scale { written, should_be } => {
            format!("the score {written} is counted as in another edition; here it is {should_be}")
        }
    }
}

fn written_result(written: &str) -> Said {
    match GameResult::from_id(written) {
        Some(told) => result(told).into(),
        None if written == "*" => unfinished().into(),
        None => format!("the result is {written:?}, which is none of white, black, draw, *").into(),
    }
}

/// How the turns end the game.
fn told(outcome: Option<Outcome>) -> Said {
    match outcome {
        None => unfinished().into(),
        Some(outcome) => format!("{} by {}", result(outcome.into()), outcome.reason.id()).into(),
    }
}
