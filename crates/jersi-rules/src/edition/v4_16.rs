//! Edition 4.16, 2022: as 4.8, but the capture of a lone king leaves the count of quiet turns running.

use super::v4_8::{BEATS, BOX, KINDS, SCORE, SETTINGS, VARIANTS};
use super::{Aim, Change, EditionFacts, Licence, ShortRule};
use crate::lattice;

pub(super) static FACTS: EditionFacts = EditionFacts {
    id: "4.16",
    cells: lattice::ALL,
    kinds: &KINDS,
    beats: BEATS,
    booklet_aim: Aim::BringTheKingHome { quiet_limit: 40, lone_king_counts: false },
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
        ShortRule::LoneKing,
    ],
    changes: &[Change::LoneKingIsQuiet, Change::LowerCaseInRecords, Change::RestAsIn48],
    licence: Licence::BY_NC_SA,
};
