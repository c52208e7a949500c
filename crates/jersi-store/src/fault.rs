//! What can go wrong.

use jersi_wire::{Code, GameId};

use crate::place::Place;

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenFault {
    /// Another process has it.
    #[error("{} is in use by another process", .0)]
    InUse(Place),
    /// The folder or the file cannot be used.
    #[error("{} cannot be used", .0)]
    Folder(Place, #[source] std::io::Error),
    /// The file is something else.
    #[error("{} is no store of a club", .0)]
    NotAStore(Place),
    /// A newer program has written it.
    #[error("{} was written by a newer program", .0)]
    Newer(Place),
    /// An older program has written it, and nothing has brought it up to date yet.
    #[error("{} was written by an older program", .0)]
    Older(Place),
    /// Its tables cannot be brought up to date.
    #[error("{} cannot be brought up to date", .0)]
    Schema(Place, #[source] sqlx::migrate::MigrateError),
    /// The database refuses.
    #[error("{} cannot be opened", .0)]
    Database(Place, #[source] sqlx::Error),
    /// What it holds contradicts itself.
    #[error("{} cannot be opened", .0)]
    Store(Place, #[source] StoreFault),
    /// The database does not sync what it commits.
    #[error("{} would lose what it confirms: {setting} is {value}", .place)]
    NotDurable {
        /// Which store.
        place: Place,
        /// Which setting was not taken.
        setting: &'static str,
        /// What it is.
        value: String,
    },
}

impl OpenFault {
    /// The store that it is about.
    pub fn place(&self) -> &Place {
        match self {
            OpenFault::InUse(place)
            | OpenFault::Folder(place, _)
            | OpenFault::NotAStore(place)
            | OpenFault::Newer(place)
            | OpenFault::Older(place)
            | OpenFault::Schema(place, _)
            | OpenFault::Database(place, _)
            | OpenFault::Store(place, _)
            | OpenFault::NotDurable { place, .. } => place,
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
    /// Another node wrote to the game meanwhile; with what it wrote, the request is judged anew.
    #[error("game {0} has gone on meanwhile")]
    Outrun(GameId),
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

    /// Whether somebody else got in the way, so that the same may well succeed the next time.
    pub fn is_passing(&self) -> bool {
        match self {
            StoreFault::Outrun(_) => true,
            StoreFault::Database(error) => error
                .as_database_error()
                .and_then(sqlx::error::DatabaseError::code)
                // Of PostgreSQL: a key that is there now or gone, a transaction that must come again, a deadlock, a lock that others hold.
                .is_some_and(|code| matches!(&*code, "23503" | "23505" | "40001" | "40P01" | "55P03")),
            _ => false,
        }
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
