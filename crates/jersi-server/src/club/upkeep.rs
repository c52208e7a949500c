//! What a club does by itself. Flags fall in the store.

use std::time::Duration;

use jersi_store::{Change, Status, StoreFault};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use super::{Club, Phase};

/// So often it is forgotten who has asked for what.
const TIDY: Duration = Duration::from_mins(1);
/// So often it is looked whether something is left to do, by others who ended too early or by this one that failed.
const LOOK: Duration = Duration::from_secs(3);

/// Forgets what was counted, so that visitors of long ago take no memory.
pub async fn tidy(club: Club) {
    let mut turn = interval(TIDY);
    loop {
        turn.tick().await;
        club.meters().tidy();
    }
}

/// Does what is written down to be done: at once when a rated game ends here, and every few seconds.
pub async fn jobs(club: Club, mut changes: Receiver<Change>) {
    let mut phase = club.phase();
    let mut turn = interval(LOOK);
    turn.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = turn.tick() => {}
            () = rated_game_over(&mut changes) => {}
            _ = phase.wait_for(|phase| matches!(phase, Phase::Ended)) => return,
        }
        match club.store().do_jobs().await {
            Ok(_) => {}
            Err(StoreFault::Closed) => return,
            Err(fault) => tracing::warn!(fault = crate::log::shortened(&fault), "jobs wait"),
        }
    }
}

/// Ready when a rated game is over here, or may be.
async fn rated_game_over(changes: &mut Receiver<Change>) {
    loop {
        match changes.recv().await {
            Ok(Change::Here(changed)) => {
                let record = &changed.listed.record;
                if record.rated && record.status == Status::Over {
                    return;
                }
            }
            Ok(_) => {}
            Err(RecvError::Lagged(_)) => return,
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}
