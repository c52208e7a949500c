//! The fuzz target of requests, replayed on its corpus by an ordinary compiler.

#[path = "../../../fuzz/src/corpus.rs"]
mod corpus;
#[path = "../../../fuzz/src/bin/http.rs"]
mod http;

use corpus::replay;

#[test]
fn corpus_of_http() {
    replay("http", http::run);
}
