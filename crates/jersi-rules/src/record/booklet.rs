//! Records as the booklets print them.
//!
//! 2.0 and 3.0: pairs of turns without numbers, the score below. 4.8: numbered pairs in up to three
//! blocks side by side, the score below the last block.

mod write;

pub use write::write_booklet;

use super::foreign::Game;
use super::foreign::numbered::read_numbered;
use super::foreign::tokens::Token;
use super::{Hint, Record, RecordError};

/// Reads turns without numbers, White's and Black's by turns.
pub(super) fn read_pairs(text: &str, tokens: &[Token], hint: &Hint) -> Result<Record, RecordError> {
    let mut game = Game::default();
    for token in tokens {
        game.take(text, token);
    }
    game.begin_with_setting(text, hint)
}

/// Reads numbered pairs.
pub(super) fn read_blocks(text: &str, tokens: &[Token], hint: &Hint) -> Result<Record, RecordError> {
    read_numbered(text, tokens, 2)?.begin_with_setting(text, hint)
}
