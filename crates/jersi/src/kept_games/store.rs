//! The data folder: one file a game, and pointers to the games in progress.
//!
//! ```text
//! lock                          held for a moment while names change hands
//! current                       the names of the games in progress, one a line, the latest last
//! games/2026-11-15-095059-1.jrn a game
//! games/2026-11-15-095059-1.lock held by whoever plays it
//! practice.json                 what was solved: puzzles, tasks of the lesson, a rating (progress.rs)
//! ```
//!
//! A game is written by one process only: the one that holds its lock, which the system lets go when a
//! process ends, however it ends. Nothing is ever deleted unasked but locks and pointers.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jersi_words::IoFault;

use super::date;
use crate::disk::{Disk, RealDisk};
use crate::whole_file;

/// The data folder.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) folder: PathBuf,
    pub(super) disk: Arc<dyn Disk>,
}

/// A game of the data folder that this process may write.
#[derive(Debug)]
pub struct Kept {
    store: Store,
    path: PathBuf,
    /// Held as long as the game is played here.
    _lock: File,
}

/// How many games in progress are pointed to. Older ones stay where they are.
const MOST_POINTERS: usize = 9;

/// What the pointers lead to.
#[derive(Debug, Default)]
pub struct Current {
    /// The latest game in progress that nobody plays; it is ours now.
    pub game: Option<Kept>,
    /// Later ones, which other processes play.
    pub busy: Vec<PathBuf>,
    /// The pointers make no sense; they are put aside, here.
    pub damaged: Option<PathBuf>,
}

impl Store {
    /// The folder that the environment names: `JERSI_HOME`, or `jersi` in the user's data folder.
    pub fn find() -> Option<Store> {
        let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        // A relative data folder means nothing, says the standard that invented it.
        let data = || set("XDG_DATA_HOME").filter(|folder| folder.is_absolute());
        let home = || set("HOME").map(|home| home.join(".local/share"));
        let folder = set("JERSI_HOME").or_else(|| data().or_else(home).map(|data| data.join("jersi")))?;
        Some(Store::new(folder, Arc::new(RealDisk)))
    }

