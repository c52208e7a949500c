//! One process a store.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};

use rustix::fs::{FlockOperation, flock};

use crate::fault::OpenFault;

/// Held as long as the store is open. The file beside the store stays; it is the lock on it that counts, which the system
/// gives up when the process ends, however it ends.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the store, or says that another process has it.
    pub fn take(store: &Path) -> Result<Lock, OpenFault> {
        let mut name = store.as_os_str().to_owned();
        name.push(".lock");
        let path = PathBuf::from(name);
        let folder = |error| OpenFault::Folder(path.clone(), error);
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path).map_err(folder)?;
        match flock(&file, FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => Ok(Lock { _file: file }),
            Err(rustix::io::Errno::WOULDBLOCK) => Err(OpenFault::InUse(store.to_owned())),
            Err(error) => Err(folder(error.into())),
        }
    }
}
