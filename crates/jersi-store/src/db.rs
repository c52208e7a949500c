//! A connection to either database, and queries that both understand: the same text, with `$1`, `$2` in their order.
//!
//! What differs between the two is asked of [`Db::dialect`], in few places. Whole numbers are `i64`, moments are milliseconds.

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Connection as _, Postgres, Row as _, Sqlite};

/// One connection, of its own or from a pool.
#[derive(Debug)]
pub enum Db {
    /// To a file.
    Sqlite(SqliteConnection),
    /// To a file, lent.
    LentSqlite(PoolConnection<Sqlite>),
    /// To a server.
    Postgres(PgConnection),
    /// To a server, lent.
    LentPostgres(PoolConnection<Postgres>),
}

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// `SQLite`.
    Sqlite,
    /// `PostgreSQL`.
    Postgres,
}

impl Dialect {
    /// What a query ends with that reads a row to change it. With several writers the row is theirs one after the other;
    /// `SQLite` has one writer at a time.
    pub fn to_change(self) -> &'static str {
        match self {
            Dialect::Sqlite => "",
            Dialect::Postgres => " FOR NO KEY UPDATE",
        }
    }

    /// What a query ends with that reads a row which must stay as it is until the transaction ends.
    pub fn to_keep(self) -> &'static str {
        match self {
            Dialect::Sqlite => "",
            Dialect::Postgres => " FOR SHARE",
        }
    }

    /// The same as [`Dialect::to_change`], without what others change at the moment.
    pub fn to_change_if_free(self) -> &'static str {
        match self {
            Dialect::Sqlite => "",
            Dialect::Postgres => " FOR NO KEY UPDATE SKIP LOCKED",
        }
    }

    /// Whether a column is among the texts of a list, which is the value of this number. However many there are, the query is the
    /// same.
    pub fn among(self, column: &str, place: u8) -> String {
        match self {
            Dialect::Sqlite => format!("{column} IN (SELECT value FROM json_each(${place}))"),
            Dialect::Postgres => format!("{column} = ANY(${place})"),
        }
    }
}

/// What a connection leads to.
pub enum Line<'a> {
    /// To a file.
    Sqlite(&'a mut SqliteConnection),
    /// To a server.
    Postgres(&'a mut PgConnection),
}

impl Db {
    /// Which of the two.
    pub fn dialect(&self) -> Dialect {
        match self {
            Db::Sqlite(_) | Db::LentSqlite(_) => Dialect::Sqlite,
            Db::Postgres(_) | Db::LentPostgres(_) => Dialect::Postgres,
        }
    }

    /// The connection as the library has it.
    pub fn line(&mut self) -> Line<'_> {
        match self {
            Db::Sqlite(db) => Line::Sqlite(db),
            Db::LentSqlite(db) => Line::Sqlite(db),
            Db::Postgres(db) => Line::Postgres(db),
            Db::LentPostgres(db) => Line::Postgres(db),
        }
    }

    /// Text without values: `BEGIN`, `COMMIT`.
    pub async fn run(&mut self, text: &'static str) -> Result<(), sqlx::Error> {
        match self.line() {
            Line::Sqlite(db) => sqlx::raw_sql(text).execute(db).await.map(|_| ()),
            Line::Postgres(db) => sqlx::raw_sql(text).execute(db).await.map(|_| ()),
        }
    }

    /// Gives it up.
    pub async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Db::Sqlite(db) => db.close().await,
            Db::Postgres(db) => db.close().await,
            Db::LentSqlite(db) => db.close().await,
            Db::LentPostgres(db) => db.close().await,
        }
    }
}

/// A value that is put into a query.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A text, or nothing.
    Text(Option<String>),
    /// A whole number, or nothing.
    Number(Option<i64>),
    /// A number with a fraction.
    Real(f64),
    /// Texts, for [`Dialect::among`].
    Texts(Vec<String>),
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

impl From<Vec<String>> for Value {
    fn from(texts: Vec<String>) -> Value {
        Value::Texts(texts)
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

/// A list for a database that has none: as JSON.
fn listed(texts: Vec<String>) -> String {
    serde_json::Value::from(texts).to_string()
}

/// The same query for either database: their types differ, their text does not. `$list` makes of texts what the database takes.
macro_rules! bound {
    ($query:expr, $list:expr) => {{
        let mut query = sqlx::query(AssertSqlSafe($query.text));
        for value in $query.values {
            query = match value {
                Value::Text(text) => query.bind(text),
                Value::Number(number) => query.bind(number),
                Value::Real(number) => query.bind(number),
                Value::Texts(texts) => query.bind($list(texts)),
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
        Ok(match db.line() {
            Line::Sqlite(db) => bound!(self, listed).execute(db).await?.rows_affected(),
            Line::Postgres(db) => {
                bound!(self, std::convert::identity::<Vec<String>>).execute(db).await?.rows_affected()
            }
        })
    }

    /// The first row, if there is one.
    pub async fn fetch_optional(self, db: &mut Db) -> Result<Option<Row>, sqlx::Error> {
        Ok(match db.line() {
            Line::Sqlite(db) => bound!(self, listed).fetch_optional(db).await?.map(Row::Sqlite),
            Line::Postgres(db) => bound!(self, std::convert::identity::<Vec<String>>)
                .fetch_optional(db)
                .await?
                .map(Row::Postgres),
        })
    }

    /// The one row.
    pub async fn fetch_one(self, db: &mut Db) -> Result<Row, sqlx::Error> {
        self.fetch_optional(db).await?.ok_or(sqlx::Error::RowNotFound)
    }

    /// Every row.
    pub async fn fetch_all(self, db: &mut Db) -> Result<Vec<Row>, sqlx::Error> {
        Ok(match db.line() {
            Line::Sqlite(db) => {
                bound!(self, listed).fetch_all(db).await?.into_iter().map(Row::Sqlite).collect()
            }
            Line::Postgres(db) => bound!(self, std::convert::identity::<Vec<String>>)
                .fetch_all(db)
                .await?
                .into_iter()
                .map(Row::Postgres)
                .collect(),
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
