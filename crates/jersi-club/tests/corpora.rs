//! The fuzz target of acts, replayed on its corpus by an ordinary compiler.

#[path = "../../../fuzz/src/bin/acts.rs"]
mod acts;
#[path = "../../../fuzz/src/corpus.rs"]
mod corpus;

#[test]
fn corpus_of_acts() {
    corpus::replay("acts", acts::run);
}
