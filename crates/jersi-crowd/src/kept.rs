//! What a store holds, read past the code that wrote it.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use jersi_club::{OnlineGame, What};
use jersi_rules::record::GameResult;
use jersi_rules::{ByColor, Color};
use jersi_wire::{ActId, EventMessage, GameId};
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{ConnectOptions as _, Row as _};

use crate::violation::Violation;

/// An act as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAct {
    /// In which game.
    pub game: GameId,
    /// Under which number.
    pub seq: u32,
    /// The words that were asked: what it answers, the word, the text.
    pub asked: String,
}

/// A game's row.
#[derive(Clone, Debug)]
struct Row {
    id: GameId,
    status: String,
    time: String,
    seq: u32,
    placed: u32,
    result: Option<String>,
    termination: Option<String>,
}

/// Everything that a store holds.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// Each game's events.
    pub games: BTreeMap<GameId, Vec<EventMessage>>,
    /// Each act.
    pub acts: HashMap<ActId, KeptAct>,
    /// How many games are over.
    pub over: usize,
}

impl Kept {
    /// Reads a store, and sees that every game is legal from its first event to its last, and its row what they fold to.
    pub async fn read(path: &Path) -> Result<Kept, Violation> {
        let fault = |error: sqlx::Error| Violation::new("store", error.to_string());
        let mut db = SqliteConnectOptions::new().filename(path).connect().await.map_err(fault)?;
        let sound: String = sqlx::query("PRAGMA integrity_check")
            .fetch_one(&mut db)
            .await
            .and_then(|row| row.try_get(0))
            .map_err(fault)?;
        if sound != "ok" {
            return Err(Violation::new("store", format!("the file is damaged: {sound}")));
        }
        let query = "SELECT id, status, time, seq, placed, result, termination FROM game";
        let rows = sqlx::query(query).fetch_all(&mut db).await.map_err(fault)?;
        let query = "SELECT game, seq, kind, color, text, at, next, act, asked FROM event ORDER BY game, seq";
        let events = sqlx::query(query).fetch_all(&mut db).await.map_err(fault)?;
        let mut kept = Kept::default();
        for event in &events {
            kept.take(event)?;
        }
        for row in &rows {
            let row = game_row(row).map_err(fault)?;
            kept.check(&row)?;
        }
        Ok(kept)
    }

    fn take(&mut self, row: &SqliteRow) -> Result<(), Violation> {
        let (game, event, act) =
            event_row(row).map_err(|error| Violation::new("store", error.to_string()))?;
        if let Some((id, asked)) = act {
            let kept = KeptAct { game, seq: event.seq, asked };
            if let Some(twice) = self.acts.insert(id, kept) {
                return Err(Violation::new(
                    "store",
                    format!("the act {id} is there twice, once as {twice:?}"),
                ));
            }
        }
        self.games.entry(game).or_default().push(event);
        Ok(())
    }

    fn check(&mut self, row: &Row) -> Result<(), Violation> {
        let fault = |what: String| Violation::new(format!("game {}", row.id), what);
        let Some(events) = self.games.get(&row.id) else {
            return if row.seq == 0 { Ok(()) } else { Err(fault("it has no events".to_owned())) };
        };
        let told = events.iter().map(crate::follow::event).collect::<Result<Vec<_>, _>>().map_err(fault)?;
        let time = row.time.parse().map_err(|_| fault(format!("the time is {:?}", row.time)))?;
        let names = ByColor::from_fn(|color: Color| color.to_string());
        // Folding numbers them densely and lets the referee judge every decision.
        let online = OnlineGame::fold(time, &names, &told).map_err(|unfit| fault(unfit.to_string()))?;
        let record = online.game().record();
        let again = jersi_game::Game::from_record(&record).map_err(|error| fault(format!("{error:?}")))?;
        if again.position() != online.game().position() {
            return Err(fault("its record leads elsewhere".to_owned()));
        }
        let ending = online.game().ending();
        let folded = (
            if ending.is_some() { "over" } else { "playing" },
            online.seq(),
            online.placed(),
            ending.map(|ending| in_lists(ending.result())),
            ending.map(|ending| ending.termination().id()),
        );
        let written =
            (row.status.as_str(), row.seq, row.placed, row.result.as_deref(), row.termination.as_deref());
        if folded != written {
            return Err(fault(format!("its row says {written:?}, its events {folded:?}")));
        }
        self.over += usize::from(ending.is_some());
        debug_assert!(matches!(told[0].what, What::Begun(_)), "a fold begins so");
        Ok(())
    }
}

/// A result as lists have it.
fn in_lists(result: Option<GameResult>) -> &'static str {
    match result {
        Some(GameResult::Win(Color::White)) => "1-0",
        Some(GameResult::Win(Color::Black)) => "0-1",
        Some(GameResult::Draw) => "1/2-1/2",
        None => "*",
    }
}

fn game_row(row: &SqliteRow) -> Result<Row, sqlx::Error> {
    Ok(Row {
        id: parsed(row.try_get("id")?)?,
        status: row.try_get("status")?,
        time: row.try_get("time")?,
        seq: row.try_get("seq")?,
        placed: row.try_get("placed")?,
        result: row.try_get("result")?,
        termination: row.try_get("termination")?,
    })
}

type EventRow = (GameId, EventMessage, Option<(ActId, String)>);

fn event_row(row: &SqliteRow) -> Result<EventRow, sqlx::Error> {
    let moment = |name: &str| row.try_get::<i64, _>(name).map(i64::cast_unsigned);
    let event = EventMessage {
        seq: row.try_get("seq")?,
        kind: row.try_get("kind")?,
        color: row.try_get("color")?,
        text: row.try_get("text")?,
        at: moment("at")?,
        next: moment("next")?,
    };
    let act: Option<String> = row.try_get("act")?;
    let asked: Option<String> = row.try_get("asked")?;
    let act = act.map(|id| Ok::<_, sqlx::Error>((parsed(&id)?, asked.unwrap_or_default()))).transpose()?;
    Ok((parsed(row.try_get("game")?)?, event, act))
}

fn parsed<T: std::str::FromStr>(text: &str) -> Result<T, sqlx::Error> {
    text.parse().map_err(|_| sqlx::Error::Protocol(format!("{text:?} is no name")))
}
