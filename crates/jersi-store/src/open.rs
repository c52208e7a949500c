//! Opening the file of a store.

use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Row as _, SqliteConnection};
use tokio::sync::broadcast;

use crate::ask::Ask;
use crate::cache::Cache;
use crate::fault::{OpenFault, StoreFault};
use crate::file;
use crate::lane::{Broken, Lane};
use crate::lock::Lock;
use crate::rhythm::Rhythm;
use crate::schema;
use crate::server_time::{Clock, ServerTime};
use crate::settle;
use crate::slot::Slot;
use crate::store::Changed;

/// How the file is opened for writing.
pub fn options(path: &Path) -> SqliteConnectOptions {
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

/// A store that is there, for reading, past whoever has it open; and which of our schemas it has.
pub async fn past(path: &Path) -> Result<(SqliteConnection, i64), OpenFault> {
    std::fs::metadata(path).map_err(|error| OpenFault::Folder(path.to_owned(), error))?;
    let mut db = reading(path).connect().await.map_err(|error| unopened(path, error))?;
    must_be_ours(&mut db, path).await?;
    let version = schema::version(&mut db).await.map_err(|error| unopened(path, error))?;
    Ok((db, version))
}

/// Opens the file, brings its tables up to date, and makes good the time in which nobody had it open.
pub async fn lane(path: &Path, clock: Clock, changes: broadcast::Sender<Changed>) -> Result<Lane, OpenFault> {
    let damaged = |fault: StoreFault| OpenFault::Store(path.to_owned(), fault);
    let lock = Lock::take(path)?;
    let folder = |error| OpenFault::Folder(path.to_owned(), error);
    file::make_private(path).map_err(folder)?;
    let options = options(path);
    let mut db = options.connect().await.map_err(|error| unopened(path, error))?;
    must_be_ours(&mut db, path).await?;
    must_be_durable(&mut db, path).await?;
    schema::update(&mut db, path).await?;
    // Its name is on disk before anything in it is confirmed.
    file::sync_folder(path).map_err(folder)?;
    let known = settle::latest(&mut db).await.map_err(damaged)?;
    let time = ServerTime::at_least(clock, known.unwrap_or_default());
    let alive = settle::alive_at(&mut db).await.map_err(damaged)?.unwrap_or_else(|| time.now());
    let mut lane = Lane {
        db,
        options,
        time,
        rhythm: Rhythm::since(alive),
        cache: Cache::default(),
        changes,
        told: HashSet::new(),
        ailing: false,
        lock,
    };
    let mut first = [Ask::Tick(Slot::new().0)];
    match lane.transaction(&mut first).await {
        Ok(()) => Ok(lane),
        Err(Broken::Database(fault)) => Err(damaged(fault)),
        Err(Broken::Request) => {
            let [mut first] = first;
            let why = first.slot().fault().map(ToString::to_string).unwrap_or_default();
            Err(damaged(StoreFault::Damaged { game: None, why }))
        }
    }
}

/// Why a file cannot be opened as a database.
pub fn unopened(path: &Path, error: sqlx::Error) -> OpenFault {
    // SQLITE_NOTADB: the file is something else.
    let foreign = error.as_database_error().is_some_and(|error| error.code().as_deref() == Some("26"));
    if foreign { OpenFault::NotAStore(path.to_owned()) } else { OpenFault::Database(path.to_owned(), error) }
}

/// A database of another program stays as it is.
async fn must_be_ours(db: &mut SqliteConnection, path: &Path) -> Result<(), OpenFault> {
    let failed = |error| unopened(path, error);
    let names = "SELECT COUNT(*), COALESCE(SUM(name IN ('game', 'event', '_sqlx_migrations')), 0) FROM sqlite_schema \
                 WHERE type = 'table'";
    let row = sqlx::query(names).fetch_one(&mut *db).await.map_err(failed)?;
    let (all, ours): (i64, i64) = (row.try_get(0).map_err(failed)?, row.try_get(1).map_err(failed)?);
    // An empty one is new, or was left before its tables were made.
    let ours = all == 0 || ours == 3 || (all == 1 && ours == 1);
    if ours { Ok(()) } else { Err(OpenFault::NotAStore(path.to_owned())) }
}

/// What is committed must be synced: a setting that was not taken would lose turns at a power cut, and nothing would tell.
async fn must_be_durable(db: &mut SqliteConnection, path: &Path) -> Result<(), OpenFault> {
    for (setting, query, wanted) in [
        ("journal_mode", "PRAGMA journal_mode", ["wal", "wal"]),
        ("synchronous", "PRAGMA synchronous", ["2", "3"]),
        ("foreign_keys", "PRAGMA foreign_keys", ["1", "1"]),
    ] {
        let failed = |error| unopened(path, error);
        let row = sqlx::query(query).fetch_one(&mut *db).await.map_err(failed)?;
        let value = match row.try_get::<i64, _>(0) {
            Ok(number) => number.to_string(),
            Err(_) => row.try_get::<String, _>(0).map_err(failed)?,
        };
        if !wanted.iter().any(|wanted| value.eq_ignore_ascii_case(wanted)) {
            return Err(OpenFault::NotDurable { path: path.to_owned(), setting, value });
        }
    }
    Ok(())
}
