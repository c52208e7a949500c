//! Takes the terminal over and panics: what is left of it must be sane. The tests run this in a pseudo-terminal.

use std::io::{self, Write};

use jersi_terminal::Guard;

fn main() -> io::Result<()> {
    let _guard = Guard::enter()?;
    write!(io::stdout(), "taken over")?;
    io::stdout().flush()?;
    // A key, so that the test sees the terminal taken over first.
    crossterm::event::read()?;
    panic!("on purpose");
}
