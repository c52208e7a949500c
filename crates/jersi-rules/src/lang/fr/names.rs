//! The players and the pieces.

use crate::edition::Edition;
use crate::lang::{Said, tell};
use crate::piece::{Color, Kind};

/// A player's name in a sentence.
pub(super) fn color(color: Color) -> Said {
    match color {
        Color::White => "Blanc".into(),
        Color::Black => "Noir".into(),
    }
}

/// What an edition calls one of a kind.
pub(super) fn kind(kind: Kind, edition: Edition) -> Said {
    if let Some(word) = tell::own_word(kind, edition) {
        return word.into();
    }
    match kind {
        Kind::King => "roi".into(),
        Kind::Rock => "pierre".into(),
        Kind::Paper => "feuille".into(),
        Kind::Scissors => "ciseaux".into(),
        Kind::Fool => "fou".into(),
        Kind::Wise => "sage".into(),
        Kind::Mountain => "montagne".into(),
        Kind::Guardian => "gardien".into(),
    }
}

/// What an edition calls several of a kind.
pub(super) fn kinds(kind: Kind, edition: Edition) -> Said {
    if let Some(word) = tell::own_word(kind, edition) {
        return word.into();
    }
    match kind {
        Kind::King => "rois".into(),
        Kind::Rock => "pierres".into(),
        Kind::Paper => "feuilles".into(),
        Kind::Scissors => "ciseaux".into(),
        Kind::Fool => "fous".into(),
        Kind::Wise => "sages".into(),
        Kind::Mountain => "montagnes".into(),
        Kind::Guardian => "gardiens".into(),
    }
}
