//! Whether the store works, found out by using it.

use crate::fault::{ActFault, StoreFault};
use crate::schema;
use crate::settle;
use crate::store::Store;

/// Why no visitors should be sent to a node.
#[derive(Debug, thiserror::Error)]
pub enum NotReady {
    /// Nothing can be written.
    #[error("the store cannot be written")]
    Unwritten(#[source] ActFault),
    /// Nothing can be read.
    #[error("the store cannot be read")]
    Unread(#[source] StoreFault),
    /// Somebody put an older store in the place of the one that was opened.
    #[error("the tables are those of version {0}, older than this program's")]
    Old(i64),
    /// What other nodes do is not heard of.
    #[error("the other nodes are not heard")]
    Deaf,
}

impl Store {
    /// Reads, writes and commits, as a turn would, and listens for the other nodes.
    pub async fn probe(&self) -> Result<(), NotReady> {
        let mut db = self.read().await.map_err(NotReady::Unread)?;
        let version = schema::version(&mut db).await.map_err(|error| NotReady::Unread(error.into()))?;
        if version < schema::LATEST {
            return Err(NotReady::Old(version));
        }
        let beat = self.write("probe".to_owned(), |work| {
            Box::pin(async move { settle::beat(work).await.map_err(ActFault::Store) })
        });
        beat.await.map_err(NotReady::Unwritten)?;
        if self.hears() { Ok(()) } else { Err(NotReady::Deaf) }
    }
}
