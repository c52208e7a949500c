//! Edition 4.8, September 2020: bring the king home, on 69 cells, with a reserve.

use super::{Aim, BoxFacts, EditionFacts, KindFacts, Score, SettingFacts, Text, Way};
use crate::lattice;
use crate::piece::{Kind, KindSet};

pub(super) static FACTS: EditionFacts = EditionFacts {
    id: "4.8",
    date: Text::new("27 September 2020", "27 septembre 2020"),
    cells: lattice::ALL,
    kinds: &KINDS,
    beats: BEATS,
    aim: Aim::BringTheKingHome { quiet_limit: 40, lone_king_counts: true },
    settings: &SETTINGS,
    score: SCORE,
    guardian_optional: false,
    box_facts: Some(BOX),
};

pub(super) const SCORE: Score = Score { win: 2, loss: 0, tie: 1 };
pub(super) const BOX: BoxFacts = BoxFacts { age: 8, minutes: (20, 45) };

const fn cube(kind: Kind, letter: char, count: u8, one: Text, several: Text) -> KindFacts {
    KindFacts {
        kind,
        letter,
        name: one,
        plural: several,
        alias: None,
        lojban: None,
        count,
        in_reserve: matches!(kind, Kind::Mountain | Kind::Wise),
    }
}

pub(super) const KINDS: [KindFacts; 7] = [
    cube(Kind::King, 'K', 1, Text::new("king", "roi"), Text::new("kings", "rois")),
    cube(Kind::Fool, 'F', 2, Text::new("fool", "fou"), Text::new("fools", "fous")),
    cube(Kind::Rock, 'R', 4, Text::new("rock", "pierre"), Text::new("rocks", "pierres")),
    cube(Kind::Paper, 'P', 4, Text::new("paper", "feuille"), Text::new("papers", "feuilles")),
    cube(Kind::Scissors, 'S', 4, Text::new("scissors", "ciseaux"), Text::new("scissors", "ciseaux")),
    cube(Kind::Mountain, 'M', 4, Text::new("mountain", "montagne"), Text::new("mountains", "montagnes")),
    cube(Kind::Wise, 'W', 2, Text::new("wise man", "sage"), Text::new("wise men", "sages")),
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
    name: Text::new("standard set-up", "mise en place"),
}];
