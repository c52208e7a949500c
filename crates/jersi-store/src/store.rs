//! The store, as the server uses it.

use std::path::Path;
use std::sync::Arc;

use jersi_club::{Event, Millis};
use jersi_rules::{ByColor, Color};
use jersi_wire::{ActId, Code, GameId};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Row as _, SqliteConnection};
use tokio::sync::{broadcast, mpsc, oneshot};

pub use crate::ask::{ActRequest, NewGame};

use crate::ask::{Answer, Ask};
use crate::cache::Cache;
use crate::fault::{ActFault, OpenFault, StoreFault};
use crate::game_row::GameRecord;
use crate::identity::{self, Identity, Token, TokenKind};
use crate::lane::Lane;
use crate::lock::Lock;
use crate::read::{self, Snapshot};
use crate::server_time::ServerTime;
use crate::work::{Work, events_after};
use crate::{schema, settle};

/// So many requests may wait; more are told that the server is busy.
const WAITING: usize = 1_024;
/// So many changes may wait to be heard.
const SIGNALS: usize = 4_096;

/// Something happened in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Which game.
    pub game: GameId,
    /// The number of its last event.
    pub seq: u32,
    /// Who sits at White.
    pub white: Option<String>,
    /// Who sits at Black.
    pub black: Option<String>,
}

/// A store that is open. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Store {
    lane: mpsc::Sender<Ask>,
    reads: SqlitePool,
    time: ServerTime,
    changes: broadcast::Sender<Changed>,
    /// Given up when the last clone is gone.
    _lock: Arc<Lock>,
}

