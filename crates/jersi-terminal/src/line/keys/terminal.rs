//! The keyboard of a Unix terminal.

use std::os::fd::AsFd;
use std::time::Duration;

use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::termios::{LocalFlags, SetArg, Termios, tcgetattr, tcsetattr};

use super::Typed;

/// The keyboard while the engine thinks; at its end the terminal is as it was.
pub struct Keys(Option<Termios>);

impl Keys {
    /// Listens to a terminal. Where that fails, nothing is heard and nothing is lost.
    pub fn listen() -> Keys {
        let stdin = std::io::stdin();
        let Ok(before) = tcgetattr(&stdin) else { return Keys(None) };
        let mut quiet = before.clone();
        quiet.local_flags &= !(LocalFlags::ICANON | LocalFlags::ECHO | LocalFlags::ISIG);
        Keys(tcsetattr(&stdin, SetArg::TCSADRAIN, &quiet).ok().map(|()| before))
    }

    /// Waits a while and takes in what is typed meanwhile.
    pub fn wait(&self, time: Duration, typed: &mut Typed) {
        let stdin = std::io::stdin();
        let mut waiting = [PollFd::new(stdin.as_fd(), PollFlags::POLLIN)];
        let timeout = PollTimeout::try_from(time).unwrap_or(PollTimeout::ZERO);
        if self.0.is_none() || !matches!(poll(&mut waiting, timeout), Ok(1..)) {
            return std::thread::sleep(if self.0.is_none() { time } else { Duration::ZERO });
        }
        let mut bytes = [0; 256];
        match nix::unistd::read(&stdin, &mut bytes) {
            Ok(0) | Err(_) => std::thread::sleep(time),
            Ok(length) => typed.add(&bytes[..length]),
        }
    }
}

impl Drop for Keys {
    fn drop(&mut self) {
        if let Some(before) = &self.0 {
            // If the terminal is gone there is nothing to mend.
            let _ = tcsetattr(std::io::stdin(), SetArg::TCSADRAIN, before);
        }
    }
}
