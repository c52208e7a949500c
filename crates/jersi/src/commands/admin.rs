//! `jersi admin`: what is done with the file of a club, past its server.

mod bot;
mod export;
mod people;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use jersi_store::{Archive, BackupFault, Checked, Place, StoreFault, move_store, restore};
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
  jersi admin bot Stone                        a bot and its token, for `jersi bot`
  jersi admin ban Ada                          signed out everywhere, no new games
  jersi admin check                            every game is refereed anew
  jersi admin export games                     finished games as JRN, a file each
  jersi admin move postgres://club@db/jersi    from the file to PostgreSQL, while nobody serves it
  jersi admin restore club-monday.db           back to the copy; what was there is kept beside it"
)]
pub struct Admin {
    #[command(subcommand)]
    action: Action,
}

#[derive(Args, Debug)]
struct StoreOption {
    /// The file or the PostgreSQL database of the club [default: club.db in the user's data folder]
    #[arg(long, value_name = "FILE|URL", env = "JERSI_STORE", hide_env_values = true)]
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
    /// Move everything to another place that holds nothing yet: a PostgreSQL database, or a file
    Move {
        /// Where to
        #[arg(value_name = "FILE|URL")]
        to: PathBuf,
        #[command(flatten)]
        store: StoreOption,
    },
    /// Make a bot, or give it a new token, and print the token, this once
    Bot {
        /// How the bot is called: a name that nobody else has
        name: String,
        /// Take its token away instead
        #[arg(long)]
        revoke: bool,
        #[command(flatten)]
        store: StoreOption,
    },
    /// Give an account or a bot another name
    Rename {
        /// How it is called now
        name: String,
        /// How it is to be called: a name that nobody else has
        new: String,
        #[command(flatten)]
        store: StoreOption,
    },
    /// Sign an account or a bot out everywhere, and let it begin no game any more
    Ban {
        /// Who
        name: String,
        /// Let it in again instead
        #[arg(long)]
        lift: bool,
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
    fn place(self) -> Result<Place, Failure> {
        let named = self.store.or_else(club_store::usual);
        club_store::place(&named.ok_or_else(|| club_store::refused(None, &StoreTrouble::NoFolder))?)
    }
}

impl Admin {
    /// Does it.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let runtime = jersi_server::runtime(false)?;
        runtime.block_on(async {
            match self.action {
                Action::Backup { file, store } => backup(&store.place()?, &file).await,
                Action::Restore { file, store } => bring_back(&store.place()?, &file).await,
                Action::Move { to, store } => carry(&store.place()?, &club_store::place(&to)?).await,
                Action::Bot { name, revoke, store } => bot::run(&store.place()?, &name, revoke).await,
                Action::Rename { name, new, store } => people::rename(&store.place()?, &name, &new).await,
                Action::Ban { name, lift, store } => people::ban(&store.place()?, &name, lift).await,
                Action::Check { store } => check(&store.place()?).await,
                Action::Export { folder, store } => export::write(&store.place()?, &folder).await,
            }
        })
    }
}

async fn open(store: &Place) -> Result<Archive, Failure> {
    Archive::open(store).await.map_err(|fault| club_store::failure(store, &fault))
}

async fn backup(store: &Place, to: &Path) -> Result<ExitCode, Failure> {
    let copied = open(store).await?.backup(to).await;
    let checked = copied.map_err(|fault| of_copy(store, to, fault))?;
    say(&StoreNews::Copied(checked.games, shown(to)))?;
    Ok(tell_damage(&checked))
}

async fn bring_back(store: &Place, from: &Path) -> Result<ExitCode, Failure> {
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
            Err(club_store::refused(Some(&path.into()), &StoreTrouble::DamagedCopy))
        }
        Err(fault) => Err(of_copy(store, from, fault)),
    }
}

async fn carry(from: &Place, to: &Place) -> Result<ExitCode, Failure> {
    let moved = move_store(from, to).await;
    let copy = to.file().unwrap_or(Path::new(""));
    let checked = moved.map_err(|fault| match fault {
        BackupFault::Open(fault) => club_store::failure(fault.place(), &fault),
        fault => of_copy(from, copy, fault),
    })?;
    say(&StoreNews::Moved(checked.games, shown(to)))?;
    Ok(tell_damage(&checked))
}

async fn check(store: &Place) -> Result<ExitCode, Failure> {
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

fn of_copy(store: &Place, copy: &Path, fault: BackupFault) -> Failure {
    match fault {
        BackupFault::Open(fault) => {
            // The fault names the file that it is about: the store, its lock, or the copy.
            let is_copy = fault.place().file() == Some(copy);
            club_store::failure(if is_copy { fault.place() } else { store }, &fault)
        }
        BackupFault::Store(fault) => unreadable(store, &fault),
        BackupFault::Exists(place) => club_store::refused(Some(&place), &StoreTrouble::Exists),
        BackupFault::NotEmpty(place) => club_store::refused(Some(&place), &StoreTrouble::NotEmpty),
        BackupFault::Differs(place, table) => {
            club_store::refused(Some(&place), &StoreTrouble::Differs(table.to_owned()))
        }
        BackupFault::File(_, error) => Failure::of_file(jersi_words::Deed::Write, copy, &error),
        BackupFault::Damaged(path, _) => club_store::refused(Some(&path.into()), &StoreTrouble::DamagedCopy),
    }
}

/// The store was opened, and then could not be read.
fn unreadable(store: &Place, fault: &StoreFault) -> Failure {
    let said = std::error::Error::source(fault).map_or_else(|| fault.to_string(), ToString::to_string);
    club_store::refused(Some(store), &StoreTrouble::Broken(foreign_text::line(&said)))
}

fn say(news: &StoreNews) -> Result<(), Failure> {
    output::print(&format!("{}\n", lang::words().store_news(news)))
}

fn tell(news: &StoreNews) {
    output::tell(&lang::words().store_news(news));
}
