//! Vacation: the time of one's games over days stands still, so many days a year.

use std::sync::Arc;
use std::time::Duration;

use jersi_club::{Draft, Millis, OnlineGame, What};
use jersi_game::CivilTime;
use jersi_rules::Color;
use jersi_wire::{Code, GameId};

use crate::db::{Db, Row, sql};
use crate::fault::{ActFault, StoreFault};
use crate::game_row::{GameRecord, moment, stored};
use crate::store::Store;
use crate::told::Told;
use crate::work::Work;

/// So many days of a year, which begins at midnight of Greenwich.
pub const VACATION_DAYS: u32 = 30;
const DAY: Duration = Duration::from_hours(24);

/// How somebody's vacations stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VacationLeft {
    /// Until when, for who is on vacation.
    pub until: Option<Millis>,
    /// How many whole days are left this year.
    pub days: u32,
}

/// What is kept of somebody's vacations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Used {
    until: Option<Millis>,
    /// How much of this year's was taken, that which is under way too.
    used: Duration,
}

impl Used {
    fn read(row: &Row, now: Millis) -> Result<Used, StoreFault> {
        let until: Option<i64> = row.get("vacation_until")?;
        let (year_of, used): (Option<i64>, Option<i64>) =
            (row.get("vacation_year")?, row.get("vacation_used")?);
        let used = used.filter(|_| year_of == Some(year(now))).and_then(|used| u64::try_from(used).ok());
        Ok(Used {
            until: until.and_then(moment).filter(|until| *until > now),
            used: Duration::from_millis(used.unwrap_or_default()),
        })
    }

    /// Comes back now: what was not used is there for another time.
    fn back(self, now: Millis) -> Used {
        let unused = self.until.map_or(Duration::ZERO, |until| until.since(now));
        Used { until: None, used: self.used.saturating_sub(unused) }
    }

    fn left(self) -> Duration {
        (DAY * VACATION_DAYS).saturating_sub(self.used)
    }
}

fn year(now: Millis) -> i64 {
    let date = CivilTime::at(now.0 / 1_000).date();
    date.split('-').next().and_then(|year| year.parse().ok()).unwrap_or_default()
}

const COLUMNS: &str = "kind, vacation_until, vacation_year, vacation_used";

impl Store {
    /// An account is on vacation for so many days from now on; for none, it is back.
    pub async fn vacation(&self, who: &str, days: u32) -> Result<(), ActFault> {
        let who: Arc<str> = who.into();
        self.write(who.to_string(), move |work| {
            let who = Arc::clone(&who);
            Box::pin(async move { go(work, &who, days).await })
        })
        .await
    }

    /// How somebody's vacations stand; nothing for who has none.
    pub async fn vacation_of(&self, who: &str) -> Result<Option<VacationLeft>, StoreFault> {
        let row = row(&mut self.read().await?, who, "").await?;
        let Some(row) = row.filter(is_account) else { return Ok(None) };
        let used = Used::read(&row, self.now())?;
        let days = used.left().as_secs() / DAY.as_secs();
        Ok(Some(VacationLeft { until: used.until, days: u32::try_from(days).unwrap_or(VACATION_DAYS) }))
    }
}

async fn row(db: &mut Db, who: &str, tail: &str) -> Result<Option<Row>, StoreFault> {
    let query = format!("SELECT {COLUMNS} FROM identity WHERE id = $1{tail}");
    Ok(sql(query).bind(who).fetch_optional(db).await?)
}

fn is_account(row: &Row) -> bool {
    row.get::<String, _>("kind").is_ok_and(|kind| kind == "account")
}

/// Until when somebody is on vacation. Nobody goes or comes back before the transaction ends.
pub async fn until(work: &mut Work<'_>, who: &str) -> Result<Option<Millis>, StoreFault> {
    let (now, tail) = (work.now, work.dialect().to_keep());
    let Some(row) = row(work.reads(), who, tail).await? else { return Ok(None) };
    Ok(Used::read(&row, now)?.until)
}

/// Somebody sits down at a game that goes on: if he is on vacation, his time stands still there too.
pub async fn take_along(work: &mut Work<'_>, game: GameId, who: &str) -> Result<(), StoreFault> {
    match until(work, who).await? {
        Some(until) => tell(work, game, who, Some(until)).await,
        None => Ok(()),
    }
}

