//! `cargo xtask advisories`: whether a weakness is known of anything that others made and we use. It asks databases on
//! the network, so it is no part of `test`; a question that could not be asked is a failure, and says so.

use std::path::Path;
use std::process::{Command, ExitCode};

use crate::node;
use crate::tools::{Parts, captured, cargo, is_installed};

/// How the tool for crates is had.
const INSTALL: &str = "cargo-audit is not installed; `cargo install cargo-audit --locked` gets it";

/// Asks about crates and npm packages.
pub fn run(root: &Path) -> ExitCode {
    let mut parts = Parts::strict();
    if is_installed("cargo-audit") {
        for folder in [".", "crates/jersi-python", "fuzz", "tools/wasm-glue"] {
            parts.run("crates", || crates(&root.join(folder)).map(|told| format!("{folder}: {told}")));
        }
    } else {
        parts.missing("crates", INSTALL);
    }
    if is_installed("npm") {
        parts.run("npm packages", || packages(root));
    } else {
        parts.missing("npm packages", "npm is not installed; it comes with Node");
    }
    parts.finish()
}

fn crates(folder: &Path) -> Result<String, String> {
    let said = captured(&mut cargo(folder, &["audit", "--json", "--quiet"]))?;
    // The advisories themselves stand in what it said.
    count(&said.out, "\"vulnerabilities\"", "\"count\"")
        .map_or_else(|| Err(unasked("cargo audit", &said.all())), |found| verdict(found, &said.out))
}

fn packages(root: &Path) -> Result<String, String> {
    let mut npm = Command::new("npm");
    npm.args(["audit", "--json"]).current_dir(node::web(root));
    let said = captured(&mut npm)?;
    count(&said.out, "\"metadata\"", "\"total\"")
        .map_or_else(|| Err(unasked("npm audit", &said.all())), |found| verdict(found, &said.out))
}

fn verdict(found: u64, said: &str) -> Result<String, String> {
    if found == 0 { Ok("nothing is known".to_owned()) } else { Err(format!("{found} known:\n{said}")) }
}

/// The database did not answer, which is no good news.
fn unasked(tool: &str, said: &str) -> String {
    format!("`{tool}` could not ask its database, which it does over the network:\n{}", said.trim())
}

/// The first number of this key after that one, in JSON with or without blanks. `None`: it is not told.
fn count(json: &str, after: &str, key: &str) -> Option<u64> {
    let rest = json.split_once(after)?.1.split_once(key)?.1;
    let digits = rest.trim_start().strip_prefix(':')?.trim_start();
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NO_CRATE: &str = r#"{"database":{"advisory-count":700},"lockfile":{"dependency-count":300},"vulnerabilities":{"found":false,"count":0,"list":[]},"warnings":{}}"#;
    const A_PACKAGE: &str = "{\n  \"auditReportVersion\": 2,\n  \"vulnerabilities\": { \"x\": { \"name\": \"x\" } },\n  \"metadata\": {\n    \"vulnerabilities\": {\n      \"info\": 0,\n      \"high\": 2,\n      \"total\": 2\n    },\n    \"dependencies\": { \"prod\": 1, \"total\": 143 }\n  }\n}\n";
    const NO_ANSWER: &str =
        "{\n  \"message\": \"405 Method Not Allowed\",\n  \"error\": { \"summary\": \"\" }\n}\n";

    #[test]
    fn what_the_tools_tell_is_read() {
        assert_eq!(count(NO_CRATE, "\"vulnerabilities\"", "\"count\""), Some(0));
        assert_eq!(
            count(&NO_CRATE.replace("\"count\":0", "\"count\":3"), "\"vulnerabilities\"", "\"count\""),
            Some(3)
        );
        assert_eq!(count(A_PACKAGE, "\"metadata\"", "\"total\""), Some(2));
    }

    #[test]
    fn no_answer_is_no_good_news() {
        for said in [NO_ANSWER, "", "{}", "error: couldn't fetch advisory database"] {
            assert_eq!(count(said, "\"metadata\"", "\"total\""), None, "{said}");
            assert_eq!(count(said, "\"vulnerabilities\"", "\"count\""), None, "{said}");
        }
        assert!(verdict(2, A_PACKAGE).is_err_and(|why| why.starts_with("2 known")) && verdict(0, "").is_ok());
    }
}
