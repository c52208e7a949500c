//! The fuzz target of frames, replayed on its corpus by an ordinary compiler.

#[path = "../../../fuzz/src/corpus.rs"]
mod corpus;
#[path = "../../../fuzz/src/bin/frame.rs"]
mod frame;

#[test]
fn corpus_of_frame() {
    corpus::replay("frame", frame::run);
}
