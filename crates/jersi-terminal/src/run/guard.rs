//! The terminal, taken over and always given back as it was.

use std::io::{self, Write};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor, execute};

use crate::streams;

/// Whether the terminal is taken over.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal, taken over until this goes.
#[derive(Debug)]
pub struct Guard(());

impl Guard {
    /// Takes the terminal over: no echo, another screen, the mouse. A panic gives it back.
    pub fn enter() -> io::Result<Guard> {
        restore_on_panic();
        let mut guard = Guard(());
        guard.renew()?;
        Ok(guard)
    }

    /// Takes it over again, for example after a pause in which somebody else had it.
    pub fn renew(&mut self) -> io::Result<()> {
        TAKEN.store(true, Ordering::SeqCst);
        enable_raw_mode()?;
        execute!(
            streams::screen(),
            EnterAlternateScreen,
            EnableMouseCapture,
            EnableBracketedPaste,
            cursor::Hide
        )
    }

    /// Gives it back.
    pub fn leave(&mut self) -> io::Result<()> {
        give_back()
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        // If the terminal is gone there is nothing to give back.
        let _ = give_back();
    }
}

/// Gives the terminal back, once.
pub(super) fn give_back() -> io::Result<()> {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return Ok(());
    }
    let mut out = streams::screen();
    let shown = execute!(out, DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, cursor::Show);
    // Echo matters most: it is given back even if nothing can be written.
    disable_raw_mode()?;
    shown?;
    out.flush()
}

/// From now on a panic gives the terminal back before it says anything, so that it can be read.
pub fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let _ = give_back();
            before(panic);
        }));
    });
}
