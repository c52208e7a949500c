//! Where there are no signals nothing comes, and nothing can be stopped.

use std::io;
use std::time::Duration;

use super::Awaited;

/// A signal that came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(dead_code, reason = "nobody sends any")]
pub(super) enum Signal {
    /// It is time to go.
    Leave(i32),
    /// The shell wants the terminal for a while.
    Suspend,
    /// We go on.
    Resume,
}

/// The signals that come: none.
pub(super) struct Signals(());

impl Signals {
    /// Listens from now on.
    #[allow(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
    pub fn listen() -> io::Result<Signals> {
        Ok(Signals(()))
    }

    /// Those that have come since the last time.
    #[allow(clippy::unused_self, reason = "elsewhere it has something to tell")]
    pub fn pending(&self) -> impl Iterator<Item = Signal> {
        std::iter::empty()
    }
}

impl Signals {
    /// There is nobody to stop.
    #[allow(clippy::unused_self, clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
    pub fn stop_all(&self) -> io::Result<()> {
        Ok(())
    }
}

/// Waits for something to be typed.
pub(super) fn wait_for_input(time: Duration) -> io::Result<Awaited> {
    crossterm::event::poll(time).map(|_| Awaited::Something)
}

/// There is no shell that could let us go on, so nothing stops.
#[allow(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
pub(super) fn stop_here() -> io::Result<()> {
    Ok(())
}
