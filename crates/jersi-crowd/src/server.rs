//! The server under test, as a process.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, BufReader};
use tokio::process::{Child, ChildStdout, Command};

use crate::storage::Storage;

/// Nothing that a server does at its begin or end takes so long.
const PATIENCE: Duration = Duration::from_mins(1);

/// So many connections, or as many as the system has files for.
const MOST: &str = "16384";

/// How a server ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By itself, or asked to, with this code.
    Code(i32),
    /// By this signal.
    Signal(i32),
}

/// A server that runs.
#[derive(Debug)]
pub struct Serving {
    child: Child,
    pid: Option<u32>,
    /// Whether the server goes on when the process that was started is ended.
    outlives: bool,
    address: SocketAddr,
    _out: BufReader<ChildStdout>,
}

/// The arguments of `jersi serve` for a crowd from one address.
fn arguments(command: &mut Command, store: &Storage) {
    command.args(["serve", "--addr", "127.0.0.1:0", "--crowd-limits", "--max-connections", MOST, "--store"]);
    command.arg(store.argument());
}

impl Serving {
    /// Starts one over a store, at a free port. `kill_at` is where it kills itself, as `JERSI_KILL_AT` says it.
    pub async fn start(binary: &Path, store: &Storage, kill_at: Option<&str>) -> io::Result<Serving> {
        let mut command = Command::new(binary);
        arguments(&mut command, store);
        Serving::launch(command, kill_at).await
    }

    /// Starts one that is watched by another program, such as `strace`, which comes with its arguments before.
    pub async fn start_under(watcher: &[&str], binary: &Path, store: &Storage) -> io::Result<Serving> {
        let (program, options) = watcher.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(options).arg(binary);
        arguments(&mut command, store);
        let mut serving = Serving::launch(command, None).await?;
        // The watcher keeps what it is asked for itself, so the server is asked.
        serving.pid = serving.pid.and_then(child_of);
        serving.outlives = true;
        Ok(serving)
    }

    async fn launch(mut command: Command, kill_at: Option<&str>) -> io::Result<Serving> {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
        command.env_remove("JERSI_KILL_AT");
        if let Some(point) = kill_at {
            command.env("JERSI_KILL_AT", point);
        }
        let mut child = command.spawn()?;
        let piped = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let mut out = BufReader::new(piped);
        let mut line = String::new();
        let read = tokio::time::timeout(PATIENCE, out.read_line(&mut line)).await;
        read.map_err(|_| io::ErrorKind::TimedOut)??;
        let address = line.trim_end().strip_prefix("listening on http://").and_then(|text| text.parse().ok());
        let Some(address) = address else {
            let mut told = String::new();
            if let Some(mut err) = child.stderr.take() {
                err.read_to_string(&mut told).await?;
            }
            return Err(io::Error::other(format!("the server does not listen: {line}{told}")));
        };
        // What it says there is read on, so that it never waits for a reader.
        if let Some(mut err) = child.stderr.take() {
            tokio::spawn(async move { tokio::io::copy(&mut err, &mut tokio::io::sink()).await });
        }
        Ok(Serving { pid: child.id(), outlives: false, child, address, _out: out })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The number of its process.
    pub fn pid(&self) -> Option<u32> {
        self.pid
    }

    /// Ends it at once, as if the machine had gone.
    pub async fn kill(mut self) -> io::Result<()> {
        self.child.kill().await
    }

    /// Asks it to end, and waits.
    pub async fn stop(self) -> io::Result<End> {
        self.ask_to_stop()?;
        self.gone().await
    }

    /// Asks it to end.
    pub fn ask_to_stop(&self) -> io::Result<()> {
        self.signal(Signal::TERM)
    }

    fn signal(&self, signal: Signal) -> io::Result<()> {
        let pid = self.pid.and_then(|pid| Pid::from_raw(pid.cast_signed())).ok_or(io::ErrorKind::NotFound)?;
        Ok(kill_process(pid, signal)?)
    }

    /// Waits until it has ended.
    pub async fn gone(mut self) -> io::Result<End> {
        use std::os::unix::process::ExitStatusExt as _;
        let ended = tokio::time::timeout(PATIENCE, self.child.wait()).await;
        let status = ended.map_err(|_| io::Error::other("the server does not end"))??;
        self.outlives = false;
        Ok(status.code().map_or_else(|| End::Signal(status.signal().unwrap_or(0)), End::Code))
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        if self.outlives {
            // It may have ended by itself.
            let _ = self.signal(Signal::KILL);
        }
    }
}

/// The process that another one has started.
#[allow(clippy::disallowed_methods, reason = "a file of the kernel, which ends")]
fn child_of(pid: u32) -> Option<u32> {
    let children = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).ok()?;
    children.split_whitespace().next()?.parse().ok()
}
