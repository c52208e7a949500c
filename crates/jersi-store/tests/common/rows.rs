//! A store as text, past the code that wrote it.

use std::collections::BTreeMap;
use std::path::Path;

use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};

/// The table of migrations, as the library makes it.
const MIGRATIONS: &str = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, \
     installed_on TIMESTAMPTZ NOT NULL DEFAULT now(), success BOOLEAN NOT NULL, checksum BYTEA NOT NULL, \
     execution_time BIGINT NOT NULL);\n";

/// A connection that goes past the store.
pub enum Past {
    File(SqliteConnection),
    Server(PgConnection),
}

impl Past {
    /// To a file, or to the address of a server.
    pub async fn to(address: &str) -> Past {
        if address.starts_with("postgres") {
            return Past::Server(PgConnection::connect(address).await.expect("a connection"));
        }
        let options = SqliteConnectOptions::new().filename(address).create_if_missing(true);
        Past::File(options.foreign_keys(false).connect().await.expect("a connection"))
    }

    /// Does something.
    pub async fn tell(&mut self, sql: impl Into<String>) {
        let sql = sqlx::raw_sql(AssertSqlSafe(sql.into()));
        match self {
            Past::File(db) => drop(sql.execute(db).await.expect("it is done")),
            Past::Server(db) => drop(sql.execute(db).await.expect("it is done")),
        }
    }

    /// The texts of the first column of an answer.
    pub async fn texts(&mut self, sql: String) -> Vec<String> {
        let sql = AssertSqlSafe(sql);
        match self {
            Past::File(db) => {
                sqlx::query(sql).fetch_all(db).await.expect("rows").iter().map(|row| row.get(0)).collect()
            }
            Past::Server(db) => {
                sqlx::query(sql).fetch_all(db).await.expect("rows").iter().map(|row| row.get(0)).collect()
            }
        }
    }

    /// Gives it up.
    pub async fn close(self) {
        match self {
            Past::File(db) => db.close().await.expect("closed"),
            Past::Server(db) => db.close().await.expect("closed"),
        }
    }

    async fn tables(&mut self) -> Vec<String> {
        let query = match self {
            Past::File(_) => "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
            Past::Server(_) => "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
        };
        self.texts(query.to_owned()).await
    }

    async fn columns(&mut self, table: &str) -> Vec<String> {
        let query = match self {
            Past::File(_) => format!("SELECT name FROM pragma_table_info('{table}')"),
            Past::Server(_) => format!(
                "SELECT column_name::text FROM information_schema.columns WHERE table_name = '{table}' \
                 ORDER BY ordinal_position"
            ),
        };
        self.texts(query).await
    }

    /// The rows of a table, each as values that could be put in again.
    async fn rows(&mut self, table: &str, columns: &[String]) -> Vec<String> {
        let quote = match self {
            Past::File(_) => "quote",
            Past::Server(_) => "quote_nullable",
        };
        let quoted: Vec<String> = columns.iter().map(|column| format!("{quote}({column})")).collect();
        self.texts(format!("SELECT {} FROM {table} ORDER BY 1", quoted.join(" || ', ' || "))).await
    }

    /// Everything of these tables and columns; without any, of all that there are.
    pub async fn all(&mut self, of: Option<&BTreeMap<String, Vec<String>>>) -> BTreeMap<String, Vec<String>> {
        let mut all = BTreeMap::new();
        for table in self.tables().await {
            let columns = match of {
                None => self.columns(&table).await,
                Some(of) => match of.get(&table) {
                    Some(columns) => columns.clone(),
                    None => continue,
                },
            };
            all.insert(table.clone(), self.rows(&table, &columns).await);
        }
        all
    }

    /// Which tables there are, with their columns.
    pub async fn shape(&mut self) -> BTreeMap<String, Vec<String>> {
        let mut shape = BTreeMap::new();
        for table in self.tables().await {
            let columns = self.columns(&table).await;
            shape.insert(table, columns);
        }
        shape
    }

    /// Everything, as statements that make it again.
    pub async fn written_out(&mut self, migrations: &Path) -> String {
        let mut text = match self {
            Past::File(_) => {
                let query =
                    "SELECT sql || ';' FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type DESC, name";
                self.texts(query.to_owned()).await.join("\n") + "\n"
            }
            Past::Server(_) => {
                let mut files: Vec<_> = std::fs::read_dir(migrations)
                    .expect("a folder")
                    .map(|entry| entry.expect("an entry").path())
                    .collect();
                files.sort();
                // Rows may come in any order then.
                let mut text = format!("SET session_replication_role = replica;\n{MIGRATIONS}");
                for file in files {
                    text += &std::fs::read_to_string(file).expect("a text");
                }
                text
            }
        };
        for (table, rows) in self.all(None).await {
            for row in rows {
                text.extend(["INSERT INTO ", &table, " VALUES (", &row, ");\n"]);
            }
        }
        text
    }
}
