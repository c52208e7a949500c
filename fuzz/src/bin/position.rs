//! The reader of positions: a byte for the rules (those of a position of `spots.rs`), then the text.

#![cfg_attr(fuzzing, no_main)]

#[path = "../spots.rs"]
mod spots;

use jersi_rules::notation::{read_position, text_board, write_position};
use jersi_rules::{Lang, Position, Rules};

/// Any text is read or refused, never with a panic. What is read can be written, drawn and played on; a
/// refusal points into the text.
pub fn run(data: &[u8]) {
    let Some((spot, text)) = spots::spot(data) else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    match read_position(spot.rules(), text) {
        Ok(position) => check(spot.rules(), &position),
        Err(error) => {
            assert!(error.span().is_none_or(|span| text.get(span).is_some()));
            assert!([Lang::EN, Lang::FR].iter().all(|&lang| !error.say(lang).is_empty()));
        }
    }
}

fn check(rules: Rules, position: &Position) {
    let text = write_position(position);
    assert_eq!(read_position(rules, &text).as_ref(), Ok(position));
    assert_eq!(position.hash(), position.hash_from_scratch());
    assert!(!text_board(position, Lang::FR).is_empty());
    let turns = position.turns();
    assert_eq!(position.outcome().is_some(), turns.is_empty());
    assert_eq!(position.count_turns(), turns.len() as u64);
    for turn in turns {
        assert!(position.is_legal(turn), "{turn:?} in {position:?}");
        let after = position.play_legal(turn);
        assert_eq!(after.hash(), after.hash_from_scratch());
        assert_eq!(after.has_turn(), after.outcome().is_none());
    }
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
