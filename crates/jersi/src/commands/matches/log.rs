//! What was said to the programs of a match, and by them: one file a game.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use jersi_game::CivilTime;
use jersi_match::Finished;
use jersi_words::Deed;

use crate::disk::{Disk as _, RealDisk};
use crate::failure::Failure;
use crate::whole_file;

/// A folder with the logs of one match.
pub struct Log {
    folder: PathBuf,
}

impl Log {
    /// The folder; it is made if it is not there.
    pub fn open(folder: &Path) -> Result<Log, Failure> {
        RealDisk
            .create_folders(folder)
            .map_err(|error| Failure::of_file(Deed::MakeFolder, folder, &error))?;
        Ok(Log { folder: folder.to_owned() })
    }

    /// Writes down a game that is over: a line each with its moment, the number of the player, `>` before what it was
    /// told and `<` before what it said.
    pub fn keep(&self, finished: &Finished) -> Result<(), Failure> {
        let mut text = String::new();
        for (player, said) in &finished.said {
            let since = said.at.duration_since(UNIX_EPOCH).unwrap_or_default();
            let moment = CivilTime::at(since.as_secs()).rfc3339(since.subsec_millis());
            let way = if said.by_program { '<' } else { '>' };
            writeln!(text, "{moment} {} {way} {}", player + 1, said.line)
                .expect("writing to a string does not fail");
        }
        let path = self.folder.join(format!("game-{:06}.log", finished.place.number()));
        whole_file::write(&path, &text).map_err(|error| whole_file::unwritable(&path, &error))
    }
}
