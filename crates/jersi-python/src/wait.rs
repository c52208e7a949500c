//! Long work: without the GIL, and ended by Ctrl-C.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, MutexGuard, TryLockError};
use std::time::Duration;

use jersi_engine::StopSignal;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// How often signals are looked at.
const PAUSE: Duration = Duration::from_millis(20);
/// Searches go deep.
const STACK: usize = 32 << 20;

/// Does some work on a thread of its own; a signal that Python turns into an exception ends it.
pub fn interruptible<T: Send>(
    py: Python<'_>,
    stop: &StopSignal,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    py.detach(|| {
        std::thread::scope(|scope| {
            let (done, wait) = channel();
            let worker = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
                let found = work();
                // Nobody listens after a signal.
                let _ = done.send(());
                found
            });
            let worker =
                worker.map_err(|error| PyRuntimeError::new_err(format!("no thread can be had: {error}")))?;
            let mut interrupted = None;
            while let Err(RecvTimeoutError::Timeout) = wait.recv_timeout(PAUSE) {
                if interrupted.is_none()
                    && let Err(error) = Python::attach(|py| py.check_signals())
                {
                    stop.stop();
                    interrupted = Some(error);
                }
            }
            let found = worker
                .join()
                .map_err(|_| PyRuntimeError::new_err("the work broke down: this is a fault of ours"));
            match interrupted {
                Some(error) => Err(error),
                None => found,
            }
        })
    })
}

/// Does some work on a thread of its own that nothing can end: after a signal that Python turns into an exception nobody waits for
/// it any longer, and what it finds is thrown away. It has nothing that belongs to anybody else.
pub fn left_alone<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send + 'static,
) -> PyResult<T> {
    py.detach(|| {
        let (done, wait) = channel();
        let worker = std::thread::Builder::new().stack_size(STACK).spawn(move || {
            // Nobody listens after a signal.
            let _ = done.send(work());
        });
        worker.map_err(|error| PyRuntimeError::new_err(format!("no thread can be had: {error}")))?;
        loop {
            match wait.recv_timeout(PAUSE) {
                Ok(found) => return Ok(found),
                Err(RecvTimeoutError::Timeout) => Python::attach(|py| py.check_signals())?,
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(PyRuntimeError::new_err("the work broke down: this is a fault of ours"));
                }
            }
        }
    })
}

/// How often it is looked whether another thread still uses a thing.
const MOMENT: Duration = Duration::from_micros(200);

/// A thing that one thread at a time uses.
pub struct Shared<T> {
    thing: Mutex<T>,
    waiting: AtomicUsize,
}

impl<T> Shared<T> {
    /// A thing that nobody uses yet.
    pub fn new(thing: T) -> Shared<T> {
        Shared { thing: Mutex::new(thing), waiting: AtomicUsize::new(0) }
    }

    /// The thing, once no other thread uses it. It is waited for without the GIL, and Ctrl-C ends the wait. Who comes while others
    /// wait lets them go first, or a thread that uses it over and over would keep everybody out.
    pub fn at_hand(&self, py: Python<'_>) -> PyResult<MutexGuard<'_, T>> {
        if self.waiting.load(Ordering::Relaxed) == 0
            && let Ok(thing) = self.thing.try_lock()
        {
            return Ok(thing);
        }
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let found = self.waited_for(py);
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        found
    }

    fn waited_for(&self, py: Python<'_>) -> PyResult<MutexGuard<'_, T>> {
        loop {
            py.detach(|| std::thread::sleep(MOMENT));
            py.check_signals()?;
            match self.thing.try_lock() {
                Ok(thing) => return Ok(thing),
                Err(TryLockError::Poisoned(_)) => {
                    return Err(PyRuntimeError::new_err(
                        "an earlier call broke down: this is a fault of ours",
                    ));
                }
                Err(TryLockError::WouldBlock) => {}
            }
        }
    }
}
