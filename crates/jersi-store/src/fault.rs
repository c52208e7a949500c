//! What can go wrong.

use std::path::PathBuf;

use jersi_wire::Code;

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenFault {
    /// Another process has it.
    #[error("{} is in use by another process", .0.display())]
    InUse(PathBuf),
    /// The folder or the file cannot be used.
    #[error("{} cannot be used", .0.display())]
    Folder(PathBuf, #[source] std::io::Error),
    /// The file is no store, or one of a newer version.
    #[error("{} cannot be read as a store", .0.display())]
    Schema(PathBuf, #[source] sqlx::migrate::MigrateError),
    /// The database refuses.
    #[error("{} cannot be opened", .0.display())]
    Database(PathBuf, #[source] sqlx::Error),
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

/// What goes wrong while a store is used.
#[derive(Debug, thiserror::Error)]
pub enum StoreFault {
    /// The database refuses: a full disk, for example.
    #[error("the store cannot be used")]
    Database(#[from] sqlx::Error),
    /// What it holds contradicts itself.
    #[error("the store is damaged: {0}")]
    Damaged(String),
    /// The lane has ended.
    #[error("the store is closed")]
    Closed,
    /// There is no randomness to be had.
    #[error("no random numbers can be had")]
    Chance(getrandom::Error),
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
