//! How connections are made: for writing, and a few that are lent for reading.

use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::pool::PoolOptions;
use sqlx::postgres::{PgConnectOptions, PgPool};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqliteSynchronous};

use crate::db::Db;
use crate::place::Place;

/// So many readers of a file at a time.
const FILE_READERS: u32 = 4;
/// So many readers of a server at a time, of each node.
const SERVER_READERS: u32 = 8;
/// A server that does not answer within this time is away.
const PATIENCE: Duration = Duration::from_secs(5);

/// How a connection for writing is made.
#[derive(Clone, Debug)]
pub enum Connect {
    /// To a file.
    File(Box<SqliteConnectOptions>),
    /// To a server.
    Server(Box<PgConnectOptions>),
}

impl Connect {
    /// For a place.
    pub fn to(place: &Place) -> Connect {
        match place {
            Place::File(path) => Connect::File(Box::new(writing(path))),
            Place::Server(server) => Connect::Server(Box::new(patient(&server.options))),
        }
    }

    /// Makes one.
    pub async fn connect(&self) -> Result<Db, sqlx::Error> {
        match self {
            Connect::File(options) => options.connect().await.map(Db::Sqlite),
            Connect::Server(options) => {
                let connected = tokio::time::timeout(PATIENCE, options.connect()).await;
                connected.map_err(|_| sqlx::Error::PoolTimedOut)?.map(Db::Postgres)
            }
        }
    }
}

/// How a file is opened for writing.
pub fn writing(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // Where an ordinary sync leaves things in the drive's own memory.
        .pragma("fullfsync", "1")
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging()
}

/// How it is opened for reading: whatever it is, nothing in it changes.
pub fn reading(path: &Path) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    options.busy_timeout(Duration::from_secs(5)).disable_statement_logging()
}

/// A node that hangs in the middle of something holds nobody else up for long.
fn patient(options: &PgConnectOptions) -> PgConnectOptions {
    let limits = [
        ("lock_timeout", "5s"),
        ("statement_timeout", "30s"),
        ("idle_in_transaction_session_timeout", "10s"),
        ("default_transaction_isolation", "read committed"),
        ("client_min_messages", "warning"),
    ];
    options.clone().application_name("jersi").options(limits).disable_statement_logging()
}

/// Connections that are lent for reading.
#[derive(Clone, Debug)]
pub enum Readers {
    /// Of a file.
    File(SqlitePool),
    /// Of a server.
    Server(PgPool),
}

impl Readers {
    /// Of a place. None is made before it is wanted.
    pub fn of(place: &Place) -> Readers {
        match place {
            Place::File(path) => {
                let options = PoolOptions::new().max_connections(FILE_READERS).test_before_acquire(false);
                Readers::File(options.connect_lazy_with(reading(path)))
            }
            Place::Server(server) => {
                let options = PoolOptions::new().max_connections(SERVER_READERS).acquire_timeout(PATIENCE);
                Readers::Server(options.connect_lazy_with(patient(&server.options)))
            }
        }
    }

    /// Lends one.
    pub async fn lend(&self) -> Result<Db, sqlx::Error> {
        match self {
            Readers::File(pool) => pool.acquire().await.map(Db::LentSqlite),
            Readers::Server(pool) => pool.acquire().await.map(Db::LentPostgres),
        }
    }

    /// Gives all of them up.
    pub async fn close(&self) {
        match self {
            Readers::File(pool) => pool.close().await,
            Readers::Server(pool) => pool.close().await,
        }
    }
}
