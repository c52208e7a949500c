//! Chores.

mod coverage;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "cargo xtask coverage [--check]\n    which test holds which sentence of the rules";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["coverage"] => coverage::run(&root(), false),
        ["coverage", "--check"] => coverage::run(&root(), true),
        _ => Err(USAGE.to_owned()),
    };
    // A closed pipe is no reason to fail: the exit status tells the rest.
    match result {
        Ok(summary) => {
            let _ = writeln!(std::io::stdout(), "{summary}");
            ExitCode::SUCCESS
        }
        Err(problems) => {
            let _ = writeln!(std::io::stderr(), "{problems}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace.
fn root() -> std::path::PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
