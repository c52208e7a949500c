//! One process a store.

use std::fs::File;
use std::path::Path;

use rustix::fs::{FlockOperation, flock};

use crate::fault::OpenFault;
use crate::file::{open_lock, with_ending};

/// Held as long as the store is open. The file beside the store stays; it is the lock on it that counts, which the system
/// gives up when the process ends, however it ends.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the store, or says that another process has it.
    pub fn take(store: &Path) -> Result<Lock, OpenFault> {
        let path = with_ending(store, ".lock");
        let folder = |error| OpenFault::Folder(path.clone(), error);
        let file = open_lock(&path).map_err(folder)?;
        match flock(&file, FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => Ok(Lock { _file: file }),
            Err(rustix::io::Errno::WOULDBLOCK) => Err(OpenFault::InUse(store.to_owned())),
            Err(error) => Err(folder(error.into())),
        }
    }
}
