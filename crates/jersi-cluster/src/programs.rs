//! Where the programs of `PostgreSQL` are.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::fault::Fault;
use crate::owner::Owner;

/// Debian keeps every version in a folder of its own, and none of them on the path.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The folder of the programs, and who runs them.
#[derive(Clone, Debug)]
pub struct Programs {
    folder: PathBuf,
    pub owner: Option<Owner>,
}

impl Programs {
    /// Looks for them.
    pub fn find() -> Result<Programs, Fault> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folder = newest(Path::new(DEBIAN))
            .into_iter()
            .chain(std::env::split_paths(&path))
            .find(|folder| ["initdb", "pg_ctl", "postgres"].iter().all(|name| folder.join(name).is_file()))
            .ok_or(Fault::Missing)?;
        Ok(Programs { folder, owner: Owner::needed()? })
    }

    /// Where one of them is.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Lets one of them do something, in a folder that its owner may enter.
    pub fn run(&self, name: &str, within: &Path, arguments: &[&str]) -> Result<String, Fault> {
        let mut command = Command::new(self.path(name));
        command.args(arguments).current_dir(within).stdin(Stdio::null()).env_remove("PGDATA");
        if let Some(owner) = self.owner {
            owner.runs(&mut command);
        }
        let output = command.output().map_err(Fault::when(name))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        if output.status.success() {
            return Ok(text(&output.stdout));
        }
        let said = format!("{} {}", text(&output.stderr), text(&output.stdout));
        Err(Fault::Program { program: name.to_owned(), said })
    }
}

/// The folders of programs below the one of Debian, the newest version first.
fn newest(debian: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(debian) else { return Vec::new() };
    let mut versions: Vec<(u32, PathBuf)> = entries
        .flatten()
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    versions.sort_by(|one, other| other.cmp(one));
    versions.into_iter().map(|(_, folder)| folder).collect()
}
