//! What is typed while the engine thinks: Ctrl-C and return break it off, lines typed ahead are kept.

use std::time::Duration;

/// What was typed while nobody was asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// Text for later, lines ended by `\n`.
    pub ahead: String,
    /// Ctrl-C.
    pub interrupted: bool,
    /// Return on an empty line.
    pub enough: bool,
}

impl Typed {
    /// Takes in what the keyboard sent.
    fn add(&mut self, bytes: &[u8]) {
        for c in String::from_utf8_lossy(bytes).chars() {
            match c {
                '\u{3}' => self.interrupted = true,
                '\r' | '\n' if self.ahead.is_empty() || self.ahead.ends_with('\n') => self.enough = true,
                '\r' | '\n' => self.ahead.push('\n'),
                '\u{7F}' | '\u{8}' if !self.ahead.ends_with('\n') => drop(self.ahead.pop()),
                c if c.is_control() => {}
                c => self.ahead.push(c),
            }
        }
    }

    /// Whether the thinking is to end.
    pub fn wants_an_answer(&self) -> bool {
        self.interrupted || self.enough
    }
}

/// The keyboard while the engine thinks; at its end the terminal is as it was.
#[cfg(unix)]
pub struct Keys(Option<nix::sys::termios::Termios>);

#[cfg(unix)]
impl Keys {
    /// Listens to a terminal. Where that fails, nothing is heard and nothing is lost.
    pub fn listen() -> Keys {
        use nix::sys::termios::{LocalFlags, SetArg, tcgetattr, tcsetattr};
        let stdin = std::io::stdin();
        let Ok(before) = tcgetattr(&stdin) else { return Keys(None) };
        let mut quiet = before.clone();
        quiet.local_flags &= !(LocalFlags::ICANON | LocalFlags::ECHO | LocalFlags::ISIG);
        Keys(tcsetattr(&stdin, SetArg::TCSADRAIN, &quiet).ok().map(|()| before))
    }

    /// Waits a while and takes in what is typed meanwhile.
    pub fn wait(&self, time: Duration, typed: &mut Typed) {
        use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
        use std::os::fd::AsFd;
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

#[cfg(unix)]
impl Drop for Keys {
    fn drop(&mut self) {
        use nix::sys::termios::{SetArg, tcsetattr};
        if let Some(before) = &self.0 {
            // If the terminal is gone there is nothing to mend.
            let _ = tcsetattr(std::io::stdin(), SetArg::TCSADRAIN, before);
        }
    }
}

/// Where we do not know how to listen, the engine thinks to its end.
#[cfg(not(unix))]
pub struct Keys;

#[cfg(not(unix))]
impl Keys {
    /// Listens to nothing.
    pub fn listen() -> Keys {
        Keys
    }

    /// Waits a while.
    pub fn wait(&self, time: Duration, _: &mut Typed) {
        std::thread::sleep(time);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(bytes: &[u8]) -> Typed {
        let mut typed = Typed::default();
        typed.add(bytes);
        typed
    }

    #[test]
    fn return_and_control_c_end_the_thinking() {
        assert!(typed(b"\r").enough && typed(b"\n").wants_an_answer());
        assert!(typed(b"\x03").interrupted && typed(b"a2\x03").wants_an_answer());
        assert!(!typed(b"a2-b2\r").wants_an_answer());
    }

    #[test]
    fn what_is_typed_ahead_is_kept() {
        assert_eq!(typed(b"a2-b3\x7F2\rhi").ahead, "a2-b2\nhi");
        assert_eq!(typed(b"\x7F\x1B").ahead, "");
        let twice = typed(b"show\r\r");
        assert_eq!((twice.ahead.as_str(), twice.enough), ("show\n", true));
    }
}
