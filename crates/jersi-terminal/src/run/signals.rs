//! Signals: the terminal hangs up, the system wants an end, the shell stops us and lets us go on.

use std::io;
use std::sync::mpsc::{Receiver, channel};

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};

/// A signal that came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Signal {
    /// It is time to go; by which signal.
    Leave(i32),
    /// The shell wants the terminal for a while.
    Suspend,
    /// We go on.
    Resume,
}

/// The signals that come.
pub(super) struct Signals {
    heard: Receiver<Signal>,
    handle: signal_hook::iterator::Handle,
}

impl Signals {
    /// Listens from now on.
    pub fn listen() -> io::Result<Signals> {
        let mut signals =
            signal_hook::iterator::Signals::new([SIGHUP, SIGTERM, SIGINT, SIGQUIT, SIGTSTP, SIGCONT])?;
        let handle = signals.handle();
        let (tell, heard) = channel();
        std::thread::spawn(move || {
            for signal in signals.forever() {
                let signal = match signal {
                    SIGTSTP => Signal::Suspend,
                    SIGCONT => Signal::Resume,
                    other => Signal::Leave(other),
                };
                if tell.send(signal).is_err() {
                    break;
                }
            }
        });
        Ok(Signals { heard, handle })
    }

    /// Those that have come since the last time.
    pub fn pending(&self) -> impl Iterator<Item = Signal> {
        self.heard.try_iter()
    }
}

impl Drop for Signals {
    fn drop(&mut self) {
        self.handle.close();
    }
}

/// Stops this process, as the shell does; it returns when we are let go on.
pub(super) fn stop_here() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(SIGTSTP)
}
