//! The fuzz targets of what the page reads, replayed on their corpora by an ordinary compiler.

#[path = "../../../fuzz/src/bin/diagnosis.rs"]
mod diagnosis;
#[path = "../../../fuzz/src/bin/link.rs"]
mod link;

use std::fs;
use std::path::Path;

/// Runs a target on every file of its corpus, which is never small. All files that break it are named.
fn replay(target: &str, run: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files: Vec<_> = fs::read_dir(folder).expect("the corpora are part of the project").collect();
    assert!(files.len() >= 20, "{target} has only {} files", files.len());
    let mut broken = Vec::new();
    for file in files {
        let path = file.expect("a file of the corpus").path();
        let data = fs::read(&path).expect("a file of the corpus");
        if std::panic::catch_unwind(|| run(&data)).is_err() {
            broken.push(path);
        }
    }
    assert!(broken.is_empty(), "the target breaks on {broken:?}");
}

#[test]
fn corpus_of_diagnosis() {
    replay("diagnosis", diagnosis::run);
}

#[test]
fn corpus_of_link() {
    replay("link", link::run);
}
