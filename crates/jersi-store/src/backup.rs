//! Copies of a store, and the way back.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions as _, Connection as _};

use crate::archive::Archive;
use crate::check::Checked;
use crate::fault::{OpenFault, StoreFault};
use crate::lock::Lock;
use crate::{open, schema};

/// Why a copy is not made, or not taken back.
#[derive(Debug, thiserror::Error)]
pub enum BackupFault {
    /// A store cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenFault),
    /// A store cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreFault),
    /// Nothing is written over.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// A file cannot be written.
    #[error("{} cannot be written", .0.display())]
    File(PathBuf, #[source] io::Error),
    /// The copy is not as it should be, so the store stays as it is.
    #[error("{} is damaged", .0.display())]
    Damaged(PathBuf, Checked),
}

impl Archive {
    /// Copies everything, as it stands now, into a new file, and looks at the copy. A server may go on meanwhile.
    pub async fn backup(&mut self, to: &Path) -> Result<Checked, BackupFault> {
        if fs::symlink_metadata(to).is_ok() {
            return Err(BackupFault::Exists(to.to_owned()));
        }
        let draft = Draft::beside(to);
        self.copy(&draft.path).await?;
        let checked = Archive::open(&draft.path).await?.check().await?;
        // A name that somebody took meanwhile stays his.
        fs::hard_link(&draft.path, to).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => BackupFault::Exists(to.to_owned()),
            _ => BackupFault::File(to.to_owned(), error),
        })?;
        drop(draft);
        sync_folder(to)?;
        Ok(checked)
    }

    async fn copy(&mut self, to: &Path) -> Result<(), BackupFault> {
        let name = to.to_str().ok_or_else(|| {
            BackupFault::File(to.to_owned(), io::Error::from(io::ErrorKind::InvalidFilename))
        })?;
        // SQLite says only that it cannot open a file; the system says why.
        File::create_new(to).map_err(|error| BackupFault::File(to.to_owned(), error))?;
        sqlx::query("VACUUM INTO $1").bind(name).execute(&mut self.db).await.map_err(StoreFault::from)?;
        let synced = File::open(to).and_then(|file| file.sync_all());
        synced.map_err(|error| BackupFault::File(to.to_owned(), error))
    }
}

/// What came back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What was looked at.
    pub checked: Checked,
    /// Where the store is that was there before.
    pub kept: Option<PathBuf>,
}

/// Puts a copy in the place of a store that nobody has open. The copy is looked at first; what was there before is kept
/// beside it, under a name with this ending.
pub async fn restore(store: &Path, from: &Path, ending: &str) -> Result<Restored, BackupFault> {
    let lock = Lock::take(store)?;
    let draft = Draft::beside(store);
    open_any(from).await?.copy(&draft.path).await?;
    bring_up_to_date(&draft.path).await?;
    let checked = Archive::open(&draft.path).await?.check().await?;
    if !checked.damage.is_empty() {
        return Err(BackupFault::Damaged(from.to_owned(), checked));
    }
    let kept = if fs::symlink_metadata(store).is_ok() { Some(put_aside(store, ending).await?) } else { None };
    fs::rename(&draft.path, store).map_err(|error| BackupFault::File(store.to_owned(), error))?;
    sync_folder(store)?;
    drop(lock);
    Ok(Restored { checked, kept })
}

/// A copy, of this release or an older one.
async fn open_any(from: &Path) -> Result<Archive, OpenFault> {
    fs::metadata(from).map_err(|error| OpenFault::Folder(from.to_owned(), error))?;
    let mut db = open::reading(from).connect().await.map_err(|error| open::unopened(from, error))?;
    open::must_be_ours(&mut db, from).await?;
    let version = schema::version(&mut db).await.map_err(|error| open::unopened(from, error))?;
    if version > schema::LATEST {
        return Err(OpenFault::Newer(from.to_owned()));
    }
    Ok(Archive { db })
}

async fn bring_up_to_date(path: &Path) -> Result<(), BackupFault> {
    let mut db = open::options(path).connect().await.map_err(|error| open::unopened(path, error))?;
    schema::update(&mut db, path).await?;
    // In one file, without a log beside it.
    db.close().await.map_err(StoreFault::from)?;
    let synced = File::open(path).and_then(|file| file.sync_all());
    synced.map_err(|error| BackupFault::File(path.to_owned(), error))
}

/// Keeps a store under another name; at its own it stays until something takes its place. Its log goes with it: one that
/// stayed would be read into what comes.
async fn put_aside(store: &Path, ending: &str) -> Result<PathBuf, BackupFault> {
    let kept = with_ending(store, ending);
    let failed = |error| BackupFault::File(kept.clone(), error);
    // What is in the log comes into the file; a store that is too damaged for that keeps its log.
    if let Ok(db) = open::options(store).connect().await {
        drop(db.close().await);
    }
    fs::hard_link(store, &kept).map_err(failed)?;
    for part in ["-wal", "-shm"] {
        match fs::rename(with_ending(store, part), with_ending(&kept, part)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
            _ => {}
        }
    }
    Ok(kept)
}

/// A file under a passing name, removed unless it was renamed.
struct Draft {
    path: PathBuf,
}

impl Draft {
    fn beside(path: &Path) -> Draft {
        Draft { path: with_ending(path, &format!(".{}.new", std::process::id())) }
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        for part in ["", "-wal", "-shm", "-journal"] {
            // What is not there needs no removing; what cannot be removed is in nobody's way.
            drop(fs::remove_file(with_ending(&self.path, part)));
        }
    }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// A new name is there after a power cut too.
fn sync_folder(path: &Path) -> Result<(), BackupFault> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let synced = File::open(folder).and_then(|folder| folder.sync_all());
    synced.map_err(|error| BackupFault::File(folder.to_owned(), error))
}
