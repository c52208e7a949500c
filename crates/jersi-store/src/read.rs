//! Reading, past the lane.

use jersi_club::{Event, Millis};
use jersi_rules::ByColor;
use jersi_wire::GameId;
use sqlx::SqliteConnection;

use crate::fault::StoreFault;
use crate::game_row::GameRecord;
use crate::work::{events_after, names};

/// A game as it is on disk.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// Its row.
    pub record: GameRecord,
    /// The names of today.
    pub names: ByColor<String>,
    /// The name of its maker.
    pub events: Vec<Event>,
}

/// A game, all at one moment.
pub async fn snapshot(db: &mut SqliteConnection, id: GameId) -> Result<Option<Snapshot>, StoreFault> {
    use sqlx::Connection as _;
    let mut moment = db.begin().await?;
    let Some(record) = GameRecord::load(&mut *moment, id).await? else { return Ok(None) };
    let events = events_after(&mut moment, id, 0).await?;
    let names = names(&mut moment, &record).await?;
    moment.commit().await?;
    Ok(Some(Snapshot { record, names, events }))
}

/// The open games that are listed, the newest first.
pub async fn lobby(db: &mut SqliteConnection, most: u32) -> Result<Vec<(GameRecord, String)>, StoreFault> {
    let query = GameRecord::select("WHERE status = 'open' AND listed = 1 ORDER BY created_at DESC LIMIT $1");
    let rows = sqlx::query(sqlx::AssertSqlSafe(query)).bind(i64::from(most)).fetch_all(&mut *db).await?;
    let mut games = Vec::with_capacity(rows.len());
    for row in &rows {
        let record = GameRecord::read(row)?;
        let name = name_of(db, &record.maker).await?;
        games.push((record, name));
    }
    Ok(games)
}

/// Somebody's games: those under way all, of those that are over the newest before a moment.
pub async fn games_of(
    db: &mut SqliteConnection,
    who: &str,
    before: Option<Millis>,
    most: u32,
) -> Result<Vec<(GameRecord, ByColor<String>)>, StoreFault> {
    let mine = "(white = $1 OR black = $1 OR (status = 'open' AND maker = $1))";
    let query = match before {
        None => GameRecord::select(&format!(
            "WHERE {mine} AND (status <> 'over' OR id IN (SELECT id FROM game WHERE (white = $1 OR black = $1) \
             AND status = 'over' ORDER BY changed_at DESC LIMIT $2)) AND $3 > 0"
        )),
        Some(_) => GameRecord::select(&format!(
            "WHERE {mine} AND status = 'over' AND changed_at < $3 ORDER BY changed_at DESC LIMIT $2"
        )),
    };
    let until = before.map_or(1, |before| before.0.cast_signed());
    let rows = sqlx::query(sqlx::AssertSqlSafe(query))
        .bind(who)
        .bind(i64::from(most))
        .bind(until)
        .fetch_all(&mut *db)
        .await?;
    let mut games = Vec::with_capacity(rows.len());
    for row in &rows {
        let record = GameRecord::read(row)?;
        let named = names(db, &record).await?;
        games.push((record, named));
    }
    Ok(games)
}

async fn name_of(db: &mut SqliteConnection, who: &str) -> Result<String, StoreFault> {
    use sqlx::Row as _;
    let row = sqlx::query("SELECT name FROM identity WHERE id = $1").bind(who).fetch_optional(db).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?.unwrap_or_default())
}
