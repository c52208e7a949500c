//! A whole store from one database to another, row by row.

use crate::db::{Db, Dialect, Query, Row, Value, sql};
use crate::fault::StoreFault;

/// So many rows are read at once.
const PAGE: i64 = 500;
/// So many are written at once.
const AT_ONCE: usize = 50;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holds {
    Text,
    Number,
    Real,
}

use Holds::{Number, Real, Text};

/// A table that is copied.
struct Table {
    name: &'static str,
    columns: &'static [(&'static str, Holds)],
    /// How many of the columns, from the first, are its key.
    key: usize,
}

/// Every table that is worth keeping, those first that others name. What a passkey was asked is not: it lives five minutes.
const TABLES: [Table; 10] = [
    Table {
        name: "identity",
        key: 1,
        columns: &[
            ("id", Text),
            ("kind", Text),
            ("name", Text),
            ("name_key", Text),
            ("password", Text),
            ("banned_at", Number),
            ("vacation_until", Number),
            ("vacation_year", Number),
            ("vacation_used", Number),
            ("created_at", Number),
            ("seen_at", Number),
        ],
    },
    Table {
        name: "token",
        key: 1,
        columns: &[("hash", Text), ("identity", Text), ("kind", Text), ("expires_at", Number)],
    },
    Table {
        name: "passkey",
        key: 1,
        columns: &[("id", Text), ("identity", Text), ("label", Text), ("body", Text), ("created_at", Number)],
    },
    Table {
        name: "game",
        key: 1,
        columns: &[
            ("id", Text),
            ("status", Text),
            ("listed", Number),
            ("rated", Number),
            ("spec", Text),
            ("time", Text),
            ("seat", Text),
            ("maker", Text),
            ("white", Text),
            ("black", Text),
            ("rematch_of", Text),
            ("score_white", Number),
            ("score_black", Number),
            ("score_ties", Number),
            ("created_at", Number),
            ("changed_at", Number),
            ("started_at", Number),
            ("ended_at", Number),
            ("seq", Number),
            ("placed", Number),
            ("position", Text),
            ("turns", Number),
            ("decider", Text),
            ("due_at", Number),
            ("result", Text),
            ("termination", Text),
        ],
    },
    Table {
        name: "event",
        key: 2,
        columns: &[
            ("game", Text),
            ("seq", Number),
            ("kind", Text),
            ("color", Text),
            ("text", Text),
            ("at", Number),
            ("next", Number),
            ("actor", Text),
            ("act", Text),
            ("asked", Text),
        ],
    },
    Table {
        name: "rating",
        key: 2,
        columns: &[
            ("identity", Text),
            ("pool", Text),
            ("value", Real),
            ("deviation", Real),
            ("volatility", Real),
            ("games", Number),
            ("at", Number),
        ],
    },
    Table {
        name: "rated",
        key: 2,
        columns: &[
            ("game", Text),
            ("identity", Text),
            ("pool", Text),
            ("at", Number),
            ("before", Real),
            ("after", Real),
        ],
    },
    Table {
        name: "job",
        key: 2,
        columns: &[("kind", Text), ("about", Text), ("run_at", Number), ("tries", Number), ("fault", Text)],
    },
    Table { name: "attempt", key: 1, columns: &[("name_key", Text), ("since", Number), ("count", Number)] },
    Table { name: "service", key: 1, columns: &[("id", Number), ("alive_at", Number)] },
];

/// Copies everything, in one transaction of where it goes. Where it comes from stands still.
pub async fn copy(from: &mut Db, to: &mut Db) -> Result<(), StoreFault> {
    to.run("BEGIN").await?;
    // Games name the games before them.
    to.run(match to.dialect() {
        Dialect::Sqlite => "PRAGMA defer_foreign_keys = ON",
        Dialect::Postgres => "SET CONSTRAINTS ALL DEFERRED",
    })
    .await?;
    for table in &TABLES {
        table.copy(from, to).await?;
    }
    to.run("COMMIT").await?;
    Ok(())
}

/// Whether nobody and nothing is in there yet.
pub async fn is_empty(db: &mut Db) -> Result<bool, StoreFault> {
    let row =
        sql("SELECT (SELECT COUNT(*) FROM identity) + (SELECT COUNT(*) FROM game)").fetch_one(db).await?;
    Ok(row.get::<i64, _>(0)? == 0)
}

