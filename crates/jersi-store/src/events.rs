//! The events of games in their table.

use jersi_club::{Event, OnlineGame, What};
use jersi_wire::GameId;

use crate::db::{Db, Row, sql};
use crate::fault::StoreFault;
use crate::game_row::{moment, stored};
use crate::listed::Listed;

/// Who did something, by which act, in which words: the same act again gets the same answer.
#[derive(Clone, Copy, Debug)]
pub struct By<'a> {
    pub actor: &'a str,
    pub act: &'a str,
    pub asked: &'a str,
}

/// What became of an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Before {
    pub seq: u32,
    actor: Option<String>,
    asked: Option<String>,
}

impl Before {
    /// Whether the same one asked for the same.
    pub fn is(&self, by: By<'_>) -> bool {
        self.actor.as_deref() == Some(by.actor) && self.asked.as_deref() == Some(by.asked)
    }
}

/// What became of an act, if it was done.
pub async fn done_before(db: &mut Db, game: GameId, act: &str) -> Result<Option<Before>, StoreFault> {
    let row = sql("SELECT seq, actor, asked FROM event WHERE game = $1 AND act = $2")
        .bind(game.to_string())
        .bind(act)
        .fetch_optional(db)
        .await?;
    let read =
        |row: Row| Ok(Before { seq: row.count("seq")?, actor: row.get("actor")?, asked: row.get("asked")? });
    row.map(read).transpose()
}

/// The events of a game behind a number.
pub async fn after(db: &mut Db, game: GameId, seq: u32) -> Result<Vec<Event>, StoreFault> {
    let rows =
        sql("SELECT seq, kind, color, text, at, next FROM event WHERE game = $1 AND seq > $2 ORDER BY seq")
            .bind(game.to_string())
            .bind(i64::from(seq))
            .fetch_all(db)
            .await?;
    rows.iter().map(|row| read(row, game)).collect()
}

fn read(row: &Row, game: GameId) -> Result<Event, StoreFault> {
    let seq = row.count("seq")?;
    let kind: String = row.get("kind")?;
    let color: Option<String> = row.get("color")?;
    let text: Option<String> = row.get("text")?;
    let when = |column: &str| {
        let value: i64 = row.get(column)?;
        moment(value).ok_or_else(|| StoreFault::damaged(game, &format!("event {seq}: {column} is {value}")))
    };
    Ok(Event {
        seq,
        what: What::read(&kind, color.as_deref(), text.as_deref())
            .map_err(|bad| StoreFault::damaged(game, &format!("event {seq}: {bad}")))?,
        at: when("at")?,
        next: when("next")?,
    })
}

/// Writes an event.
pub async fn insert(db: &mut Db, game: GameId, event: &Event, by: Option<By<'_>>) -> Result<(), StoreFault> {
    let (kind, color, text) = event.what.parts();
    sql("INSERT INTO event (game, seq, kind, color, text, at, next, actor, act, asked) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)")
    .bind(game.to_string())
    .bind(i64::from(event.seq))
    .bind(kind)
    .bind(color.map(jersi_club::color_word))
    .bind(text.as_deref())
    .bind(stored(event.at))
    .bind(stored(event.next))
    .bind(by.map(|by| by.actor))
    .bind(by.map(|by| by.act))
    .bind(by.map(|by| by.asked))
    .execute(db)
    .await?;
    Ok(())
}

/// A game from its events; none before it begins.
pub fn fold(listed: &Listed, events: &[Event]) -> Result<Option<OnlineGame>, StoreFault> {
    let record = &listed.record;
    if record.seq == 0 && events.is_empty() {
        return Ok(None);
    }
    let bad_time = |_| StoreFault::damaged(record.id, &format!("time is {:?}", record.time));
    let time = record.time.parse().map_err(bad_time)?;
    let folded = OnlineGame::fold(time, &listed.player_names(), events);
    let online = folded.map_err(|unfit| StoreFault::damaged(record.id, &unfit))?.for_ratings(record.rated);
    if online.seq() == record.seq {
        Ok(Some(online))
    } else {
        let why = format!("its last event is {}, not {}", online.seq(), record.seq);
        Err(StoreFault::damaged(record.id, &why))
    }
}
