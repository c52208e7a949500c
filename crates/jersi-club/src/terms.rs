//! What is agreed before a game begins.

use jersi_game::TimeControl;
use jersi_rules::{GameSpec, SpecValue};

/// The longest time for a whole live game, in seconds.
const LONGEST_GAME: u64 = 3 * 3_600;
/// The longest increment, in seconds.
const LONGEST_INCREMENT: u64 = 180;
/// The most days for a turn.
const MOST_DAYS: u16 = 14;

/// Which game, and how much time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    spec: GameSpec,
    time: TimeControl,
}

/// There is no such game, or nobody plays it far apart.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTerms {
    /// There is no such game.
    #[error("{0}")]
    Spec(String),
    /// Chance is the server's.
    #[error("the server draws the seed")]
    SeedChosen,
    /// The game is over before it begins.
    #[error("the game is over before it begins")]
    Over,
    /// There is no such clock, or it is too short or too long.
    #[error("{0:?} is no time of a game: - for none, up to 10800+180 in seconds, or 1d to 14d a turn")]
    Time(String),
}

impl Terms {
    /// Reads what somebody proposes.
    pub fn propose(spec: &str, time: &str) -> Result<Terms, BadTerms> {
        let spec: GameSpec = spec.parse().map_err(|error| BadTerms::Spec(format!("{error}")))?;
        if spec.seed().is_some() {
            return Err(BadTerms::SeedChosen);
        }
        // With any seed, to see that there is such a game.
        let tried = Terms { spec: spec.clone(), time: TimeControl::Unlimited }.drawn(1)?;
        let start = tried.spec.start().map_err(|error| BadTerms::Spec(format!("{error}")))?;
        if start.position.outcome().is_some() {
            return Err(BadTerms::Over);
        }
        let bad = || BadTerms::Time(time.to_owned());
        let time: TimeControl = time.parse().map_err(|_| bad())?;
        let fits = match time {
            TimeControl::Unlimited => true,
            TimeControl::Increment { initial, increment } => {
                initial.as_secs() <= LONGEST_GAME
                    && increment.as_secs() <= LONGEST_INCREMENT
                    && time.first().is_some_and(|first| first.as_secs() >= 1)
            }
            TimeControl::DaysPerTurn(days) => days.get() <= MOST_DAYS,
        };
        if fits { Ok(Terms { spec, time }) } else { Err(bad()) }
    }

    /// With the seed that the server drew, if there is something to shuffle.
    pub fn drawn(mut self, seed: u64) -> Result<Terms, BadTerms> {
        if self.spec.is_shuffled() {
            let set = self.spec.set("seed", SpecValue::Number(seed));
            set.map_err(|error| BadTerms::Spec(format!("{error}")))?;
        }
        Ok(self)
    }

    /// Which game, in one spelling.
    pub fn spec(&self) -> String {
        self.spec.to_string()
    }

    /// How much time.
    pub fn time(&self) -> TimeControl {
        self.time
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_read_or_refused() {
        let terms = Terms::propose("2.0 setting=random", "600+5").expect("such a game");
        assert_eq!(terms.clone().drawn(7).expect("a seed").spec(), "2.0 setting=random seed=7");
        assert_eq!(terms.time().to_string(), "600+5");
        assert_eq!(Terms::propose("4.8", "3d").expect("such a game").drawn(7).expect("none").spec(), "4.8");
        assert_eq!(Terms::propose("2.0 seed=7", "-"), Err(BadTerms::SeedChosen));
        for (spec, time) in [
            ("5.0", "-"),
            ("4.8 mokca", "-"),
            ("4.8", "99999+0"),
            ("4.8", "15d"),
            ("4.8", "x"),
            ("4.8", "0+0"),
        ] {
            assert!(Terms::propose(spec, time).is_err(), "{spec} {time}");
        }
    }
}
