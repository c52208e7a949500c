//! The store, as the server uses it.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use jersi_club::{Event, Millis};
use jersi_rules::Color;
use jersi_wire::{ActId, Code, GameId};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{broadcast, mpsc};

use crate::act_deed::ActDeed;
use crate::ask::{ActRequest, Ask, Doing, JoinRequest, NewGame, Written};
use crate::change::Change;
use crate::connect::{Connect, Readers};
use crate::db::{Db, sql};
use crate::fault::{ActFault, OpenFault, StoreFault};
use crate::game_row::stored;
use crate::identity::{self, Identity, Known, Token, TokenKind};
use crate::listed::Listed;
use crate::notice::{self, Notice, Notices};
use crate::place::Place;
use crate::read::{self, GamesOf, LobbyGames, Snapshot};
use crate::server_time::{Clock, ServerTime};
use crate::slot::Slot;
use crate::work::Work;
use crate::{account, events, open, open_game};

/// So many requests may wait in a lane; more are told that the server is busy.
const WAITING: usize = 1_024;
/// So many changes may wait to be heard.
const SIGNALS: usize = 4_096;

/// A store that is open. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Store {
    lanes: Arc<[mpsc::Sender<Ask>]>,
    readers: Readers,
    time: ServerTime,
    changes: broadcast::Sender<Change>,
    notices: Option<Notices>,
}

impl Store {
    /// Opens the store at a place, and makes it if there is none. Time that passed meanwhile is nobody's.
    pub async fn open(place: impl Into<Place>) -> Result<Store, OpenFault> {
        Store::open_by(place, Clock::Machine).await
    }

    /// The same by another clock.
    pub async fn open_by(place: impl Into<Place>, clock: Clock) -> Result<Store, OpenFault> {
        let place = place.into();
        let (changes, _) = broadcast::channel(SIGNALS);
        let mut lanes = open::lanes(&place, clock, &changes).await?;
        let readers = Readers::of(&place);
        let time = lanes[0].time.clone();
        let notices = match &readers {
            Readers::File(_) => None,
            Readers::Server(pool) => {
                let node = identity::draw::<8>().map_err(|fault| OpenFault::Store(place.clone(), fault))?;
                Some(notice::begin(Connect::to(&place), pool.clone(), &identity::hex(&node), &changes))
            }
        };
        let start = |mut lane: crate::lane::Lane| {
            lane.notices.clone_from(&notices);
            let (asks, waiting) = mpsc::channel(WAITING);
            tokio::spawn(lane.run(waiting));
            asks
        };
        let lanes = lanes.drain(..).map(start).collect();
        Ok(Store { lanes, readers, time, changes, notices })
    }

    /// Does what was asked for before, and gives the store up.
    pub async fn close(&self) {
        self.readers.close().await;
        // The first lane says when the store lived last, so it ends last.
        for lane in self.lanes.iter().rev() {
            let (slot, heard) = Slot::new();
            if lane.send(Ask::End(slot)).await.is_ok() {
                // Whether its last word could be written or not, it is closed.
                drop(heard.await);
            }
        }
    }

    /// Whether other nodes have the same store open, or may have.
    pub fn is_shared(&self) -> bool {
        self.notices.is_some()
    }

    /// Whether the other nodes are heard, where there may be any.
    pub fn hears(&self) -> bool {
        self.notices.as_ref().is_none_or(Notices::hears)
    }

    /// Tells the other nodes something that is on no disk: one line, soon, perhaps not at all.
    pub fn say_elsewhere(&self, text: &str) {
        if let Some(notices) = &self.notices {
            notices.say(text);
        }
    }

    /// How many requests wait in each lane.
    pub fn waiting(&self) -> Vec<usize> {
        self.lanes.iter().map(|lane| lane.max_capacity() - lane.capacity()).collect()
    }

    /// Now, by the server's time.
    pub fn now(&self) -> Millis {
        self.time.now()
    }

    /// What happens from now on. Who lags behind reads games anew.
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// Somebody does something. The number is that of the event, which is on disk.
    pub async fn act(&self, request: ActRequest) -> Result<u32, ActFault> {
        let (slot, heard) = Slot::new();
        self.ask(Ask::Deed(Box::new(ActDeed::new(request, slot))))?;
        heard.await.map_err(|_| StoreFault::Closed)?
    }

