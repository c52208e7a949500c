//! The fuzz target of studies, replayed on its corpus by an ordinary compiler.

#[path = "../../../fuzz/src/corpus.rs"]
mod corpus;
#[path = "../../../fuzz/src/bin/study.rs"]
mod study;

use corpus::replay;

#[test]
fn corpus_of_study() {
    replay("study", study::run);
}
