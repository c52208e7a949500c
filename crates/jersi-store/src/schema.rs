//! The tables, and how older stores get them.

use std::borrow::Cow;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use crate::db::{Db, Dialect, Line, sql};
use crate::fault::OpenFault;
use crate::place::Place;

/// A migration: its number, its name, its text.
type Step = (i64, &'static str, &'static str);

/// Every migration, the oldest first. They only add: a store of the release before can be read by this one, and nodes of both
/// releases may run side by side.
const SQLITE: [Step; 2] = [
    (1, "club", include_str!("../migrations/sqlite/0001_club.sql")),
    (2, "people", include_str!("../migrations/sqlite/0002_people.sql")),
];
/// `PostgreSQL` came with the second one, and its numbers are the same.
const POSTGRES: [Step; 1] = [(2, "club", include_str!("../migrations/postgres/0002_club.sql"))];

/// The number of the last one.
pub const LATEST: i64 = SQLITE[SQLITE.len() - 1].0;

/// Brings the tables up to date. Of several nodes that begin at once, one does.
pub async fn update(db: &mut Db, place: &Place) -> Result<(), OpenFault> {
    let steps: &[Step] = match db.dialect() {
        Dialect::Sqlite => &SQLITE,
        Dialect::Postgres => &POSTGRES,
    };
    let migration = |&(version, name, text): &Step| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, text.into_sql_str(), false)
    };
    let migrations = Migrator::with_migrations(steps.iter().map(migration).collect());
    let done = match db.line() {
        Line::Sqlite(db) => migrations.run(db).await,
        Line::Postgres(db) => migrations.run(db).await,
    };
    done.map_err(|error| match error {
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => OpenFault::Newer(place.clone()),
        error => OpenFault::Schema(place.clone(), error),
    })
}

/// The tables that are there.
pub async fn tables(db: &mut Db) -> Result<Vec<String>, sqlx::Error> {
    let query = match db.dialect() {
        Dialect::Sqlite => "SELECT name FROM sqlite_schema WHERE type = 'table'",
        Dialect::Postgres => {
            "SELECT CAST(tablename AS TEXT) FROM pg_catalog.pg_tables WHERE schemaname = current_schema()"
        }
    };
    sql(query).fetch_all(db).await?.iter().map(|row| row.get(0)).collect()
}

/// Which of them a store has; none if it has no tables yet.
pub async fn version(db: &mut Db) -> Result<i64, sqlx::Error> {
    if !tables(db).await?.iter().any(|name| name == "_sqlx_migrations") {
        return Ok(0);
    }
    sql("SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations").fetch_one(db).await?.get(0)
}
