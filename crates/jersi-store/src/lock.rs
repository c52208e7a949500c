//! One process a store.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::fault::OpenFault;
use crate::file::{make_private, with_ending};

/// Held as long as the store is open. The file beside the store stays; it is the lock on it that counts, which the system
/// gives up when the process ends, however it ends.
#[derive(Debug)]
pub struct Lock {
    file: File,
}

/// Closing the file would not do: whatever process this one is just starting has a copy of it for a moment, and the lock
/// would be held until that is closed too.
impl Drop for Lock {
    fn drop(&mut self) {
        // If the system cannot give it up now, it does when the file is closed.
        let _ = self.file.unlock();
    }
}

impl Lock {
    /// Takes the store, or says that another process has it.
    pub fn take(store: &Path) -> Result<Lock, OpenFault> {
        let path = with_ending(store, ".lock");
        let folder = |error| OpenFault::Folder(path.clone().into(), error);
        let file = make_private(&path).map_err(folder)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { file }),
            Err(TryLockError::WouldBlock) => Err(OpenFault::InUse(store.into())),
            Err(TryLockError::Error(error)) => Err(folder(error)),
        }
    }
}
