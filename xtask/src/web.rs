//! `cargo xtask web`: the page, built into `web/dist`.

use std::path::{Path, PathBuf};

use crate::fresh::Stamp;
use crate::node;
use crate::tools::{run as run_command, succeeds};
use crate::wasm;

/// What the page is made from, beside WebAssembly, which lies in `src/wasm`.
const SOURCES: [&str; 10] = [
    "src",
    "public",
    "build",
    "index.html",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    // The policy that the page states.
    "../crates/jersi-server/src/policy.txt",
    // What it fetches when a strong opponent is asked.
    "../crates/jersi-engine/networks",
];

/// The list of npm packages in the page, which its build writes beside it.
pub const LICENCES: &str = "licences.txt";

/// Does what is missing: packages, WebAssembly, the page; and tells how large it is, all of it and what a first visit fetches.
pub fn run(root: &Path) -> Result<String, String> {
    make(root)?;
    println!("== size");
    size(root)?;
    println!("== first visit");
    if !succeeds(&mut node::script(root, "browser")) {
        return Ok("   no browser here: `cargo xtask test` measures it, where there is one".to_owned());
    }
    run_command(&mut node::script(root, "visit")).map_err(|_| "a first visit fetches too much".to_owned())?;
    Ok(String::new())
}

/// Does what is missing: packages, WebAssembly, the page.
pub fn make(root: &Path) -> Result<(), String> {
    println!("== packages of the page");
    println!("   {}", node::packages(root)?);
    println!("== WebAssembly");
    println!("   {}", wasm::run(root)?);
    println!("== page");
    println!("   {}", build(root)?);
    Ok(())
}

/// Builds the page unless nothing changed.
pub fn build(root: &Path) -> Result<String, String> {
    let web = node::web(root);
    let stamp = Stamp::new(root, "web");
    let sources: Vec<PathBuf> = SOURCES.iter().map(|name| web.join(name)).collect();
    if is_there(root) && stamp.is_after(&sources) {
        return Ok("web/dist is up to date".to_owned());
    }
    run_command(&mut node::script(root, "build"))?;
    stamp.set()?;
    Ok("web/dist is built".to_owned())
}

/// Whether there is a page at all.
pub fn is_there(root: &Path) -> bool {
    node::web(root).join("dist/index.html").is_file()
}

/// How large the page is on its way to a browser, file by file. An error if it is larger than it may be.
pub fn size(root: &Path) -> Result<String, String> {
    run_command(&mut node::script(root, "size")).map_err(|_| "the page is too large".to_owned())?;
    Ok(String::new())
}