/// The first table of which one of the two has other rows than the other, if any.
pub async fn differs(one: &mut Db, other: &mut Db) -> Result<Option<&'static str>, StoreFault> {
    for table in &TABLES {
        let mut last: Option<Vec<Value>> = None;
        loop {
            let (here, there) =
                (table.page(one, last.as_ref()).await?, table.page(other, last.as_ref()).await?);
            if here != there {
                return Ok(Some(table.name));
            }
            let Some(end) = here.last() else { break };
            last = Some(end[..table.key].to_vec());
        }
    }
    Ok(None)
}

impl Table {
    async fn copy(&self, from: &mut Db, to: &mut Db) -> Result<(), StoreFault> {
        let mut last: Option<Vec<Value>> = None;
        loop {
            let rows = self.page(from, last.as_ref()).await?;
            let Some(end) = rows.last() else { return Ok(()) };
            last = Some(end[..self.key].to_vec());
            for some in rows.chunks(AT_ONCE) {
                self.insert(some).execute(to).await?;
            }
        }
    }

    /// Some rows, in the order of their keys, behind one of them.
    async fn page(&self, db: &mut Db, last: Option<&Vec<Value>>) -> Result<Vec<Vec<Value>>, StoreFault> {
        // Everywhere the same order, whatever language a database was made for.
        let bytewise = match db.dialect() {
            Dialect::Sqlite => "",
            Dialect::Postgres => " COLLATE \"C\"",
        };
        let sorted = |(name, holds): &(&str, Holds)| {
            if *holds == Text { format!("{name}{bytewise}") } else { (*name).to_owned() }
        };
        let key = self.columns[..self.key].iter().map(sorted).collect::<Vec<_>>().join(", ");
        let behind = match last {
            Some(_) => {
                let values: Vec<String> = (1..=self.key).map(|n| format!("${n}")).collect();
                format!(" WHERE ({key}) > ({})", values.join(", "))
            }
            None => String::new(),
        };
        let text = format!("SELECT {} FROM {}{behind} ORDER BY {key} LIMIT {PAGE}", self.names(), self.name);
        let query = last.into_iter().flatten().fold(sql(text), |query, value| query.bind(value.clone()));
        query.fetch_all(db).await?.iter().map(|row| self.read(row)).collect()
    }

    fn read(&self, row: &Row) -> Result<Vec<Value>, StoreFault> {
        let mut values = Vec::with_capacity(self.columns.len());
        for (number, (_, holds)) in self.columns.iter().enumerate() {
            values.push(match holds {
                Text => Value::Text(row.get(number)?),
                Number => Value::Number(row.get(number)?),
                Real => Value::Real(row.get(number)?),
            });
        }
        Ok(values)
    }

    fn insert(&self, rows: &[Vec<Value>]) -> Query {
        let width = self.columns.len();
        let row = |row: usize| {
            let values: Vec<String> = (1..=width).map(|n| format!("${}", row * width + n)).collect();
            format!("({})", values.join(", "))
        };
        let values: Vec<String> = (0..rows.len()).map(row).collect();
        let text = format!("INSERT INTO {} ({}) VALUES {}", self.name, self.names(), values.join(", "));
        rows.iter().flatten().fold(sql(text), |query, value| query.bind(value.clone()))
    }

    fn names(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sqlx::{ConnectOptions as _, sqlite::SqliteConnectOptions};

    use super::*;
    use crate::place::Place;
    use crate::schema;

    /// Whoever adds a table or a column adds it here too, or says why not.
    #[tokio::test]
    async fn every_table_and_every_column_is_copied() {
        let memory = SqliteConnectOptions::new().in_memory(true).connect().await.expect("a database");
        let mut db = Db::Sqlite(memory);
        schema::update(&mut db, &Place::File("memory".into())).await.expect("its tables");
        let left: BTreeSet<String> = ["ceremony", "_sqlx_migrations"].map(str::to_owned).into();
        let tables: BTreeSet<String> = schema::tables(&mut db).await.expect("tables").into_iter().collect();
        let copied: BTreeSet<String> = TABLES.iter().map(|table| table.name.to_owned()).collect();
        assert_eq!(copied, tables.difference(&left).cloned().collect());
        for table in &TABLES {
            let query = format!("SELECT name FROM pragma_table_info('{}')", table.name);
            let rows = sql(query).fetch_all(&mut db).await.expect("columns");
            let columns: BTreeSet<String> = rows.iter().map(|row| row.get(0).expect("a name")).collect();
            let copied: BTreeSet<String> = table.columns.iter().map(|(name, _)| (*name).to_owned()).collect();
            assert_eq!(copied, columns, "{}", table.name);
        }
    }
}
