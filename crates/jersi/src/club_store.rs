//! Where the games of the club are kept.

use std::path::{Path, PathBuf};

use jersi_store::{OpenFault, Place};
use jersi_words::{IoFault, StoreTrouble};

use crate::disk::{Disk as _, RealDisk};
use crate::failure::Failure;
use crate::{foreign_text, kept_games, lang};

/// The name of its file in the data folder.
const NAME: &str = "club.db";

/// The store of who names none: `club.db` in the user's data folder. None if the environment names no such folder.
pub fn usual() -> Option<PathBuf> {
    Some(kept_games::Store::find()?.folder().join(NAME))
}

/// Makes the folder of a store, if it is not there yet.
pub fn make_folder(store: &Path) -> Result<(), StoreTrouble> {
    let made = store.parent().map_or(Ok(()), |folder| RealDisk.create_folders(folder));
    made.map_err(|error| StoreTrouble::Refused(IoFault::of(&error)))
}

/// Why a store cannot be opened, for words.
pub fn trouble(fault: &OpenFault) -> StoreTrouble {
    match fault {
        OpenFault::InUse(_) => StoreTrouble::InUse,
        OpenFault::NotAStore(_) => StoreTrouble::NotAStore,
        OpenFault::Newer(_) => StoreTrouble::Newer,
        OpenFault::Older(_) => StoreTrouble::Older,
        OpenFault::Folder(_, error) => StoreTrouble::Refused(IoFault::of(error)),
        OpenFault::NotDurable { setting, value, .. } => {
            StoreTrouble::NotDurable(format!("{setting} = {value}"))
        }
        OpenFault::Schema(_, error) => StoreTrouble::Broken(error.to_string()),
        OpenFault::Database(_, error) => StoreTrouble::Broken(error.to_string()),
        OpenFault::Store(_, error) => StoreTrouble::Broken(error.to_string()),
    }
}

/// A store that was named and cannot be opened.
pub fn failure(place: &Place, fault: &OpenFault) -> Failure {
    refused(Some(place), &trouble(fault))
}

/// Reads where a store is: a file, or the address of a server.
pub fn place(text: &Path) -> Result<Place, Failure> {
    let Some(address) = text.to_str() else { return Ok(text.into()) };
    Place::read(address).map_err(|bad| {
        let why = foreign_text::line(&bad.to_string());
        Failure::bad_input("bad-store", lang::words().store_trouble(None, &StoreTrouble::NoAddress(why)))
    })
}

/// A store, or a copy of one, with which something cannot be done.
pub fn refused(place: Option<&Place>, trouble: &StoreTrouble) -> Failure {
    let message = lang::words().store_trouble(place.map(shown).as_deref(), trouble);
    let id = match trouble {
        StoreTrouble::NoFolder => "no-data-folder",
        StoreTrouble::NoAddress(_) => "bad-store",
        StoreTrouble::InUse => "store-in-use",
        StoreTrouble::NotAStore => "no-store",
        StoreTrouble::Newer => "newer-store",
        StoreTrouble::Older => "older-store",
        StoreTrouble::Exists => "file-exists",
        StoreTrouble::NotEmpty => "store-not-empty",
        StoreTrouble::Differs(_) => return Failure::refused("copy-differs", message),
        StoreTrouble::DamagedCopy => return Failure::refused("damaged-copy", message),
        StoreTrouble::Refused(_) | StoreTrouble::Broken(_) | StoreTrouble::NotDurable(_) => "unusable-store",
    };
    Failure::bad_input(id, message)
}

/// The name of a store as it is shown.
pub fn shown(place: impl Into<Place>) -> String {
    foreign_text::line(&place.into().to_string())
}
