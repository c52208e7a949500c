//! `jersi engine`: our engine for other programs, over standard input and output.

use std::io::BufReader;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use jersi_engine::Networks;
use jersi_engine::ugi::{Player, serve};

use super::selfplay::read_network;
use crate::failure::Failure;

/// Speak UGI, the engine protocol, on standard input and output
#[derive(Args, Debug)]
#[command(
    after_help = "The protocol is told in docs/ugi.md. It ends with quit, with the input, or when nobody listens any more.

Examples:
  printf 'setoption name Edition value 2.0\\nquery legalmoves\\n' | jersi engine
  jersi ugi-check jersi engine                 put it through the checks"
)]
pub struct Engine {
    /// A network to judge by (.jnet), one for each aim, in place of the program's own
    #[arg(long, value_name = "FILE")]
    network: Vec<PathBuf>,
}

impl Engine {
    /// Talks until the end.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let mut networks = Networks::embedded();
        for file in &self.network {
            read_network(&mut networks, file)?;
        }
        #[cfg(unix)]
        std::thread::Builder::new().name("listener".to_owned()).spawn(end_with_the_listener)?;
        serve(
            BufReader::new(std::io::stdin()),
            jersi_terminal::streams::shared_out(),
            Player::with_networks(networks),
        )?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Ends the program when nobody reads its output any more. A write would tell too, but a search that has nothing to say,
/// or an engine that waits for commands, does not write.
#[cfg(unix)]
fn end_with_the_listener() {
    use nix::errno::Errno;
    use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
    use std::os::fd::AsFd;

    let stdout = jersi_terminal::streams::watched_out();
    let gone = PollFlags::POLLERR | PollFlags::POLLHUP;
    loop {
        // Nothing is asked for, so only the end of the other side is told.
        let mut watched = [PollFd::new(stdout.as_fd(), PollFlags::empty())];
        match poll(&mut watched, PollTimeout::NONE) {
            Err(Errno::EINTR) => {}
            Ok(_) if watched[0].revents().is_some_and(|told| told.intersects(gone)) => std::process::exit(0),
            // It cannot be watched here; a write still tells.
            Ok(_) | Err(_) => return,
        }
    }
}
