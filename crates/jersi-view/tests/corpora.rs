//! The fuzz targets of what the page reads, replayed on their corpora by an ordinary compiler.

#[path = "../../../fuzz/src/corpus.rs"]
mod corpus;
#[path = "../../../fuzz/src/bin/diagnosis.rs"]
mod diagnosis;
#[path = "../../../fuzz/src/bin/link.rs"]
mod link;

use corpus::replay;

#[test]
fn corpus_of_diagnosis() {
    replay("diagnosis", diagnosis::run);
}

#[test]
fn corpus_of_link() {
    replay("link", link::run);
}
