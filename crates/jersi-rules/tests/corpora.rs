//! The fuzz targets of this crate, replayed on their corpora by an ordinary compiler.

#[path = "../../../fuzz/src/bin/bits.rs"]
mod bits;
#[path = "../../../fuzz/src/bin/position.rs"]
mod position;
#[path = "../../../fuzz/src/bin/record.rs"]
mod record;
#[path = "../../../fuzz/src/bin/turn.rs"]
mod turn;

use std::fs;
use std::path::Path;

/// Runs a target on every file of its corpus, which is never small.
fn replay(target: &str, run: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files = fs::read_dir(&folder).expect("the corpora are part of the project");
    let mut count = 0;
    for file in files {
        let path = file.expect("a file of the corpus").path();
        let data = fs::read(&path).expect("a file of the corpus");
        // The name of the file is the only clue to what goes wrong in it.
        println!("{target}: {}", path.file_name().unwrap_or_default().display());
        run(&data);
        count += 1;
    }
    assert!(count >= 20, "{target} has only {count} files");
}

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
