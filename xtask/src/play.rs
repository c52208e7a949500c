//! `cargo xtask play` and `cargo xtask terminal`: build what is missing and start a game.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Instant, SystemTime};

use crate::fresh::target;
use crate::tools::{cargo_here, run as run_command, time};
use crate::{node, web};

/// Builds the page and the server, and opens the page. Ends when the server is ended; at once if one is there already,
/// for it has the port that the browser keeps games for.
pub fn page(root: &Path, arguments: &[&str]) -> ExitCode {
    if let Err(why) = built_page(root) {
        eprintln!(
            "the page cannot be built: {why}\n`cargo xtask terminal` plays in the terminal, without it"
        );
        return ExitCode::FAILURE;
    }
    start(root, &["serve", "--open"], arguments)
}

/// Builds the game and plays in the terminal.
pub fn terminal(root: &Path, arguments: &[&str]) -> ExitCode {
    start(root, &["play"], arguments)
}

/// Builds the page, of whatever size it becomes. Without Node, a page that was built before will do.
fn built_page(root: &Path) -> Result<(), String> {
    match node::find() {
        Err(why) if web::is_there(root) => println!("{why}; the page in web/dist is taken as it is"),
        Err(why) => return Err(why),
        Ok(_) => web::make(root)?,
    }
    Ok(())
}

/// Builds the binary and runs a command of it; its exit code is ours.
fn start(root: &Path, command: &[&str], arguments: &[&str]) -> ExitCode {
    if let Err(why) = build(root) {
        eprintln!("the game cannot be built: {why}");
        return ExitCode::FAILURE;
    }
    match Command::new(binary(root)).args(command).args(arguments).status() {
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

fn build(root: &Path) -> Result<(), String> {
    let start = Instant::now();
    let before = last_built(root);
    let manifest = root.join("Cargo.toml");
    let words = ["build", "--release", "--package", "jersi", "--manifest-path"];
    run_command(cargo_here().args(words).arg(manifest))?;
    let took = time(start.elapsed());
    if before.is_some() && before == last_built(root) {
        eprintln!("jersi (release) is up to date, looked at in {took}");
    } else {
        eprintln!("jersi (release) built in {took}");
    }
    Ok(())
}

/// The release binary. It runs where the player is, so that file names mean what they say.
fn binary(root: &Path) -> PathBuf {
    target(root).join("release").join(format!("jersi{}", std::env::consts::EXE_SUFFIX))
}

/// When the binary was built, if it is there.
fn last_built(root: &Path) -> Option<SystemTime> {
    binary(root).metadata().ok()?.modified().ok()
}
