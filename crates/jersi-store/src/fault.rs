//! What can go wrong.

use std::path::{Path, PathBuf};

use jersi_wire::{Code, GameId};

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenFault {
    /// Another process has it.
    #[error("{} is in use by another process", .0.display())]
    InUse(PathBuf),
    /// The folder or the file cannot be used.
    #[error("{} cannot be used", .0.display())]
    Folder(PathBuf, #[source] std::io::Error),
    /// The file is something else.
    #[error("{} is no store of a club", .0.display())]
    NotAStore(PathBuf),
    /// A newer program has written it.
    #[error("{} was written by a newer program", .0.display())]
    Newer(PathBuf),
    /// An older program has written it, and nothing has brought it up to date yet.
    #[error("{} was written by an older program", .0.display())]
    Older(PathBuf),
    /// Its tables cannot be brought up to date.
    #[error("{} cannot be brought up to date", .0.display())]
    Schema(PathBuf, #[source] sqlx::migrate::MigrateError),
    /// The database refuses.
    #[error("{} cannot be opened", .0.display())]
    Database(PathBuf, #[source] sqlx::Error),
    /// What it holds contradicts itself.
    #[error("{} cannot be opened", .0.display())]
    Store(PathBuf, #[source] StoreFault),
    /// The database does not sync what it commits.
    #[error("{} would lose what it confirms: {setting} is {value}", .path.display())]
    NotDurable {
        /// Which file.
        path: PathBuf,
        /// Which setting was not taken.
        setting: &'static str,
        /// What it is.
        value: String,
    },
}

impl OpenFault {
    /// The file that it is about.
    pub fn path(&self) -> &Path {
        match self {
            OpenFault::InUse(path)
            | OpenFault::Folder(path, _)
            | OpenFault::NotAStore(path)
            | OpenFault::Newer(path)
            | OpenFault::Older(path)
            | OpenFault::Schema(path, _)
            | OpenFault::Database(path, _)
            | OpenFault::Store(path, _)
            | OpenFault::NotDurable { path, .. } => path,
        }
    }
}

/// What goes wrong while a store is used.
#[derive(Debug, thiserror::Error)]
pub enum StoreFault {
    /// The database refuses: a full disk, for example.
    #[error("the store cannot be used")]
    Database(#[from] sqlx::Error),
    /// What it holds of a game contradicts itself. The other games go on.
    #[error("{} is damaged: {why}", .game.map_or_else(|| "a game".to_owned(), |game| format!("game {game}")))]
    Damaged {
        /// Which game, if that much is known.
        game: Option<GameId>,
        /// What is wrong.
        why: String,
    },
    /// The lane has ended.
    #[error("the store is closed")]
    Closed,
    /// There is no randomness to be had.
    #[error("no random numbers can be had")]
    Chance(getrandom::Error),
}

impl StoreFault {
    /// Something about a game contradicts something else.
    pub fn damaged(game: GameId, why: &(impl ToString + ?Sized)) -> StoreFault {
        StoreFault::Damaged { game: Some(game), why: why.to_string() }
    }
}

/// Why a request comes to nothing.
#[derive(Debug, thiserror::Error)]
pub enum ActFault {
    /// It is refused; nothing was changed by it. The number is that of the last event of its game.
    #[error("refused: {0:?}")]
    Refused(Code, u32),
    /// It may or may not have happened: the same request again finds out.
    #[error(transparent)]
    Store(#[from] StoreFault),
}

impl From<sqlx::Error> for ActFault {
    fn from(error: sqlx::Error) -> ActFault {
        ActFault::Store(error.into())
    }
}
