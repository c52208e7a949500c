//! What a batch does to the games in it. Nothing of it is known to others before the commit.

use std::collections::HashMap;

use jersi_club::{Asked, Draft, Event, Millis, OnlineGame, What};
use jersi_rules::{ByColor, Color};
use jersi_wire::{Code, GameId};
use sqlx::{Row as _, SqliteConnection};

use crate::ask::ActRequest;
use crate::cache::Cache;
use crate::fault::{ActFault, StoreFault};
use crate::game_row::{GameRecord, Status};
use crate::rematch;

/// One batch.
pub struct Work<'a> {
    pub db: &'a mut SqliteConnection,
    pub cache: &'a mut Cache,
    pub now: Millis,
    /// Games that the batch has changed, as they will stand.
    pub touched: HashMap<GameId, (GameRecord, OnlineGame)>,
}

/// Who did something, by which act, in which words.
pub struct By<'a> {
    pub actor: &'a str,
    pub act: Option<(&'a str, &'a str)>,
}

impl Work<'_> {
    /// An act. What has fallen before it is kept even if it is refused.
    pub async fn act(&mut self, request: &ActRequest) -> Result<u32, ActFault> {
        let Some(mut record) = self.record(request.game).await? else {
            return Err(ActFault::Refused(Code::NoSuchGame, 0));
        };
        let Some(color) = record.color_of(&request.who) else {
            return Err(ActFault::Refused(Code::NotSeated, record.seq));
        };
        let (id, asked_in) = (request.id.to_string(), words(request));
        if let Some((seq, words)) = self.done_before(request.game, &id).await? {
            return if words == asked_in {
                Ok(seq)
            } else {
                Err(ActFault::Refused(Code::IdReused, record.seq))
            };
        }
        let mut online = self.online(&record).await?;
        let asked = Asked {
            color,
            act: &request.act,
            after: request.after,
            arrived: self.now,
            credit: request.credit,
            opponent_here: request.opponent_here,
        };
        let mut changed = false;
        if let Some(fallen) = online.fallen(online.counts_at(&asked)) {
            self.append(request.game, &mut online, fallen, None).await?;
            changed = true;
        }
        let judged = online.judge(&asked);
        let both_want_another = matches!(&judged, Ok(Draft { what: What::RematchAsked(_), .. }))
            && online.rematch().is_some_and(|wants| wants != color);
        let answer = match judged {
            Ok(draft) => {
                let by = By { actor: &request.who, act: Some((&id, &asked_in)) };
                let seq = self.append(request.game, &mut online, draft, Some(by)).await?;
                changed = true;
                if both_want_another {
                    rematch::make(self, &record, &mut online).await?;
                }
                Ok(seq)
            }
            Err(refusal) => Err(ActFault::Refused(refusal.into(), online.seq())),
        };
        if changed {
            self.keep(&mut record, online).await?;
        }
        answer
    }

    /// A game's row, as the batch has left it.
    pub async fn record(&mut self, id: GameId) -> Result<Option<GameRecord>, StoreFault> {
        match self.touched.get(&id) {
            Some((record, _)) => Ok(Some(record.clone())),
            None => GameRecord::load(&mut *self.db, id).await,
        }
    }

    /// A game, as the batch has left it.
    pub async fn online(&mut self, record: &GameRecord) -> Result<OnlineGame, StoreFault> {
        if let Some((_, online)) = self.touched.get(&record.id) {
            return Ok(online.clone());
        }
        if let Some(online) = self.cache.get(record.id).filter(|online| online.seq() == record.seq) {
            return Ok(online.clone());
        }
        fold(&mut *self.db, record).await
    }

    /// Puts an event behind the others of its game, and tells its number.
    pub async fn append(
        &mut self,
        game: GameId,
        online: &mut OnlineGame,
        draft: Draft,
        by: Option<By<'_>>,
    ) -> Result<u32, StoreFault> {
        let event = draft.numbered(online.seq() + 1);
        online.apply(&event).map_err(|unfit| StoreFault::Damaged(unfit.to_string()))?;
        insert_event(&mut *self.db, game, &event, by).await?;
        Ok(event.seq)
    }

    /// The game stands like this when the batch is committed.
    pub async fn keep(&mut self, record: &mut GameRecord, online: OnlineGame) -> Result<(), StoreFault> {
        record.follow(&mut *self.db, &online, self.now).await?;
        self.touched.insert(record.id, (record.clone(), online));
        Ok(())
    }

    async fn done_before(&mut self, game: GameId, act: &str) -> Result<Option<(u32, String)>, StoreFault> {
        done_before(&mut *self.db, game, act).await
    }

    /// What has fallen by itself in one game.
    pub async fn settle(&mut self, id: GameId, until: Millis) -> Result<(), StoreFault> {
        let Some(mut record) = self.record(id).await? else { return Ok(()) };
        if record.status != Status::Playing {
            return Ok(());
        }
        let mut online = self.online(&record).await?;
        let Some(fallen) = online.fallen(until) else { return Ok(()) };
        self.append(id, &mut online, fallen, None).await?;
        self.keep(&mut record, online).await
    }
}

