//! Finished games as JRN, a file each.

use std::path::Path;
use std::process::ExitCode;

use jersi_game::CivilTime;
use jersi_rules::record::write_jrn;
use jersi_store::{Checked, Damage, Place, Snapshot, StoreFault};
use jersi_words::{Deed, StoreNews};

use super::{open, say, tell_damage, unreadable};
use crate::club_store::shown;
use crate::disk::{Disk as _, RealDisk};
use crate::failure::Failure;
use crate::whole_file;

/// Why it ends early.
enum Ends {
    Store(StoreFault),
    File(Failure),
}

impl From<StoreFault> for Ends {
    fn from(fault: StoreFault) -> Ends {
        Ends::Store(fault)
    }
}

/// Writes every finished game; what is damaged is left out, and told.
pub async fn write(store: &Place, folder: &Path) -> Result<ExitCode, Failure> {
    let mut archive = open(store).await?;
    let made = RealDisk.create_folders(folder);
    made.map_err(|error| Failure::of_file(Deed::MakeFolder, folder, &error))?;
    let mut written = Checked::default();
    let done = archive
        .finished(|game| match game {
            Ok(game) => {
                written.games += 1;
                write_one(folder, &game).map_err(Ends::File)
            }
            Err(StoreFault::Damaged { game, why }) => {
                written.damage.push(Damage { game: game.map(|game| game.to_string()), why });
                Ok(())
            }
            Err(fault) => Err(Ends::Store(fault)),
        })
        .await;
    done.map_err(|ends| match ends {
        Ends::Store(fault) => unreadable(store, &fault),
        Ends::File(failure) => failure,
    })?;
    say(&StoreNews::Exported(written.games, shown(folder)))?;
    Ok(tell_damage(&written))
}

/// A game under its date and its name, so that writing it twice makes one file.
fn write_one(folder: &Path, game: &Snapshot) -> Result<(), Failure> {
    let (Some(record), row) = (game.record(), &game.listed.record) else { return Ok(()) };
    let began = row.started_at.unwrap_or(row.created_at);
    let path = folder.join(format!("{}-{}.jrn", CivilTime::at(began.0 / 1_000).date(), row.id));
    whole_file::write(&path, &write_jrn(&record)).map_err(|error| whole_file::unwritable(&path, &error))
}
