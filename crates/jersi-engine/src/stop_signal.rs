//! Ends a running search from another thread.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

/// Tells a running search to stop; clones share the same signal.
///
/// A search looks at it about every thousand nodes and then returns the best turn found so far.
///
/// ```
/// use jersi_engine::StopSignal;
///
/// let stop = StopSignal::new();
/// let for_the_other_thread = stop.clone();
/// std::thread::spawn(move || for_the_other_thread.stop());
/// stop.wait();
/// assert!(stop.is_stopped());
/// ```
#[derive(Clone, Debug, Default)]
pub struct StopSignal {
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    stopped: AtomicBool,
    /// Held while somebody begins to wait or is woken, so that no wake-up is lost.
    lock: Mutex<()>,
    changed: Condvar,
}

impl StopSignal {
    /// A signal that is not given yet.
    pub fn new() -> StopSignal {
        StopSignal::default()
    }

    /// Ends the search the next time it looks, which is within a few milliseconds.
    pub fn stop(&self) {
        self.shared.stopped.store(true, Ordering::Relaxed);
        drop(self.shared.lock.lock().unwrap_or_else(PoisonError::into_inner));
        self.shared.changed.notify_all();
    }

    /// Takes the signal back, for the next search.
    pub fn reset(&self) {
        self.shared.stopped.store(false, Ordering::Relaxed);
    }

    /// Whether the signal was given.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.shared.stopped.load(Ordering::Relaxed)
    }

    /// Sleeps until the signal is given.
    pub fn wait(&self) {
        let guard = self.shared.lock.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.shared.changed.wait_while(guard, |()| !self.is_stopped());
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }
}
