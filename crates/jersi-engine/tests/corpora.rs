//! The fuzz target of UGI, replayed on its corpus by an ordinary compiler.

#[path = "../../../fuzz/src/corpus.rs"]
mod corpus;
#[path = "../../../fuzz/src/bin/ugi.rs"]
mod ugi;

use corpus::replay;

#[test]
fn corpus_of_ugi() {
    replay("ugi", ugi::run);
}
