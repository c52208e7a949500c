//! A task that writes. It takes what waits, does it in one transaction, and answers when that is on disk. A file has one lane;
//! a server has several, of each node: what is about one game goes through one of them.

use std::collections::{HashMap, HashSet};
use std::slice;
use std::sync::Arc;
use std::time::Duration;

use jersi_wire::GameId;
use tokio::sync::{broadcast, mpsc};
use tokio::time::{MissedTickBehavior, interval};

use crate::ask::Ask;
use crate::cache::Cache;
use crate::change::{Change, Changed};
use crate::connect::Connect;
use crate::db::{Db, Dialect};
use crate::fault::{ActFault, StoreFault};
use crate::lock::Lock;
use crate::notice::{Notice, Notices};
use crate::point::point;
use crate::rhythm::Rhythm;
use crate::server_time::ServerTime;
use crate::settle;
use crate::slot::Slot;
use crate::work::{Touched, Work};

/// So many requests are done in one transaction at most.
const BATCH: usize = 64;
/// So often it is looked what falls by itself.
const TICK: Duration = Duration::from_secs(1);
/// A request that others got in the way of is tried so often.
const TRIES: usize = 6;

/// A task that writes, over a connection of its own.
pub struct Lane {
    pub db: Db,
    pub connect: Connect,
    pub time: ServerTime,
    pub rhythm: Rhythm,
    pub cache: Cache,
    pub changes: broadcast::Sender<Change>,
    /// For the other nodes; none where there are none.
    pub notices: Option<Notices>,
    /// Whether this lane looks after what falls by itself. One of each node does.
    pub keeps: bool,
    /// What was told about damage: once a run.
    pub told: HashSet<String>,
    /// Whether the last transaction came to nothing.
    pub ailing: bool,
    /// Held until everything is written.
    pub lock: Option<Arc<Lock>>,
}

/// Why a transaction came to nothing.
pub enum Broken {
    /// One of its requests could not be done; the fault lies with its answer.
    Request,
    /// The database refuses.
    Database(StoreFault),
}

impl From<sqlx::Error> for Broken {
    fn from(error: sqlx::Error) -> Broken {
        Broken::Database(error.into())
    }
}

impl From<StoreFault> for Broken {
    fn from(fault: StoreFault) -> Broken {
        Broken::Database(fault)
    }
}

impl Broken {
    /// Whether somebody else got in the way, so that it may well succeed the next time.
    fn is_passing(&self, ask: &mut Ask) -> bool {
        match self {
            Broken::Request => ask.slot().fault().is_some_and(StoreFault::is_passing),
            Broken::Database(fault) => fault.is_passing(),
        }
    }
}

