//! Where a store is.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use sqlx::postgres::PgConnectOptions;

/// Where a store is: in a file, or in a database of a `PostgreSQL` server.
#[derive(Clone, Debug)]
pub enum Place {
    /// A file of `SQLite`.
    File(PathBuf),
    /// A database of `PostgreSQL`.
    Server(Box<Server>),
}

/// A database of a server.
#[derive(Clone)]
pub struct Server {
    pub(crate) options: PgConnectOptions,
    shown: String,
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The options hold the password.
        f.write_str(&self.shown)
    }
}

/// A text that begins like the address of a server and is none.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadPlace(String);

impl Place {
    /// Reads `postgres://…` as the address of a server and everything else as a file.
    pub fn read(text: &str) -> Result<Place, BadPlace> {
        if !is_address(text) {
            return Ok(Place::File(PathBuf::from(text)));
        }
        let options = PgConnectOptions::from_str(text).map_err(|error| BadPlace(error.to_string()))?;
        Ok(Place::Server(Box::new(Server { shown: without_password(text), options })))
    }

    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Place::File(path) => Some(path),
            Place::Server(_) => None,
        }
    }
}

/// Whether a text names a server.
fn is_address(text: &str) -> bool {
    ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme))
}

/// An address as it may be shown and logged: who asks, where, and which database.
fn without_password(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
    let rest = rest.split_once('?').map_or(rest, |(rest, _)| rest);
    let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
    format!("{scheme}://{place}")
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => path.display().fmt(f),
            Place::Server(server) => f.write_str(&server.shown),
        }
    }
}

impl From<&Path> for Place {
    fn from(path: &Path) -> Place {
        Place::File(path.to_owned())
    }
}

impl From<&PathBuf> for Place {
    fn from(path: &PathBuf) -> Place {
        Place::File(path.clone())
    }
}

impl From<PathBuf> for Place {
    fn from(path: PathBuf) -> Place {
        Place::File(path)
    }
}

impl From<&Place> for Place {
    fn from(place: &Place) -> Place {
        place.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for url in [
            "postgres://club:secret@db.example/jersi",
            "postgresql://club:sec%40ret@db.example/jersi?password=secret&sslmode=require",
        ] {
            let place = Place::read(url).expect("an address");
            assert!(place.to_string().ends_with("://db.example/jersi"), "{place}");
            assert!(!format!("{place:?}").contains("sec"));
        }
        assert!(Place::read("postgres://[").is_err());
        assert_eq!(Place::read("club.db").expect("a file").file(), Some(Path::new("club.db")));
    }
}
