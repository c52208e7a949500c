//! What may not be in the project's files: paths of somebody's machine, sources of crates other than the usual
//! one, sources of npm packages, and large files that are no test data.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::fuzz;
use crate::tools::{output, succeeds};

/// The one source of crates that a lock file may name.
const USUAL_SOURCE: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The largest file, in bytes.
const LARGEST: u64 = 1 << 20;

/// Whether there is a repository, and git to ask about it.
pub fn can_check(root: &Path) -> bool {
    succeeds(Command::new("git").current_dir(root).args(["rev-parse", "--is-inside-work-tree"]))
}

/// Looks at every file that is committed or about to be.
pub fn check(root: &Path) -> Result<String, String> {
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let names = output(Command::new("git").current_dir(root).args(list))?;
    let paths = machine_paths(root);
    let mut faults = Vec::new();
    let mut count = 0;
    for name in names.split_terminator('\0') {
        // A file that was removed but not yet committed so is still listed.
        let Ok(data) = fs::read(root.join(name)) else { continue };
        count += 1;
        if data.len() as u64 > LARGEST && !name.contains("/tests/data/") {
            faults.push(format!("{name} is larger than 1 MiB"));
        }
        if let Ok(text) = String::from_utf8(data) {
            faults.extend(text_faults(name, &text, &paths));
        }
    }
    fuzz::check_corpora(root)?;
    if faults.is_empty() { Ok(format!("{count} files")) } else { Err(faults.join("\n   ")) }
}

fn text_faults(name: &str, text: &str, paths: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    let lock = name.ends_with("Cargo.lock");
    let npm_lock = name.ends_with("package-lock.json");
    let npm_config = name.rsplit('/').next() == Some(".npmrc");
    // In a .gitignore a path that begins with a slash is one of the project.
    let ignore = name.ends_with(".gitignore");
    for (n, line) in text.lines().enumerate() {
        let at = format!("{name}:{}", n + 1);
        if let Some(path) = paths.iter().find(|path| !ignore && names_path(line, path)) {
            faults.push(format!("{at} names a path of one machine: {path}"));
        }
        if lock && line.contains("://") && line.trim() != format!("source = \"{USUAL_SOURCE}\"") {
            faults.push(format!("{at} names another source of crates than the usual one"));
        }
        if npm_lock && line.trim_start().starts_with("\"resolved\"") || npm_config && line.contains("://") {
            faults.push(format!("{at} names a source of npm packages; leave it to everybody's own settings"));
        }
    }
    faults
}

/// Folders that exist on one machine only: this project's, and those where people have theirs.
fn machine_paths(root: &Path) -> Vec<String> {
    let usual = ["home", "Users", "root"].map(|folder| format!("/{folder}/"));
    let own = [Some(root), root.parent()].into_iter().flatten().map(Path::to_path_buf);
    let home = std::env::home_dir();
    own.chain(home)
        .filter(|path| path.parent().is_some())
        .map(|path| format!("{}/", path.display()))
        .chain(usual)
        .collect()
}

/// Whether a line holds a path, and not only as the end of a longer one.
fn names_path(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        before.is_none_or(|c| !(c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | '~' | '}' | ')')))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_a_machine_are_found() {
        let path = format!("/{}/", "home");
        assert!(names_path(&format!("see {path}ann/jersi"), &path));
        assert!(names_path(&format!("{path}ann"), &path));
        assert!(!names_path(&format!("https://example.org{path}page"), &path));
        let paths = machine_paths(Path::new("/somewhere/jersi"));
        assert!(paths.contains(&"/somewhere/jersi/".to_owned()) && paths.contains(&"/somewhere/".to_owned()));
        assert!(!machine_paths(Path::new("/jersi")).contains(&"//".to_owned()));
        let faults = text_faults("README.md", &format!("first\ncd {path}ann\n"), &[path]);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("README.md:2 "));
    }

    #[test]
    fn only_the_usual_source_of_crates_is_taken() {
        let usual = format!("source = \"{USUAL_SOURCE}\"");
        assert!(text_faults("Cargo.lock", &usual, &[]).is_empty());
        let other = "source = \"registry+https://crates.example.org/index\"";
        assert_eq!(text_faults("fuzz/Cargo.lock", other, &[]).len(), 1);
        assert!(text_faults("README.md", other, &[]).is_empty());
    }

    #[test]
    fn no_source_of_npm_packages_is_named() {
        let lock = "      \"resolved\": \"https://npm.example.org/svelte.tgz\",";
        assert_eq!(text_faults("web/package-lock.json", lock, &[]).len(), 1);
        assert!(text_faults("web/src/main.ts", lock, &[]).is_empty());
        assert!(text_faults("web/package-lock.json", "\"integrity\": \"sha512-x\"", &[]).is_empty());
        assert_eq!(text_faults("web/.npmrc", "registry=https://npm.example.org/", &[]).len(), 1);
        assert!(text_faults("web/.npmrc", "audit=false", &[]).is_empty());
    }
}
