//! The parts of `cargo xtask test` that need Node: types, lint and tests of the page, alone and in a browser.

use std::path::Path;

use crate::fresh::target;
use crate::tools::{Parts, cargo, run as run_command, succeeds};
use crate::{node, system, wasm, web};

/// Builds the page, so that the binary has it inside, and checks its sources. Tells whether that could be done.
pub fn build(parts: &mut Parts, root: &Path) -> bool {
    if let Err(help) = node::find() {
        parts.missing("page", &help);
        return false;
    }
    if let Err(help) = wasm::find() {
        parts.missing("page", &help);
        return false;
    }
    parts.run("packages of the page", || node::packages(root));
    parts.run("WebAssembly", || wasm::run(root));
    let mut built = false;
    parts.run("page", || {
        let word = web::build(root)?;
        built = true;
        Ok(word)
    });
    if !built {
        return false;
    }
    parts.run("WebAssembly equals native", || wasm::equal(root));
    parts.run("size of the page", || web::size(root));
    parts.command("types of the page", &mut node::script(root, "check"));
    parts.command("lint of the page", &mut node::script(root, "lint"));
    parts.command("tests of the page", &mut node::script(root, "test"));
    true
}

/// Plays in a real browser against the real binary.
pub fn browser(parts: &mut Parts, root: &Path) {
    if let Err(help) = find_browser(root) {
        return parts.missing("browser", &help);
    }
    parts.run("browser", || {
        // The same binary that the tests were built with.
        run_command(&mut cargo(root, &["test", "--workspace", "--tests", "--no-run", "--quiet"]))?;
        let binary = target(root).join("debug").join(format!("jersi{}", std::env::consts::EXE_SUFFIX));
        run_command(node::script(root, "e2e").env("JERSI", binary))?;
        Ok(String::new())
    });
}

/// Looks for the browser that the tests would take, and installs the system's where that can be done.
fn find_browser(root: &Path) -> Result<(), String> {
    let there = || succeeds(&mut node::script(root, "browser"));
    if there() {
        return Ok(());
    }
    let help = "no browser for the tests; try: cd web && npx playwright install chromium";
    system::install(&["chromium"]).map_err(|_| help.to_owned())?;
    if there() { Ok(()) } else { Err(help.to_owned()) }
}
