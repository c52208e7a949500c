//! The long runs: the property tests on many more positions and games, deep counts, fuzzing.

use std::path::Path;

use crate::fuzz;
use crate::tools::{Parts, cargo};

/// The tests of `perft_deep.rs` that count; they are a part of their own.
const COUNTING: [&str; 2] = ["deep_counts_agree", "other_ways_agree"];

/// Adds the long runs.
pub fn run(parts: &mut Parts, root: &Path) {
    let [one, other] = COUNTING;
    parts.command(
        "deep tests",
        cargo(root, &["test", "--profile", "deep", "--workspace", "--tests", "--no-fail-fast"])
            .args(["--", "--skip", one, "--skip", other])
            .env("JERSI_DEEP", "1"),
    );
    parts.command(
        "deep counts",
        cargo(root, &["test", "--profile", "deep", "-p", "jersi-rules", "--test", "perft_deep"])
            .env("JERSI_DEEP", "1"),
    );
    fuzz::run(parts, root);
}
