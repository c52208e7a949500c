//! The reader of turns: a byte for the position (see `spots.rs`), then the text.

#![cfg_attr(fuzzing, no_main)]

#[path = "../spots.rs"]
mod spots;

use jersi_rules::Lang;
use jersi_rules::notation::{read_turn, write_decisions};

/// Any text is read or refused, never with a panic. What is read is legal and is written as the same turn; a
/// refusal points into the text and has words.
pub fn run(data: &[u8]) {
    let Some((position, text)) = spots::spot(data) else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    match read_turn(position, text) {
        Ok(read) => {
            let mut now = *position;
            for &turn in &read.decisions {
                now = now.play(turn).expect("what is read is legal");
            }
            assert_eq!(now, read.after);
            assert!(read.notes.iter().all(|note| text.get(note.span.clone()).is_some()));
            let canonical = write_decisions(position, &read.decisions);
            let again = read_turn(position, &canonical).expect("what is written can be read");
            assert_eq!((again.decisions, again.after), (read.decisions, read.after));
            assert!(again.notes.is_empty());
        }
        Err(fault) => {
            assert!(text.get(fault.span.clone()).is_some(), "{:?} is outside of the text", fault.span);
            assert!(!fault.code().is_empty());
            for lang in [Lang::EN, Lang::FR] {
                assert!(!fault.say(lang).is_empty());
            }
        }
    }
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
