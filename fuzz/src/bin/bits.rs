//! Packed turns: a byte for the position (see `spots.rs`), then words of four bytes, the lowest first.

#![cfg_attr(fuzzing, no_main)]

#[path = "../spots.rs"]
mod spots;

use std::collections::HashSet;

use jersi_rules::Turn;
use jersi_rules::notation::{read_turn, write_turn};

/// A word is a turn or not; a turn keeps its bits, and is legal if and only if it is listed. Legal turns are
/// played one after another.
pub fn run(data: &[u8]) {
    let Some((position, words)) = spots::spot(data) else { return };
    let mut now = *position;
    let mut listed: HashSet<Turn> = now.turns().into_iter().collect();
    for word in words.chunks_exact(4).take(32) {
        let bits = u32::from_le_bytes([word[0], word[1], word[2], word[3]]);
        let Some(turn) = Turn::from_bits(bits) else { continue };
        assert_eq!(turn.bits(), bits);
        assert_eq!(now.is_legal(turn), listed.contains(&turn), "{turn:?} in {now:?}");
        if now.is_legal(turn) {
            let read = read_turn(&now, &write_turn(&now, turn)).expect("what is written can be read");
            now = now.play_legal(turn);
            assert_eq!(now, read.after);
            assert_eq!(now.hash(), now.hash_from_scratch());
            listed = now.turns().into_iter().collect();
        }
    }
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
