//! The players and the pieces.

use crate::edition::{Edition, Lojban};
use crate::lang::tell;
use crate::piece::{Color, Kind};

/// A player's name in a sentence.
pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::White => "Blanc",
        Color::Black => "Noir",
    }
}

/// What an edition calls one of a kind.
pub(super) fn kind(kind: Kind, edition: Edition) -> &'static str {
    if let Some(word) = tell::own_word(kind, edition) {
        return word;
    }
    match kind {
        Kind::King => "roi",
        Kind::Rock => "pierre",
        Kind::Paper => "feuille",
        Kind::Scissors => "ciseaux",
        Kind::Fool => "fou",
        Kind::Wise => "sage",
        Kind::Mountain => "montagne",
        Kind::Guardian => "gardien",
    }
}

/// What an edition calls several of a kind.
pub(super) fn kinds(kind: Kind, edition: Edition) -> &'static str {
    if let Some(word) = tell::own_word(kind, edition) {
        return word;
    }
    match kind {
        Kind::King => "rois",
        Kind::Rock => "pierres",
        Kind::Paper => "feuilles",
        Kind::Scissors => "ciseaux",
        Kind::Fool => "fous",
        Kind::Wise => "sages",
        Kind::Mountain => "montagnes",
        Kind::Guardian => "gardiens",
    }
}

/// Another name in the booklet, beside a Lojban one.
pub(super) fn alias(kind: Kind, edition: Edition) -> Option<&'static str> {
    match edition {
        Edition::V3_0 | Edition::Draft4 => match kind {
            Kind::King => Some("vide"),
            Kind::Rock => Some("pierre"),
            Kind::Paper => Some("feuille"),
            Kind::Scissors => Some("ciseaux"),
            Kind::Guardian => Some("mokca"),
            Kind::Fool | Kind::Wise | Kind::Mountain => None,
        },
        Edition::V2_0 | Edition::V4_8 | Edition::V4_16 => None,
    }
}

/// What a Lojban word means.
pub(super) fn meaning(word: Lojban) -> &'static str {
    match word {
        Lojban::Jersi => "chasser, poursuivre",
        Lojban::Kunti => "vide",
        Lojban::Cukla => "rond, circulaire",
        Lojban::Kuctai => "croix",
        Lojban::Kurfa => "carré",
        Lojban::Mokca => "point géométrique",
    }
}
