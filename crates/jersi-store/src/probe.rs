//! Whether the store works, found out by using it.

use crate::fault::ActFault;
use crate::store::Store;

impl Store {
    /// Writes and commits, as a turn would.
    pub async fn probe(&self) -> Result<(), ActFault> {
        self.tick().await
    }
}
