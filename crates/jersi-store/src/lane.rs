//! The one task that writes. It takes what waits, does it in one transaction, and answers when that is on disk.

use std::collections::{HashMap, HashSet};
use std::slice;
use std::sync::Arc;
use std::time::Duration;

use jersi_wire::{Code, GameId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use tokio::sync::{broadcast, mpsc};
use tokio::time::{MissedTickBehavior, interval};

use crate::ask::Ask;
use crate::cache::Cache;
use crate::events::{By, done_before};
use crate::fault::{ActFault, StoreFault};
use crate::identity::{self, TokenKind};
use crate::lock::Lock;
use crate::open_game;
use crate::point::point;
use crate::rhythm::Rhythm;
use crate::server_time::ServerTime;
use crate::slot::Slot;
use crate::store::Changed;
use crate::work::{Touched, Work, words};

/// So many requests are done in one transaction at most.
const BATCH: usize = 64;
/// So often it is looked what falls by itself.
const TICK: Duration = Duration::from_secs(1);

/// The writing side of a store.
pub struct Lane {
    pub db: SqliteConnection,
    pub options: SqliteConnectOptions,
    pub time: ServerTime,
    pub rhythm: Rhythm,
    pub cache: Cache,
    pub changes: broadcast::Sender<Changed>,
    /// What was told about damage: once a run.
    pub told: HashSet<String>,
    /// Whether the last transaction came to nothing.
    pub ailing: bool,
    /// Held until everything is written.
    pub lock: Lock,
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

impl Lane {
    /// Works until nobody asks any more, or the end is asked for.
    pub async fn run(mut self, mut asks: mpsc::Receiver<Ask>) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut second = interval(TICK);
        second.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                taken = asks.recv_many(&mut batch, BATCH) => if taken == 0 { break },
                _ = second.tick(), if self.time.passes() => batch.push(Ask::Tick(Slot::new().0)),
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
        if self.transaction(asks).await.is_err() {
            for ask in asks.iter_mut() {
                if let Err(broken) = self.transaction(slice::from_mut(ask)).await {
                    self.find_out(ask, broken).await;
                }
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
                // If there is no transaction any more, there is nothing to roll back.
                drop(sqlx::raw_sql("ROLLBACK").execute(&mut self.db).await);
                if let Broken::Database(fault) = broken
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
        let now = self.time.now();
        let mut rhythm = self.rhythm;
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
        sqlx::raw_sql("COMMIT").execute(&mut self.db).await?;
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
        const BEGIN: &str = "BEGIN IMMEDIATE";
        if sqlx::raw_sql(BEGIN).execute(&mut self.db).await.is_ok() {
            return Ok(());
        }
        let fresh = self.options.connect().await?;
        // What it held is rolled back with it.
        drop(std::mem::replace(&mut self.db, fresh).close().await);
        sqlx::raw_sql(BEGIN).execute(&mut self.db).await.map(|_| ())
    }

    /// What is on disk now is at hand, and whoever listens hears of it.
    fn publish(&mut self, touched: HashMap<GameId, Touched>) {
        for (game, Touched { listed, online, told }) in touched {
            if let Some(online) = online {
                self.cache.put(game, online);
            }
            let seq = listed.record.seq;
            // Nobody may be listening.
            let _ = self.changes.send(Changed { game, seq, listed: Arc::new(listed), told: told.into() });
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
        match ask {
            Ask::Act(request, slot) => {
                let (id, asked) = (request.id.to_string(), words(request));
                let by = By { actor: &request.who, act: &id, asked: &asked };
                let found = done_before(&mut self.db, request.game, &id).await;
                slot.tell(match found {
                    Ok(Some(before)) if before.is(by) => Ok(before.seq),
                    _ => Err(ActFault::Store(fault)),
                });
            }
            ask => ask.slot().spoil(fault),
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
    let now = work.now;
    match ask {
        Ask::Act(request, slot) => slot.tell(work.act(request).await),
        Ask::Make(new, slot) => slot.tell(open_game::make(work, new).await),
        Ask::Join(request, slot) => slot.tell(open_game::join(work, request).await),
        Ask::Guest { name, by, slot } => {
            slot.tell(identity::make_guest(work.writes(), name, *by, now).await.map_err(ActFault::Store));
        }
        Ask::Rename { who, name, slot } => {
            slot.tell(match identity::rename(work.writes(), who, name).await {
                Ok(true) => Ok(()),
                Ok(false) => Err(ActFault::Refused(Code::NotSignedIn, 0)),
                Err(fault) => Err(fault.into()),
            });
        }
        Ask::Code { who, slot } => slot.tell(device_code(work, who).await),
        Ask::UseCode { code, slot } => {
            slot.tell(identity::use_code(work.writes(), code, now).await.map_err(ActFault::Store));
        }
        Ask::Seen { who, hash, slot } => {
            slot.tell(identity::renew(work.writes(), who, hash, now).await.map_err(ActFault::Store));
        }
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

async fn device_code(work: &mut Work<'_>, who: &str) -> Result<identity::Token, ActFault> {
    if identity::name_of(work.reads(), who).await?.is_none() {
        return Err(ActFault::Refused(Code::NotSignedIn, 0));
    }
    let now = work.now;
    Ok(identity::make_token(work.writes(), who, TokenKind::Device, now).await?)
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
