//! Corpora, replayed by the ordinary tests of the crates whose targets they are for.

use std::fs;
use std::path::Path;

/// The least number of files in a corpus.
const LEAST: usize = 20;

/// Runs a target on every file of its corpus, which is never small. All files that break it are named.
pub fn replay(target: &str, run: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files: Vec<_> = fs::read_dir(folder).expect("the corpora are part of the project").collect();
    assert!(files.len() >= LEAST, "{target} has only {} files", files.len());
    let mut broken = Vec::new();
    for file in files {
        let path = file.expect("a file of the corpus").path();
        let data = fs::read(&path).expect("a file of the corpus");
        if std::panic::catch_unwind(|| run(&data)).is_err() {
            broken.push(path);
        }
    }
    assert!(broken.is_empty(), "{target} breaks on {broken:?}");
}