impl Lane {
    /// Works until nobody asks any more, or the end is asked for.
    pub async fn run(mut self, mut asks: mpsc::Receiver<Ask>) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut second = interval(TICK);
        second.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let ticks = self.keeps && self.time.passes();
        loop {
            tokio::select! {
                taken = asks.recv_many(&mut batch, BATCH) => if taken == 0 { break },
                _ = second.tick(), if ticks => batch.push(Ask::Tick(Slot::new().0)),
            }
            let ends = batch.iter().any(|ask| matches!(ask, Ask::End(_)));
            self.batch(&mut batch).await;
            if ends {
                break;
            }
        }
        drop(asks);
        // Nothing is lost if this fails: everything is on disk.
        drop(self.db.close().await);
        drop(self.lock);
        // Who asked for the end hears of it when the store is nobody's.
        for ask in &mut batch {
            ask.slot().send();
        }
    }

    /// Does what waits. If something breaks, all is done again, each request on its own: so one that breaks spoils no other,
    /// and after a commit of which nobody knows what came, every request finds what it has done already.
    async fn batch(&mut self, asks: &mut Vec<Ask>) {
        metrics::histogram!("jersi_batch_acts")
            .record(u32::try_from(asks.len()).map_or(f64::INFINITY, f64::from));
        // Stable: what is asked of one game is done in the order in which it was asked.
        asks.sort_by(|one, other| one.about().cmp(other.about()));
        if self.transaction(asks).await.is_err() {
            for ask in asks.iter_mut() {
                self.one(ask).await;
            }
        }
        asks.retain_mut(|ask| {
            let ends = matches!(ask, Ask::End(_));
            if !ends {
                ask.slot().send();
            }
            ends
        });
    }

    /// One request on its own, again if another node was quicker.
    async fn one(&mut self, ask: &mut Ask) {
        for tried in 1..=TRIES {
            let Err(broken) = self.transaction(slice::from_mut(ask)).await else { return };
            if tried == TRIES || !broken.is_passing(ask) {
                return self.find_out(ask, broken).await;
            }
            tokio::time::sleep(Duration::from_millis(2 << tried)).await;
        }
    }

    /// One transaction. When it is committed, its answers can be sent.
    pub async fn transaction(&mut self, asks: &mut [Ask]) -> Result<(), Broken> {
        let done = self.attempt(asks).await;
        match &done {
            Ok(()) => {
                if std::mem::take(&mut self.ailing) {
                    tracing::info!("the store can be written again");
                }
            }
            Err(broken) => {
                if matches!(broken, Broken::Database(fault) if !fault.is_passing()) {
                    metrics::counter!("jersi_store_faults_total").increment(1);
                }
                // If there is no transaction any more, there is nothing to roll back.
                drop(self.db.run("ROLLBACK").await);
                if let Broken::Database(fault) = broken
                    && !fault.is_passing()
                    && !std::mem::replace(&mut self.ailing, true)
                {
                    tracing::error!(fault = told_whole(fault), "the store cannot be written");
                }
            }
        }
        done
    }

    async fn attempt(&mut self, asks: &mut [Ask]) -> Result<(), Broken> {
        self.begin().await?;
        let mut rhythm = self.rhythm;
        if self.db.dialect() == Dialect::Postgres
            && let Some(alive) = settle::alive_at(&mut self.db).await?
        {
            // Some node was alive then, by a clock that may be ahead of ours.
            rhythm.alive = rhythm.alive.max(alive);
            self.time.reach(alive);
        }
        let now = self.time.now();
        rhythm.alive = self.time.lived(rhythm.alive);
        let mut work = Work::new(&mut self.db, &mut self.cache, now);
        let mut damage = rhythm.resume(&mut work).await?;
        for ask in asks {
            point("in-batch");
            work.next_request();
            let ticks = matches!(ask, Ask::Tick(_));
            damage.extend(do_one(&mut work, &mut rhythm, ask).await);
            match ask.slot().fault() {
                // Nothing was written for it, so nothing is spoilt.
                Some(StoreFault::Damaged { .. }) if !ticks && !work.next_request() => {}
                Some(_) => return Err(Broken::Request),
                None => {}
            }
        }
        let touched = work.into_touched();
        point("before-commit");
        let commit = std::time::Instant::now();
        self.db.run("COMMIT").await?;
        metrics::histogram!("jersi_commit_seconds").record(commit.elapsed().as_secs_f64());
        point("after-commit");
        rhythm.alive = now;
        self.rhythm = rhythm;
        self.publish(touched);
        self.tell(damage);
        point("before-answer");
        Ok(())
    }

    /// Begins a transaction, over a new connection if the old one is of no use.
    async fn begin(&mut self) -> Result<(), sqlx::Error> {
        let begin = match self.db.dialect() {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        };
        if self.db.run(begin).await.is_ok() {
            return Ok(());
        }
        let fresh = self.connect.connect().await?;
        // What it held is rolled back with it.
        drop(std::mem::replace(&mut self.db, fresh).close().await);
        self.db.run(begin).await
    }

    /// What is on disk now is at hand, and whoever listens hears of it.
    fn publish(&mut self, touched: HashMap<GameId, Touched>) {
        for (game, Touched { listed, online, told }) in touched {
            if let Some(online) = online {
                self.cache.put(game, online);
            }
            let seq = listed.record.seq;
            if let Some(notices) = &self.notices {
                notices.tell(&Notice::of(&listed.record));
            }
            let changed = Changed { game, seq, listed: Arc::new(listed), told: told.into() };
            // Nobody may be listening.
            let _ = self.changes.send(Change::Here(changed));
        }
    }

    fn tell(&mut self, damage: Vec<StoreFault>) {
        for fault in damage {
            let text = fault.to_string();
            if !self.told.contains(&text) {
                tracing::error!("{text}; the other games go on");
                self.told.insert(text);
            }
        }
    }

    /// A request came to nothing even on its own, or nobody knows. What is on disk decides what is answered.
    async fn find_out(&mut self, ask: &mut Ask, broken: Broken) {
        let fault = match broken {
            // Its answer tells already.
            Broken::Request => return self.tell_of(ask),
            Broken::Database(fault) => fault,
        };
        let found = match ask {
            Ask::Deed(deed) => deed.find(&mut self.db).await,
            Ask::Tick(_) | Ask::End(_) => false,
        };
        if !found {
            ask.slot().spoil(fault);
        }
    }

    fn tell_of(&mut self, ask: &mut Ask) {
        if let Some(fault) = ask.slot().fault() {
            let text = told_whole(fault);
            if !self.told.contains(&text) {
                tracing::error!(fault = text, "a request could not be done");
                self.told.insert(text);
            }
        }
    }
}

async fn do_one(work: &mut Work<'_>, rhythm: &mut Rhythm, ask: &mut Ask) -> Vec<StoreFault> {
    match ask {
        Ask::Deed(deed) => deed.run(work).await,
        Ask::Tick(slot) => match rhythm.tick(work).await {
            Ok(damage) => {
                slot.tell(Ok(()));
                return damage;
            }
            Err(fault) => slot.tell(Err(fault.into())),
        },
        Ask::End(slot) => slot.tell(rhythm.beat(work).await.map_err(ActFault::Store)),
    }
    Vec::new()
}

/// A fault with its causes.
fn told_whole(fault: &StoreFault) -> String {
    let mut text = fault.to_string();
    let mut cause = std::error::Error::source(fault);
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    text
}
