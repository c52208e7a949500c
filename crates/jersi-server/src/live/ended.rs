//! Sockets of who is known no more. Signing out closes them at once, on every node; and again and again it is looked whether
//! what each was opened with is still good, because a word between nodes may be lost, and whoever runs the club works past it.

use std::time::Duration;

use jersi_store::Ended;
use tokio::time::{MissedTickBehavior, interval};

use crate::club::Club;

/// So often what sockets were opened with is compared with the tables.
const LOOK: Duration = Duration::from_secs(5);
/// How a node tells the others.
pub const WORD: &str = "ended";

/// These are good for nothing any more.
pub fn end_sockets(club: &Club, ended: &[Ended]) {
    for Ended { who, hash } in ended {
        club.hub().end(who, hash);
        club.store().say_elsewhere(&format!("{WORD} {who} {hash}"));
    }
}

/// Closes the sockets of who is known no more, for as long as there is a club.
pub async fn keep_ending(club: Club) {
    let mut turn = interval(LOOK);
    turn.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        turn.tick().await;
        let shown = club.hub().shown();
        let hashes: Vec<String> = shown.iter().map(|(_, hash)| hash.clone()).collect();
        match club.store().ended_of(&hashes).await {
            Ok(ended) => {
                let ended: std::collections::HashSet<String> = ended.into_iter().collect();
                for (who, hash) in shown.iter().filter(|(_, hash)| ended.contains(hash)) {
                    club.hub().end(who, hash);
                }
            }
            Err(fault) => tracing::debug!(fault = crate::log::shortened(&fault), "tokens cannot be compared"),
        }
    }
}
