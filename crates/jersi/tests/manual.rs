//! The manual pages: they wrap, and tell what commands hear of besides their options.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

fn pages() -> Vec<PathBuf> {
    // A folder for each test: whoever looks into one that is being written sees drafts.
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("manual-{number}"));
    let status = Command::new(env!("CARGO_BIN_EXE_jersi")).arg("man").arg("--dir").arg(&folder).status();
    assert!(status.expect("the binary starts").success());
    let files = std::fs::read_dir(&folder).expect("the folder is there");
    let mut pages: Vec<PathBuf> = files.map(|file| file.expect("an entry").path()).collect();
    pages.sort();
    assert!(pages.len() > 15, "{pages:?}");
    pages
}

/// A page as a terminal of 80 columns shows it; none where groff is not installed.
fn rendered(page: &Path) -> Option<String> {
    let groff = Command::new("groff")
        .args(["-man", "-Kutf8", "-Tutf8", "-P-cbou", "-rLL=78n"])
        .arg(page)
        .stdin(Stdio::null())
        .output();
    let output = groff.ok()?;
    assert!(output.status.success(), "{output:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{}", page.display());
    Some(String::from_utf8(output.stdout).expect("UTF-8"))
}

#[test]
fn pages_wrap_and_have_their_sections() {
    for page in pages() {
        let roff = std::fs::read_to_string(&page).expect("a page");
        assert!(!roff.contains(".nf"), "{}: what is not filled does not wrap", page.display());
        for section in ["NAME", "SYNOPSIS", "EXIT STATUS", "ENVIRONMENT", "FILES"] {
            let heading = [format!(".SH {section}\n"), format!(".SH \"{section}\"\n")];
            assert!(heading.iter().any(|heading| roff.contains(heading)), "{section} in {}", page.display());
        }
        let Some(text) = rendered(&page) else { continue };
        for line in text.lines() {
            assert!(line.chars().count() <= 80, "{} is too wide: {line}", page.display());
        }
        assert!(text.contains("JERSI_HOME") && text.contains("130"), "{text}");
    }
}

/// Every variable that the code asks for stands on the page.
#[test]
fn the_environment_is_told_completely() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of all crates");
    let mut asked = BTreeSet::new();
    for name in ["jersi", "jersi-terminal", "jersi-server"] {
        look(&crates.join(name).join("src"), &mut asked);
    }
    assert!(asked.len() > 7, "{asked:?}");
    let page = std::fs::read_to_string(&pages()[0]).expect("a page");
    for name in asked {
        assert!(page.contains(&name), "{name} is asked for, but not told in ENVIRONMENT");
    }
}

fn look(folder: &Path, asked: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            look(&path, asked);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a source");
        // Tests set variables of their own.
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (at, _) in code.match_indices("(\"") {
            let before =
                code[..at].rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or_default();
            if !["var", "var_os", "variable", "set", "has"].contains(&before) {
                continue;
            }
            let name = code[at + 2..].split('"').next().unwrap_or_default();
            if !name.is_empty() && name.chars().all(|c| c.is_ascii_uppercase() || c == '_') {
                asked.insert(name.to_owned());
            }
        }
    }
}
