//! The time of the server: it never goes back, whatever happens to the clock of the machine.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use jersi_club::Millis;

/// Milliseconds since 1970 by a clock that was set once, when the server began, and never again. A clock that is set while
/// the server runs gives nobody time and takes nobody's.
#[derive(Clone, Copy, Debug)]
pub struct ServerTime {
    began: Instant,
    at: Millis,
}

impl ServerTime {
    /// By the clock of the machine; at least as late as a moment that is known to have been.
    pub fn at_least(known: Millis) -> ServerTime {
        let machine = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let machine = Millis(u64::try_from(machine.as_millis()).unwrap_or(u64::MAX));
        ServerTime { began: Instant::now(), at: machine.max(known) }
    }

    /// Now.
    pub fn now(&self) -> Millis {
        self.at.after(self.began.elapsed())
    }
}
