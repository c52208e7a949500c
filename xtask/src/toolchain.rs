//! What the compiler's tool-box must hold, and how it gets there.

use std::path::Path;
use std::process::Command;

use crate::tools::{Parts, cargo, output, run, succeeds};

/// A tool that comes with the compiler, if it was asked for.
#[derive(Clone, Copy)]
pub struct Tool {
    /// How cargo calls it.
    word: &'static str,
    /// How rustup calls it.
    component: &'static str,
}

/// The formatter.
pub const RUSTFMT: Tool = Tool { word: "fmt", component: "rustfmt" };
/// The linter.
pub const CLIPPY: Tool = Tool { word: "clippy", component: "clippy" };

/// Looks for the tools, and installs those that are missing where that can be done.
pub fn check(parts: &mut Parts, root: &Path) {
    parts.run("toolchain", || {
        let version = output(&mut cargo(root, &["--version"]))?;
        let mut notes = vec![version.trim().to_owned()];
        for tool in [RUSTFMT, CLIPPY] {
            if !is_there(root, tool) {
                notes.push(install(tool).unwrap_or_else(|help| help));
            }
        }
        Ok(notes.join("; "))
    });
}

/// Sees that all crates are here. What was fetched once is enough; only what is missing needs the network.
pub fn crates(root: &Path) -> Result<String, String> {
    let host = output(Command::new("rustc").arg("-vV"))?;
    let host =
        host.lines().find_map(|line| line.strip_prefix("host: ")).ok_or("rustc does not tell its host")?;
    let fetch = ["fetch", "--locked", "--target", host];
    // The crate for Python is a workspace of its own; its licences are looked at with all others.
    let folders = [root.to_owned(), root.join("crates/jersi-python")];
    if folders.iter().all(|folder| succeeds(cargo(folder, &fetch).arg("--offline"))) {
        return Ok("all are here, no network is needed".to_owned());
    }
    println!("   fetching crates");
    for folder in folders {
        run(&mut cargo(&folder, &fetch)).map_err(|why| {
            format!("{why}; crates are missing here, and the first run fetches them from the network")
        })?;
    }
    Ok("fetched".to_owned())
}

/// Whether a tool can be used.
pub fn is_there(root: &Path, tool: Tool) -> bool {
    succeeds(&mut cargo(root, &[tool.word, "--version"]))
}

/// The line that tells how to get a tool.
pub fn help(tool: Tool) -> String {
    format!("not installed; try `rustup component add {0}`, or your system's package of {0}", tool.component)
}

fn install(tool: Tool) -> Result<String, String> {
    if !has_rustup() {
        return Err(format!("{} is {}", tool.component, help(tool)));
    }
    println!("   installing {}", tool.component);
    run(Command::new("rustup").args(["component", "add", tool.component]))?;
    Ok(format!("installed {}", tool.component))
}

/// Makes sure that there is a nightly compiler, which fuzzing needs.
pub fn nightly() -> Result<(), String> {
    let there = || succeeds(Command::new("rustup").args(["run", "nightly", "rustc", "--version"]));
    if there() {
        return Ok(());
    }
    if has_rustup() {
        println!("   installing a nightly compiler");
        run(Command::new("rustup").args(["toolchain", "install", "nightly", "--profile", "minimal"]))?;
    }
    if there() {
        Ok(())
    } else {
        Err("no nightly compiler; try: rustup toolchain install nightly --profile minimal".to_owned())
    }
}

/// Whether rustup is there.
pub fn has_rustup() -> bool {
    succeeds(Command::new("rustup").arg("--version"))
}
