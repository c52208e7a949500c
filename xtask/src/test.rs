//! `cargo xtask test`: everything that a change must pass. A part that fails does not keep the next from running.

use std::path::Path;
use std::process::ExitCode;

use crate::toolchain::{self, CLIPPY, RUSTFMT, Tool};
use crate::tools::{Parts, cargo};
use crate::{committed, coverage, deep, figures, postgres, python, python_package, test_web, trace};

/// Runs all parts, and with `long` those that take many minutes.
pub fn run(root: &Path, long: bool) -> ExitCode {
    let mut parts = Parts::new();
    toolchain::check(&mut parts, root);
    parts.run("crates", || toolchain::crates(root));
    if committed::can_check(root) {
        parts.run("committed files", || committed::check(root));
    } else {
        parts.missing("committed files", "this is no clone of a git repository, or git is not installed");
    }
    let has_page = test_web::build(&mut parts, root);
    with_tool(&mut parts, root, "format", RUSTFMT, &["fmt", "--all", "--check"]);
    with_tool(
        &mut parts,
        root,
        "lints",
        CLIPPY,
        &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
    );
    parts.command(
        "documentation",
        cargo(root, &["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"),
    );
    let mut tests = cargo(root, &["test", "--workspace", "--tests", "--no-fail-fast"]);
    let mut left_out = Vec::new();
    if !postgres::is_there(&mut parts) {
        left_out.extend(["--skip", postgres::TESTS]);
    }
    match python::with_numpy(&mut parts, root) {
        Some(python) => drop(tests.env(python::VARIABLE, python)),
        None => left_out.extend(python::left_out()),
    }
    tests.arg("--").args(left_out);
    parts.command("tests", &mut tests);
    trace::run(&mut parts, root);
    parts.command(
        "documentation tests",
        &mut cargo(root, &["test", "--workspace", "--doc", "--no-fail-fast"]),
    );
    parts.command(
        "tests of serde",
        &mut cargo(root, &["test", "--package", "jersi-rules", "--features", "serde", "--test", "serde"]),
    );
    parts.command(
        "tests of the tuning build",
        &mut cargo(root, &["test", "--package", "jersi-engine", "--features", "tune", "--lib", "tune"]),
    );
    parts.command("benches compile", &mut cargo(root, &["test", "--workspace", "--benches", "--no-run"]));
    python_package::test(&mut parts, root);
    if has_page {
        test_web::browser(&mut parts, root);
    }
    parts.run("figures of the docs are bound", || figures::check_names(root));
    parts.run("sentences of the rules", || coverage::run(root, true));
    if long {
        deep::run(&mut parts, root);
    }
    parts.finish()
}

fn with_tool(parts: &mut Parts, root: &Path, name: &'static str, tool: Tool, arguments: &[&str]) {
    if toolchain::is_there(root, tool) {
        parts.command(name, &mut cargo(root, arguments));
    } else {
        parts.missing(name, &toolchain::help(tool));
    }
}
