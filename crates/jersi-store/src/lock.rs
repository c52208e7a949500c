//! One process a store.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::fault::OpenFault;
use crate::file::{make_private, with_ending};

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
        let folder = |error| OpenFault::Folder(path.clone().into(), error);
        let file = make_private(&path).map_err(folder)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(OpenFault::InUse(store.into())),
            Err(TryLockError::Error(error)) => Err(folder(error)),
        }
    }
}
