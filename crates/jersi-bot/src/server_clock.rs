//! The server's time, as it was told last.

use std::time::Instant;

use jersi_club::Millis;

/// The server's time, counted on from what it said last.
#[derive(Clone, Copy, Debug)]
pub struct ServerClock {
    told: Millis,
    at: Instant,
}

impl ServerClock {
    /// The server says what time it is.
    pub fn told(time: u64) -> ServerClock {
        ServerClock { told: Millis(time), at: Instant::now() }
    }

    /// What time it is there now.
    pub fn now(&self) -> Millis {
        self.told.after(self.at.elapsed())
    }
}
