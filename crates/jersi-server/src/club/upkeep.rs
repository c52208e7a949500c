//! What a club does by itself. Flags fall in the store.

use std::time::Duration;

use tokio::time::interval;

use super::Club;

/// So often it is forgotten who has asked for what.
const TIDY: Duration = Duration::from_mins(1);

/// Forgets what was counted, so that visitors of long ago take no memory.
pub async fn tidy(club: Club) {
    let mut turn = interval(TIDY);
    loop {
        turn.tick().await;
        club.meters().tidy();
    }
}
