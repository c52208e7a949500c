//! A panic leaves the terminal sane, and what it says can be read. This test runs itself in a pseudo-terminal, so it
//! has no harness.
#![allow(missing_docs)]

#[cfg(target_os = "linux")]
#[path = "../../jersi/tests/pty/mod.rs"]
mod pty;

use std::io::{self, Write};

/// With this argument it takes the terminal over and panics.
const PANIC: &str = "panic-here";

fn main() -> io::Result<()> {
    if std::env::args().nth(1).as_deref() == Some(PANIC) {
        return take_over_and_panic();
    }
    #[cfg(target_os = "linux")]
    a_panic_gives_the_terminal_back();
    Ok(())
}

fn take_over_and_panic() -> io::Result<()> {
    let _guard = jersi_terminal::Guard::enter()?;
    write!(io::stdout(), "taken over")?;
    io::stdout().flush()?;
    // A key, so that the terminal is seen taken over first.
    crossterm::event::read()?;
    panic!("on purpose");
}

#[cfg(target_os = "linux")]
fn a_panic_gives_the_terminal_back() {
    let this = std::env::current_exe().expect("this test is a file");
    let mut pty = pty::Pty::start(&this, &[PANIC], &[], (80, 24));
    pty.wait_for("taken over");
    pty.must_be_taken();
    pty.keys("x");
    assert_ne!(pty.end().exit_code(), 0);
    pty.must_be_sane();
    pty.wait_for("on purpose");
}
