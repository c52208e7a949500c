//! Lets cargo build this crate again when the page was built again.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A missing path would run this script, and all that depends on it, at every build; so as long as there is
    // no page, its folder is watched instead.
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let watched = [web.join("dist"), web].into_iter().find(|path| path.is_dir());
    if let Some(path) = watched {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}
