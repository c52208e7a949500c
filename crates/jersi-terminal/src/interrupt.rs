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

fn lock() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}
