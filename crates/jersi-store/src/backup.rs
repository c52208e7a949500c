//! Copies of a store, and the way back.

use std::io;
use std::path::{Path, PathBuf};

use crate::archive::Archive;
use crate::check::Checked;
use crate::connect::Connect;
use crate::copy;
use crate::db::{Dialect, sql};
use crate::fault::{OpenFault, StoreFault};
use crate::file::{self, Draft, with_ending};
use crate::lock::Lock;
use crate::place::Place;
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
    #[error("{0} is there already")]
    Exists(Place),
    /// Somebody plays there, or has played.
    #[error("{0} holds games already")]
    NotEmpty(Place),
    /// What came is not what went.
    #[error("{0} is not the same as what was copied: {1}")]
    Differs(Place, &'static str),
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
            return Err(BackupFault::Exists(to.into()));
        }
        let draft = self.copy(to).await?;
        let checked = Archive::open(draft.path()).await?.check().await?;
        draft.name(to).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => BackupFault::Exists(to.into()),
            _ => BackupFault::File(to.to_owned(), error),
        })?;
        Ok(checked)
    }

    /// A copy of everything, on disk, beside the place where it will be.
    async fn copy(&mut self, to: &Path) -> Result<Draft, BackupFault> {
        let failed = |error| BackupFault::File(to.to_owned(), error);
        let draft = Draft::beside(to).map_err(failed)?;
        if self.db.dialect() == Dialect::Postgres {
            self.copy_rows(&Place::from(draft.path())).await?;
            file::sync(draft.path()).map_err(failed)?;
            return Ok(draft);
        }
        let name = draft.path().to_str().ok_or(io::ErrorKind::InvalidFilename);
        let name = name.map_err(|kind| failed(kind.into()))?;
        sql("VACUUM INTO $1").bind(name).execute(&mut self.db).await.map_err(StoreFault::from)?;
        file::sync(draft.path()).map_err(failed)?;
        Ok(draft)
    }

    /// Copies everything, as it stands now, into a store that holds nothing yet, and compares both.
    async fn copy_rows(&mut self, to: &Place) -> Result<(), BackupFault> {
        let mut target = Connect::to(to).connect().await.map_err(|error| open::unopened(to, error))?;
        open::must_be_ours(&mut target, to).await?;
        open::must_be_durable(&mut target, to).await?;
        schema::update(&mut target, to).await?;
        if !copy::is_empty(&mut target).await? {
            return Err(BackupFault::NotEmpty(to.clone()));
        }
        // A store that was opened and never used knows that it lived.
        sql("DELETE FROM service").execute(&mut target).await.map_err(StoreFault::from)?;
        self.stand_still().await?;
        copy::copy(&mut self.db, &mut target).await?;
        let differs = copy::differs(&mut self.db, &mut target).await?;
        self.go_on().await?;
        // In one file, without a log beside it.
        target.close().await.map_err(StoreFault::from)?;
        differs.map_or(Ok(()), |table| Err(BackupFault::Differs(to.clone(), table)))
    }
}

/// Moves a store that nobody has open to another place, which holds nothing yet: from a file to a server, or back. Every row is
/// compared, and every game refereed anew. What was there stays.
pub async fn move_store(from: &Place, to: &Place) -> Result<Checked, BackupFault> {
    let lock = from.file().map(Lock::take).transpose()?;
    let mut source = Archive::open(from).await?;
    if source.is_alive().await? {
        return Err(OpenFault::InUse(from.clone()).into());
    }
    if let Some(file) = to.file() {
        let checked = source.backup(file).await?;
        drop(lock);
        return Ok(checked);
    }
    source.copy_rows(to).await?;
    let checked = Archive::open(to).await?.check().await?;
    drop(lock);
    Ok(checked)
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
pub async fn restore(place: impl Into<Place>, from: &Path, ending: &str) -> Result<Restored, BackupFault> {
    let place = place.into();
    let Some(store) = place.file() else { return restore_to_server(&place, from).await };
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

/// A copy into a database that holds nothing yet. It comes by way of a file of this release.
async fn restore_to_server(place: &Place, from: &Path) -> Result<Restored, BackupFault> {
    let draft = open_any(from).await?.copy(&std::env::temp_dir().join("jersi-restore")).await?;
    bring_up_to_date(draft.path()).await?;
    let mut source = Archive::open(draft.path()).await?;
    let checked = source.check().await?;
    if !checked.damage.is_empty() {
        return Err(BackupFault::Damaged(from.to_owned(), checked));
    }
    source.copy_rows(place).await?;
    Ok(Restored { checked, kept: None })
}

/// A copy, of this release or an older one.
async fn open_any(from: &Path) -> Result<Archive, OpenFault> {
    let place = Place::from(from);
    let (db, version) = open::past(&place).await?;
    if version > schema::LATEST { Err(OpenFault::Newer(place)) } else { Ok(Archive { db }) }
}

async fn bring_up_to_date(path: &Path) -> Result<(), BackupFault> {
    let place = Place::from(path);
    let mut db = Connect::to(&place).connect().await.map_err(|error| open::unopened(&place, error))?;
    schema::update(&mut db, &place).await?;
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
    if let Ok(db) = Connect::to(&Place::from(store)).connect().await {
        drop(db.close().await);
    }
    std::fs::hard_link(store, &kept).map_err(failed)?;
    for part in ["-wal", "-shm"] {
        file::move_along(&with_ending(store, part), &with_ending(&kept, part)).map_err(failed)?;
    }
    Ok(kept)
}
