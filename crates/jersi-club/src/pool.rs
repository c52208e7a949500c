//! What ratings are kept apart by: the family of an edition, and the pace.

use std::fmt;
use std::str::FromStr;

use jersi_game::TimeControl;
use jersi_rules::{Edition, GameSpec, HouseRules};

/// How fast a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pace {
    /// At one sitting.
    Live,
    /// Over days.
    Days,
}

impl Pace {
    /// Both.
    pub const ALL: [Pace; 2] = [Pace::Live, Pace::Days];

    /// How fast a clock is; none without one.
    pub fn of(time: TimeControl) -> Option<Pace> {
        match time {
            TimeControl::Unlimited => None,
            TimeControl::Increment { .. } => Some(Pace::Live),
            TimeControl::DaysPerTurn(_) => Some(Pace::Days),
        }
    }

    /// As it is stored and sent.
    pub fn word(self) -> &'static str {
        match self {
            Pace::Live => "live",
            Pace::Days => "days",
        }
    }
}

/// Games whose ratings belong together: `4-live`, `2-days`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pool {
    family: &'static str,
    pace: Pace,
}

/// There is no such pool.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no pool: the family of an edition and the pace, as in 4-live or 2-days")]
pub struct BadPool(String);

impl Pool {
    /// Where a game counts; nowhere without a clock, nor by house rules, which may bind one side alone.
    pub fn of(spec: &GameSpec, time: TimeControl) -> Option<Pool> {
        if spec.house() != HouseRules::default() {
            return None;
        }
        Some(Pool { family: family(spec.edition()), pace: Pace::of(time)? })
    }

    /// The same from what a table has: where a game counts, if it is one with a clock.
    pub fn of_words(spec: &str, time: &str) -> Option<Pool> {
        Pool::of(&spec.parse().ok()?, time.parse().ok()?)
    }

    /// Every pool that there can be.
    pub fn all() -> impl Iterator<Item = Pool> {
        let families = Edition::ALL.into_iter().map(family);
        families.flat_map(|family| Pace::ALL.map(|pace| Pool { family, pace }))
    }
}

/// The number before the dot: editions of one family are played alike.
fn family(edition: Edition) -> &'static str {
    let id = edition.id();
    id.split_once('.').map_or(id, |(family, _)| family)
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.family, self.pace.word())
    }
}

impl FromStr for Pool {
    type Err = BadPool;

    fn from_str(text: &str) -> Result<Pool, BadPool> {
        let found = Pool::all().find(|pool| pool.to_string() == text);
        found.ok_or_else(|| BadPool(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_counts_where_its_edition_and_its_clock_belong() {
        for (spec, time, pool) in [
            ("4.8", "600+5", Some("4-live")),
            ("4.16 ransom", "3d", Some("4-days")),
            ("2.0 setting=random", "1d", Some("2-days")),
            ("3.0", "60+0", Some("3-live")),
            ("4.8", "-", None),
            ("4.8 quiet-limit=60", "600+5", None),
            ("4.8 ban-white=one", "3d", None),
            ("9.9", "600+5", None),
        ] {
            let found = Pool::of_words(spec, time).map(|pool| pool.to_string());
            assert_eq!(found.as_deref(), pool, "{spec} {time}");
        }
    }

    #[test]
    fn pools_are_read_as_they_are_written() {
        for pool in Pool::all() {
            assert_eq!(pool.to_string().parse(), Ok(pool));
        }
        for bad in ["", "4", "4-", "4-slow", "9-live", "4-live "] {
            assert!(bad.parse::<Pool>().is_err(), "{bad:?}");
        }
    }
}