    /// Somebody makes a game; the same request again finds it.
    pub async fn make(&self, new: NewGame) -> Result<GameId, ActFault> {
        let new = Arc::new(new);
        let about = open_game::name_of_new(&new).to_string();
        self.write(about, move |work| {
            let new = Arc::clone(&new);
            Box::pin(async move { open_game::make(work, &new).await })
        })
        .await
    }

    /// Somebody joins a game, which begins by that.
    pub async fn join(&self, request: JoinRequest) -> Result<(Color, u32), ActFault> {
        let request = Arc::new(request);
        self.write(request.game.to_string(), move |work| {
            let request = Arc::clone(&request);
            Box::pin(async move { open_game::join(work, &request).await })
        })
        .await
    }

    /// Somebody new.
    pub async fn guest(&self, name: String) -> Result<(Identity, Token), ActFault> {
        self.guest_with(name, ActId::new(identity::draw()?)).await
    }

    /// Somebody new, who comes with this request; the same request again finds the same guest.
    pub async fn guest_with(&self, name: String, request: ActId) -> Result<(Identity, Token), ActFault> {
        self.write(request.to_string(), move |work| {
            let name = name.clone();
            Box::pin(async move {
                let now = work.now;
                Ok(identity::make_guest(work.writes(), &name, request, now).await?)
            })
        })
        .await
    }

    /// The guest who came with this request, a moment ago.
    pub async fn guest_by(&self, by: ActId) -> Result<Option<Identity>, StoreFault> {
        identity::guest_by(&mut self.read().await?, by, self.now()).await
    }

    /// Somebody is called differently from now on.
    pub async fn rename(&self, who: &str, name: String) -> Result<(), ActFault> {
        let who = who.to_owned();
        self.write(who.clone(), move |work| {
            let (who, name) = (who.clone(), name.clone());
            Box::pin(async move { account::rename(work.writes(), &who, &name).await })
        })
        .await
    }

    /// A code for another device.
    pub async fn device_code(&self, who: &str) -> Result<Token, ActFault> {
        let who = who.to_owned();
        self.write(who.clone(), move |work| {
            let who = who.clone();
            Box::pin(async move {
                if identity::name_of(work.reads(), &who).await?.is_none() {
                    return Err(ActFault::Refused(Code::NotSignedIn, 0));
                }
                let now = work.now;
                Ok(identity::make_token(work.writes(), &who, TokenKind::Device, now).await?)
            })
        })
        .await
    }

    /// The code is used, once.
    pub async fn use_code(&self, code: Token) -> Result<Option<(Identity, Token)>, ActFault> {
        self.write(identity::hash(&code), move |work| {
            let code = code.clone();
            Box::pin(async move {
                let now = work.now;
                Ok(identity::use_code(work.writes(), &code, now).await?)
            })
        })
        .await
    }

    /// Lets what has fallen fall. By the clock of the machine the store does so every second.
    pub async fn tick(&self) -> Result<(), ActFault> {
        let (slot, heard) = Slot::new();
        put(&self.lanes[0], Ask::Tick(slot))?;
        heard.await.map_err(|_| StoreFault::Closed)?
    }

