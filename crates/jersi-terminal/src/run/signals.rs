//! Signals: the terminal hangs up, the system wants an end, the shell stops us and lets us go on.

use std::cell::Cell;
use std::io;
use std::os::fd::AsFd;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::signal::kill;
use nix::unistd::Pid;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};

use super::Awaited;

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

/// How long the loop may take to leave.
const GRACE: Duration = Duration::from_secs(2);

/// The signals that come.
pub(super) struct Signals {
    heard: Receiver<Signal>,
    /// Stops that we sent ourselves and that will be heard of.
    own: Cell<u32>,
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
                if let Signal::Leave(number) = signal {
                    leave_at_last(number);
                }
            }
        });
        Ok(Signals { heard, own: Cell::new(0), handle })
    }

    /// Those that have come since the last time.
    pub fn pending(&self) -> impl Iterator<Item = Signal> {
        self.heard.try_iter().filter(|&signal| {
            let own = signal == Signal::Suspend && self.own.get() > 0;
            self.own.set(self.own.get() - u32::from(own));
            !own
        })
    }

    /// Stops everybody who was started together with us, as the terminal does when the key is not ours, and us.
    pub fn stop_all(&self) -> io::Result<()> {
        self.own.set(self.own.get() + 1);
        kill(Pid::from_raw(0), nix::sys::signal::Signal::SIGTSTP)?;
        stop_here()
    }
}

impl Drop for Signals {
    fn drop(&mut self) {
        self.handle.close();
    }
}

/// Ends the process if the loop does not: who reads from a terminal that is gone may read for ever. The game is
/// kept after every turn, so nothing is lost.
fn leave_at_last(number: i32) {
    std::thread::spawn(move || {
        std::thread::sleep(GRACE);
        // If the terminal is gone there is nothing to give back.
        let _ = super::guard::give_back();
        std::process::exit(128 + number);
    });
}

/// Whether something was typed within a time, or the terminal is gone.
pub(super) fn wait_for_input(time: Duration) -> io::Result<Awaited> {
    let stdin = io::stdin();
    let mut watched = [PollFd::new(stdin.as_fd(), PollFlags::POLLIN)];
    let time = PollTimeout::try_from(time).unwrap_or(PollTimeout::ZERO);
    match poll(&mut watched, time) {
        Ok(_) | Err(nix::errno::Errno::EINTR) => {}
        Err(error) => return Err(error.into()),
    }
    let flags = watched[0].revents().unwrap_or(PollFlags::empty());
    let gone = PollFlags::POLLHUP | PollFlags::POLLERR | PollFlags::POLLNVAL;
    Ok(if flags.intersects(gone) { Awaited::Gone } else { Awaited::Something })
}

/// Stops this process, as the shell does; it returns when we are let go on.
pub(super) fn stop_here() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(SIGTSTP)
}
