//! The fuzz target of the JSON lines, replayed on its corpus by an ordinary compiler.

#[path = "../../../fuzz/src/bin/json_line.rs"]
mod json_line;

use std::fs;
use std::path::Path;

#[test]
fn corpus_of_json_lines() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/json_line");
    let files: Vec<_> = fs::read_dir(folder).expect("the corpora are part of the project").collect();
    assert!(files.len() >= 20);
    let mut broken = Vec::new();
    for file in files {
        let path = file.expect("a file of the corpus").path();
        let data = fs::read(&path).expect("a file of the corpus");
        if std::panic::catch_unwind(|| json_line::run(&data)).is_err() {
            broken.push(path);
        }
    }
    assert!(broken.is_empty(), "the target breaks on {broken:?}");
}
