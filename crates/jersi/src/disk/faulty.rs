//! A disk that fails or stops at a step that a test chooses, and then shows what a power cut may leave.

use std::fs::{self, File, Permissions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use super::{Disk, RealDisk};

/// A name for a folder of a test, in memory where there is such a place: every step waits for the disk.
pub fn scratch(name: &str) -> PathBuf {
    let memory = PathBuf::from("/dev/shm");
    let place = if memory.is_dir() { memory } else { std::env::temp_dir() };
    let folder = place.join(format!("jersi-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The step fails; of a write so many bytes are done. What comes after it works.
    Fails(io::ErrorKind, usize),
    /// This step and all after it fail, as on a disk that stays full. Files can still be removed.
    StaysFull(usize),
    /// The program is killed before the step; what the system was told is there.
    Killed(usize),
    /// The machine loses its power before the step: files that were not synced are cut off after so many bytes; names
    /// that were not synced are the old ones again, or the new ones.
    PowerCut {
        /// So many bytes stay.
        bytes: usize,
        /// Whether names stay that were not synced.
        names: bool,
    },
}

/// The real disk, with a fault at one step.
#[derive(Debug)]
pub struct FaultyDisk {
    state: Mutex<State>,
    at: usize,
    fault: Fault,
}

#[derive(Debug, Default)]
struct State {
    /// How many steps were begun.
    steps: usize,
    /// Whether nothing works any more.
    dead: bool,
    /// Files with bytes that are not on the disk for certain.
    unsynced: Vec<PathBuf>,
    /// What names meant before they were changed, as far as that is not on the disk for certain.
    renamed: Vec<(PathBuf, Option<Vec<u8>>)>,
}

impl FaultyDisk {
    /// A disk on which the step of this number goes wrong; the first is 0.
    pub fn new(at: usize, fault: Fault) -> FaultyDisk {
        FaultyDisk { state: Mutex::default(), at, fault }
    }

    /// A disk on which nothing goes wrong.
    pub fn sound() -> FaultyDisk {
        FaultyDisk::new(usize::MAX, Fault::Killed(0))
    }

    /// How many steps were begun.
    pub fn steps(&self) -> usize {
        self.lock().steps
    }

    /// Whether the fault has happened.
    pub fn has_failed(&self) -> bool {
        self.lock().steps > self.at
    }

    /// Cuts off the power now.
    pub fn cut_power_now(&self) {
        let mut state = self.lock();
        state.dead = true;
        lose_power(&mut state, 0, false);
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("nobody panicked with it")
    }

    /// Begins a step: whether it may be done, and of a write how much if it may not.
    fn step(&self, name: &'static str) -> Result<(), (io::Error, usize)> {
        let mut state = self.lock();
        if state.dead {
            return Err((io::Error::other("the program is no more"), 0));
        }
        let number = state.steps;
        state.steps += 1;
        match self.fault {
            Fault::Fails(kind, bytes) if number == self.at => Err((kind.into(), bytes)),
            Fault::StaysFull(bytes) if number >= self.at && name != "remove" => {
                Err((io::ErrorKind::StorageFull.into(), bytes))
            }
            Fault::Killed(bytes) if number == self.at => {
                state.dead = true;
                Err((io::Error::other("killed"), bytes))
            }
            Fault::PowerCut { bytes, names } if number == self.at => {
                state.dead = true;
                lose_power(&mut state, bytes, names);
                Err((io::Error::other("no power"), 0))
            }
            _ => Ok(()),
        }
    }

    fn whole_step(&self, name: &'static str) -> io::Result<()> {
        self.step(name).map_err(|(error, _)| error)
    }
}

/// What a power cut leaves.
fn lose_power(state: &mut State, bytes: usize, names: bool) {
    for path in std::mem::take(&mut state.unsynced) {
        if let Ok(text) = fs::read(&path) {
            fs::write(&path, &text[..bytes.min(text.len())]).expect("a file of the test");
        }
    }
    for (path, before) in std::mem::take(&mut state.renamed).into_iter().rev().filter(|_| !names) {
        match before {
            Some(text) => fs::write(&path, text).expect("a file of the test"),
            None => drop(fs::remove_file(&path)),
        }
    }
}

impl Disk for FaultyDisk {
    fn create(&self, path: &Path) -> io::Result<File> {
        self.whole_step("create")?;
        let file = RealDisk.create(path)?;
        self.lock().unsynced.push(path.to_owned());
        Ok(file)
    }

    fn write(&self, path: &Path, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        match self.step("write") {
            Ok(()) => RealDisk.write(path, file, bytes),
            Err((error, done)) => {
                RealDisk.write(path, file, &bytes[..done.min(bytes.len())])?;
                Err(error)
            }
        }
    }

    fn set_permissions(&self, file: &File, permissions: Permissions) -> io::Result<()> {
        self.whole_step("permissions")?;
        RealDisk.set_permissions(file, permissions)
    }

    fn sync(&self, path: &Path, file: &File) -> io::Result<()> {
        self.whole_step("sync")?;
        self.lock().unsynced.retain(|unsynced| unsynced != path);
        RealDisk.sync(path, file)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.whole_step("rename")?;
        let before = fs::read(to).ok();
        RealDisk.rename(from, to)?;
        let mut state = self.lock();
        state.renamed.push((to.to_owned(), before));
        for path in &mut state.unsynced {
            if path == from {
                to.clone_into(path);
            }
        }
        Ok(())
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.whole_step("sync folder")?;
        self.lock().renamed.retain(|(path, _)| path.parent() != Some(folder));
        RealDisk.sync_folder(folder)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.whole_step("remove")?;
        RealDisk.remove(path)
    }

    fn create_folders(&self, folder: &Path) -> io::Result<()> {
        self.whole_step("create folders")?;
        RealDisk.create_folders(folder)
    }

    fn open_lock(&self, path: &Path) -> io::Result<File> {
        self.whole_step("open lock")?;
        RealDisk.open_lock(path)
    }
}
