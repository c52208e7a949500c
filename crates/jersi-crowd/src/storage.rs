//! Where the server under test keeps its games.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jersi_cluster::{Cluster, Fault, Place};

/// Where the server under test keeps its games.
#[derive(Clone, Debug)]
pub enum Storage {
    /// In a file.
    File(PathBuf),
    /// In a database of a `PostgreSQL` of our own.
    Server(Arc<Cluster>, String),
}

impl Storage {
    /// A new database in a `PostgreSQL` that lies on a disk and goes away with this.
    pub async fn server() -> Result<Storage, Fault> {
        let cluster = Cluster::start(Place::Disk, &["shared_buffers=256MB"])?;
        let url = cluster.fresh().await?;
        Ok(Storage::Server(Arc::new(cluster), url))
    }

    /// As `--store` takes it.
    pub fn argument(&self) -> &OsStr {
        match self {
            Storage::File(path) => path.as_os_str(),
            Storage::Server(_, url) => OsStr::new(url),
        }
    }

    /// The server, and the address of the database in it.
    pub fn cluster(&self) -> Option<(&Arc<Cluster>, &str)> {
        match self {
            Storage::File(_) => None,
            Storage::Server(cluster, url) => Some((cluster, url)),
        }
    }
}

impl From<&Path> for Storage {
    fn from(path: &Path) -> Storage {
        Storage::File(path.to_owned())
    }
}
