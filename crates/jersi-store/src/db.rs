//! A connection to either database, and queries that both understand: the same text, with `$1`, `$2` in their order.
//!
//! What differs between the two is asked of [`Db::dialect`], in few places. Whole numbers are `i64`, moments are milliseconds.

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Connection as _, Row as _};

/// One connection.
#[derive(Debug)]
pub enum Db {
    /// To a file.
    Sqlite(SqliteConnection),
    /// To a server.
    Postgres(PgConnection),
}

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// `SQLite`.
    Sqlite,
    /// `PostgreSQL`.
    Postgres,
}

impl Db {
    /// Which of the two.
    pub fn dialect(&self) -> Dialect {
        match self {
            Db::Sqlite(_) => Dialect::Sqlite,
            Db::Postgres(_) => Dialect::Postgres,
        }
    }

    /// Text without values: `BEGIN`, `COMMIT`.
    pub async fn run(&mut self, text: &'static str) -> Result<(), sqlx::Error> {
        match self {
            Db::Sqlite(db) => sqlx::raw_sql(text).execute(db).await.map(|_| ()),
            Db::Postgres(db) => sqlx::raw_sql(text).execute(db).await.map(|_| ()),
        }
    }

    /// Gives it up.
    pub async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Db::Sqlite(db) => db.close().await,
            Db::Postgres(db) => db.close().await,
        }
    }
}

/// A value that is put into a query.
#[derive(Clone, Debug)]
pub enum Value {
    /// A text, or nothing.
    Text(Option<String>),
    /// A whole number, or nothing.
    Number(Option<i64>),
    /// A number with a fraction.
    Real(f64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Some(text.to_owned()))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(Some(text.clone()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(text))
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Value {
        Value::Text(text)
    }
}

impl From<&Option<String>> for Value {
    fn from(text: &Option<String>) -> Value {
        Value::Text(text.clone())
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Value {
        Value::Text(text.map(str::to_owned))
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(Some(number))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(Some(i64::from(number)))
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Value {
        Value::Number(number)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Real(number)
    }
}

/// A query with its values.
#[derive(Debug)]
#[must_use]
pub struct Query {
    text: String,
    values: Vec<Value>,
}

/// A query of this text. It is our own: what others wrote comes in by [`Query::bind`] alone.
pub fn sql(text: impl Into<String>) -> Query {
    Query { text: text.into(), values: Vec::new() }
}

/// The same query for either database: their types differ, their text does not.
macro_rules! bound {
    ($query:expr) => {{
        let mut query = sqlx::query(AssertSqlSafe($query.text));
        for value in $query.values {
            query = match value {
                Value::Text(text) => query.bind(text),
                Value::Number(number) => query.bind(number),
                Value::Real(number) => query.bind(number),
            };
        }
        query
    }};
}

impl Query {
    /// The next value.
    pub fn bind(mut self, value: impl Into<Value>) -> Query {
        self.values.push(value.into());
        self
    }

    /// Does it. How many rows were changed.
    pub async fn execute(self, db: &mut Db) -> Result<u64, sqlx::Error> {
        Ok(match db {
            Db::Sqlite(db) => bound!(self).execute(db).await?.rows_affected(),
            Db::Postgres(db) => bound!(self).execute(db).await?.rows_affected(),
        })
    }

    /// The first row, if there is one.
    pub async fn fetch_optional(self, db: &mut Db) -> Result<Option<Row>, sqlx::Error> {
        Ok(match db {
            Db::Sqlite(db) => bound!(self).fetch_optional(db).await?.map(Row::Sqlite),
            Db::Postgres(db) => bound!(self).fetch_optional(db).await?.map(Row::Postgres),
        })
    }

    /// The one row.
    pub async fn fetch_one(self, db: &mut Db) -> Result<Row, sqlx::Error> {
        self.fetch_optional(db).await?.ok_or(sqlx::Error::RowNotFound)
    }

    /// Every row.
    pub async fn fetch_all(self, db: &mut Db) -> Result<Vec<Row>, sqlx::Error> {
        Ok(match db {
            Db::Sqlite(db) => bound!(self).fetch_all(db).await?.into_iter().map(Row::Sqlite).collect(),
            Db::Postgres(db) => bound!(self).fetch_all(db).await?.into_iter().map(Row::Postgres).collect(),
        })
    }
}

/// A row of an answer.
#[derive(Debug)]
pub enum Row {
    /// From a file.
    Sqlite(SqliteRow),
    /// From a server.
    Postgres(PgRow),
}

/// What a column can hold.
pub trait Column: Sized {
    /// The value of a column, by name or by number.
    fn of<I>(row: &Row, column: I) -> Result<Self, sqlx::Error>
    where
        I: sqlx::ColumnIndex<SqliteRow> + sqlx::ColumnIndex<PgRow>;
}

macro_rules! columns {
    ($($kind:ty),*) => {$(
        impl Column for $kind {
            fn of<I>(row: &Row, column: I) -> Result<Self, sqlx::Error>
            where
                I: sqlx::ColumnIndex<SqliteRow> + sqlx::ColumnIndex<PgRow>,
            {
                match row {
                    Row::Sqlite(row) => row.try_get(column),
                    Row::Postgres(row) => row.try_get(column),
                }
            }
        }
    )*};
}

columns!(String, Option<String>, i64, Option<i64>, f64);

impl Row {
    /// The value of a column, by name or by number.
    pub fn get<T: Column, I>(&self, column: I) -> Result<T, sqlx::Error>
    where
        I: sqlx::ColumnIndex<SqliteRow> + sqlx::ColumnIndex<PgRow>,
    {
        T::of(self, column)
    }

    /// A number that is never below nothing.
    pub fn count<I>(&self, column: I) -> Result<u32, sqlx::Error>
    where
        I: sqlx::ColumnIndex<SqliteRow> + sqlx::ColumnIndex<PgRow>,
    {
        let number: i64 = self.get(column)?;
        u32::try_from(number).map_err(|error| sqlx::Error::Decode(error.into()))
    }
}
