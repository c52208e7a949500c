//! Opening a store.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Instant;

use sqlx::ConnectOptions as _;
use tokio::sync::broadcast;

use crate::ask::Ask;
use crate::cache::Cache;
use crate::change::Change;
use crate::connect::{Connect, reading};
use crate::db::{Db, Dialect, sql};
use crate::fault::{OpenFault, StoreFault};
use crate::file;
use crate::game_row::moment;
use crate::lane::{Broken, Lane};
use crate::lock::Lock;
use crate::place::Place;
use crate::rhythm::Rhythm;
use crate::schema;
use crate::server_time::{Clock, ServerTime};
use crate::settle;
use crate::slot::Slot;

/// A file has one writer at a time, so one lane; a server has several.
const SERVER_LANES: usize = 8;

/// A store that is there, for reading, past whoever has it open; and which of our schemas it has.
pub async fn past(place: &Place) -> Result<(Db, i64), OpenFault> {
    let failed = |error| unopened(place, error);
    let mut db = match place {
        Place::File(path) => {
            std::fs::metadata(path).map_err(|error| OpenFault::Folder(place.clone(), error))?;
            Db::Sqlite(reading(path).connect().await.map_err(failed)?)
        }
        Place::Server(_) => Connect::to(place).connect().await.map_err(failed)?,
    };
    must_be_ours(&mut db, place).await?;
    let version = schema::version(&mut db).await.map_err(failed)?;
    Ok((db, version))
}

/// Opens a store, brings its tables up to date, and makes good the time in which nobody had it open.
pub async fn lanes(
    place: &Place,
    clock: Clock,
    changes: &broadcast::Sender<Change>,
) -> Result<Vec<Lane>, OpenFault> {
    let damaged = |fault: StoreFault| OpenFault::Store(place.clone(), fault);
    let lock = place.file().map(Lock::take).transpose()?.map(Arc::new);
    let folder = |error| OpenFault::Folder(place.clone(), error);
    if let Some(path) = place.file() {
        file::make_private(path).map_err(folder)?;
    }
    let connect = Connect::to(place);
    let mut db = connect.connect().await.map_err(|error| unopened(place, error))?;
    must_be_ours(&mut db, place).await?;
    must_be_durable(&mut db, place).await?;
    schema::update(&mut db, place).await?;
    if let Some(path) = place.file() {
        // Its name is on disk before anything in it is confirmed.
        file::sync_folder(path).map_err(folder)?;
    }
    let known = settle::latest(&mut db).await.map_err(damaged)?;
    let clock = shared(&mut db, clock).await.map_err(|error| unopened(place, error))?;
    let time = ServerTime::at_least(clock, known.unwrap_or_default());
    let alive = settle::alive_at(&mut db).await.map_err(damaged)?.unwrap_or_else(|| time.now());
    let lane = |db, keeps| Lane {
        db,
        connect: connect.clone(),
        time: time.clone(),
        rhythm: Rhythm::since(alive),
        cache: Cache::default(),
        changes: changes.clone(),
        notices: None,
        keeps,
        told: HashSet::new(),
        ailing: false,
        lock: lock.clone(),
    };
    let mut first = lane(db, true);
    settle_first(&mut first).await.map_err(damaged)?;
    let mut lanes = vec![first];
    if matches!(place, Place::Server(_)) {
        for _ in 1..SERVER_LANES {
            lanes.push(lane(connect.connect().await.map_err(|error| unopened(place, error))?, false));
        }
    }
    Ok(lanes)
}

/// What has fallen while nobody looked.
async fn settle_first(lane: &mut Lane) -> Result<(), StoreFault> {
    let mut first = [Ask::Tick(Slot::new().0)];
    match lane.transaction(&mut first).await {
        Ok(()) => Ok(()),
        Err(Broken::Database(fault)) => Err(fault),
        Err(Broken::Request) => {
            let [mut first] = first;
            let why = first.slot().fault().map(ToString::to_string).unwrap_or_default();
            Err(StoreFault::Damaged { game: None, why })
        }
    }
}

/// The clock that all nodes share: that of the server, read once and counted on by the own machine.
async fn shared(db: &mut Db, clock: Clock) -> Result<Clock, sqlx::Error> {
    match (db.dialect(), clock) {
        (Dialect::Postgres, Clock::Machine) => {
            let asked = Instant::now();
            let query = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
            let now: i64 = sql(query).fetch_one(db).await?.get(0)?;
            // It was read somewhere between the question and the answer.
            Ok(Clock::Since(asked + asked.elapsed() / 2, moment(now).unwrap_or_default()))
        }
        (_, clock) => Ok(clock),
    }
}

/// Why a store cannot be opened.
pub fn unopened(place: &Place, error: sqlx::Error) -> OpenFault {
    // SQLITE_NOTADB: the file is something else.
    let foreign = error.as_database_error().is_some_and(|error| error.code().as_deref() == Some("26"));
    if foreign { OpenFault::NotAStore(place.clone()) } else { OpenFault::Database(place.clone(), error) }
}

/// A database of another program stays as it is.
pub async fn must_be_ours(db: &mut Db, place: &Place) -> Result<(), OpenFault> {
    let tables = schema::tables(db).await.map_err(|error| unopened(place, error))?;
    let has = |name: &str| tables.iter().any(|table| table == name);
    // An empty one is new, or was left before its tables were made.
    let begun = tables.is_empty() || (tables.len() == 1 && has("_sqlx_migrations"));
    let ours = begun || ["game", "event", "_sqlx_migrations"].into_iter().all(has);
    if ours { Ok(()) } else { Err(OpenFault::NotAStore(place.clone())) }
}

/// What is committed must be synced: a setting that was not taken would lose turns at a power cut, and nothing would tell.
pub async fn must_be_durable(db: &mut Db, place: &Place) -> Result<(), OpenFault> {
    let wanted: &[(&'static str, &'static str, &[&str])] = match db.dialect() {
        Dialect::Sqlite => &[
            ("journal_mode", "SELECT journal_mode FROM pragma_journal_mode", &["wal"]),
            ("synchronous", "SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous", &["2", "3"]),
            ("foreign_keys", "SELECT CAST(foreign_keys AS TEXT) FROM pragma_foreign_keys", &["1"]),
        ],
        Dialect::Postgres => &[
            ("fsync", "SHOW fsync", &["on"]),
            ("full_page_writes", "SHOW full_page_writes", &["on"]),
            (
                "synchronous_commit",
                "SHOW synchronous_commit",
                &["on", "local", "remote_write", "remote_apply"],
            ),
        ],
    };
    for &(setting, query, good) in wanted {
        let row = sql(query).fetch_one(db).await.map_err(|error| unopened(place, error))?;
        let value: String = row.get(0).map_err(|error| unopened(place, error))?;
        if !good.iter().any(|good| value.eq_ignore_ascii_case(good)) {
            return Err(OpenFault::NotDurable { place: place.clone(), setting, value });
        }
    }
    Ok(())
}