/// The number and the words of an act that was done.
pub async fn done_before(
    db: &mut SqliteConnection,
    game: GameId,
    act: &str,
) -> Result<Option<(u32, String)>, StoreFault> {
    let row = sqlx::query("SELECT seq, asked FROM event WHERE game = $1 AND act = $2")
        .bind(game.to_string())
        .bind(act)
        .fetch_optional(db)
        .await?;
    row.map(|row| Ok((row.try_get(0)?, row.try_get::<Option<String>, _>(1)?.unwrap_or_default()))).transpose()
}

/// What was asked for, to be compared when the same act comes again.
pub fn words(request: &ActRequest) -> String {
    format!("{} {} {}", request.after, request.act.word(), request.act.text())
}

/// A game from its events.
pub async fn fold(db: &mut SqliteConnection, record: &GameRecord) -> Result<OnlineGame, StoreFault> {
    let events = events_after(&mut *db, record.id, 0).await?;
    let names = names(db, record).await?;
    let damaged = |why: String| StoreFault::Damaged(format!("game {}: {why}", record.id));
    let time = record.time.parse().map_err(|_| damaged(format!("the time is {:?}", record.time)))?;
    OnlineGame::fold(time, &names, &events).map_err(|unfit| damaged(unfit.to_string()))
}

/// The names of who sits there.
pub async fn names(db: &mut SqliteConnection, record: &GameRecord) -> Result<ByColor<String>, StoreFault> {
    let mut names = ByColor { white: String::new(), black: String::new() };
    for color in Color::BOTH {
        let Some(identity) = record.seated(color) else { continue };
        let row = sqlx::query("SELECT name FROM identity WHERE id = $1")
            .bind(identity)
            .fetch_optional(&mut *db)
            .await?;
        names[color] = row.map(|row| row.try_get(0)).transpose()?.unwrap_or_default();
    }
    Ok(names)
}

/// The events of a game behind a number.
pub async fn events_after(
    db: &mut SqliteConnection,
    game: GameId,
    seq: u32,
) -> Result<Vec<Event>, StoreFault> {
    let rows = sqlx::query(
        "SELECT seq, kind, color, text, at, next FROM event WHERE game = $1 AND seq > $2 ORDER BY seq",
    )
    .bind(game.to_string())
    .bind(i64::from(seq))
    .fetch_all(db)
    .await?;
    let read = |row: &sqlx::sqlite::SqliteRow| -> Result<Event, StoreFault> {
        let color: Option<String> = row.try_get("color")?;
        let text: Option<String> = row.try_get("text")?;
        let what = What::read(row.try_get("kind")?, color.as_deref(), text.as_deref());
        Ok(Event {
            seq: row.try_get("seq")?,
            what: what.map_err(|bad| StoreFault::Damaged(format!("game {game}: {bad}")))?,
            at: crate::game_row::moment(row.try_get("at")?),
            next: crate::game_row::moment(row.try_get("next")?),
        })
    };
    rows.iter().map(read).collect()
}

/// Writes an event.
pub async fn insert_event(
    db: &mut SqliteConnection,
    game: GameId,
    event: &Event,
    by: Option<By<'_>>,
) -> Result<(), StoreFault> {
    let (kind, color, text) = event.what.parts();
    let actor = by.as_ref().map(|by| by.actor);
    let (act, asked) = by.as_ref().and_then(|by| by.act).unzip();
    sqlx::query(
        "INSERT INTO event (game, seq, kind, color, text, at, next, actor, act, asked) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(game.to_string())
    .bind(i64::from(event.seq))
    .bind(kind)
    .bind(color.map(jersi_club::color_word))
    .bind(text)
    .bind(event.at.0.cast_signed())
    .bind(event.next.0.cast_signed())
    .bind(actor)
    .bind(act)
    .bind(asked)
    .execute(db)
    .await?;
    Ok(())
}
