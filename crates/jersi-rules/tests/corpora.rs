//! The fuzz targets of this crate, replayed on their corpora by an ordinary compiler.

// Each target is a program of its own elsewhere, and brings its positions along.
#![allow(clippy::duplicate_mod)]

#[path = "../../../fuzz/src/bin/bits.rs"]
mod bits;
#[path = "../../../fuzz/src/corpus.rs"]
mod corpus;
#[path = "../../../fuzz/src/bin/position.rs"]
mod position;
#[path = "../../../fuzz/src/bin/record.rs"]
mod record;
#[path = "../../../fuzz/src/bin/turn.rs"]
mod turn;

use corpus::replay;

#[test]
fn corpus_of_turns() {
    replay("turn", turn::run);
}

#[test]
fn corpus_of_positions() {
    replay("position", position::run);
}

#[test]
fn corpus_of_bits() {
    replay("bits", bits::run);
}

#[test]
fn corpus_of_records() {
    replay("record", record::run);
}
