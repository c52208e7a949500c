//! The tables, and how older stores get them.

use std::borrow::Cow;
use std::path::Path;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{Row as _, SqlSafeStr as _, SqliteConnection};

use crate::fault::OpenFault;

/// Every migration, the oldest first. They only add: a store of the release before can be read by this one.
const SQLITE: [(i64, &str, &str); 1] = [(1, "club", include_str!("../migrations/sqlite/0001_club.sql"))];

/// The number of the last one.
pub const LATEST: i64 = SQLITE[SQLITE.len() - 1].0;

/// Brings the tables up to date.
pub async fn update(db: &mut SqliteConnection, path: &Path) -> Result<(), OpenFault> {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrations = Migrator::with_migrations(SQLITE.map(migration).to_vec());
    migrations.run(db).await.map_err(|error| match error {
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => {
            OpenFault::Newer(path.to_owned())
        }
        error => OpenFault::Schema(path.to_owned(), error),
    })
}

/// Which of them a store has; none if it has no tables yet.
pub async fn version(db: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    let made = "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name = '_sqlx_migrations'";
    if sqlx::query(made).fetch_one(&mut *db).await?.try_get::<i64, _>(0)? == 0 {
        return Ok(0);
    }
    let row = sqlx::query("SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations").fetch_one(db).await?;
    row.try_get(0)
}
