//! Whether something that was made is younger than what it was made from.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A note that something was made, with the time of the note as its time.
pub struct Stamp(PathBuf);

impl Stamp {
    /// The stamp of this name, beside what cargo builds.
    pub fn new(root: &Path, name: &str) -> Stamp {
        Stamp(target(root).join("xtask").join(name))
    }

    /// Whether it was set after every one of these files and folders changed last. One that is not there counts
    /// as changed.
    pub fn is_after(&self, sources: &[PathBuf]) -> bool {
        let Some(set) = modified(&self.0) else { return false };
        sources.iter().all(|source| last_change(source).is_some_and(|change| change < set))
    }

    /// Notes that it was made now.
    pub fn set(&self) -> Result<(), String> {
        let failed = |error: std::io::Error| format!("{}: {error}", self.0.display());
        if let Some(folder) = self.0.parent() {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        fs::write(&self.0, "").map_err(failed)
    }
}

/// Where cargo builds.
pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder))
}

/// When a file, or anything in a folder, changed last.
fn last_change(path: &Path) -> Option<SystemTime> {
    let own = modified(path)?;
    let Ok(entries) = fs::read_dir(path) else { return Some(own) };
    let inner = entries.filter_map(|entry| last_change(&entry.ok()?.path()));
    inner.max().map(|inner| inner.max(own)).or(Some(own))
}

fn modified(path: &Path) -> Option<SystemTime> {
    path.metadata().ok()?.modified().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_stamp_knows_what_is_younger() {
        let root = std::env::temp_dir().join(format!("jersi-fresh-{}", std::process::id()));
        let inner = root.join("source/inner");
        fs::create_dir_all(&inner).expect("a folder");
        fs::write(inner.join("file"), "x").expect("a file");
        let source = [root.join("source")];
        let stamp = Stamp(root.join("made/stamp"));
        assert!(!stamp.is_after(&source), "it was never set");
        stamp.set().expect("a stamp");
        let file = fs::File::options().write(true).open(&stamp.0).expect("the stamp");
        file.set_modified(SystemTime::now() + Duration::from_secs(60)).expect("a later time");
        assert!(stamp.is_after(&source));
        assert!(!stamp.is_after(&[root.join("nowhere")]), "what is missing counts as changed");
        let file = fs::File::options().write(true).open(inner.join("file")).expect("the file");
        file.set_modified(SystemTime::now() + Duration::from_secs(120)).expect("a still later time");
        assert!(!stamp.is_after(&source), "a file deep inside is younger");
        fs::remove_dir_all(&root).expect("removed");
    }
}
