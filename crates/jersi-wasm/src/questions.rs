//! Plain questions about a position, for tests and tools.

use jersi_rules::notation::{read_position, write_turn};
use jersi_rules::{Edition, Lang, Position, Rules, Variant};

use crate::wire::Fault;

fn position(edition: &str, reserve: bool, ransom: bool, text: &str) -> Result<Position, Fault> {
    let edition =
        Edition::from_id(edition).ok_or_else(|| Fault::new("no-such-edition", "there is no such edition"))?;
    let rules = Rules::with(edition, Variant { reserve, ransom })
        .map_err(|error| Fault::new("no-such-variant", &error.to_string()))?;
    read_position(rules, text).map_err(|error| Fault::of_position(&error, edition, text, Lang::En))
}

/// The legal decisions in notation, sorted.
pub fn turns(edition: &str, reserve: bool, ransom: bool, text: &str) -> Result<Vec<String>, Fault> {
    let position = position(edition, reserve, ransom, text)?;
    let mut turns: Vec<String> = position.turns().iter().map(|&turn| write_turn(&position, turn)).collect();
    turns.sort_unstable();
    Ok(turns)
}

/// How many sequences of whole turns there are.
pub fn perft(edition: &str, reserve: bool, ransom: bool, text: &str, depth: u32) -> Result<u64, Fault> {
    Ok(jersi_rules::perft(&position(edition, reserve, ransom, text)?, depth))
}
