//! What happens by itself, and what nobody needs any more.

use std::time::Duration;

use jersi_club::{Draft, Millis, What};
use jersi_wire::GameId;
use sqlx::Row as _;

use crate::fault::StoreFault;
use crate::game_row::{GameRecord, Status, moment};
use crate::work::Work;

/// A turn that is on its way counts by its own time, so flags wait a little longer for it.
const GRACE: Duration = Duration::from_secs(1);
/// An outage shorter than this is none.
const OUTAGE: Duration = Duration::from_secs(5);
/// How many games are settled in one batch, so that turns do not wait for them.
const AT_ONCE: i64 = 64;
/// Games that count for nothing are kept so long.
const CALLED_OFF_DAYS: u64 = 30;
/// Guests without a game are known so long after they were seen last.
const IDLE_DAYS: u64 = 400;

/// Lets flags fall, and removes open games that nobody joined.
pub async fn sweep(work: &mut Work<'_>) -> Result<(), StoreFault> {
    let until = work.now.before(GRACE);
    let query =
        "SELECT id, status FROM game WHERE due_at IS NOT NULL AND due_at <= $1 ORDER BY due_at LIMIT $2";
    let rows = sqlx::query(query).bind(until.0.cast_signed()).bind(AT_ONCE).fetch_all(&mut *work.db).await?;
    for row in rows {
        let (id, status): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        if status == Status::Open.word() {
            sqlx::query("DELETE FROM game WHERE id = $1 AND status = 'open'")
                .bind(&id)
                .execute(&mut *work.db)
                .await?;
            continue;
        }
        let id: GameId = id.parse().map_err(|_| StoreFault::Damaged(format!("a game is called {id:?}")))?;
        work.settle(id, until).await?;
    }
    Ok(())
}

/// Removes what nobody needs any more: old codes and tokens, games that were called off, guests who never came back.
pub async fn tidy(work: &mut Work<'_>) -> Result<(), StoreFault> {
    let days = |days: u64| work.now.before(Duration::from_secs(days * 86_400)).0.cast_signed();
    let (now, off, idle) = (work.now.0.cast_signed(), days(CALLED_OFF_DAYS), days(IDLE_DAYS));
    let old_games = "SELECT id FROM game g WHERE status = 'over' AND termination = 'aborted' AND changed_at < $1 \
                     AND NOT EXISTS (SELECT 1 FROM game r WHERE r.rematch_of = g.id)";
    for (query, value) in [
        ("DELETE FROM token WHERE expires_at < $1".to_owned(), now),
        (format!("DELETE FROM event WHERE game IN ({old_games})"), off),
        (format!("DELETE FROM game WHERE id IN ({old_games})"), off),
        (
            "DELETE FROM token WHERE identity IN (SELECT id FROM identity i WHERE kind = 'guest' AND seen_at < $1 \
             AND NOT EXISTS (SELECT 1 FROM game g WHERE g.maker = i.id OR g.white = i.id OR g.black = i.id))"
                .to_owned(),
            idle,
        ),
        (
            "DELETE FROM identity WHERE kind = 'guest' AND seen_at < $1 AND NOT EXISTS (SELECT 1 FROM game g \
             WHERE g.maker = identity.id OR g.white = identity.id OR g.black = identity.id)"
                .to_owned(),
            idle,
        ),
    ] {
        sqlx::query(sqlx::AssertSqlSafe(query)).bind(value).execute(&mut *work.db).await?;
    }
    Ok(())
}

/// When the server was alive last; never, for a new store.
pub async fn alive_at(db: &mut sqlx::SqliteConnection) -> Result<Option<Millis>, StoreFault> {
    let row = sqlx::query("SELECT alive_at FROM service WHERE id = 1").fetch_optional(db).await?;
    row.map(|row| Ok(moment(row.try_get(0)?))).transpose()
}

/// The server is alive.
pub async fn beat(work: &mut Work<'_>) -> Result<(), StoreFault> {
    sqlx::query(
        "INSERT INTO service (id, alive_at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at",
    )
    .bind(work.now.0.cast_signed())
    .execute(&mut *work.db)
    .await?;
    Ok(())
}

/// The server was away: that costs nobody time. Told in every game that is played, before anything else happens in it.
pub async fn pause_all(work: &mut Work<'_>, since: Millis) -> Result<(), StoreFault> {
    if work.now.since(since) < OUTAGE {
        return Ok(());
    }
    let query = GameRecord::select("WHERE status = 'playing'");
    let rows = sqlx::query(sqlx::AssertSqlSafe(query)).fetch_all(&mut *work.db).await?;
    for row in &rows {
        let mut record = GameRecord::read(row)?;
        let mut online = work.online(&record).await?;
        let at = since.max(online.latest());
        let paused = Draft { what: What::Paused, at, next: work.now.max(at) };
        work.append(record.id, &mut online, paused, None).await?;
        work.keep(&mut record, online).await?;
    }
    Ok(())
}
