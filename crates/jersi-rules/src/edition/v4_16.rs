//! Edition 4.16, 2022: as 4.8, but the capture of a lone king leaves the count of quiet turns running.

use super::v4_8::{BEATS, BOX, KINDS, SCORE, SETTINGS};
use super::{Aim, EditionFacts, Text};
use crate::lattice;

pub(super) static FACTS: EditionFacts = EditionFacts {
    id: "4.16",
    date: Text::new("2022", "2022"),
    cells: lattice::ALL,
    kinds: &KINDS,
    beats: BEATS,
    aim: Aim::BringTheKingHome { quiet_limit: 40, lone_king_counts: false },
    settings: &SETTINGS,
    score: SCORE,
    guardian_optional: false,
    box_facts: Some(BOX),
};
