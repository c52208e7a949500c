//! The fuzz targets of what the page reads, replayed on their corpora by an ordinary compiler.

#[path = "../../../fuzz/src/corpus.rs"]
mod corpus;
#[path = "../../../fuzz/src/bin/diagnosis.rs"]
mod diagnosis;
#[path = "../../../fuzz/src/bin/link.rs"]
mod link;
#[path = "../../../fuzz/src/bin/told.rs"]
mod told;

use corpus::replay;

#[test]
fn corpus_of_diagnosis() {
    replay("diagnosis", diagnosis::run);
}

#[test]
fn corpus_of_link() {
    replay("link", link::run);
}

#[test]
fn corpus_of_told() {
    replay("told", told::run);
}
