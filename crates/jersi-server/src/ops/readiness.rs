//! Whether this server should be sent visitors.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::club::Club;

/// The store is not asked more often than this.
const FRESH: Duration = Duration::from_secs(1);
/// A store that does not answer in this time does not answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// What is known of it, and since when.
#[derive(Debug, Default)]
pub struct Readiness {
    last: Mutex<Option<(Instant, Result<(), String>)>>,
}

impl Readiness {
    /// Ready, or why not.
    pub async fn of(&self, club: Option<&Club>) -> Result<(), String> {
        let Some(club) = club else { return Ok(()) };
        if club.is_ending() {
            return Err("draining".to_owned());
        }
        // Who asks at the same time hears the same.
        let mut last = self.last.lock().await;
        match &*last {
            Some((at, known)) if at.elapsed() < FRESH => known.clone(),
            _ => {
                let found = match timeout(PATIENCE, club.store().probe()).await {
                    Ok(Ok(())) => Ok(()),
                    Ok(Err(fault)) => Err(crate::log::shortened(&fault)),
                    Err(_) => Err("the store does not answer".to_owned()),
                };
                *last = Some((Instant::now(), found.clone()));
                found
            }
        }
    }
}
