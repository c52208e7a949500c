//! A store that is only read, past whoever has it open.

use std::cmp::Ordering;
use std::path::Path;

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use crate::fault::{OpenFault, StoreFault};
use crate::game_row::Status;
use crate::listed::Listed;
use crate::read::Snapshot;
use crate::{events, open, schema};

/// So many games are looked at between two questions for more.
const PAGE: i64 = 256;

/// A store as it stood when it was opened for reading. A server may go on writing meanwhile.
#[derive(Debug)]
pub struct Archive {
    pub(crate) db: SqliteConnection,
}

impl Archive {
    /// Opens a store that is there.
    pub async fn open(path: &Path) -> Result<Archive, OpenFault> {
        let (db, version) = open::past(path).await?;
        match version.cmp(&schema::LATEST) {
            Ordering::Greater => return Err(OpenFault::Newer(path.to_owned())),
            Ordering::Less => return Err(OpenFault::Older(path.to_owned())),
            Ordering::Equal => {}
        }
        Ok(Archive { db })
    }

    /// From here on everything is read as it stands now.
    pub(crate) async fn stand_still(&mut self) -> Result<(), StoreFault> {
        sqlx::raw_sql("BEGIN").execute(&mut self.db).await?;
        // The moment is that of the first look.
        sqlx::query("SELECT COUNT(*) FROM service").fetch_one(&mut self.db).await?;
        Ok(())
    }

    /// Time goes on.
    pub(crate) async fn go_on(&mut self) -> Result<(), StoreFault> {
        sqlx::raw_sql("COMMIT").execute(&mut self.db).await?;
        Ok(())
    }

    /// The names of some games, in their order, behind one of them.
    pub(crate) async fn names_after(&mut self, last: &str) -> Result<Vec<String>, StoreFault> {
        let query = "SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT $2";
        let rows = sqlx::query(query).bind(last).bind(PAGE).fetch_all(&mut self.db).await?;
        let name = |row: &SqliteRow| Ok(row.try_get(0)?);
        rows.iter().map(name).collect()
    }

    /// A game, by what its row is called.
    pub(crate) async fn game(&mut self, name: &str) -> Result<Snapshot, StoreFault> {
        let query = sqlx::query(Listed::select("WHERE id = $1")).bind(name);
        let listed = Listed::read(&query.fetch_one(&mut self.db).await?)?;
        let events = events::after(&mut self.db, listed.record.id, 0).await?;
        let online = events::fold(&listed, &events)?;
        Ok(Snapshot { listed, events, online })
    }

    /// Every game that was played to some end, all at one moment, one after the other; or what is wrong with it. The first
    /// error of who takes them ends it.
    pub async fn finished<E: From<StoreFault>>(
        &mut self,
        mut take: impl FnMut(Result<Snapshot, StoreFault>) -> Result<(), E>,
    ) -> Result<(), E> {
        self.stand_still().await?;
        let mut last = String::new();
        loop {
            let names = self.names_after(&last).await?;
            let Some(end) = names.last() else { break };
            last.clone_from(end);
            for name in names {
                match self.game(&name).await {
                    Ok(game) if game.listed.record.status != Status::Over || game.online.is_none() => {}
                    Err(fault @ (StoreFault::Database(_) | StoreFault::Closed)) => return Err(fault.into()),
                    game => take(game)?,
                }
            }
        }
        Ok(self.go_on().await?)
    }
}
