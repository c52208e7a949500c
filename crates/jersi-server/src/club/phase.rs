//! How near the end of the server is, and when each socket is told.

use std::hash::{BuildHasher as _, RandomState};
use std::time::{Duration, Instant};

use tokio::sync::watch;

/// How near the end is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Far away.
    Open,
    /// No new sockets; those that are there are told goodbye one after the other, within this time.
    Draining {
        /// From this moment on.
        since: Instant,
        /// Until all are told.
        goodbyes: Duration,
    },
    /// All are told at once.
    Ended,
}

/// When it is a socket's turn to be told: its place in the row is drawn once.
#[derive(Debug)]
pub struct Turn {
    phase: watch::Receiver<Phase>,
    /// Out of [`u32::MAX`].
    place: u32,
}

impl Turn {
    /// Of a socket that opens.
    pub fn draw(phase: watch::Receiver<Phase>) -> Turn {
        Turn { phase, place: drawn() }
    }

    /// Ready when this socket is to be told goodbye.
    pub async fn come(&mut self) {
        loop {
            let phase = *self.phase.borrow_and_update();
            let told = match phase {
                Phase::Open => None,
                Phase::Draining { since, goodbyes } => Some(since + goodbyes.mul_f64(self.share())),
                Phase::Ended => return,
            };
            let wait = async {
                match told {
                    Some(moment) => tokio::time::sleep_until(moment.into()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = wait => return,
                changed = self.phase.changed() => if changed.is_err() { return },
            }
        }
    }

    fn share(&self) -> f64 {
        f64::from(self.place) / f64::from(u32::MAX)
    }
}

/// A number by chance, for jitter.
pub fn drawn() -> u32 {
    RandomState::new().hash_one(0) as u32
}
