//! The fuzz target of UGI, replayed on its corpus by an ordinary compiler.

#[path = "../../../fuzz/src/bin/ugi.rs"]
mod ugi;

use std::fs;
use std::path::Path;

#[test]
fn corpus_of_ugi() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/ugi");
    let files: Vec<_> = fs::read_dir(folder).expect("the corpora are part of the project").collect();
    assert!(files.len() >= 20);
    let mut broken = Vec::new();
    for file in files {
        let path = file.expect("a file of the corpus").path();
        let data = fs::read(&path).expect("a file of the corpus");
        if std::panic::catch_unwind(|| ugi::run(&data)).is_err() {
            broken.push(path);
        }
    }
    assert!(broken.is_empty(), "the target breaks on {broken:?}");
}
