//! Edition 2.0, January 2020: hunt the kunti on a hexagon of 61 cells.

use super::{
    Aim, Change, EditionFacts, KindFacts, Licence, Lojban, Score, SettingFacts, SettingName, ShortRule, Way,
    hunting_beats,
};
use crate::lattice;
use crate::piece::Kind;

pub(super) static FACTS: EditionFacts = EditionFacts {
    id: "2.0",
    cells: lattice::HEXAGON,
    kinds: &KINDS,
    beats: hunting_beats(),
    booklet_aim: Aim::HuntTheKing { exhaustion: 20 },
    settings: &SETTINGS,
    score: SCORE,
    guardian_optional: false,
    box_facts: None,
    variants: &[],
    short_rules: &[
        ShortRule::HuntAim,
        ShortRule::Sides,
        ShortRule::HuntStacks,
        ShortRule::HuntStep,
        ShortRule::StackStep,
        ShortRule::HuntTurn,
        ShortRule::HuntCapture,
        ShortRule::Strength,
        ShortRule::Exhaustion,
        ShortRule::Conclusion,
        ShortRule::NoTurn,
        ShortRule::NoLimit,
    ],
    changes: &[
        Change::WholeBoard,
        Change::KuntiOnStacks,
        Change::ReadySettings,
        Change::EndByExhaustion,
        Change::SimplerCells,
        Change::WhiteAndBlack,
    ],
    licence: Licence::BY_SA,
};

pub(super) const SCORE: Score = Score { win: 1, loss: 0, tie: 1 };

/// What 2.0 and 3.0 say of a shape; only the letters moved between them.
pub(super) const fn shape(kind: Kind, letter: char) -> KindFacts {
    KindFacts {
        kind,
        letter,
        lojban: Some(Lojban::of_shape(kind)),
        count: match kind {
            Kind::King | Kind::Guardian => 1,
            _ => 4,
        },
        in_reserve: false,
    }
}

const KINDS: [KindFacts; 4] =
    [shape(Kind::King, 'N'), shape(Kind::Rock, 'K'), shape(Kind::Scissors, 'C'), shape(Kind::Paper, 'R')];

const SETTINGS: [SettingFacts; 3] = [
    SettingFacts {
        id: "symmetrical",
        way: Way::Fixed("k-rcn-rkc-/c-r-k-c-r-k-/7/8/9/8/7/K-R-C-K-R-C-/C-RKN-RCK- w - - 1"),
        called: SettingName::Symmetrical,
    },
    SettingFacts { id: "random", way: Way::Random, called: SettingName::Random },
    FREE,
];

/// The free setting is the same in every edition that has it.
pub(super) const FREE: SettingFacts = SettingFacts { id: "free", way: Way::Free, called: SettingName::Free };
