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
/// Ctrl-C, and on Unix SIGTERM and the end of the terminal, unless the program was started to outlive that (`nohup`). For
/// work that ends soon once it is told to, and that has to tidy up: programs that it started would go on without it.
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
        let wanted = [Some(SIGINT), Some(SIGTERM), (!is_ignored(SIGHUP)).then_some(SIGHUP)];
        let mut signals = signal_hook::iterator::Signals::new(wanted.into_iter().flatten())?;
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

/// Whether whoever started this program had a signal ignored, as `nohup` does. Only Linux tells that; elsewhere it is no.
#[cfg(unix)]
#[expect(clippy::disallowed_methods, reason = "a file of the kernel, which ends")]
fn is_ignored(signal: i32) -> bool {
    std::fs::read_to_string("/proc/self/status").is_ok_and(|status| ignores(&status, signal))
}

/// The same, from what the system tells of a process: a bit for each signal, the lowest that of signal 1.
#[cfg(unix)]
fn ignores(status: &str, signal: i32) -> bool {
    let told = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let bits = told.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok()).unwrap_or(0);
    (bits >> (signal - 1)) & 1 == 1
}

fn lock() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn ignored_signals_are_bits() {
        let status =
            "Name:\tjersi\nSigBlk:\t0000000000000003\nSigIgn:\t0000000000001001\nSigCgt:\t0000000000000002\n";
        let of = |signal| ignores(status, signal);
        assert_eq!([1, 2, 12, 13].map(of), [true, false, false, true]);
        assert!(!ignores("", 1));
    }
}
