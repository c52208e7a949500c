//! Ctrl-C while something long is under way: it is broken off, and what is known so far is told.

use std::sync::{Mutex, MutexGuard, PoisonError};

use jersi_engine::StopSignal;

/// The exit code of a program that Ctrl-C ended, by an old custom.
pub const INTERRUPTED: u8 = 130;

/// What Ctrl-C does.
enum State {
    /// Nobody listened to it yet: the system ends the program.
    Usual,
    /// Nothing is under way: it ends the program.
    Idle,
    /// It stops what is under way.
    Busy(StopSignal),
}

static STATE: Mutex<State> = Mutex::new(State::Usual);

/// As long as this lives, the first Ctrl-C gives the stop signal; the second one ends the program at once.
#[must_use]
pub struct Interrupt(());

impl Interrupt {
    /// Lets Ctrl-C give this signal.
    pub fn stops(stop: &StopSignal) -> Result<Interrupt, ctrlc::Error> {
        let mut state = lock();
        if matches!(*state, State::Usual) {
            ctrlc::set_handler(heard)?;
        }
        *state = State::Busy(stop.clone());
        Ok(Interrupt(()))
    }
}

impl Drop for Interrupt {
    fn drop(&mut self) {
        *lock() = State::Idle;
    }
}

/// Ctrl-C was pressed.
pub(crate) fn heard() {
    match std::mem::replace(&mut *lock(), State::Idle) {
        State::Busy(stop) => stop.stop(),
        State::Idle | State::Usual => std::process::exit(INTERRUPTED.into()),
    }
}

/// As long as this lives, whatever asks the program to end gives the stop signal instead, however often it is asked:
/// Ctrl-C, and on Unix SIGTERM and the end of the terminal. For work that ends soon once it is told to, and that has to
/// tidy up: programs that it started would go on without it.
#[must_use]
pub struct EndSignals {
    #[cfg(unix)]
    handle: signal_hook::iterator::Handle,
    #[cfg(unix)]
    listener: Option<std::thread::JoinHandle<()>>,
    #[cfg(not(unix))]
    _interrupt: Interrupt,
}

impl EndSignals {
    /// Lets them give this signal.
    #[cfg(unix)]
    pub fn stop(stop: &StopSignal) -> std::io::Result<EndSignals> {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP])?;
        let (handle, stop) = (signals.handle(), stop.clone());
        let listen = move || signals.forever().for_each(|_| stop.stop());
        let listener = std::thread::Builder::new().spawn(listen)?;
        Ok(EndSignals { handle, listener: Some(listener) })
    }

    /// Lets it give this signal.
    #[cfg(not(unix))]
    pub fn stop(stop: &StopSignal) -> std::io::Result<EndSignals> {
        let _interrupt = Interrupt::stops(stop).map_err(std::io::Error::other)?;
        Ok(EndSignals { _interrupt })
    }
}

#[cfg(unix)]
impl Drop for EndSignals {
    fn drop(&mut self) {
        self.handle.close();
        if let Some(listener) = self.listener.take() {
            // It cannot panic, and there is nothing to do if it did.
            let _ = listener.join();
        }
    }
}

fn lock() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}
