//! Copies of a store, and the way back.

use std::io;
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions as _, Connection as _};

use crate::archive::Archive;
use crate::check::Checked;
use crate::fault::{OpenFault, StoreFault};
use crate::file::{self, Draft, with_ending};
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
        if file::is_there(to) {
            return Err(BackupFault::Exists(to.to_owned()));
        }
        let draft = self.copy(to).await?;
        let checked = Archive::open(draft.path()).await?.check().await?;
        draft.name(to).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => BackupFault::Exists(to.to_owned()),
            _ => BackupFault::File(to.to_owned(), error),
        })?;
        Ok(checked)
    }

    /// A copy of everything, on disk, beside the place where it will be.
    async fn copy(&mut self, to: &Path) -> Result<Draft, BackupFault> {
        let failed = |error| BackupFault::File(to.to_owned(), error);
        let draft = Draft::beside(to).map_err(failed)?;
        let name = draft.path().to_str().ok_or(io::ErrorKind::InvalidFilename);
        let name = name.map_err(|kind| failed(kind.into()))?;
        sqlx::query("VACUUM INTO $1").bind(name).execute(&mut self.db).await.map_err(StoreFault::from)?;
        file::sync(draft.path()).map_err(failed)?;
        Ok(draft)
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
    let draft = open_any(from).await?.copy(store).await?;
    bring_up_to_date(draft.path()).await?;
    let checked = Archive::open(draft.path()).await?.check().await?;
    if !checked.damage.is_empty() {
        return Err(BackupFault::Damaged(from.to_owned(), checked));
    }
    let kept = if file::is_there(store) { Some(put_aside(store, ending).await?) } else { None };
    draft.replace(store).map_err(|error| BackupFault::File(store.to_owned(), error))?;
    drop(lock);
    Ok(Restored { checked, kept })
}

/// A copy, of this release or an older one.
async fn open_any(from: &Path) -> Result<Archive, OpenFault> {
    let (db, version) = open::past(from).await?;
    if version > schema::LATEST { Err(OpenFault::Newer(from.to_owned())) } else { Ok(Archive { db }) }
}

async fn bring_up_to_date(path: &Path) -> Result<(), BackupFault> {
    let mut db = open::options(path).connect().await.map_err(|error| open::unopened(path, error))?;
    schema::update(&mut db, path).await?;
    // In one file, without a log beside it.
    db.close().await.map_err(StoreFault::from)?;
    file::sync(path).map_err(|error| BackupFault::File(path.to_owned(), error))
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
    std::fs::hard_link(store, &kept).map_err(failed)?;
    for part in ["-wal", "-shm"] {
        file::move_along(&with_ending(store, part), &with_ending(&kept, part)).map_err(failed)?;
    }
    Ok(kept)
}
