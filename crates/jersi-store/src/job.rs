//! Work that is written down in the transaction that asks for it, and done once by whoever is free.

use std::time::Duration;

use jersi_club::Millis;

use crate::db::{Db, sql};
use crate::fault::{ActFault, StoreFault};
use crate::game_row::stored;
use crate::point::point;
use crate::rate;
use crate::store::Store;
use crate::work::Work;

/// So many jobs are taken at a time.
const AT_ONCE: i64 = 32;
/// A job that fails waits for a second, then for twice as long each time, but not longer than this.
const LONGEST_WAIT: Duration = Duration::from_hours(1);

/// What there is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobKind {
    /// To count a game for the ratings.
    Rate,
}

impl JobKind {
    /// As it is stored.
    pub fn word(self) -> &'static str {
        match self {
            JobKind::Rate => "rate",
        }
    }
}

/// Asks for something to be done, soon. What is asked for twice is done once.
pub async fn put(db: &mut Db, kind: JobKind, about: &str, now: Millis) -> Result<(), StoreFault> {
    sql("INSERT INTO job (kind, about, run_at, tries) VALUES ($1, $2, $3, 0) ON CONFLICT (kind, about) DO NOTHING")
        .bind(kind.word())
        .bind(about)
        .bind(stored(now))
        .execute(db)
        .await?;
    Ok(())
}

impl Store {
    /// Does what there is to do, and says how much of it was done here. What fails is tried again later.
    pub async fn do_jobs(&self) -> Result<usize, StoreFault> {
        let mut done = 0;
        loop {
            let due = due(&mut self.read().await?, self.now()).await?;
            if due.is_empty() {
                return Ok(done);
            }
            let mut here = 0;
            for about in due {
                here += usize::from(self.do_job(about).await?);
            }
            if here == 0 {
                // Others are at it.
                return Ok(done);
            }
            done += here;
        }
    }

    /// Does one job, unless somebody else does it. Whether it was done here.
    async fn do_job(&self, about: String) -> Result<bool, StoreFault> {
        point("before-rating");
        let asked = about.clone();
        // All through one lane of a node: two games of one player wait for each other there, and not in the tables.
        let done = self
            .write(JobKind::Rate.word().to_owned(), move |work| {
                let about = asked.clone();
                Box::pin(async move { rate_once(work, &about).await })
            })
            .await;
        let fault = match done {
            Ok(done) => {
                metrics::counter!("jersi_jobs_total", "kind" => "rate", "done" => done.to_string())
                    .increment(1);
                return Ok(done);
            }
            Err(ActFault::Store(StoreFault::Closed)) => return Err(StoreFault::Closed),
            Err(fault) => fault,
        };
        tracing::error!(%fault, "a game could not be rated; it is tried again later");
        let fault = fault.to_string();
        let postponed = self
            .write(JobKind::Rate.word().to_owned(), move |work| {
                let (about, fault) = (about.clone(), fault.clone());
                Box::pin(async move { Ok(postpone(work, &about, &fault).await?) })
            })
            .await;
        match postponed {
            Ok(()) => Ok(false),
            Err(ActFault::Store(fault)) => Err(fault),
            // The lane is full: another time.
            Err(ActFault::Refused(..)) => Ok(false),
        }
    }
}

/// The jobs that are to be done now, those that wait longest first.
async fn due(db: &mut Db, now: Millis) -> Result<Vec<String>, StoreFault> {
    let query = "SELECT about FROM job WHERE kind = 'rate' AND run_at <= $1 ORDER BY run_at, about LIMIT $2";
    let rows = sql(query).bind(stored(now)).bind(AT_ONCE).fetch_all(db).await?;
    rows.iter().map(|row| Ok(row.get(0)?)).collect()
}

/// Rates a game and strikes the job out, in one transaction. Whether the job was there, and nobody else had it.
async fn rate_once(work: &mut Work<'_>, about: &str) -> Result<bool, ActFault> {
    let query = format!(
        "SELECT about FROM job WHERE kind = 'rate' AND about = $1 AND run_at <= $2{}",
        work.dialect().to_change_if_free()
    );
    let now = work.now;
    let held = sql(query).bind(about).bind(stored(now)).fetch_optional(work.reads()).await?;
    if held.is_none() {
        return Ok(false);
    }
    rate::game(work.writes(), about).await?;
    sql("DELETE FROM job WHERE kind = 'rate' AND about = $1").bind(about).execute(work.writes()).await?;
    Ok(true)
}

/// It failed; another time, and why is written down.
async fn postpone(work: &mut Work<'_>, about: &str, fault: &str) -> Result<(), StoreFault> {
    let row = sql("SELECT tries FROM job WHERE kind = 'rate' AND about = $1")
        .bind(about)
        .fetch_optional(work.reads())
        .await?;
    let Some(row) = row else { return Ok(()) };
    let tries: i64 = row.get(0)?;
    let wait = Duration::from_secs(1 << tries.clamp(0, 12)).min(LONGEST_WAIT);
    let run_at = stored(work.now.after(wait));
    sql("UPDATE job SET tries = tries + 1, run_at = $2, fault = $3 WHERE kind = 'rate' AND about = $1")
        .bind(about)
        .bind(run_at)
        .bind(fault.chars().take(500).collect::<String>())
        .execute(work.writes())
        .await?;
    Ok(())
}
