//! Positions of puzzles and tasks.

use jersi_rules::{GameSpec, Position, SpecValue};

/// The position that a text tells. It panics where there is none: our own files are read by tests.
pub(crate) fn position(edition: &str, reserve: bool, text: &str) -> Position {
    let keys = [("edition", SpecValue::Text(edition)), ("reserve", SpecValue::Flag(reserve))];
    let start = GameSpec::from_keys(keys).and_then(|spec| spec.at_position(text).start());
    start.unwrap_or_else(|why| panic!("{text}: {why:?}")).position
}