    /// Writes something about a game or a person. It may be done again after it was rolled back, so it looks first what there
    /// is. The answer comes when it is on disk.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        about: String,
        run: impl for<'a> Fn(&'a mut Work<'_>) -> Doing<'a, Result<T, ActFault>> + Send + 'static,
    ) -> Result<T, ActFault> {
        let (slot, heard) = Slot::new();
        self.ask(Ask::Deed(Box::new(Written { about, slot, run })))?;
        heard.await.map_err(|_| StoreFault::Closed)?
    }

    /// A connection for reading, past the lanes.
    pub(crate) async fn read(&self) -> Result<Db, StoreFault> {
        Ok(self.readers.lend().await?)
    }

    /// Who shows this token.
    pub async fn who(&self, token: &Token) -> Result<Option<Known>, StoreFault> {
        identity::known_by(&mut self.read().await?, token, TokenKind::Browser, self.now()).await
    }

    /// Which bot shows this token.
    pub async fn bot(&self, token: &Token) -> Result<Option<Known>, StoreFault> {
        identity::known_by(&mut self.read().await?, token, TokenKind::Bot, self.now()).await
    }

    /// A browser was seen. Once a day that is written down, and its token is good for another 400 days; then the browser
    /// must be told so too.
    pub async fn seen(&self, token: &Token, known: &Known) -> Result<bool, ActFault> {
        if !identity::wants_renewal(known.until, self.now()) {
            return Ok(false);
        }
        let (who, hash) = (known.who.id.clone(), identity::hash(token));
        self.write(who.clone(), move |work| {
            let (who, hash) = (who.clone(), hash.clone());
            Box::pin(async move {
                let now = work.now;
                Ok(identity::renew(work.writes(), &who, &hash, now).await?)
            })
        })
        .await
        .map(|()| true)
    }

    /// A game, all at one moment.
    pub async fn snapshot(&self, game: GameId) -> Result<Option<Snapshot>, StoreFault> {
        read::snapshot(&mut self.read().await?, game).await
    }

    /// A game's row and its people.
    pub async fn listed(&self, game: GameId) -> Result<Option<Listed>, StoreFault> {
        Listed::load(&mut self.read().await?, game).await
    }

    /// What happened in a game behind a number.
    pub async fn events_after(&self, game: GameId, seq: u32) -> Result<Vec<Event>, StoreFault> {
        events::after(&mut self.read().await?, game, seq).await
    }

    /// The games that are listed, so many of each sort at most.
    pub async fn lobby(&self, most: u32) -> Result<LobbyGames, StoreFault> {
        read::lobby(&mut self.read().await?, most).await
    }

    /// Somebody's games: those under way all, and so many at most that are over, from the newest on or behind where a list
    /// ended. None if that is no place of a list.
    pub async fn games_of(
        &self,
        who: &str,
        after: Option<&str>,
        most: u32,
    ) -> Result<Option<GamesOf>, StoreFault> {
        read::games_of(&mut self.read().await?, who, after, most).await
    }

    /// The numbers of the last events of some games, to see whether any was missed.
    pub async fn last_events(&self, games: &[GameId]) -> Result<Vec<(GameId, u32)>, StoreFault> {
        let db = &mut self.read().await?;
        let query = sql(format!("SELECT id, seq FROM game WHERE {}", db.dialect().among("id", 1)));
        let names: Vec<String> = games.iter().map(GameId::to_string).collect();
        let mut found = Vec::with_capacity(games.len());
        for row in query.bind(names).fetch_all(db).await? {
            let (id, seq): (String, u32) = (row.get(0)?, row.count(1)?);
            found.extend(id.parse().ok().map(|id| (id, seq)));
        }
        Ok(found)
    }

    /// The games that have changed since a moment, the latest first, as far as they are not too many.
    pub async fn changed_since(&self, since: Millis) -> Result<Vec<Notice>, StoreFault> {
        let query = Listed::select("WHERE changed_at > $1 ORDER BY changed_at DESC LIMIT 10000");
        let rows = sql(query).bind(stored(since)).fetch_all(&mut self.read().await?).await?;
        let listed = rows.iter().map(Listed::read).collect::<Result<Vec<_>, _>>()?;
        Ok(listed.iter().map(|listed| Notice::of(&listed.record)).collect())
    }

    /// Puts a request into the lane of what it is about: there what is asked of one game is done in its order.
    fn ask(&self, ask: Ask) -> Result<(), ActFault> {
        let mut hasher = DefaultHasher::new();
        ask.about().hash(&mut hasher);
        let lane = hasher.finish() as usize % self.lanes.len();
        put(&self.lanes[lane], ask)
    }
}

fn put(lane: &mpsc::Sender<Ask>, ask: Ask) -> Result<(), ActFault> {
    lane.try_send(ask).map_err(|error| match error {
        TrySendError::Full(_) => ActFault::Refused(Code::Busy, 0),
        TrySendError::Closed(_) => StoreFault::Closed.into(),
    })
}
