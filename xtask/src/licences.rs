//! Under which licences others may let us have their work. `cargo xtask test` fails with a new one, and so does `dist`:
//! whoever brings it reads it first, and adds it here if it suits what we promise in LICENSE-MIT and LICENSE-APACHE.

mod npm;
mod spdx;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::dist::crates::{self, Crate};
use crate::{node, web};

/// For what is in the binary or in the page: it may be given on with no more than a notice.
const SHIPPED: [&str; 12] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "0BSD",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
    // Of data: it may be given on with the text of this.
    "CDLA-Permissive-2.0",
];

/// For what is only used to build and to test: nothing of it is given on.
const TOOLS: [&str; 1] = ["MPL-2.0"];

/// Under the Mozilla licence, and in the binary: passkeys. Files of theirs stay under it, and whoever gets them must learn where
/// their source is; we change none, and THIRD-PARTY.txt names the place. For others it is decided when they come.
const UNCHANGED: [&str; 5] =
    ["webauthn-rs", "webauthn-rs-core", "webauthn-rs-proto", "webauthn-attestation-ca", "crypto-glue"];

/// What a package is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Use {
    /// It is in the binary or in the page.
    Shipped,
    /// It builds or tests.
    Tool,
}

/// Whether work under this licence may be used so; if not, what is wrong.
pub fn check(name: &str, licence: &str, used: Use) -> Result<(), String> {
    let unchanged = name.split(' ').next().is_some_and(|name| UNCHANGED.contains(&name));
    let tool = used == Use::Tool || unchanged;
    let allowed = |id: &str| SHIPPED.contains(&id) || tool && TOOLS.contains(&id);
    match spdx::is_satisfied(licence, allowed) {
        Ok(true) => Ok(()),
        Ok(false) => {
            Err(format!("{name} is under {licence}, which xtask/src/licences.rs does not allow here"))
        }
        Err(why) => Err(format!("{name} tells its licence as {licence:?}: {why}")),
    }
}

/// Checks every crate and every npm package; tells how many there are, or all that is wrong.
pub fn run(root: &Path) -> Result<String, String> {
    let mut packages: BTreeSet<(Use, String, String)> = BTreeSet::new();
    let name = |one: &Crate| format!("{} {}", one.name, one.version);
    for one in crates::linked(root, "jersi", None)?.iter().chain(&crates::linked(
        root,
        "jersi-wasm",
        Some(crates::BROWSER),
    )?) {
        packages.insert((Use::Shipped, name(one), one.licence.clone()));
    }
    for one in &crates::linked(&root.join("crates/jersi-python"), "jersi-python", None)? {
        packages.insert((Use::Shipped, name(one), one.licence.clone()));
    }
    for one in &crates::all(root)? {
        packages.insert((Use::Tool, name(one), one.licence.clone()));
    }
    let lock = node::web(root).join("package-lock.json");
    let text = fs::read_to_string(&lock).map_err(|error| format!("{}: {error}", lock.display()))?;
    for one in npm::packages(&text)? {
        packages.insert((one.used, one.name, one.licence));
    }
    // What the bundler took, tools of the development among it; there if the page was built.
    if let Ok(text) = fs::read_to_string(node::web(root).join("dist").join(web::LICENCES)) {
        for (name, licence) in npm::in_page(&text)? {
            packages.insert((Use::Shipped, name, licence));
        }
    }
    let wrong: Vec<String> =
        packages.iter().filter_map(|(used, name, licence)| check(name, licence, *used).err()).collect();
    if wrong.is_empty() {
        Ok(format!("{} packages, each under a licence that is allowed", packages.len()))
    } else {
        Err(wrong.join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_licence_is_told() {
        assert_eq!(check("one 1.0.0", "MIT OR GPL-3.0-only", Use::Shipped), Ok(()));
        for (licence, used) in
            [("GPL-3.0-only", Use::Tool), ("MPL-2.0", Use::Shipped), ("MIT AND MPL-2.0", Use::Shipped)]
        {
            let why = check("one 1.0.0", licence, used).expect_err(licence);
            assert!(why.contains("one 1.0.0") && why.contains(licence), "{why}");
        }
        assert_eq!(check("one 1.0.0", "MPL-2.0", Use::Tool), Ok(()));
        assert_eq!(check("webauthn-rs 0.6.2", "MPL-2.0", Use::Shipped), Ok(()));
        assert!(check("webauthn-rs 0.6.2", "GPL-3.0-only", Use::Shipped).is_err());
        assert!(
            check("one 1.0.0", "", Use::Tool).is_err()
                && check("one 1.0.0", "SEE LICENSE IN x", Use::Tool).is_err()
        );
    }

    /// The real ones, as they are locked.
    #[test]
    fn every_licence_is_allowed() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project");
        let told = run(root).expect("licences that are allowed");
        let count: usize = told.split(' ').next().and_then(|word| word.parse().ok()).expect("a number");
        assert!(count > 300, "{told}");
    }
}
