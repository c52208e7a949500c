//! `cargo xtask pictures`: every screen of the page, taken in a browser from the real binary.

use std::path::Path;

use crate::fresh::target;
use crate::tools::{cargo, run as run_command, succeeds};
use crate::{node, web};

/// Builds page and binary, and takes the pictures. The words go to `web/pictures/take.mjs`, which tells what it takes.
pub fn run(root: &Path, words: &[&str]) -> Result<String, String> {
    web::make(root)?;
    if !succeeds(&mut node::script(root, "browser")) {
        return Err(
            "no browser to take pictures with; try: cd web && npx playwright install chromium".to_owned()
        );
    }
    println!("== binary");
    run_command(&mut cargo(root, &["build", "--bin", "jersi", "--quiet"]))?;
    println!("== pictures");
    let binary = target(root).join("debug").join(format!("jersi{}", std::env::consts::EXE_SUFFIX));
    let mut script = node::script(root, "pictures");
    script.env("JERSI", binary);
    if !words.is_empty() {
        script.arg("--").args(words);
    }
    run_command(&mut script).map_err(|_| "not every picture could be taken".to_owned())?;
    Ok(String::new())
}
