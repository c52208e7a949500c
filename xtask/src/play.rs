//! `cargo xtask play`: builds the game if need be and starts it.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Instant, SystemTime};

use crate::tools::{cargo_here, run as run_command, time};

/// Builds the game and plays; the game's exit code is ours.
pub fn run(root: &Path, arguments: &[&str]) -> ExitCode {
    let start = Instant::now();
    let before = last_built(root);
    if let Err(why) = run_command(&mut jersi(root, "build")) {
        eprintln!("the game cannot be built: {why}");
        return ExitCode::FAILURE;
    }
    let took = time(start.elapsed());
    if before.is_some() && before == last_built(root) {
        eprintln!("jersi (release) is up to date, looked at in {took}");
    } else {
        eprintln!("jersi (release) built in {took}");
    }
    match jersi(root, "run").args(["--quiet", "--", "play"]).args(arguments).status() {
        Ok(status) => match status.code().and_then(|code| u8::try_from(code).ok()) {
            Some(code) => ExitCode::from(code),
            None => ExitCode::FAILURE,
        },
        Err(error) => {
            eprintln!("the game cannot be started: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Cargo about the release binary, where the player is, so that file names mean what they say.
fn jersi(root: &Path, word: &str) -> Command {
    let mut command = cargo_here();
    command
        .arg(word)
        .args(["--release", "--package", "jersi", "--manifest-path"])
        .arg(root.join("Cargo.toml"));
    command
}

/// When the binary was built, if it is there.
fn last_built(root: &Path) -> Option<SystemTime> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let binary = target.join("release").join(format!("jersi{}", std::env::consts::EXE_SUFFIX));
    binary.metadata().ok()?.modified().ok()
}
