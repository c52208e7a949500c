//! The long runs: the property tests on many more positions and games, deep counts, training, fuzzing.

use std::path::Path;

use crate::tools::{Parts, cargo};
use crate::{fuzz, python};

/// The tests that count for minutes, in `perft.rs` and `perft_deep.rs`; they are a part of their own.
const COUNTING: [&str; 3] = ["tables", "deep_counts_agree", "other_ways_agree"];

/// Adds the long runs.
pub fn run(parts: &mut Parts, root: &Path) {
    let mut tests = cargo(root, &["test", "--profile", "deep", "--workspace", "--tests", "--no-fail-fast"]);
    tests.args(["--", "--exact"]).args(COUNTING.into_iter().flat_map(|name| ["--skip", name]));
    match python::with_numpy(parts, root) {
        Some(python) => drop(tests.env(python::VARIABLE, python)),
        None => drop(tests.args(python::left_out())),
    }
    parts.command("deep tests", tests.env("JERSI_DEEP", "1"));
    let mut counts =
        cargo(root, &["test", "--profile", "deep", "--package", "jersi-rules", "--no-fail-fast"]);
    counts.args(["--test", "perft", "--test", "perft_deep"]);
    parts.command("deep counts", counts.env("JERSI_DEEP", "1"));
    python::deep(parts, root);
    fuzz::run(parts, root);
}
