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
                0 => "ne capture rien et ne porte pas de signe",
                1 => "capture et se note !",
                _ => "capture le roi et se note !!",
            };
            let found = match written {
                0 => "aucun signe n’est écrit".to_owned(),
                n => format!("{} est écrit", "!".repeat(*n)),
            };
            format!("{text} : l’étape {right}, mais {found}")
        }
        NoteKind::Result { written, outcome } => {
            format!(
                "la partie notée dit : {} ; les tours disent : {}",
                written_result(written),
                told(*outcome)
            )
        }
        NoteKind::Termination { written, outcome } => {
            format!(
                "la partie notée dit qu’elle finit par {written:?} ; les tours disent : {}",
                told(*outcome)
            )
        }
        NoteKind::Scale { written, should_be } => {
            format!("le score {written} compte comme dans une autre édition ; ici, c’est {should_be}")
        }
    }
}

fn written_result(written: &str) -> Said {
    match GameResult::from_id(written) {
        Some(told) => result(told).into(),
        None if written == "*" => unfinished().into(),
        None => format!("le résultat est {written:?}, qui n’est ni white, ni black, ni draw, ni *").into(),
    }
}

/// How the turns end the game.
fn told(outcome: Option<Outcome>) -> Said {
    match outcome {
        None => unfinished().into(),
        Some(outcome) => format!("{} par {}", result(outcome.into()), outcome.reason.id()).into(),
    }
}