/// A game over days begins: of who is on vacation, the time stands still.
pub async fn begin(
    work: &mut Work<'_>,
    record: &GameRecord,
    online: &mut OnlineGame,
) -> Result<Vec<Told>, StoreFault> {
    let mut told = Vec::new();
    if !online.knows_vacation() {
        return Ok(told);
    }
    for color in Color::BOTH {
        let Some(who) = record.seated(color) else { continue };
        if let Some(until) = until(work, who).await? {
            let away = Draft::at(What::Away(color, until), work.now.max(online.latest()));
            told.push(work.append(record.id, online, away, None).await?);
        }
    }
    Ok(told)
}

async fn go(work: &mut Work<'_>, who: &str, days: u32) -> Result<(), ActFault> {
    let (now, tail) = (work.now, work.dialect().to_change());
    let refused = |code| Err(ActFault::Refused(code, 0));
    let Some(row) = row(work.reads(), who, tail).await? else { return refused(Code::NotSignedIn) };
    if !is_account(&row) {
        return refused(Code::NeedsAccount);
    }
    let before = Used::read(&row, now)?;
    let mut after = before.back(now);
    if days > 0 {
        let wanted = DAY * days.min(VACATION_DAYS + 1);
        if wanted > after.left() {
            return refused(Code::NotNow);
        }
        after = Used { until: Some(now.after(wanted)), used: after.used + wanted };
    }
    sql("UPDATE identity SET vacation_until = $2, vacation_year = $3, vacation_used = $4 WHERE id = $1")
        .bind(who)
        .bind(after.until.map(stored))
        .bind(year(now))
        .bind(i64::try_from(after.used.as_millis()).unwrap_or(i64::MAX))
        .execute(work.writes())
        .await?;
    for game in day_games(work.reads(), who).await? {
        tell(work, game, who, after.until).await?;
    }
    Ok(())
}

/// Somebody's games over days that are under way, in the order in which games are locked.
async fn day_games(db: &mut Db, who: &str) -> Result<Vec<GameId>, StoreFault> {
    let query = "SELECT id, time FROM game WHERE status = 'playing' AND white = $1 UNION \
                 SELECT id, time FROM game WHERE status = 'playing' AND black = $1 ORDER BY id";
    let mut games = Vec::new();
    for row in sql(query).bind(who).fetch_all(db).await? {
        let (id, time): (String, String) = (row.get("id")?, row.get("time")?);
        // What is no clock, and no name, is for `jersi admin check` to tell.
        let over_days =
            time.parse().is_ok_and(|time| matches!(time, jersi_game::TimeControl::DaysPerTurn(_)));
        games.extend(id.parse::<GameId>().ok().filter(|_| over_days));
    }
    Ok(games)
}

/// A game hears that somebody goes or comes back.
async fn tell(work: &mut Work<'_>, game: GameId, who: &str, until: Option<Millis>) -> Result<(), StoreFault> {
    let Some(listed) = work.game(game).await? else { return Ok(()) };
    let Some(color) = listed.record.color_of(who) else { return Ok(()) };
    let mut online = match work.online(&listed).await {
        Ok(online) => online,
        // A game that is damaged hinders no vacation.
        Err(StoreFault::Damaged { .. }) => return Ok(()),
        Err(fault) => return Err(fault),
    };
    let now = work.now.max(online.latest());
    let mut told = Vec::new();
    while let Some(fallen) = online.fallen(work.now) {
        told.push(work.append(game, &mut online, fallen, None).await?);
    }
    let what = match until {
        Some(until) if online.knows_vacation() => Some(What::Away(color, until)),
        None if online.away(color).is_some() => Some(What::Back(color)),
        _ => None,
    };
    if let Some(what) = what {
        told.push(work.append(game, &mut online, Draft::at(what, now), None).await?);
    }
    if told.is_empty() { Ok(()) } else { work.keep(listed, online, told).await }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_are_those_of_greenwich() {
        assert_eq!(year(Millis(1_735_689_599_999)), 2024);
        assert_eq!(year(Millis(1_735_689_600_000)), 2025);
    }
}
