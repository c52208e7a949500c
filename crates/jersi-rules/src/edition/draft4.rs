//! The working draft "4.x" of 24 February 2020: the rules of 3.0 with another mokca setting.

use super::v2_0::{FREE, SCORE};
use super::v3_0::{KINDS, MOKCA_ON_ROCK, SHORT_RULES, STANDARD};
use super::{Aim, Change, EditionFacts, Licence, SettingFacts, SettingName, Way, hunting_beats};
use crate::lattice;

pub(super) static FACTS: EditionFacts = EditionFacts {
    id: "4-draft",
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
    changes: &[Change::SameRules, Change::GuardianElsewhere, Change::NotCommercial],
    licence: Licence::BY_NC_SA,
};

const SETTINGS: [SettingFacts; 3] = [
    STANDARD,
    SettingFacts { id: "standard-mokca", way: Way::Fixed(MOKCA_ON_ROCK), called: SettingName::WithMokca },
    FREE,
];
