//! The fuzz target of the JSON lines, replayed on its corpus by an ordinary compiler.

#[path = "../../../fuzz/src/corpus.rs"]
mod corpus;
#[path = "../../../fuzz/src/bin/json_line.rs"]
mod json_line;

use corpus::replay;

#[test]
fn corpus_of_json_lines() {
    replay("json_line", json_line::run);
}
