//! Edition 3.0, February 2020: the guardian, called mokca, joins the shapes.

use super::v2_0::{FREE, SCORE, shape};
use super::{
    Aim, Change, EditionFacts, KindFacts, Licence, SettingFacts, SettingName, ShortRule, Way, hunting_beats,
};
use crate::lattice;
use crate::piece::Kind;

pub(super) static FACTS: EditionFacts = EditionFacts {
    id: "3.0",
    cells: lattice::HEXAGON,
    kinds: &KINDS,
    beats: hunting_beats(),
    booklet_aim: Aim::HuntTheKing { exhaustion: 20 },
    settings: &SETTINGS,
    score: SCORE,
    guardian_optional: true,
    box_facts: None,
    variants: &[],
    short_rules: SHORT_RULES,
    changes: &[Change::Guardian, Change::GuardianFightsNobody, Change::NoRandomSetting, Change::LettersAnew],
    licence: Licence::BY_SA,
};

/// The rules of 3.0 in short, which the draft took over.
pub(super) const SHORT_RULES: &[ShortRule] = &[
    ShortRule::HuntAim,
    ShortRule::Sides,
    ShortRule::HuntStacks,
    ShortRule::HuntStep,
    ShortRule::StackStep,
    ShortRule::HuntTurn,
    ShortRule::HuntCapture,
    ShortRule::Strength,
    ShortRule::MokcaSafe,
    ShortRule::MokcaBlocks,
    ShortRule::MokcaExceptions,
    ShortRule::MokcaExhaustion,
    ShortRule::Conclusion,
    ShortRule::NoTurn,
    ShortRule::NoLimit,
];

pub(super) const KINDS: [KindFacts; 5] = [
    shape(Kind::King, 'N'),
    shape(Kind::Rock, 'C'),
    shape(Kind::Scissors, 'K'),
    shape(Kind::Paper, 'R'),
    shape(Kind::Guardian, 'M'),
];

pub(super) const STANDARD: SettingFacts = SettingFacts {
    id: "standard",
    way: Way::Fixed("c-rkn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-RKC- w - - 1"),
    called: SettingName::WithoutMokca,
};

/// The setting that 3.0 was revised to on 16 February, and that the draft took over.
pub(super) const MOKCA_ON_ROCK: &str = "cmrkn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-RKCM w - - 1";

const SETTINGS: [SettingFacts; 4] = [
    STANDARD,
    SettingFacts {
        id: "standard-mokca",
        way: Way::Fixed("rckmn-rck-/k-r-c-k-r-c-/7/8/9/8/7/C-R-K-C-R-K-/K-RCN-KMRC w - - 1"),
        called: SettingName::WithMokca,
    },
    SettingFacts {
        id: "standard-mokca-revised",
        way: Way::Fixed(MOKCA_ON_ROCK),
        called: SettingName::WithMokcaRevised,
    },
    FREE,
];
