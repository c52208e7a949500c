//! The players and the pieces.

use crate::edition::Edition;
use crate::lang::{Said, tell};
use crate::piece::{Color, Kind};

/// A player's name in a sentence.
pub(super) fn color(color: Color) -> Said {
    match color {
        Color::White => "White".into(),
        Color::Black => "Black".into(),
    }
}

/// What an edition calls one of a kind.
pub(super) fn kind(kind: Kind, edition: Edition) -> Said {
    if let Some(word) = tell::own_word(kind, edition) {
        return word.into();
    }
    match kind {
        Kind::King => "king".into(),
        Kind::Rock => "rock".into(),
        Kind::Paper => "paper".into(),
        Kind::Scissors => "scissors".into(),
        Kind::Fool => "fool".into(),
        Kind::Wise => "wise man".into(),
        Kind::Mountain => "mountain".into(),
        Kind::Guardian => "guardian".into(),
    }
}

/// What an edition calls several of a kind.
pub(super) fn kinds(kind: Kind, edition: Edition) -> Said {
    if let Some(word) = tell::own_word(kind, edition) {
        return word.into();
    }
    match kind {
        Kind::King => "kings".into(),
        Kind::Rock => "rocks".into(),
        Kind::Paper => "papers".into(),
        Kind::Scissors => "scissors".into(),
        Kind::Fool => "fools".into(),
        Kind::Wise => "wise men".into(),
        Kind::Mountain => "mountains".into(),
        Kind::Guardian => "guardians".into(),
    }
}
