//! The networks that a page has fetched, and which of them it should have at hand before it asks.

use jersi_engine::{Aim, BadNetwork, Level, Network};
use jersi_rules::Lang;

use crate::fault::read_record;
use crate::game_spec::position;
use crate::wire::{Fault, Opponent, ThinkRequest};

/// The networks of one who thinks, or of several: they are shared.
#[derive(Clone, Debug, Default)]
pub struct Networks(jersi_engine::Networks);

impl Networks {
    /// None yet: the hand-made evaluation judges.
    pub fn none() -> Networks {
        Networks::default()
    }

    /// Adds the network that is in a file.
    pub fn read(&mut self, file: &[u8]) -> Result<(), BadNetwork> {
        self.0.read(file).map(drop)
    }

    /// What the network thinks of a position, in units for the player who decides; none without a network for the game.
    pub fn evaluate(
        &self,
        edition: &str,
        reserve: bool,
        ransom: bool,
        text: &str,
    ) -> Result<Option<i32>, Fault> {
        let position = position(edition, reserve, ransom, text, Lang::EN)?;
        Ok(self.0.of(Aim::of(position.rules())).map(|network| network.evaluate(&position)))
    }

    pub(crate) fn shared(&self) -> jersi_engine::Networks {
        self.0.clone()
    }
}

/// Whether a file is a sound network for this aim.
pub fn network_fits(file: &[u8], aim: &str) -> bool {
    Network::read(file).is_ok_and(|network| network.aim().id() == aim)
}

/// The network by which the engine judges a game at its full strength, by the name of its aim; none for what is no record.
pub fn network_for_record(record: &str) -> Option<&'static str> {
    let rules = read_record(record, Lang::EN).ok()?.rules().ok()?;
    Some(Aim::of(rules).id())
}

/// The network that an opponent wants; none if it knows no network.
pub fn network_for_thought(request: &ThinkRequest) -> Option<&'static str> {
    match request.opponent {
        Opponent::Engine { level, .. } if Level::new(level)? >= Level::FIRST_WITH_NETWORK => {
            network_for_record(&request.record)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(edition: &str) -> String {
        format!("[JRN \"1\"]\n[Edition \"{edition}\"]\n\n1. a2-b2 *\n")
    }

    fn without_reserve(edition: &str) -> String {
        format!("[JRN \"1\"]\n[Edition \"{edition}\"]\n[Variant \"no-reserve\"]\n\n1. a2-b2 *\n")
    }

    #[test]
    fn the_family_of_the_game_is_asked_for() {
        for (edition, aim) in
            [("2.0", "hunt"), ("3.0", "hunt"), ("4-draft", "hunt"), ("4.8", "reserve"), ("4.16", "reserve")]
        {
            assert_eq!(network_for_record(&record(edition)), Some(aim), "{edition}");
        }
        for edition in ["4.8", "4.16"] {
            assert_eq!(network_for_record(&without_reserve(edition)), Some("home"), "{edition}");
        }
        assert_eq!(network_for_record("no record"), None);
    }

    #[test]
    fn only_strong_levels_ask_for_one() {
        let wants = |opponent| {
            let record = without_reserve("4.8");
            network_for_thought(&ThinkRequest { record, opponent, move_time: None, clock: None, lines: 1 })
        };
        for level in 1..=10 {
            let expected = (level >= 8).then_some("home");
            assert_eq!(wants(Opponent::Engine { level, seed: 1 }), expected, "level {level}");
        }
        assert_eq!(wants(Opponent::Engine { level: 11, seed: 1 }), None);
        assert_eq!(wants(Opponent::Minimax { depth: 2, seed: 1 }), None);
        assert_eq!(wants(Opponent::Random { seed: 1 }), None);
    }

    #[test]
    fn what_is_no_network_fits_nothing() {
        assert!(!network_fits(b"", "home"));
        assert!(!network_fits(b"JERSINN1 and nothing behind it", "home"));
        assert!(Networks::none().read(b"<!doctype html>").is_err());
        let start = "7/8/4k-2/4PR3/9/8/7/8/3K-3 w MW 0 1";
        assert_eq!(Networks::none().evaluate("4.8", true, false, start).expect("a position"), None);
    }
}