    /// A data folder on a disk.
    pub fn new(folder: PathBuf, disk: Arc<dyn Disk>) -> Store {
        Store { folder, disk }
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn games(&self) -> PathBuf {
        self.folder.join("games")
    }

    fn pointer(&self) -> PathBuf {
        self.folder.join("current")
    }

    /// The file of a game, by what it is called.
    pub fn path_of(&self, id: &str) -> PathBuf {
        self.games().join(format!("{id}.jrn"))
    }

    /// Waits for the moment in which nobody else changes names.
    pub(super) fn guard(&self) -> io::Result<File> {
        let guard = self.disk.open_lock(&self.folder.join("lock"))?;
        guard.lock()?;
        Ok(guard)
    }

    /// A new name for a game, which is ours. The file is there once it is written.
    pub fn create(&self) -> io::Result<Kept> {
        self.disk.create_folders(&self.games())?;
        let _guard = self.guard()?;
        let stamp = date::now().stamp();
        for number in 1_u32.. {
            let path = self.games().join(format!("{stamp}-{number}.jrn"));
            if !is_there(&path)?
                && let Some(kept) = self.take_guarded(path)?
            {
                return Ok(kept);
            }
        }
        Err(IoFault::NoNameLeft.into())
    }

    /// Takes the game of this file, unless another process has it.
    pub fn take(&self, path: &Path) -> io::Result<Option<Kept>> {
        let _guard = self.guard()?;
        if !is_there(path)? {
            return Err(io::ErrorKind::NotFound.into());
        }
        self.take_guarded(path.to_owned())
    }

    /// The same while the guard is held.
    fn take_guarded(&self, path: PathBuf) -> io::Result<Option<Kept>> {
        let lock = self.disk.open_lock(&lock_path(&path))?;
        match lock.try_lock() {
            Ok(()) => {
                // Whoever had it before may have been killed while he wrote it.
                whole_file::remove_drafts(&*self.disk, &path)?;
                Ok(Some(Kept { store: self.clone(), path, _lock: lock }))
            }
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// The files of all kept games, the latest first.
    pub fn all(&self) -> io::Result<Vec<PathBuf>> {
        let entries = match fs::read_dir(self.games()) {
            Ok(entries) => entries,
            Err(error) if is_absent(&error) => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
        paths.retain(|path| is_game_name(&name_of(path)));
        // The number behind the second counts, so that the tenth game of a second comes after the ninth.
        paths.sort_by_cached_key(|path| {
            let id = id_of(path);
            let (stamp, number) = id.rsplit_once('-').unwrap_or((&id, ""));
            (stamp.to_owned(), number.parse().unwrap_or(u32::MAX), id.clone())
        });
        paths.reverse();
        Ok(paths)
    }

    /// Whether another process has a game. It may have let it go a moment later.
    pub fn is_busy(&self, path: &Path) -> io::Result<bool> {
        let lock = match File::open(lock_path(path)) {
            Ok(lock) => lock,
            Err(error) if is_absent(&error) => return Ok(false),
            Err(error) => return Err(error),
        };
        match lock.try_lock_shared() {
            Ok(()) => Ok(false),
            Err(TryLockError::WouldBlock) => Ok(true),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// The game in progress. Without a data folder there is none, and none is made.
    pub fn current(&self) -> io::Result<Current> {
        let mut current = Current::default();
        match fs::metadata(self.pointer()) {
            Ok(_) => {}
            Err(error) if is_absent(&error) => return Ok(current),
            Err(error) => return Err(error),
        }
        let _guard = self.guard()?;
        let Some(names) = self.names()? else {
            current.damaged = Some(put_aside(&*self.disk, &self.pointer())?);
            return Ok(current);
        };
        let paths = names.iter().rev().map(|name| self.games().join(name));
        for path in paths.filter(|path| path.exists()) {
            match self.take_guarded(path.clone())? {
                None => current.busy.push(path),
                Some(kept) => {
                    current.game = Some(kept);
                    break;
                }
            }
        }
        Ok(current)
    }

    /// The names in the pointer, none if there is no pointer; `None` if it makes no sense.
    fn names(&self) -> io::Result<Option<Vec<String>>> {
        let bytes = match crate::bounded::read_bytes(self.pointer()) {
            Ok(bytes) => bytes,
            Err(error) if is_absent(&error) => return Ok(Some(Vec::new())),
            Err(error) => return Err(error),
        };
        let Ok(text) = String::from_utf8(bytes) else { return Ok(None) };
        let names: Vec<String> = text.lines().map(str::to_owned).collect();
        Ok((!names.is_empty() && names.iter().all(|name| is_game_name(name))).then_some(names))
    }

    /// Points to a game, or no longer.
    fn point(&self, name: &str, goes_on: bool) -> io::Result<()> {
        let _guard = self.guard()?;
        let Some(before) = self.names()? else {
            // What made no sense is kept aside.
            put_aside(&*self.disk, &self.pointer())?;
            return if goes_on { self.write_pointer(&[name.to_owned()]) } else { Ok(()) };
        };
        let mut names = before.clone();
        names.retain(|known| known != name);
        if goes_on {
            names.push(name.to_owned());
        }
        names.drain(..names.len().saturating_sub(MOST_POINTERS));
        match names.is_empty() {
            _ if names == before => Ok(()),
            true => self.disk.remove(&self.pointer()),
            false => self.write_pointer(&names),
        }
    }

    fn write_pointer(&self, names: &[String]) -> io::Result<()> {
        whole_file::write_on(&*self.disk, &self.pointer(), &(names.join("\n") + "\n"))
    }
}

/// Whether there is such a file.
fn is_there(path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Ok(_) => Ok(true),
        Err(error) if is_absent(&error) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Whether a file is not there, or cannot be because what should be its folder is none.
pub(super) fn is_absent(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// Whether a game can have this name.
fn is_game_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.');
    name.len() < 100
        && Path::new(name).extension().is_some_and(|end| end == "jrn")
        && !name.starts_with('.')
        && name.chars().all(plain)
}

fn lock_path(path: &Path) -> PathBuf {
    path.with_extension("lock")
}

impl Kept {
    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game, and points to it as long as it goes on.
    pub fn write(&self, text: &str, goes_on: bool) -> io::Result<()> {
        self.rewrite(text)?;
        self.store.point(&name_of(&self.path), goes_on)
    }

    /// Writes the game, and leaves it as it is whether anything points to it.
    pub fn rewrite(&self, text: &str) -> io::Result<()> {
        whole_file::write_on(&*self.store.disk, &self.path, text)
    }

    /// Deletes the game. That is asked for, and nothing brings it back.
    pub fn delete(self) -> io::Result<()> {
        self.forget()?;
        self.store.disk.remove(&self.path)?;
        self.store.disk.sync_folder(&self.store.games())
    }

    /// No longer points to the game; it stays where it is.
    pub fn forget(&self) -> io::Result<()> {
        self.store.point(&name_of(&self.path), false)
    }

    /// Puts a game aside that cannot be read, and tells where.
    pub fn put_aside(self) -> io::Result<PathBuf> {
        self.forget()?;
        put_aside(&*self.store.disk, &self.path)
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        // A lock that stays behind does no harm: nobody holds it.
        if let Ok(_guard) = self.store.guard() {
            let _ = self.store.disk.remove(&lock_path(&self.path));
        }
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// What a kept game is called among files, for people and programs: `2026-11-15-095059-1`.
pub fn id_of(path: &Path) -> String {
    path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Gives a file another name, one that nothing has.
pub(super) fn put_aside(disk: &dyn Disk, path: &Path) -> io::Result<PathBuf> {
    let name = name_of(path);
    for number in 1_u32.. {
        let aside = path.with_file_name(format!("{name}.damaged-{number}"));
        match disk.create(&aside) {
            Ok(_) => {
                disk.rename(path, &aside)?;
                disk.sync_folder(&whole_file::folder_of(path))?;
                return Ok(aside);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(IoFault::NoNameLeft.into())
}

#[cfg(test)]
mod tests;
