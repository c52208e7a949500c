//! What is done with files besides their contents, which only the database writes. The one place of this crate that may.
#![allow(clippy::disallowed_methods, reason = "a database is no text that whole_file could write")]

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// A file that is there afterwards, as it was or empty; a new one is nobody else's to read. What the database puts beside
/// it gets the same rights.
pub fn make_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// The same path with an ending behind it.
pub fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Whether something is there, be it a link that leads nowhere.
pub fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// What is in the file is on disk.
pub fn sync(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

/// The names in a file's folder are on disk.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    sync(path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")))
}

/// Moves a file, if it is there.
pub fn move_along(from: &Path, to: &Path) -> io::Result<()> {
    match fs::rename(from, to) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        moved => moved,
    }
}

/// A database under a passing name, which goes away unless it gets a name of its own.
pub struct Draft(PathBuf);

impl Draft {
    /// An empty file beside another one.
    pub fn beside(path: &Path) -> io::Result<Draft> {
        let path = with_ending(path, &format!(".{}.new", std::process::id()));
        // SQLite would say only that it cannot open a file; the system says why.
        make_private(&path)?.set_len(0)?;
        Ok(Draft(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Gives it a name that is nobody's; one that somebody took meanwhile stays his.
    pub fn name(self, path: &Path) -> io::Result<()> {
        fs::hard_link(&self.0, path)?;
        drop(self);
        sync_folder(path)
    }

    /// Puts it in the place of a file.
    pub fn replace(self, path: &Path) -> io::Result<()> {
        fs::rename(&self.0, path)?;
        sync_folder(path)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        for part in ["", "-wal", "-shm", "-journal"] {
            // What is not there needs no removing; what cannot be removed is in nobody's way.
            drop(fs::remove_file(with_ending(&self.0, part)));
        }
    }
}
