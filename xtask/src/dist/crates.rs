//! The crates that are linked into something, and where their sources lie.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::told;
use crate::tools::{cargo, output};

/// The system that the page's WebAssembly is built for.
pub const BROWSER: &str = "wasm32-unknown-unknown";

/// A crate of somebody else.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Crate {
    pub name: String,
    pub version: String,
    pub licence: String,
    pub home: String,
}

/// The folders where cargo keeps the sources of crates, one for each registry.
pub fn homes() -> Result<Vec<PathBuf>, String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let sources = home.ok_or("there is no home folder, so cargo's is not known")?.join("registry/src");
    let entries = std::fs::read_dir(&sources).map_err(|error| told(&sources, &error))?;
    let mut homes = Vec::new();
    for entry in entries {
        homes.push(entry.map_err(|error| told(&sources, &error))?.path());
    }
    homes.sort();
    Ok(homes)
}

/// Where the source of a crate lies.
pub fn source(homes: &[PathBuf], one: &Crate) -> Result<PathBuf, String> {
    let folder = format!("{}-{}", one.name, one.version);
    let found = homes.iter().map(|home| home.join(&folder)).find(|path| path.is_dir());
    found.ok_or_else(|| format!("the source of {folder} is not there; `cargo fetch` gets it"))
}

/// Every crate that is used on this system, to build and to test too.
pub fn all(root: &Path) -> Result<BTreeSet<Crate>, String> {
    let words = ["tree", "--locked", "--workspace", "--edges", "normal,build,dev", "--prefix", "none"];
    read(&output(cargo(root, &words).args(["--format", FORMAT]))?)
}

/// What `read` reads.
const FORMAT: &str = "{p}\t{l}\t{r}";

/// What is linked into a package for a system: neither tests, nor what only runs while it is built.
pub fn linked(root: &Path, package: &str, system: Option<&str>) -> Result<BTreeSet<Crate>, String> {
    let words =
        ["tree", "--locked", "--package", package, "--edges", "normal,no-proc-macro", "--prefix", "none"];
    let mut command = cargo(root, &words);
    command.args(["--format", FORMAT]);
    if let Some(system) = system {
        command.args(["--target", system]);
    }
    read(&output(&mut command)?)
}

/// Reads lines such as `gif v0.14.2<tab>MIT OR Apache-2.0<tab>https://…`. Crates of this project name their folder
/// and are left out.
fn read(tree: &str) -> Result<BTreeSet<Crate>, String> {
    let mut crates = BTreeSet::new();
    // Trees of several packages have an empty line between them.
    let lines = tree.lines().filter(|line| !line.is_empty());
    for line in lines.map(|line| line.strip_suffix(" (*)").unwrap_or(line)) {
        let mut parts = line.split('\t');
        let (name, licence, home) = (parts.next(), parts.next(), parts.next());
        let mut words = name.unwrap_or_default().split_whitespace();
        let (name, version) = (words.next(), words.next().and_then(|version| version.strip_prefix('v')));
        // Macros are told as `(proc-macro)`, crates of this project by their folder.
        if words.any(|word| word.starts_with("(/") || word.starts_with('(') && word.contains(":\\")) {
            continue;
        }
        let known = name.zip(version).zip(licence.filter(|licence| !licence.is_empty()));
        let ((name, version), licence) = known.ok_or(format!("cargo tree tells no licence in: {line}"))?;
        let home = home.unwrap_or_default().to_owned();
        crates.insert(Crate { name: name.into(), version: version.into(), licence: licence.into(), home });
    }
    Ok(crates)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_read_line_by_line() {
        let tree = "jersi v0.1.0 (/somewhere/crates/jersi)\tMIT OR Apache-2.0\t\n\
            gif v0.14.2\tMIT OR Apache-2.0\thttps://example.org/gif\n\
            gif v0.14.2\tMIT OR Apache-2.0\thttps://example.org/gif (*)\n\
            weezl v0.1.12\tMIT\t";
        let crates: Vec<Crate> = read(tree).expect("a tree").into_iter().collect();
        assert_eq!(crates.len(), 2);
        assert_eq!((crates[0].name.as_str(), crates[0].version.as_str()), ("gif", "0.14.2"));
        assert_eq!((crates[1].licence.as_str(), crates[1].home.as_str()), ("MIT", ""));
    }

    #[test]
    fn macros_are_crates_too() {
        let tree = "jersi v0.1.0 (C:\\here)\tMIT\t\nserde_derive v1.0.0 (proc-macro)\tMIT\t (*)\n";
        assert_eq!(
            read(tree).expect("a tree").iter().map(|one| one.name.as_str()).collect::<Vec<_>>(),
            ["serde_derive"]
        );
    }

    #[test]
    fn a_crate_without_a_licence_is_not_passed_over() {
        assert!(read("silent v1.0.0\t\t").is_err_and(|why| why.contains("silent")));
    }
}
