//! The rows of either database.

use jersi_wire::{ActId, EventMessage, GameId};
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ColumnIndex, ConnectOptions as _, Connection as _, Decode, Row as _, Type};

use crate::storage::Storage;

/// A game's row.
#[derive(Clone, Debug)]
pub struct Row {
    pub id: GameId,
    pub status: String,
    pub time: String,
    pub seq: u32,
    pub placed: u32,
    pub result: Option<String>,
    pub termination: Option<String>,
}

/// An event of a game, and the act behind it with its words.
pub type EventRow = (GameId, EventMessage, Option<(ActId, String)>);

const GAMES: &str = "SELECT id, status, time, seq, placed, result, termination FROM game";
const EVENTS: &str =
    "SELECT game, seq, kind, color, text, at, next, act, asked FROM event ORDER BY game, seq";

/// Everything that is there, wherever it is.
pub async fn rows(storage: &Storage) -> Result<(Vec<Row>, Vec<EventRow>), sqlx::Error> {
    match storage {
        Storage::File(path) => {
            let mut db = SqliteConnectOptions::new().filename(path).connect().await?;
            let sound: String = sqlx::query("PRAGMA integrity_check").fetch_one(&mut db).await?.try_get(0)?;
            if sound != "ok" {
                return Err(sqlx::Error::Protocol(format!("the file is damaged: {sound}")));
            }
            read_all(
                &sqlx::query(GAMES).fetch_all(&mut db).await?,
                &sqlx::query(EVENTS).fetch_all(&mut db).await?,
            )
        }
        Storage::Server(_, url) => {
            let mut db = PgConnection::connect(url).await?;
            read_all(
                &sqlx::query(GAMES).fetch_all(&mut db).await?,
                &sqlx::query(EVENTS).fetch_all(&mut db).await?,
            )
        }
    }
}

fn read_all<R: Columns>(games: &[R], events: &[R]) -> Result<(Vec<Row>, Vec<EventRow>), sqlx::Error>
where
    for<'a> &'a str: ColumnIndex<R>,
{
    let games = games.iter().map(game_row).collect::<Result<_, _>>()?;
    Ok((games, events.iter().map(event_row).collect::<Result<_, _>>()?))
}

/// A row of either database: they hold the same columns.
trait Columns: sqlx::Row
where
    for<'a> &'a str: ColumnIndex<Self>,
{
    fn text(&self, name: &str) -> Result<String, sqlx::Error>;
    fn maybe(&self, name: &str) -> Result<Option<String>, sqlx::Error>;
    fn number(&self, name: &str) -> Result<i64, sqlx::Error>;
}

impl<R: sqlx::Row> Columns for R
where
    for<'a> &'a str: ColumnIndex<R>,
    for<'a> String: Decode<'a, R::Database> + Type<R::Database>,
    for<'a> i64: Decode<'a, R::Database> + Type<R::Database>,
{
    fn text(&self, name: &str) -> Result<String, sqlx::Error> {
        self.try_get(name)
    }

    fn maybe(&self, name: &str) -> Result<Option<String>, sqlx::Error> {
        self.try_get(name)
    }

    fn number(&self, name: &str) -> Result<i64, sqlx::Error> {
        self.try_get(name)
    }
}

fn game_row<R: Columns>(row: &R) -> Result<Row, sqlx::Error>
where
    for<'a> &'a str: ColumnIndex<R>,
{
    Ok(Row {
        id: parsed(&row.text("id")?)?,
        status: row.text("status")?,
        time: row.text("time")?,
        seq: counted(row.number("seq")?)?,
        placed: counted(row.number("placed")?)?,
        result: row.maybe("result")?,
        termination: row.maybe("termination")?,
    })
}

fn event_row<R: Columns>(row: &R) -> Result<EventRow, sqlx::Error>
where
    for<'a> &'a str: ColumnIndex<R>,
{
    let event = EventMessage {
        seq: counted(row.number("seq")?)?,
        kind: row.text("kind")?,
        color: row.maybe("color")?,
        text: row.maybe("text")?,
        at: row.number("at")?.cast_unsigned(),
        next: row.number("next")?.cast_unsigned(),
    };
    let asked = row.maybe("asked")?.unwrap_or_default();
    let act = row.maybe("act")?.map(|id| Ok::<_, sqlx::Error>((parsed(&id)?, asked))).transpose()?;
    Ok((parsed(&row.text("game")?)?, event, act))
}

fn counted(number: i64) -> Result<u32, sqlx::Error> {
    u32::try_from(number).map_err(|error| sqlx::Error::Decode(error.into()))
}

fn parsed<T: std::str::FromStr>(text: &str) -> Result<T, sqlx::Error> {
    text.parse().map_err(|_| sqlx::Error::Protocol(format!("{text:?} is no name")))
}
