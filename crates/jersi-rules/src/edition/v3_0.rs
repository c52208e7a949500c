//! Edition 3.0, February 2020: the guardian, called mokca, joins the shapes.

use super::v2_0::{FREE, SCORE, shape};
use super::{Aim, EditionFacts, KindFacts, SettingFacts, Text, Way, hunting_beats};
use crate::lattice;
use crate::piece::Kind;

pub(super) static FACTS: EditionFacts = EditionFacts {
    id: "3.0",
    date: Text::new("13 February 2020", "13 février 2020"),
    cells: lattice::HEXAGON,
    kinds: &KINDS,
    beats: hunting_beats(),
    aim: Aim::HuntTheKing { exhaustion: 20 },
    settings: &SETTINGS,
    score: SCORE,
    guardian_optional: true,
    box_facts: None,
};

pub(super) const KINDS: [KindFacts; 5] = [
    shape(Kind::King, 'N', Some(Text::new("void", "vide"))),
    shape(Kind::Rock, 'C', Some(Text::new("rock", "pierre"))),
    shape(Kind::Scissors, 'K', Some(Text::new("scissors", "ciseaux"))),
    shape(Kind::Paper, 'R', Some(Text::new("paper", "feuille"))),
    shape(Kind::Guardian, 'M', Some(Text::new("point or guardian", "point ou gardien"))),
];

pub(super) const STANDARD: SettingFacts = SettingFacts {
    id: "standard",
    way: Way::Fixed("c-rkn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-RKC- w - - 1"),
    name: Text::new("standard setting without mokca", "préparation standard sans mokca"),
};

pub(super) const MOKCA_NAME: Text =
    Text::new("standard setting with mokca", "préparation standard avec mokca");

/// The setting that 3.0 was revised to on 16 February, and that the draft took over.
pub(super) const MOKCA_ON_ROCK: &str = "cmrkn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-RKCM w - - 1";

const SETTINGS: [SettingFacts; 4] = [
    STANDARD,
    SettingFacts {
        id: "standard-mokca",
        way: Way::Fixed("rckmn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-KMRC w - - 1"),
        name: MOKCA_NAME,
    },
    SettingFacts {
        id: "standard-mokca-revised",
        way: Way::Fixed(MOKCA_ON_ROCK),
        name: Text::new(
            "standard setting with mokca, as revised on 16 February",
            "préparation standard avec mokca, révisée le 16 février",
        ),
    },
    FREE,
];
