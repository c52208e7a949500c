//! A program with three pipes, a thread on each, that ends when its owner wants.

use std::io::{BufReader, Read as _, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::error::ClientError;
use crate::ugi::fault::StartFault;
use crate::ugi::lines::{Read, read_line};

/// Lines that may wait for us; a program that says more must wait itself.
const BACKLOG: usize = 4096;

/// How much of standard error is kept.
const LAST_WORDS: usize = 2000;

/// How long an ended program may take to be gone, and its pipes to be closed.
const SHORT: Duration = Duration::from_secs(2);

/// Between two looks at whether it has ended.
const LOOK: Duration = Duration::from_millis(2);

/// What was heard.
pub(super) enum Heard {
    /// A line.
    Line(String),
    /// No line in time.
    Nothing,
    /// It closed its output.
    Gone,
}

/// A running program.
pub(super) struct Process {
    child: Child,
    /// Its end of status, once it is known.
    status: Option<ExitStatus>,
    to: Option<Sender<String>>,
    from: Option<Receiver<String>>,
    /// A line that was looked at and not yet taken.
    peeked: Option<String>,
    last_words: Arc<Mutex<Vec<u8>>>,
    threads: Vec<JoinHandle<()>>,
}

impl Process {
    pub(super) fn start(command: &[String]) -> Result<Process, ClientError> {
        let failed = |why: StartFault| ClientError::Start { program: command.join(" "), why };
        let (program, arguments) = command.split_first().ok_or_else(|| failed(StartFault::NoProgram))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A group of its own, so that what it starts itself can be ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let child = command.spawn().map_err(|error| failed(StartFault::of(&error)))?;
        let mut process = Process {
            child,
            status: None,
            to: None,
            from: None,
            peeked: None,
            last_words: Arc::default(),
            threads: Vec::new(),
        };
        process.attach().map_err(|error| failed(StartFault::of(&error)))?;
        Ok(process)
    }

    fn attach(&mut self) -> std::io::Result<()> {
        if let Some(pipe) = self.child.stdin.take() {
            let (to, lines) = mpsc::channel();
            self.to = Some(to);
            self.threads.push(thread::Builder::new().spawn(move || write_all(pipe, lines))?);
        }
        if let Some(pipe) = self.child.stdout.take() {
            let (lines, from) = mpsc::sync_channel(BACKLOG);
            self.from = Some(from);
            self.threads.push(thread::Builder::new().spawn(move || read_all(pipe, &lines))?);
        }
        if let Some(pipe) = self.child.stderr.take() {
            let kept = Arc::clone(&self.last_words);
            self.threads.push(thread::Builder::new().spawn(move || keep_last(pipe, &kept))?);
        }
        Ok(())
    }

    /// Its number.
    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a line. That nobody reads it shows when an answer is waited for.
    pub(super) fn send(&mut self, line: &str) {
        if let Some(to) = &self.to {
            let _ = to.send(format!("{line}\n"));
        }
    }

    pub(super) fn close_input(&mut self) {
        self.to = None;
    }

    /// Waits for a line. Once it is too late there is none, even from a program that never falls silent.
    pub(super) fn hear(&mut self, until: Instant) -> Heard {
        if let Some(line) = self.peeked.take() {
            return Heard::Line(line);
        }
        let Some(from) = &self.from else { return Heard::Gone };
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Heard::Nothing;
        }
        match from.recv_timeout(left) {
            Ok(line) => Heard::Line(line),
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::Gone,
        }
    }

    /// Whether there is something to hear in time: a line, or that it is gone.
    pub(super) fn peek(&mut self, until: Instant) -> bool {
        match self.hear(until) {
            Heard::Line(line) => {
                self.peeked = Some(line);
                true
            }
            Heard::Nothing => false,
            Heard::Gone => true,
        }
    }

    /// Waits for its end.
    pub(super) fn wait(&mut self, until: Instant) -> Option<ExitStatus> {
        // Its output is heard meanwhile, or it might wait for a listener instead of ending.
        while !self.has_ended() {
            let now = Instant::now();
            if now >= until {
                return None;
            }
            self.peeked = None;
            if let Heard::Gone = self.hear((now + LOOK).min(until)) {
                thread::sleep(LOOK);
            }
        }
        self.end();
        self.status
    }

    /// How a program that closed its output ended. It is ended if it did not.
    pub(super) fn status_of_the_gone(&mut self) -> Option<ExitStatus> {
        let until = Instant::now() + SHORT;
        while !self.has_ended() && Instant::now() < until {
            thread::sleep(LOOK);
        }
        let by_itself = self.has_ended();
        self.end();
        self.status.filter(|_| by_itself)
    }

    /// The end of what it wrote to standard error.
    pub(super) fn last_words(&self) -> Option<String> {
        let kept = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&kept).trim().to_owned();
        (!text.is_empty()).then_some(text)
    }

    /// Whether it has ended by itself. It is not reaped by this, so its group is still its own.
    #[cfg(unix)]
    fn has_ended(&mut self) -> bool {
        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        self.status.is_some()
            || waitid(WaitId::Pid(Pid::from_child(&self.child)), look).is_ok_and(|status| status.is_some())
    }

    #[cfg(not(unix))]
    fn has_ended(&mut self) -> bool {
        self.status.is_some() || self.child.try_wait().is_ok_and(|status| status.is_some())
    }

    #[cfg(unix)]
    fn kill(&mut self) {
        use rustix::process::{Pid, Signal, kill_process_group};
        // That there is nobody left is what we want.
        let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
    }

    #[cfg(not(unix))]
    fn kill(&mut self) {
        let _ = self.child.kill();
    }

    /// Ends it with all it started, and everything on our side that belongs to it.
    pub(super) fn end(&mut self) {
        self.to = None;
        if self.status.is_none() {
            self.kill();
            self.status = self.child.wait().ok();
        }
        self.from = None;
        self.peeked = None;
        let until = Instant::now() + SHORT;
        for thread in self.threads.drain(..) {
            // Only a descendant that left its group could still hold a pipe; we do not wait for that.
            while !thread.is_finished() && Instant::now() < until {
                thread::sleep(LOOK);
            }
            if thread.is_finished() {
                let _ = thread.join();
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

fn write_all(mut pipe: ChildStdin, lines: Receiver<String>) {
    for line in lines {
        if pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush()).is_err() {
            return;
        }
    }
}

fn read_all(pipe: ChildStdout, lines: &SyncSender<String>) {
    let mut pipe = BufReader::new(pipe);
    loop {
        let line = match read_line(&mut pipe) {
            Ok(Read::Line(line)) => line,
            Ok(Read::TooLong) => continue,
            Ok(Read::End) | Err(_) => return,
        };
        if lines.send(line).is_err() {
            return;
        }
    }
}

fn keep_last(mut pipe: ChildStderr, kept: &Mutex<Vec<u8>>) {
    let mut chunk = [0; 1024];
    while let Ok(read @ 1..) = pipe.read(&mut chunk) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&chunk[..read]);
        let surplus = kept.len().saturating_sub(LAST_WORDS);
        kept.drain(..surplus);
    }
}
