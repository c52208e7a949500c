//! The tables, and how older stores get them.

use std::borrow::Cow;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Every migration, the oldest first. They only add: a store of the release before can be read by this one.
const SQLITE: [(i64, &str, &str); 1] = [(1, "club", include_str!("../migrations/sqlite/0001_club.sql"))];

/// The migrations of `SQLite`.
pub fn sqlite() -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(SQLITE.map(migration).to_vec())
}
