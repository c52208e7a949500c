//! A store of its own for each test, with a clock that is moved by hand.
#![allow(dead_code, reason = "every test uses a part of it")]

mod nodes;
pub mod rows;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use jersi_club::{Act, Millis, OnlineGame, Terms};
use jersi_cluster::Cluster;
use jersi_rules::Color;
use jersi_rules::notation::write_decisions;
use jersi_store::{
    ActFault, ActRequest, Archive, Checked, Clock, HandClock, Identity, JoinRequest, Listed, NewGame, Place,
    Snapshot, Token,
};
use jersi_wire::{ActId, Code, GameId, Seat};

pub use jersi_rules::Color::{Black, White};
pub use nodes::Nodes;

/// When every test begins.
pub const START: Millis = Millis(1_800_000_000_000);

static DRAWN: AtomicU64 = AtomicU64::new(1);

/// A name for an act that was not used before.
pub fn act_id() -> ActId {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&DRAWN.fetch_add(1, Ordering::SeqCst).to_le_bytes());
    ActId::new(bytes)
}

/// A folder that goes away with the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        let number = DRAWN.fetch_add(1, Ordering::SeqCst);
        // Syncing costs nothing in memory, and nothing here is about power cuts.
        let memory = Path::new("/dev/shm");
        let place = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
        let folder = place.join(format!("jersi-store-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for tests");
        Folder(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn store(&self) -> PathBuf {
        self.0.join("club.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that cannot be removed fails no test.
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// Where a store is, and who opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A file.
    File,
    /// A database of a server.
    Server,
    /// The same, and two nodes have it open.
    TwoNodes,
}

impl Ground {
    /// A place where nothing is yet, as one writes it.
    pub async fn place(self, folder: &Folder) -> String {
        match self {
            Ground::File => folder.store().display().to_string(),
            Ground::Server | Ground::TwoNodes => {
                Cluster::shared().fresh().await.unwrap_or_else(|fault| panic!("{fault}"))
            }
        }
    }

    /// How many have it open.
    pub fn nodes(self) -> usize {
        if self == Ground::TwoNodes { 2 } else { 1 }
    }
}

/// A store with two people who play, and one who does not.
pub struct Club {
    pub folder: Folder,
    pub ground: Ground,
    pub address: String,
    pub place: Place,
    pub clock: HandClock,
    pub store: Nodes,
    pub ada: Identity,
    pub blaise: Identity,
    pub eve: Identity,
    pub token: Token,
}

impl Club {
    /// In a file.
    pub async fn new() -> Club {
        Club::on(Ground::File).await
    }

    pub async fn on(ground: Ground) -> Club {
        let folder = Folder::new();
        let address = ground.place(&folder).await;
        let place = Place::read(&address).expect("a place");
        let clock = HandClock::at(START);
        let store = Nodes::open(&place, ground.nodes(), &Clock::Hand(clock.clone())).await;
        let (ada, token) = store.guest("Ada".to_owned()).await.expect("a guest");
        let (blaise, _) = store.guest("Blaise".to_owned()).await.expect("a guest");
        let (eve, _) = store.guest("Eve".to_owned()).await.expect("a guest");
        Club { folder, ground, address, place, clock, store, ada, blaise, eve, token }
    }

    /// The server ends and begins anew; how long that takes, the clock says.
    pub async fn restart(&mut self) {
        self.store.close().await;
        self.reopen().await;
    }

    pub async fn reopen(&mut self) {
        self.store = Nodes::open(&self.place, self.ground.nodes(), &Clock::Hand(self.clock.clone())).await;
    }

    /// Time passes, second by second as far as it matters.
    pub async fn pass(&self, time: Duration) {
        self.clock.pass(time);
        self.store.tick().await.expect("a second");
    }

    pub async fn make(&self, spec: &str, time: &str) -> GameId {
        let terms = Terms::propose(spec, time).expect("such a game");
        let new = NewGame {
            who: self.ada.id.clone(),
            id: act_id(),
            terms,
            seat: Seat::White,
            listed: true,
            rated: false,
        };
        self.store.make(new).await.expect("a game")
    }

    /// A game in which Ada has White.
    pub async fn begin(&self, spec: &str, time: &str) -> GameId {
        let game = self.make(spec, time).await;
        let (color, seq) = self.join(&self.blaise, game).await.expect("a seat");
        assert_eq!((color, seq), (Black, 1));
        game
    }

    pub async fn join(&self, who: &Identity, game: GameId) -> Result<(Color, u32), ActFault> {
        self.store.join(JoinRequest { who: who.id.clone(), game, id: act_id() }).await
    }

    pub async fn act(&self, who: &Identity, game: GameId, act: Act, after: u32) -> Result<u32, ActFault> {
        self.store.act(request(who, game, act, after)).await
    }

    /// The same by who sits there, about the position or the offer that is there now.
    pub async fn does(&self, color: Color, game: GameId, act: Act) -> Result<u32, ActFault> {
        let after = answered(&self.online(game).await, &act);
        self.act(self.player(color), game, act, after).await
    }

    /// Who decides plays a text.
    pub async fn plays(&self, game: GameId, text: &str) -> u32 {
        let decider = self.online(game).await.decider();
        self.does(decider, game, Act::Decide(text.to_owned())).await.expect("a legal decision")
    }

    pub fn player(&self, color: Color) -> &Identity {
        if color == White { &self.ada } else { &self.blaise }
    }

    pub async fn snapshot(&self, game: GameId) -> Snapshot {
        self.store.snapshot(game).await.expect("it can be read").expect("the game is there")
    }

    pub async fn listed(&self, game: GameId) -> Listed {
        self.store.listed(game).await.expect("it can be read").expect("the game is there")
    }

    pub async fn online(&self, game: GameId) -> OnlineGame {
        self.snapshot(game).await.online.expect("it has begun")
    }

    /// What happened, by kind.
    pub async fn kinds(&self, game: GameId) -> Vec<&'static str> {
        self.snapshot(game).await.events.iter().map(|event| event.what.parts().0).collect()
    }

    /// Every game is as it should be.
    pub async fn is_sound(&self) -> Checked {
        is_sound(&self.place).await
    }

    /// Does something past the store: on a file in these words, on a server in those.
    pub async fn behind_its_back(&self, file: &str, server: &str) {
        match self.ground {
            Ground::File => behind_its_back(&self.folder.store(), file.to_owned()).await,
            Ground::Server | Ground::TwoNodes => {
                Cluster::shared().tell(&self.address, server).await.expect("it is done");
            }
        }
    }

    /// The same, where both understand the same words.
    pub async fn is_told(&self, sql: &str) {
        self.behind_its_back(sql, sql).await;
    }

    pub async fn left(&self, game: GameId, side: Color) -> Duration {
        let now = Duration::from_millis(self.store.now().0);
        self.online(game).await.clock().remaining(side, now).expect("a clock")
    }
}

/// An act that was not asked for before.
pub fn request(who: &Identity, game: GameId, act: Act, after: u32) -> ActRequest {
    let (who, id) = (who.id.clone(), act_id());
    ActRequest { who, game, id, after, act, credit: Duration::ZERO, opponent_here: false }
}

/// The number that an act answers.
pub fn answered(online: &OnlineGame, act: &Act) -> u32 {
    match act {
        Act::AcceptDraw | Act::DeclineDraw => online.draw_offer().map_or(0, |(_, seq)| seq),
        Act::GiveBack | Act::Keep => online.back_request().map_or(0, |(_, seq)| seq),
        _ => online.placed(),
    }
}

/// Some legal decision, in notation.
pub fn legal(online: &OnlineGame, choice: usize) -> Option<String> {
    let position = online.game().position();
    let turns = position.turns();
    Some(write_decisions(position, &[*turns.get(choice % turns.len().max(1))?]))
}

/// Why something was refused.
pub fn code<T: std::fmt::Debug>(answer: Result<T, ActFault>) -> Code {
    match answer {
        Err(ActFault::Refused(code, _)) => code,
        other => panic!("not refused: {other:?}"),
    }
}

/// The games of a store are as they should be.
pub async fn is_sound(store: impl Into<Place>) -> Checked {
    let mut archive = Archive::open(store).await.expect("a store");
    let checked = archive.check().await.expect("it can be read");
    assert_eq!(checked.damage, []);
    checked
}

/// A connection that goes past the store, to break things.
pub async fn behind_its_back(store: &Path, sql: impl Into<String>) {
    use sqlx::{ConnectOptions as _, Connection as _};
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(store).foreign_keys(false);
    let mut db = options.connect().await.expect("a connection");
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql.into())).execute(&mut db).await.expect("it is done");
    db.close().await.expect("closed");
}

/// Numbers that come the same way every time.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize
    }
}

pub const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}
