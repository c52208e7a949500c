//! The players and the pieces.

use crate::edition::{Edition, Lojban};
use crate::lang::tell;
use crate::piece::{Color, Kind};

/// A player's name in a sentence.
pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// What an edition calls one of a kind.
pub(super) fn kind(kind: Kind, edition: Edition) -> &'static str {
    if let Some(word) = tell::own_word(kind, edition) {
        return word;
    }
    match kind {
        Kind::King => "king",
        Kind::Rock => "rock",
        Kind::Paper => "paper",
        Kind::Scissors => "scissors",
        Kind::Fool => "fool",
        Kind::Wise => "wise man",
        Kind::Mountain => "mountain",
        Kind::Guardian => "guardian",
    }
}

/// What an edition calls several of a kind.
pub(super) fn kinds(kind: Kind, edition: Edition) -> &'static str {
    if let Some(word) = tell::own_word(kind, edition) {
        return word;
    }
    match kind {
        Kind::King => "kings",
        Kind::Rock => "rocks",
        Kind::Paper => "papers",
        Kind::Scissors => "scissors",
        Kind::Fool => "fools",
        Kind::Wise => "wise men",
        Kind::Mountain => "mountains",
        Kind::Guardian => "guardians",
    }
}

/// Another name in the booklet, beside a Lojban one.
pub(super) fn alias(kind: Kind, edition: Edition) -> Option<&'static str> {
    match edition {
        Edition::V3_0 | Edition::Draft4 => match kind {
            Kind::King => Some("void"),
            Kind::Rock => Some("rock"),
            Kind::Paper => Some("paper"),
            Kind::Scissors => Some("scissors"),
            Kind::Guardian => Some("mokca"),
            Kind::Fool | Kind::Wise | Kind::Mountain => None,
        },
        Edition::V2_0 | Edition::V4_8 | Edition::V4_16 => None,
    }
}

/// What a Lojban word means.
pub(super) fn meaning(word: Lojban) -> &'static str {
    match word {
        Lojban::Jersi => "hunt, pursue",
        Lojban::Kunti => "empty",
        Lojban::Cukla => "round, circular",
        Lojban::Kuctai => "cross",
        Lojban::Kurfa => "square",
        Lojban::Mokca => "geometrical point",
    }
}
