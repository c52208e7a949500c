//! What a batch does to the games in it. Nothing of it is known to others before the commit.

use std::collections::HashMap;

use jersi_club::{Act, Asked, Draft, Millis, OnlineGame, What};
use jersi_wire::{Code, GameId};

use crate::ask::ActRequest;
use crate::cache::Cache;
use crate::db::{Db, Dialect};
use crate::events::{self, By};
use crate::fault::{ActFault, StoreFault};
use crate::game_row::{Repeats, Status};
use crate::identity::who_is;
use crate::job::{self, JobKind};
use crate::listed::Listed;
use crate::told::Told;
use crate::{open_game, rate, rematch};

/// One transaction.
pub struct Work<'a> {
    db: &'a mut Db,
    cache: &'a mut Cache,
    pub now: Millis,
    /// Games that it has changed, as they will stand.
    touched: HashMap<GameId, Touched>,
    /// Whether the request that is done now has written anything.
    wrote: bool,
}

/// A game that a transaction has changed.
#[derive(Debug)]
pub struct Touched {
    /// Its row and its people.
    pub listed: Listed,
    /// Its fold, once it has begun.
    pub online: Option<OnlineGame>,
    /// What happened in it.
    pub told: Vec<Told>,
}

impl<'a> Work<'a> {
    pub fn new(db: &'a mut Db, cache: &'a mut Cache, now: Millis) -> Work<'a> {
        Work { db, cache, now, touched: HashMap::new(), wrote: false }
    }

    /// The connection, for reading.
    pub fn reads(&mut self) -> &mut Db {
        self.db
    }

    /// Which database it is.
    pub fn dialect(&self) -> Dialect {
        self.db.dialect()
    }

    /// The connection, for writing.
    pub fn writes(&mut self) -> &mut Db {
        self.wrote = true;
        self.db
    }

    /// Another request is done now. Whether the one before has written anything.
    pub fn next_request(&mut self) -> bool {
        std::mem::take(&mut self.wrote)
    }

    /// What has become of the games, for after the commit.
    pub fn into_touched(self) -> HashMap<GameId, Touched> {
        self.touched
    }

    /// An act. What has fallen before it is kept even if it is refused.
    pub async fn act(&mut self, request: &ActRequest) -> Result<u32, ActFault> {
        let Some(listed) = self.game(request.game).await? else {
            return Err(ActFault::Refused(Code::NoSuchGame, 0));
        };
        let seq = listed.record.seq;
        if seq == 0 {
            return open_game::act(self, listed, request).await;
        }
        let Some(color) = listed.record.color_of(&request.who) else {
            return Err(ActFault::Refused(Code::NotSeated, seq));
        };
        let (id, asked_in) = (request.id.to_string(), words(request));
        let by = By { actor: &request.who, act: &id, asked: &asked_in };
        if let Some(before) = events::done_before(self.reads(), request.game, &id).await? {
            return if before.is(by) { Ok(before.seq) } else { Err(ActFault::Refused(Code::IdReused, seq)) };
        }
        if request.act == Act::Rematch
            && let Some((_, Some(_))) = who_is(self.reads(), &request.who).await?
        {
            return Err(ActFault::Refused(Code::Banned, seq));
        }
        let mut online = self.online(&listed).await?;
        let asked = Asked {
            color,
            act: &request.act,
            after: request.after,
            arrived: self.now,
            credit: request.credit,
            opponent_here: request.opponent_here,
        };
        let mut told = Vec::new();
        while let Some(fallen) = online.fallen(online.counts_at(&asked)) {
            told.push(self.append(request.game, &mut online, fallen, None).await?);
        }
        let answer = match online.judge(&asked) {
            Ok(draft) => {
                let both_want_another = matches!(draft.what, What::RematchAsked(_))
                    && online.rematch().is_some_and(|wants| wants != color);
                let done = self.append(request.game, &mut online, draft, Some(by)).await?;
                let seq = done.event.seq;
                told.push(done);
                if both_want_another {
                    told.push(rematch::make(self, &listed, &mut online).await?);
                }
                Ok(seq)
            }
            Err(refusal) => Err(ActFault::Refused(refusal.into(), online.seq())),
        };
        if !told.is_empty() {
            self.keep(listed, online, told).await?;
        }
        answer
    }

    /// A game's row, as the transaction has left it.
    pub async fn game(&mut self, id: GameId) -> Result<Option<Listed>, StoreFault> {
        match self.touched.get(&id) {
            Some(touched) => Ok(Some(touched.listed.clone())),
            None => Listed::load_to_change(self.reads(), id).await,
        }
    }

    /// A game that has begun, as the transaction has left it.
    pub async fn online(&mut self, listed: &Listed) -> Result<OnlineGame, StoreFault> {
        let record = &listed.record;
        if let Some(online) = self.touched.get(&record.id).and_then(|touched| touched.online.as_ref()) {
            return Ok(online.clone());
        }
        if let Some(online) = self.cache.get(record.id).filter(|online| online.seq() == record.seq) {
            return Ok(online.clone());
        }
        let events = events::after(self.reads(), record.id, 0).await?;
        events::fold(listed, &events)?.ok_or_else(|| StoreFault::damaged(record.id, "it has not begun"))
    }

    /// Puts an event behind the others of its game.
    pub async fn append(
        &mut self,
        game: GameId,
        online: &mut OnlineGame,
        draft: Draft,
        by: Option<By<'_>>,
    ) -> Result<Told, StoreFault> {
        let event = draft.numbered(online.seq() + 1);
        online.apply(&event).map_err(|unfit| StoreFault::damaged(game, &unfit))?;
        events::insert(self.writes(), game, &event, by).await?;
        Ok(Told::last(&event, online))
    }

    /// The game stands like this when the transaction is committed.
    pub async fn keep(
        &mut self,
        mut listed: Listed,
        online: OnlineGame,
        told: Vec<Told>,
    ) -> Result<(), StoreFault> {
        let before = listed.record.seq;
        let over = online.game().ending().is_some();
        let ends = over && listed.record.status != Status::Over;
        listed.record.seq = online.seq();
        listed.record.status = if over { Status::Over } else { Status::Playing };
        listed.record.repeats = Repeats::of(&online);
        listed.follow(&online);
        if ends && rate::counts(&listed.record).is_some() {
            let (about, now) = (listed.record.id.to_string(), self.now);
            job::put(self.writes(), JobKind::Rate, &about, now).await?;
        }
        self.write(listed, Some(online), before, told).await
    }

    /// Others sit there from now on; nothing happened in the game itself.
    pub async fn reseat(&mut self, listed: Listed) -> Result<(), StoreFault> {
        listed.record.update(self.writes(), listed.record.seq).await?;
        let before = self.touched.remove(&listed.record.id);
        let (online, told) = before.map_or_else(Default::default, |before| (before.online, before.told));
        self.touched.insert(listed.record.id, Touched { listed, online, told });
        Ok(())
    }

    /// Nobody has joined, and nobody will.
    pub async fn withdraw(&mut self, mut listed: Listed) -> Result<(), StoreFault> {
        listed.record.status = Status::Over;
        listed.record.repeats = Repeats::withdrawn();
        self.write(listed, None, 0, Vec::new()).await
    }

    /// There is a new game.
    pub fn made(&mut self, listed: Listed) {
        self.touched.insert(listed.record.id, Touched { listed, online: None, told: Vec::new() });
    }

    async fn write(
        &mut self,
        mut listed: Listed,
        online: Option<OnlineGame>,
        before: u32,
        told: Vec<Told>,
    ) -> Result<(), StoreFault> {
        let record = &mut listed.record;
        record.changed_at = self.now;
        if record.seq > 0 {
            record.started_at.get_or_insert(self.now);
        }
        if record.status == Status::Over {
            record.ended_at.get_or_insert(self.now);
        }
        record.update(self.writes(), before).await?;
        let mut all = self.touched.remove(&listed.record.id).map_or_else(Vec::new, |touched| touched.told);
        all.extend(told);
        self.touched.insert(listed.record.id, Touched { listed, online, told: all });
        Ok(())
    }

    /// Something happens by itself in a game, if it has come to that.
    pub async fn settle(&mut self, listed: Listed, until: Millis) -> Result<(), StoreFault> {
        let mut online = self.online(&listed).await?;
        let mut told = Vec::new();
        while let Some(fallen) = online.fallen(until) {
            told.push(self.append(listed.record.id, &mut online, fallen, None).await?);
        }
        if told.is_empty() { Ok(()) } else { self.keep(listed, online, told).await }
    }
}

/// What was asked for, to be compared when the same act comes again.
pub fn words(request: &ActRequest) -> String {
    format!("{} {} {}", request.after, request.act.word(), request.act.text())
}

/// Whether a request withdraws a game that nobody has joined.
pub fn withdraws(request: &ActRequest) -> bool {
    request.act == Act::Abort && request.after == 0
}
