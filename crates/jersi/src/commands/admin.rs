//! `jersi admin`: what is done with the file of a club, past its server.

mod export;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use jersi_store::{Archive, BackupFault, Checked, StoreFault, restore};
use jersi_words::{StoreNews, StoreTrouble};

use crate::club_store::{self, shown};
use crate::failure::Failure;
use crate::kept_games::date;
use crate::{foreign_text, lang, output};

/// Copy, restore, check or export the games of a club
#[derive(Args, Debug)]
#[command(
    after_help = "Games between people are kept by `jersi serve` in one file. Copies, checks and exports may be made while it serves;
to restore a copy it must be ended first. Exit code 0: done, and everything is as it should be. 1: something is damaged.
2: it cannot be done.

Examples:
  jersi admin backup club-monday.db            a copy, while games go on
  jersi admin check                            every game is refereed anew
  jersi admin export games                     finished games as JRN, a file each
  jersi admin restore club-monday.db           back to the copy; what was there is kept beside it"
)]
pub struct Admin {
    #[command(subcommand)]
    action: Action,
}

#[derive(Args, Debug)]
struct StoreOption {
    /// The file of the club [default: club.db in the user's data folder]
    #[arg(long, value_name = "FILE", env = "JERSI_STORE", hide_env_values = true)]
    store: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
enum Action {
    /// Copy all games into a new file, while the server goes on
    Backup {
        /// The file to write; none may be there
        file: PathBuf,
        #[command(flatten)]
        store: StoreOption,
    },
    /// Put a copy in the place of the store; what was there is kept beside it
    Restore {
        /// The copy
        file: PathBuf,
        #[command(flatten)]
        store: StoreOption,
    },
    /// Referee every game anew and compare what is kept of it
    Check {
        #[command(flatten)]
        store: StoreOption,
    },
    /// Write every finished game as JRN into a folder
    Export {
        /// The folder; it is made if it is not there
        folder: PathBuf,
        #[command(flatten)]
        store: StoreOption,
    },
}

impl StoreOption {
    fn path(self) -> Result<PathBuf, Failure> {
        self.store
            .or_else(club_store::usual)
            .ok_or_else(|| club_store::refused(None, &StoreTrouble::NoFolder))
    }
}

impl Admin {
    /// Does it.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let runtime = jersi_server::runtime(false)?;
        runtime.block_on(async {
            match self.action {
                Action::Backup { file, store } => backup(&store.path()?, &file).await,
                Action::Restore { file, store } => bring_back(&store.path()?, &file).await,
                Action::Check { store } => check(&store.path()?).await,
                Action::Export { folder, store } => export::write(&store.path()?, &folder).await,
            }
        })
    }
}

async fn open(store: &Path) -> Result<Archive, Failure> {
    Archive::open(store).await.map_err(|fault| club_store::failure(store, &fault))
}

async fn backup(store: &Path, to: &Path) -> Result<ExitCode, Failure> {
    let copied = open(store).await?.backup(to).await;
    let checked = copied.map_err(|fault| of_copy(store, to, fault))?;
    say(&StoreNews::Copied(checked.games, shown(to)))?;
    Ok(tell_damage(&checked))
}

async fn bring_back(store: &Path, from: &Path) -> Result<ExitCode, Failure> {
    let ending = format!(".{}.before", date::now().stamp());
    match restore(store, from, &ending).await {
        Ok(restored) => {
            say(&StoreNews::Restored(restored.checked.games, shown(store)))?;
            if let Some(kept) = restored.kept {
                say(&StoreNews::KeptBefore(shown(&kept)))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(BackupFault::Damaged(path, checked)) => {
            tell_damage(&checked);
            Err(club_store::refused(Some(&path), &StoreTrouble::DamagedCopy))
        }
        Err(fault) => Err(of_copy(store, from, fault)),
    }
}

async fn check(store: &Path) -> Result<ExitCode, Failure> {
    let checked = open(store).await?.check().await.map_err(|fault| unreadable(store, &fault))?;
    if checked.damage.is_empty() {
        say(&StoreNews::Sound(checked.games, checked.events))?;
    }
    Ok(tell_damage(&checked))
}

/// Tells what is wrong, on standard error; the exit code tells whether anything is.
fn tell_damage(checked: &Checked) -> ExitCode {
    if checked.damage.is_empty() {
        return ExitCode::SUCCESS;
    }
    for damage in &checked.damage {
        let why = foreign_text::line(&damage.why);
        tell(&match &damage.game {
            Some(game) => StoreNews::DamagedGame(foreign_text::line(game), why),
            None => StoreNews::DamagedFile(why),
        });
    }
    tell(&StoreNews::Damaged(checked.damage.len()));
    ExitCode::from(1)
}

fn of_copy(store: &Path, copy: &Path, fault: BackupFault) -> Failure {
    match fault {
        BackupFault::Open(fault) => {
            // The fault names the file that it is about: the store, its lock, or the copy.
            let path = fault.path();
            let about = if path == copy { copy } else { store };
            club_store::failure(about, &fault)
        }
        BackupFault::Store(fault) => unreadable(store, &fault),
        BackupFault::Exists(path) => club_store::refused(Some(&path), &StoreTrouble::Exists),
        BackupFault::File(_, error) => Failure::of_file(jersi_words::Deed::Write, copy, &error),
        BackupFault::Damaged(path, _) => club_store::refused(Some(&path), &StoreTrouble::DamagedCopy),
    }
}

/// The store was opened, and then could not be read.
fn unreadable(store: &Path, fault: &StoreFault) -> Failure {
    let said = std::error::Error::source(fault).map_or_else(|| fault.to_string(), ToString::to_string);
    club_store::refused(Some(store), &StoreTrouble::Broken(foreign_text::line(&said)))
}

fn say(news: &StoreNews) -> Result<(), Failure> {
    output::print(&format!("{}\n", lang::words().store_news(news)))
}

fn tell(news: &StoreNews) {
    output::tell(&lang::words().store_news(news));
}
