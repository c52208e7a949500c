//! Edition 2.0, January 2020: hunt the kunti on a hexagon of 61 cells.

use super::{Aim, EditionFacts, KindFacts, Lojban, Score, SettingFacts, Text, Way, hunting_beats};
use crate::lattice;
use crate::piece::Kind;

pub(super) static FACTS: EditionFacts = EditionFacts {
    id: "2.0",
    date: Text::new("26 January 2020", "26 janvier 2020"),
    cells: lattice::HEXAGON,
    kinds: &KINDS,
    beats: hunting_beats(),
    aim: Aim::HuntTheKing { exhaustion: 20 },
    settings: &SETTINGS,
    score: SCORE,
    guardian_optional: false,
    box_facts: None,
};

pub(super) const SCORE: Score = Score { win: 1, loss: 0, tie: 1 };

/// What 2.0 and 3.0 say of a shape; only the letters moved between them.
pub(super) const fn shape(kind: Kind, letter: char, alias: Option<Text>) -> KindFacts {
    let lojban = match kind {
        Kind::King => Lojban { word: "kunti", sound: "ˈkun.ti", meaning: Text::new("empty", "vide") },
        Kind::Rock => Lojban {
            word: "cukla",
            sound: "ˈʃukla",
            meaning: Text::new("round, circular", "rond, circulaire"),
        },
        Kind::Scissors => {
            Lojban { word: "kuctai", sound: "ˈkuʃtaɪ", meaning: Text::new("cross", "croix") }
        }
        Kind::Paper => Lojban { word: "kurfa", sound: "ˈkurfa", meaning: Text::new("square", "carré") },
        _ => Lojban {
            word: "mokca",
            sound: "ˈmokʃa",
            meaning: Text::new("geometrical point", "point géométrique"),
        },
    };
    KindFacts {
        kind,
        letter,
        name: Text::new(lojban.word, lojban.word),
        plural: Text::new(lojban.word, lojban.word),
        alias,
        lojban: Some(lojban),
        count: match kind {
            Kind::King | Kind::Guardian => 1,
            _ => 4,
        },
        in_reserve: false,
    }
}

const KINDS: [KindFacts; 4] = [
    shape(Kind::King, 'N', None),
    shape(Kind::Rock, 'K', None),
    shape(Kind::Scissors, 'C', None),
    shape(Kind::Paper, 'R', None),
];

const SETTINGS: [SettingFacts; 3] = [
    SettingFacts {
        id: "symmetrical",
        way: Way::Fixed("k-rcn-rkc-/c-r-k-c-r-k-/7/8/9/8/7/K-R-C-K-R-C-/C-RKN-RCK- w - - 1"),
        name: Text::new("symmetrical setting", "préparation symétrique"),
    },
    SettingFacts {
        id: "random",
        way: Way::Random,
        name: Text::new("random setting", "préparation aléatoire"),
    },
    FREE,
];

/// The free setting is the same in every edition that has it.
pub(super) const FREE: SettingFacts =
    SettingFacts { id: "free", way: Way::Free, name: Text::new("free setting", "préparation libre") };
