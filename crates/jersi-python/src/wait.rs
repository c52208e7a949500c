//! Long work: without the GIL, and ended by Ctrl-C.

use std::sync::mpsc::{RecvTimeoutError, channel};
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
