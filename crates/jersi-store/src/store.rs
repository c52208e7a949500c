//! The store, as the server uses it.

use std::path::Path;
use std::sync::Arc;

use jersi_club::{Event, Millis};
use jersi_rules::Color;
use jersi_wire::{ActId, Code, GameId};
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{broadcast, mpsc};

use crate::ask::{ActRequest, Ask, JoinRequest, NewGame};
use crate::fault::{ActFault, OpenFault, StoreFault};
use crate::identity::{self, Identity, Known, Token, TokenKind};
use crate::listed::Listed;
use crate::read::{self, GamesOf, LobbyGames, Snapshot};
use crate::server_time::{Clock, ServerTime};
use crate::slot::Slot;
use crate::told::Told;
use crate::{events, open};

/// So many requests may wait; more are told that the server is busy.
const WAITING: usize = 1_024;
/// So many changes may wait to be heard.
const SIGNALS: usize = 4_096;
/// So many readers at a time.
const READERS: u32 = 4;

/// Something happened to a game, and is on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Which game.
    pub game: GameId,
    /// The number of its last event.
    pub seq: u32,
    /// Its row and its people.
    pub listed: Arc<Listed>,
    /// What happened, the last event last; nothing if it was only made or withdrawn.
    pub told: Arc<[Told]>,
}

/// A store that is open. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Store {
    lane: mpsc::Sender<Ask>,
    reads: SqlitePool,
    time: ServerTime,
    changes: broadcast::Sender<Changed>,
}

impl Store {
    /// Opens the store in a file, and makes it if there is none. Time that passed meanwhile is nobody's.
    pub async fn open(path: &Path) -> Result<Store, OpenFault> {
        Store::open_by(path, Clock::Machine).await
    }

    /// The same by another clock.
    pub async fn open_by(path: &Path, clock: Clock) -> Result<Store, OpenFault> {
        let (changes, _) = broadcast::channel(SIGNALS);
        let lane = open::lane(path, clock, changes.clone()).await?;
        let time = lane.time.clone();
        let reads = SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false);
        let reads = reads.connect_lazy_with(open::reading(path));
        let (asks, waiting) = mpsc::channel(WAITING);
        tokio::spawn(lane.run(waiting));
        Ok(Store { lane: asks, reads, time, changes })
    }

    /// Does what was asked for before, and gives the file up.
    pub async fn close(&self) {
        self.reads.close().await;
        let (slot, heard) = Slot::new();
        if self.lane.send(Ask::End(slot)).await.is_ok() {
            // Whether its last word could be written or not, it is closed.
            drop(heard.await);
        }
    }

    /// Now, by the server's time.
    pub fn now(&self) -> Millis {
        self.time.now()
    }

    /// What happens from now on. Who lags behind reads games anew.
    pub fn changes(&self) -> broadcast::Receiver<Changed> {
        self.changes.subscribe()
    }

    /// Somebody does something. The number is that of the event, which is on disk.
    pub async fn act(&self, request: ActRequest) -> Result<u32, ActFault> {
        self.ask(|slot| Ask::Act(request, slot)).await
    }

    /// Somebody makes a game; the same request again finds it.
    pub async fn make(&self, new: NewGame) -> Result<GameId, ActFault> {
        self.ask(|slot| Ask::Make(new, slot)).await
    }

    /// Somebody joins a game, which begins by that.
    pub async fn join(&self, request: JoinRequest) -> Result<(Color, u32), ActFault> {
        self.ask(|slot| Ask::Join(request, slot)).await
    }

    /// Somebody new.
    pub async fn guest(&self, name: String) -> Result<(Identity, Token), ActFault> {
        self.guest_with(name, ActId::new(identity::draw()?)).await
    }

    /// Somebody new, who comes with this request; the same request again finds the same guest.
    pub async fn guest_with(&self, name: String, request: ActId) -> Result<(Identity, Token), ActFault> {
        self.ask(|slot| Ask::Guest { name, by: request, slot }).await
    }

    /// The guest who came with this request, a moment ago.
    pub async fn guest_by(&self, by: ActId) -> Result<Option<Identity>, StoreFault> {
        identity::guest_by(&self.reads, by, self.now()).await
    }

    /// Somebody is called differently from now on.
    pub async fn rename(&self, who: &str, name: String) -> Result<(), ActFault> {
        self.ask(|slot| Ask::Rename { who: who.to_owned(), name, slot }).await
    }

    /// A code for another device.
    pub async fn device_code(&self, who: &str) -> Result<Token, ActFault> {
        self.ask(|slot| Ask::Code { who: who.to_owned(), slot }).await
    }

    /// The code is used, once.
    pub async fn use_code(&self, code: Token) -> Result<Option<(Identity, Token)>, ActFault> {
        self.ask(|slot| Ask::UseCode { code, slot }).await
    }

    /// Lets what has fallen fall. By the clock of the machine the store does so every second.
    pub async fn tick(&self) -> Result<(), ActFault> {
        self.ask(Ask::Tick).await
    }

    /// Who shows this token.
    pub async fn who(&self, token: &Token) -> Result<Option<Known>, StoreFault> {
        identity::known_by(&self.reads, token, TokenKind::Browser, self.now()).await
    }

    /// A browser was seen. Once a day that is written down, and its token is good for another 400 days; then the browser
    /// must be told so too.
    pub async fn seen(&self, token: &Token, known: &Known) -> Result<bool, ActFault> {
        if !identity::wants_renewal(known.until, self.now()) {
            return Ok(false);
        }
        let (who, hash) = (known.who.id.clone(), identity::hash(token));
        self.ask(|slot| Ask::Seen { who, hash, slot }).await.map(|()| true)
    }

    /// A game, all at one moment.
    pub async fn snapshot(&self, game: GameId) -> Result<Option<Snapshot>, StoreFault> {
        read::snapshot(&mut *self.reads.acquire().await?, game).await
    }

    /// A game's row and its people.
    pub async fn listed(&self, game: GameId) -> Result<Option<Listed>, StoreFault> {
        Listed::load(&self.reads, game).await
    }

    /// What happened in a game behind a number.
    pub async fn events_after(&self, game: GameId, seq: u32) -> Result<Vec<Event>, StoreFault> {
        events::after(&mut *self.reads.acquire().await?, game, seq).await
    }

    /// The games that are listed, so many of each sort at most.
    pub async fn lobby(&self, most: u32) -> Result<LobbyGames, StoreFault> {
        read::lobby(&mut *self.reads.acquire().await?, most).await
    }

    /// Somebody's games: those under way all, and so many at most that are over, from the newest on or behind where a list
    /// ended. None if that is no place of a list.
    pub async fn games_of(
        &self,
        who: &str,
        after: Option<&str>,
        most: u32,
    ) -> Result<Option<GamesOf>, StoreFault> {
        read::games_of(&mut *self.reads.acquire().await?, who, after, most).await
    }

    async fn ask<T>(&self, ask: impl FnOnce(Slot<T>) -> Ask) -> Result<T, ActFault> {
        let (slot, heard) = Slot::new();
        self.lane.try_send(ask(slot)).map_err(|error| match error {
            TrySendError::Full(_) => ActFault::Refused(Code::Busy, 0),
            TrySendError::Closed(_) => StoreFault::Closed.into(),
        })?;
        heard.await.map_err(|_| StoreFault::Closed)?
    }
}
