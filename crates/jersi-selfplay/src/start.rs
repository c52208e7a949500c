//! How a game can begin: rules and setting, under a number that never changes.

use jersi_engine::Aim;
use jersi_rules::{Edition, Position, Rules, Setting, Variant};

/// One of the ways to begin. Its number stands in files, so the list only ever grows at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start(u8);

struct Facts {
    id: &'static str,
    edition: Edition,
    variant: Variant,
    setting: &'static str,
}

const PLAIN: Variant = Variant { reserve: false, ransom: false };
const RESERVE: Variant = Variant { reserve: true, ransom: false };

const fn facts(id: &'static str, edition: Edition, variant: Variant, setting: &'static str) -> Facts {
    Facts { id, edition, variant, setting }
}

const STARTS: [Facts; 11] = [
    facts("4.8-no-reserve", Edition::V4_8, PLAIN, "standard"),
    facts("4.8", Edition::V4_8, RESERVE, "standard"),
    facts("4.8-no-reserve-ransom", Edition::V4_8, Variant { ransom: true, ..PLAIN }, "standard"),
    facts("4.8-ransom", Edition::V4_8, Variant { ransom: true, ..RESERVE }, "standard"),
    facts("4.16", Edition::V4_16, RESERVE, "standard"),
    facts("4.16-no-reserve", Edition::V4_16, PLAIN, "standard"),
    facts("2.0", Edition::V2_0, PLAIN, "symmetrical"),
    facts("2.0-random", Edition::V2_0, PLAIN, "random"),
    facts("3.0", Edition::V3_0, PLAIN, "standard"),
    facts("3.0-mokca", Edition::V3_0, PLAIN, "standard-mokca"),
    facts("3.0-mokca-revised", Edition::V3_0, PLAIN, "standard-mokca-revised"),
];

impl Start {
    /// All of them, by their numbers.
    pub fn all() -> impl Iterator<Item = Start> {
        (0..STARTS.len() as u8).map(Start)
    }

    /// The start with this number.
    pub fn from_number(number: u8) -> Option<Start> {
        (usize::from(number) < STARTS.len()).then_some(Start(number))
    }

    /// The start with this name.
    pub fn from_id(id: &str) -> Option<Start> {
        Start::all().find(|start| start.id() == id)
    }

    fn facts(self) -> &'static Facts {
        &STARTS[usize::from(self.0)]
    }

    /// Its number in files.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its name, such as `4.8-no-reserve`.
    pub fn id(self) -> &'static str {
        self.facts().id
    }

    /// What is tried in it.
    pub fn aim(self) -> Aim {
        Aim::of(self.rules())
    }

    fn rules(self) -> Rules {
        let Facts { edition, variant, .. } = *self.facts();
        Rules::with(edition, variant).expect("a test begins every start")
    }

    /// Whether its setting is shuffled by a seed.
    pub fn is_shuffled(self) -> bool {
        self.facts().setting == "random"
    }

    /// The first position; the seed is for the shuffled setting.
    pub fn position(self, seed: u32) -> Position {
        let Facts { edition, setting, .. } = *self.facts();
        let setting =
            Setting::named(edition, setting, u64::from(seed), false).expect("a test begins every start");
        Position::start(self.rules(), setting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_start_begins_and_is_found_by_number_and_name() {
        for start in Start::all() {
            let position = start.position(3);
            assert!(position.has_turn(), "{}", start.id());
            assert_eq!(Start::from_number(start.number()), Some(start));
            assert_eq!(Start::from_id(start.id()), Some(start));
            assert_eq!(start.aim(), Aim::of(position.rules()));
            assert_eq!(start.position(4) != position, start.is_shuffled());
        }
        assert_eq!(Start::from_number(11), None);
    }
}
