//! A store that is only read, past whoever has it open.

use std::cmp::Ordering;

use crate::db::{Db, Dialect, Row, sql};
use crate::fault::{OpenFault, StoreFault};
use crate::game_row::Status;
use crate::listed::Listed;
use crate::place::Place;
use crate::read::Snapshot;
use crate::{events, open, schema};

/// So many games are looked at between two questions for more.
const PAGE: i64 = 256;

/// A store as it stood when it was opened for reading. A server may go on writing meanwhile.
#[derive(Debug)]
pub struct Archive {
    pub(crate) db: Db,
}

impl Archive {
    /// Opens a store that is there.
    pub async fn open(place: impl Into<Place>) -> Result<Archive, OpenFault> {
        let place = place.into();
        let (db, version) = open::past(&place).await?;
        match version.cmp(&schema::LATEST) {
            Ordering::Greater => return Err(OpenFault::Newer(place)),
            Ordering::Less => return Err(OpenFault::Older(place)),
            Ordering::Equal => {}
        }
        Ok(Archive { db })
    }

    /// From here on everything is read as it stands now.
    pub(crate) async fn stand_still(&mut self) -> Result<(), StoreFault> {
        let begin = match self.db.dialect() {
            Dialect::Sqlite => "BEGIN",
            Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        self.db.run(begin).await?;
        // The moment is that of the first look.
        sql("SELECT COUNT(*) FROM service").fetch_one(&mut self.db).await?;
        Ok(())
    }

    /// Whether a server has it open, as far as it can be told from what it writes every second.
    pub(crate) async fn is_alive(&mut self) -> Result<bool, StoreFault> {
        if self.db.dialect() == Dialect::Sqlite {
            // A file has a lock.
            return Ok(false);
        }
        let query = "SELECT COUNT(*) FROM pg_stat_activity WHERE application_name = 'jersi' AND \
                     datname = current_database() AND pid <> pg_backend_pid()";
        Ok(sql(query).fetch_one(&mut self.db).await?.get::<i64, _>(0)? > 0)
    }

    /// Time goes on.
    pub(crate) async fn go_on(&mut self) -> Result<(), StoreFault> {
        self.db.run("COMMIT").await?;
        Ok(())
    }

    /// The names of some games, in their order, behind one of them.
    pub(crate) async fn names_after(&mut self, last: &str) -> Result<Vec<String>, StoreFault> {
        let query = "SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT $2";
        let rows = sql(query).bind(last).bind(PAGE).fetch_all(&mut self.db).await?;
        let name = |row: &Row| Ok(row.get(0)?);
        rows.iter().map(name).collect()
    }

    /// A game, by what its row is called.
    pub(crate) async fn game(&mut self, name: &str) -> Result<Snapshot, StoreFault> {
        let query = sql(Listed::select("WHERE id = $1")).bind(name);
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
