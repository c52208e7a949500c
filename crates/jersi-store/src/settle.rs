//! What happens by itself, and what nobody needs any more.

use std::time::Duration;

use jersi_club::{Draft, Millis, What};

use crate::db::{Db, Dialect, sql};
use crate::fault::StoreFault;
use crate::game_row::{Status, moment, stored};
use crate::listed::Listed;
use crate::work::Work;

/// A turn that is on its way counts by its own time, so flags wait a little longer for it.
const GRACE: Duration = Duration::from_secs(1);
/// An outage shorter than this is none.
pub const OUTAGE: Duration = Duration::from_secs(5);
/// How many games are settled in one batch, so that turns do not wait for them.
const AT_ONCE: i64 = 64;
/// While something falls within this time, it is written down every second that the server lives; else every minute.
const SOON: Duration = Duration::from_hours(4);
/// Games that count for nothing are kept so long.
const CALLED_OFF_DAYS: u64 = 30;
/// Guests without a game are known so long after they were seen last.
const IDLE_DAYS: u64 = 400;

/// A game that could not be settled, because what is kept of it contradicts itself.
pub type Damage = Vec<StoreFault>;

/// Whether something has fallen, and whether something falls soon.
pub async fn foresee(db: &mut Db, now: Millis) -> Result<(bool, bool), StoreFault> {
    let row = sql("SELECT MIN(due_at) FROM game WHERE due_at IS NOT NULL").fetch_one(db).await?;
    let next: Option<i64> = row.get(0)?;
    let within = |until: Millis| next.is_some_and(|next| next <= stored(until));
    Ok((within(now.before(GRACE)), within(now.after(SOON))))
}

/// Lets flags fall, and open games lapse that nobody joined. A game that is damaged hinders no other.
pub async fn sweep(work: &mut Work<'_>) -> Result<Damage, StoreFault> {
    let until = work.now.before(GRACE);
    let tail = "WHERE due_at IS NOT NULL AND due_at <= $1 ORDER BY due_at LIMIT $2";
    let query = Listed::select(&format!("{tail}{}", work.dialect().to_change_if_free()));
    let rows = sql(query).bind(stored(until)).bind(AT_ONCE).fetch_all(work.reads()).await?;
    let mut damage = Vec::new();
    for row in &rows {
        if let Some(due) = moment(row.get("due_at")?) {
            metrics::histogram!("jersi_flags_late_seconds").record(work.now.since(due));
        }
        let settled = match Listed::read(row) {
            Ok(listed) if listed.record.status == Status::Open => work.withdraw(listed).await,
            Ok(listed) => work.settle(listed, until).await,
            Err(fault) => Err(fault),
        };
        match settled {
            Err(fault @ StoreFault::Damaged { .. }) => {
                // It stays as it is for who mends it, and stands in nobody's way.
                sql("UPDATE game SET due_at = NULL WHERE id = $1")
                    .bind(row.get::<String, _>("id")?)
                    .execute(work.writes())
                    .await?;
                damage.push(fault);
            }
            settled => settled?,
        }
    }
    Ok(damage)
}

/// Removes what nobody needs any more: old codes and tokens, games that were called off, guests who never came back. Who has
/// a game stays.
pub async fn tidy(work: &mut Work<'_>) -> Result<(), StoreFault> {
    let days = |days: u64| stored(work.now.before(Duration::from_secs(days * 86_400)));
    let (now, off, idle) = (stored(work.now), days(CALLED_OFF_DAYS), days(IDLE_DAYS));
    let old_games = "SELECT id FROM game g WHERE status = 'over' AND termination = 'aborted' AND ended_at < $1 \
                     AND NOT EXISTS (SELECT 1 FROM game r WHERE r.rematch_of = g.id)";
    let idle_guests = "SELECT id FROM identity i WHERE kind = 'guest' AND seen_at < $1 \
                       AND NOT EXISTS (SELECT 1 FROM game WHERE maker = i.id) \
                       AND NOT EXISTS (SELECT 1 FROM game WHERE white = i.id) \
                       AND NOT EXISTS (SELECT 1 FROM game WHERE black = i.id)";
    let hour = stored(work.now.before(Duration::from_hours(1)));
    for (query, value) in [
        ("DELETE FROM token WHERE expires_at < $1".to_owned(), now),
        ("DELETE FROM ceremony WHERE expires_at < $1".to_owned(), now),
        ("DELETE FROM attempt WHERE since < $1".to_owned(), hour),
        (format!("DELETE FROM event WHERE game IN ({old_games})"), off),
        (format!("DELETE FROM game WHERE id IN ({old_games})"), off),
        (format!("DELETE FROM token WHERE identity IN ({idle_guests})"), idle),
        (format!("DELETE FROM identity WHERE id IN ({idle_guests})"), idle),
    ] {
        sql(query).bind(value).execute(work.writes()).await?;
    }
    Ok(())
}

/// When the server was alive last; never, for a new store.
pub async fn alive_at(db: &mut Db) -> Result<Option<Millis>, StoreFault> {
    let row = sql("SELECT alive_at FROM service WHERE id = 1").fetch_optional(db).await?;
    Ok(row.map(|row| row.get(0)).transpose()?.and_then(moment))
}

/// The same for who changes it: of several nodes one after the other.
pub async fn alive_to_change(db: &mut Db) -> Result<Option<Millis>, StoreFault> {
    let query = format!("SELECT alive_at FROM service WHERE id = 1{}", db.dialect().to_change());
    let row = sql(query).fetch_optional(db).await?;
    Ok(row.map(|row| row.get(0)).transpose()?.and_then(moment))
}

/// The latest moment that the store knows of, for a clock that must not go back.
pub async fn latest(db: &mut Db) -> Result<Option<Millis>, StoreFault> {
    if db.dialect() == Dialect::Postgres {
        // Nodes write every second that they live.
        return alive_at(db).await;
    }
    let row = sql("SELECT MAX(changed_at) FROM game").fetch_one(db).await?;
    let changed: Option<i64> = row.get(0)?;
    Ok(changed.and_then(moment).max(alive_at(db).await?))
}

/// The server is alive.
pub async fn beat(work: &mut Work<'_>) -> Result<(), StoreFault> {
    let now = stored(work.now);
    sql("INSERT INTO service (id, alive_at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE \
         SET alive_at = excluded.alive_at WHERE excluded.alive_at > service.alive_at")
    .bind(now)
    .execute(work.writes())
    .await?;
    Ok(())
}

/// The server was away since a moment: that costs nobody time. Told in every game with a clock, before anything else happens
/// in it.
pub async fn pause_all(work: &mut Work<'_>, since: Millis) -> Result<Damage, StoreFault> {
    let tail = "WHERE status = 'playing' AND time <> '-' ORDER BY id";
    let query = Listed::select(&format!("{tail}{}", work.dialect().to_change()));
    let rows = sql(query).fetch_all(work.reads()).await?;
    let mut damage = Vec::new();
    for row in &rows {
        let paused = match Listed::read(row) {
            Ok(listed) => pause(work, listed, since).await,
            Err(fault) => Err(fault),
        };
        match paused {
            Err(fault @ StoreFault::Damaged { .. }) => damage.push(fault),
            paused => paused?,
        }
    }
    Ok(damage)
}

async fn pause(work: &mut Work<'_>, listed: Listed, since: Millis) -> Result<(), StoreFault> {
    let mut online = work.online(&listed).await?;
    let at = since.max(online.latest());
    let paused = Draft { what: What::Paused, at, next: work.now.max(at) };
    let told = work.append(listed.record.id, &mut online, paused, None).await?;
    work.keep(listed, online, vec![told]).await
}
