//! Why there is no cluster.

use std::io;

/// Why there is no cluster.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The programs are not there.
    #[error("PostgreSQL is not installed; on Debian or Ubuntu try: sudo apt-get install -y postgresql")]
    Missing,
    /// A program was not content.
    #[error("{program}: {said}")]
    Program {
        /// Which one.
        program: String,
        /// What it said.
        said: String,
    },
    /// Something with files or processes.
    #[error("{0}: {1}")]
    System(String, #[source] io::Error),
    /// It runs and refuses something.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
}

impl Fault {
    /// For `map_err`, with what was being done.
    pub(crate) fn when(what: impl std::fmt::Display) -> impl FnOnce(io::Error) -> Fault {
        move |error| Fault::System(what.to_string(), error)
    }
}
