//! Where the games of the club are kept.

use std::path::PathBuf;

use crate::kept_games;

/// The name of its file in the data folder.
const NAME: &str = "club.db";

/// The store of who names none: `club.db` in the user's data folder. None if the environment names no such folder.
pub fn usual() -> Option<PathBuf> {
    Some(kept_games::Store::find()?.folder().join(NAME))
}
