//! What whoever runs a club does with its people, past the server and beside it: each deed is one short transaction.

use std::cmp::Ordering;
use std::time::{SystemTime, UNIX_EPOCH};

use jersi_club::Millis;

use crate::connect::Connect;
use crate::db::{Db, Dialect};
use crate::fault::{OpenFault, StoreFault};
use crate::place::Place;
use crate::{open, schema};

/// A store that is open for the people who run it. Servers may have it open too: they keep nothing of people in memory, and
/// the database lets one write after the other.
#[derive(Debug)]
pub struct Admin {
    pub(crate) db: Db,
}

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub enum AdminFault {
    /// It is no name.
    #[error("it is no name")]
    BadName,
    /// Somebody else has the name.
    #[error("somebody else has the name")]
    NameTaken,
    /// There is no such one.
    #[error("there is no such one")]
    NoSuchOne,
    /// The store refuses.
    #[error(transparent)]
    Store(#[from] StoreFault),
}

impl Admin {
    /// Opens a store that is there.
    pub async fn open(place: impl Into<Place>) -> Result<Admin, OpenFault> {
        let place = place.into();
        if let Some(path) = place.file() {
            // None is made by looking after it.
            std::fs::metadata(path).map_err(|error| OpenFault::Folder(place.clone(), error))?;
        }
        let connected = Connect::to(&place).connect().await;
        let mut db = connected.map_err(|error| open::unopened(&place, error))?;
        open::must_be_ours(&mut db, &place).await?;
        open::must_be_durable(&mut db, &place).await?;
        let version = schema::version(&mut db).await.map_err(|error| open::unopened(&place, error))?;
        match version.cmp(&schema::LATEST) {
            Ordering::Greater => Err(OpenFault::Newer(place)),
            Ordering::Less => Err(OpenFault::Older(place)),
            Ordering::Equal => Ok(Admin { db }),
        }
    }

    /// Does something as a whole, or not at all. It is on disk when this returns.
    pub(crate) async fn within<T>(
        &mut self,
        deed: impl AsyncFnOnce(&mut Db, Millis) -> Result<T, AdminFault>,
    ) -> Result<T, AdminFault> {
        let begin = match self.db.dialect() {
            // Whoever reads first and writes then would have to begin anew.
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        };
        self.db.run(begin).await.map_err(StoreFault::from)?;
        let done = deed(&mut self.db, now()).await;
        let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
        let ended = self.db.run(end).await;
        let done = done?;
        ended.map_err(StoreFault::from)?;
        Ok(done)
    }
}

/// Now, by the clock of the machine: it only says when somebody came.
fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::default().after(since)
}
