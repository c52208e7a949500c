//! Edition 4.8, September 2020: bring the king home, on 69 cells, with a reserve.

use super::{
    Aim, BoxFacts, Change, EditionFacts, KindFacts, Licence, Score, SettingFacts, SettingName, ShortRule,
    VariantKind, Way,
};
use crate::lattice;
use crate::piece::{Kind, KindSet};

pub(super) static FACTS: EditionFacts = EditionFacts {
    id: "4.8",
    cells: lattice::ALL,
    kinds: &KINDS,
    beats: BEATS,
    booklet_aim: Aim::BringTheKingHome { quiet_limit: 40, lone_king_counts: true },
    settings: &SETTINGS,
    score: SCORE,
    guardian_optional: false,
    box_facts: Some(BOX),
    variants: &VARIANTS,
    short_rules: &[
        ShortRule::HomeAim,
        ShortRule::Sides,
        ShortRule::HomeStacks,
        ShortRule::HomeStep,
        ShortRule::StackStep,
        ShortRule::HomeTurn,
        ShortRule::HomeCapture,
        ShortRule::King,
        ShortRule::Mountains,
        ShortRule::Climbing,
        ShortRule::Drops,
        ShortRule::OtherWins,
        ShortRule::Quiet,
    ],
    changes: &[
        Change::HuntTurnedRound,
        Change::NewCubes,
        Change::LargerBoard,
        Change::PlainNames,
        Change::QuietTie,
        Change::Variants,
        Change::Thanks,
        Change::Wording,
    ],
    licence: Licence::BY_NC_SA,
};

pub(super) const SCORE: Score = Score { win: 2, loss: 0, tie: 1 };
pub(super) const BOX: BoxFacts = BoxFacts { age: 8, minutes: (20, 45) };

pub(super) const VARIANTS: [VariantKind; 2] = [VariantKind::NoReserve, VariantKind::Ransom];

const fn cube(kind: Kind, letter: char, count: u8) -> KindFacts {
    KindFacts { kind, letter, lojban: None, count, in_reserve: matches!(kind, Kind::Mountain | Kind::Wise) }
}

pub(super) const KINDS: [KindFacts; 7] = [
    cube(Kind::King, 'K', 1),
    cube(Kind::Fool, 'F', 2),
    cube(Kind::Rock, 'R', 4),
    cube(Kind::Paper, 'P', 4),
    cube(Kind::Scissors, 'S', 4),
    cube(Kind::Mountain, 'M', 4),
    cube(Kind::Wise, 'W', 2),
];

pub(super) const BEATS: [KindSet; Kind::COUNT] = {
    let mut beats = [KindSet::EMPTY; Kind::COUNT];
    beats[Kind::Rock as usize] = KindSet::of(&[Kind::Fool, Kind::Scissors, Kind::King, Kind::Wise]);
    beats[Kind::Paper as usize] = KindSet::of(&[Kind::Fool, Kind::Rock, Kind::King, Kind::Wise]);
    beats[Kind::Scissors as usize] = KindSet::of(&[Kind::Fool, Kind::Paper, Kind::King, Kind::Wise]);
    beats[Kind::Fool as usize] =
        KindSet::of(&[Kind::Fool, Kind::Rock, Kind::Paper, Kind::Scissors, Kind::King]);
    beats
};

pub(super) const SETTINGS: [SettingFacts; 1] = [SettingFacts {
    id: "standard",
    way: Way::Fixed(
        "p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1",
    ),
    called: SettingName::Standard,
}];