impl Store {
    /// Opens the store in a file, and makes it if there is none. Time that passed meanwhile is nobody's.
    pub async fn open(path: &Path) -> Result<Store, OpenFault> {
        let database = |error| OpenFault::Database(path.to_owned(), error);
        let damaged = |fault: StoreFault| database(sqlx::Error::Protocol(fault.to_string()));
        let lock = Lock::take(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(std::time::Duration::from_secs(5));
        let mut db = options.connect().await.map_err(database)?;
        must_be_durable(&mut db, path).await?;
        schema::sqlite().run(&mut db).await.map_err(|error| OpenFault::Schema(path.to_owned(), error))?;
        let since = settle::alive_at(&mut db).await.map_err(damaged)?;
        let time = ServerTime::at_least(since.unwrap_or_default());
        let mut cache = Cache::default();
        come_back(&mut db, &mut cache, since, time.now()).await.map_err(damaged)?;
        let reads = SqlitePoolOptions::new().max_connections(4).connect_lazy_with(options.read_only(true));
        let (lane, asks) = mpsc::channel(WAITING);
        let (changes, _) = broadcast::channel(SIGNALS);
        tokio::spawn(Lane { db, time, cache, changes: changes.clone() }.run(asks));
        Ok(Store { lane, reads, time, changes, _lock: Arc::new(lock) })
    }

    /// Now, by the server's time.
    pub fn now(&self) -> Millis {
        self.time.now()
    }

    /// What happens from now on.
    pub fn changes(&self) -> broadcast::Receiver<Changed> {
        self.changes.subscribe()
    }

    /// Somebody does something. The number is that of the event, which is on disk.
    pub async fn act(&self, request: ActRequest) -> Result<u32, ActFault> {
        let (answer, told) = oneshot::channel();
        self.lane.try_send(Ask::Act(request, answer)).map_err(|_| ActFault::Refused(Code::Busy, 0))?;
        told.await.map_err(|_| ActFault::Store(StoreFault::Closed))?
    }

    /// Somebody makes a game; the same request again finds it.
    pub async fn make(&self, new: NewGame) -> Result<GameId, StoreFault> {
        self.ask(|answer| Ask::Make(new, answer)).await
    }

    /// Somebody joins a game, which begins by that.
    pub async fn join(&self, who: &str, game: GameId, id: ActId) -> Result<(Color, u32), ActFault> {
        let (answer, told) = oneshot::channel();
        let ask = Ask::Join { who: who.to_owned(), game, id, answer };
        self.lane.try_send(ask).map_err(|_| ActFault::Refused(Code::Busy, 0))?;
        told.await.map_err(|_| ActFault::Store(StoreFault::Closed))?
    }

    /// Somebody new.
    pub async fn guest(&self, name: String) -> Result<(Identity, Token), StoreFault> {
        self.ask(|answer| Ask::Guest { name, answer }).await
    }

    /// Somebody is called differently from now on.
    pub async fn rename(&self, who: &str, name: String) -> Result<(), StoreFault> {
        self.ask(|answer| Ask::Rename { who: who.to_owned(), name, answer }).await
    }

    /// A code for another device.
    pub async fn device_code(&self, who: &str) -> Result<Token, StoreFault> {
        self.ask(|answer| Ask::Code { who: who.to_owned(), answer }).await
    }

    /// The code is used, once.
    pub async fn use_code(&self, code: Token) -> Result<Option<(Identity, Token)>, StoreFault> {
        self.ask(|answer| Ask::UseCode { code, answer }).await
    }

    /// Lets what has fallen fall.
    pub async fn sweep(&self) -> Result<(), StoreFault> {
        self.ask(Ask::Sweep).await
    }

    /// The server is alive.
    pub async fn beat(&self) -> Result<(), StoreFault> {
        self.ask(Ask::Beat).await
    }

    /// Who shows this token.
    pub async fn who(&self, token: &Token) -> Result<Option<Identity>, StoreFault> {
        identity::known_by(&self.reads, token, TokenKind::Browser, self.now()).await
    }

    /// A game, all at one moment.
    pub async fn snapshot(&self, game: GameId) -> Result<Option<Snapshot>, StoreFault> {
        read::snapshot(&mut *self.reads.acquire().await?, game).await
    }

    /// What happened in a game behind a number.
    pub async fn events_after(&self, game: GameId, seq: u32) -> Result<Vec<Event>, StoreFault> {
        events_after(&mut *self.reads.acquire().await?, game, seq).await
    }

    /// The open games that are listed, with their makers' names.
    pub async fn lobby(&self, most: u32) -> Result<Vec<(GameRecord, String)>, StoreFault> {
        read::lobby(&mut *self.reads.acquire().await?, most).await
    }

    /// Somebody's games.
    pub async fn games_of(
        &self,
        who: &str,
        before: Option<Millis>,
        most: u32,
    ) -> Result<Vec<(GameRecord, ByColor<String>)>, StoreFault> {
        read::games_of(&mut *self.reads.acquire().await?, who, before, most).await
    }

    async fn ask<T>(&self, ask: impl FnOnce(Answer<T>) -> Ask) -> Result<T, StoreFault> {
        let (answer, told) = oneshot::channel();
        self.lane.send(ask(answer)).await.map_err(|_| StoreFault::Closed)?;
        told.await.map_err(|_| StoreFault::Closed)?
    }
}

/// The server was away since a moment, or never there.
async fn come_back(
    db: &mut SqliteConnection,
    cache: &mut Cache,
    since: Option<Millis>,
    now: Millis,
) -> Result<(), StoreFault> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *db).await?;
    let mut work = Work { db, cache, now, touched: std::collections::HashMap::new() };
    if let Some(since) = since {
        settle::pause_all(&mut work, since).await?;
    }
    settle::tidy(&mut work).await?;
    settle::beat(&mut work).await?;
    sqlx::raw_sql("COMMIT").execute(&mut *work.db).await?;
    Ok(())
}

/// What is committed must be synced: a setting that was not taken would lose turns at a power cut, and nothing would tell.
async fn must_be_durable(db: &mut SqliteConnection, path: &Path) -> Result<(), OpenFault> {
    let database = |error| OpenFault::Database(path.to_owned(), error);
    let mode: String = sqlx::query("PRAGMA journal_mode")
        .fetch_one(&mut *db)
        .await
        .and_then(|row| row.try_get(0))
        .map_err(database)?;
    if !mode.eq_ignore_ascii_case("wal") {
        return Err(OpenFault::NotDurable { path: path.to_owned(), setting: "journal_mode", value: mode });
    }
    let sync: i64 = sqlx::query("PRAGMA synchronous")
        .fetch_one(&mut *db)
        .await
        .and_then(|row| row.try_get(0))
        .map_err(database)?;
    if sync < 2 {
        return Err(OpenFault::NotDurable {
            path: path.to_owned(),
            setting: "synchronous",
            value: sync.to_string(),
        });
    }
    Ok(())
}
