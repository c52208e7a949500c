//! What the lane does again and again.

use std::time::Duration;

use jersi_club::Millis;

use crate::db::Dialect;
use crate::fault::StoreFault;
use crate::settle::{self, Damage, OUTAGE};
use crate::work::Work;

/// At the latest after so long it is written down that the server lives.
const BEAT: Duration = Duration::from_mins(1);
/// So often what nobody needs is removed.
const TIDY: Duration = Duration::from_hours(1);

/// When which of it was done last.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rhythm {
    /// Until when the server is known to have worked.
    pub alive: Millis,
    beaten: Millis,
    tidied: Millis,
}

impl Rhythm {
    /// A server that has worked until some moment.
    pub fn since(alive: Millis) -> Rhythm {
        Rhythm { alive, ..Rhythm::default() }
    }

    /// Before anything else: time in which the server did not work is nobody's.
    pub async fn resume(&mut self, work: &mut Work<'_>) -> Result<Damage, StoreFault> {
        if work.now.since(self.alive) < OUTAGE {
            return Ok(Vec::new());
        }
        if work.dialect() == Dialect::Postgres {
            // Another node may just do the same.
            let alive = settle::alive_to_change(work.writes()).await?.unwrap_or_default();
            self.alive = self.alive.max(alive);
            if work.now.since(self.alive) < OUTAGE {
                return Ok(Vec::new());
            }
        }
        let damage = settle::pause_all(work, self.alive).await?;
        self.beat(work).await?;
        Ok(damage)
    }

    /// What is due every second, every minute, every hour.
    pub async fn tick(&mut self, work: &mut Work<'_>) -> Result<Damage, StoreFault> {
        let now = work.now;
        let (fallen, soon) = settle::foresee(work.reads(), now).await?;
        let damage = if fallen { settle::sweep(work).await? } else { Vec::new() };
        if now.since(self.tidied) >= TIDY {
            settle::tidy(work).await?;
            self.tidied = now;
        }
        // Of several nodes each must know that another one lives.
        let shared = work.dialect() == Dialect::Postgres;
        if soon || shared || now.since(self.beaten) >= BEAT {
            self.beat(work).await?;
        }
        Ok(damage)
    }

    /// The server lives.
    pub async fn beat(&mut self, work: &mut Work<'_>) -> Result<(), StoreFault> {
        settle::beat(work).await?;
        self.beaten = work.now;
        Ok(())
    }
}
