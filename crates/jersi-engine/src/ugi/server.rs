//! The engine's end of the protocol.

use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use super::Searcher;
use super::go::{self, Go, Request};
use super::lines::{Output, Read, read_line};
use super::options::Options;
use super::table;
use super::words::{self, Command, Start};
use super::worker::{self, Job, Perft, Search};
use crate::{Aim, EvalKind, Networks, Root, StopSignal};

/// A search goes deep and keeps lists of turns at every depth.
const STACK: usize = 16 << 20;

/// Speaks UGI until `quit` or the end of the input. A search that still runs then is stopped and answered.
///
/// An error of the reader or of the writer ends the talk and is returned.
///
/// ```
/// use jersi_engine::ugi::{Player, serve};
///
/// let commands = "ugi\nposition startpos\ngo depth 1\nquery p1turn\nquit\n";
/// let mut said = Vec::new();
/// serve(commands.as_bytes(), &mut said, Player::new())?;
/// let said = String::from_utf8_lossy(&said);
/// assert!(said.contains("ugiok") && said.contains("bestmove ") && said.contains("response true"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn serve(input: impl BufRead, output: impl Write + Send, searcher: impl Searcher) -> io::Result<()> {
    let output = Output::new(output);
    let pending = AtomicUsize::new(0);
    let networks = searcher.networks();
    let talk = thread::scope(|scope| {
        let (jobs, inbox) = mpsc::channel();
        let work = || worker::work(searcher, inbox, &output, &pending);
        thread::Builder::new().name("search".to_owned()).stack_size(STACK).spawn_scoped(scope, work)?;
        let mut server = Server::new(&output, &pending, jobs, networks)?;
        let talk = server.talk(input);
        server.stop();
        talk
    });
    talk.and(output.failure().map_or(Ok(()), Err))
}

struct Server<'a, W> {
    output: &'a Output<W>,
    pending: &'a AtomicUsize,
    jobs: Sender<Job>,
    options: Options,
    networks: Networks,
    root: Root,
    /// Stops the search that was asked for last.
    running: Option<StopSignal>,
}

/// Whether the talk goes on.
#[derive(PartialEq, Eq)]
enum Then {
    Listen,
    Leave,
}

impl Then {
    fn listen_if(heard: bool) -> Then {
        if heard { Then::Listen } else { Then::Leave }
    }
}

/// Lines for people, each told so.
fn told(lines: Vec<String>) -> impl Iterator<Item = String> {
    lines.into_iter().map(|line| format!("info string {line}").trim_end().to_owned())
}

impl<'a, W: Write> Server<'a, W> {
    fn new(
        output: &'a Output<W>,
        pending: &'a AtomicUsize,
        jobs: Sender<Job>,
        networks: Networks,
    ) -> io::Result<Server<'a, W>> {
        let options = Options::default();
        let start = options.start().map_err(io::Error::other)?;
        let server =
            Server { output, pending, jobs, options, networks, root: Root::new(start), running: None };
        server.send(Job::Tune(server.options.clone()));
        Ok(server)
    }

    fn talk(&mut self, mut input: impl BufRead) -> io::Result<()> {
        loop {
            let then = match read_line(&mut input)? {
                Read::End => Then::Leave,
                Read::TooLong => self.complain("this line is too long to be a command"),
                Read::Line(line) => match words::read(&line) {
                    Some(command) => self.obey(command),
                    None => Then::Listen,
                },
            };
            if then == Then::Leave {
                return Ok(());
            }
        }
    }

    fn obey(&mut self, command: Command<'_>) -> Then {
        match command {
            Command::Ugi => self.introduce(),
            Command::IsReady => self.ready(),
            Command::NewGame => self.new_game(),
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::Position { start, moves } => self.position(start, &moves),
            Command::Go(words) => self.go(&words),
            Command::Query(words) => match table::answer(&self.root.position, &words) {
                Ok(answer) => self.say(format!("response {answer}").trim_end()),
                Err(fault) => self.complain(&format!("query: {fault}")),
            },
            Command::Display => Then::listen_if(self.output.lines(told(table::display(&self.root.position)))),
            Command::Eval => Then::listen_if(self.output.lines(told(self.eval()))),
            Command::Stop => {
                self.stop();
                Then::Listen
            }
            Command::Quit => Then::Leave,
        }
    }

    fn eval(&self) -> Vec<String> {
        let position = &self.root.position;
        let network = match self.options.eval {
            EvalKind::Network => self.networks.of(Aim::of(position.rules())),
            EvalKind::Handmade => None,
        };
        table::eval(position, network.map(AsRef::as_ref))
    }

    fn introduce(&self) -> Then {
        let names = [
            format!("id name jersi {}", env!("CARGO_PKG_VERSION")),
            "id author the contributors to jersi".to_owned(),
        ];
        let options = Options::announced().into_iter().map(|option| option.to_string());
        let lines = names.into_iter().chain(options).chain(["ugiok".to_owned()]);
        Then::listen_if(self.output.lines(lines))
    }

    /// During a search the answer comes at once; otherwise once the table is made and cleared.
    fn ready(&self) -> Then {
        if self.pending.load(Ordering::Acquire) == 0 {
            self.send(Job::Prepare);
            self.wait();
        }
        self.say("readyok")
    }

    fn new_game(&mut self) -> Then {
        self.stop();
        self.send(Job::Clear);
        match self.options.start() {
            Ok(start) => self.root = Root::new(start),
            Err(fault) => return self.complain(&format!("uginewgame: {fault}")),
        }
        Then::Listen
    }

    fn set_option(&mut self, name: &str, value: &str) -> Then {
        let before = self.options.clone();
        let changed = match self.options.set(name, value) {
            Ok(changed) => changed,
            Err(fault) => return self.complain(&format!("setoption: {fault}")),
        };
        for note in &changed.notes {
            self.complain(&format!("setoption: {note}"));
        }
        if self.options != before {
            self.send(Job::Tune(self.options.clone()));
        }
        if changed.rules {
            match self.options.start() {
                Ok(start) => self.root = Root::new(start),
                Err(fault) => return self.complain(&format!("setoption: {fault}")),
            }
        }
        Then::Listen
    }

    fn position(&mut self, start: Option<Start>, moves: &[&str]) -> Then {
        match table::lay(&self.options, start, moves) {
            Ok(root) => {
                self.root = root;
                Then::Listen
            }
            Err(fault) => self.complain(&format!("position: {fault}")),
        }
    }

    /// A search that still runs is stopped first, so that each gets its own answer.
    fn go(&mut self, words: &[&str]) -> Then {
        self.stop();
        match go::read(words, &self.root.position) {
            Ok(Request::Search(go)) => self.search(go),
            Ok(Request::Perft(depth)) => self.count(depth),
            Ok(Request::Manual(turn)) => self.play(&turn),
            Err(fault) => {
                self.wait();
                let then = self.complain(&format!("go: {}", fault.why));
                if fault.is_search { self.say("bestmove none") } else { then }
            }
        }
    }

    fn search(&mut self, mut go: Go) -> Then {
        go.limits.lines = self.options.lines;
        let root = self.root.clone();
        self.begin(|stop| Job::Search(Box::new(Search { root, go, stop })))
    }

    fn count(&mut self, depth: u32) -> Then {
        let position = self.root.position;
        self.begin(|stop| Job::Perft(Box::new(Perft { position, depth, stop })))
    }

    /// Gives the other thread something to do that can be stopped.
    fn begin(&mut self, job: impl FnOnce(StopSignal) -> Job) -> Then {
        let stop = StopSignal::new();
        self.running = Some(stop.clone());
        self.pending.fetch_add(1, Ordering::AcqRel);
        self.send(job(stop));
        Then::Listen
    }

    /// A turn that somebody else decided. It is played, and there is nothing to answer.
    fn play(&mut self, text: &str) -> Then {
        match table::turn(&self.root.position, text) {
            Ok(decisions) => {
                for turn in decisions {
                    self.root.play(turn);
                }
                Then::Listen
            }
            Err(fault) => self.complain(&format!("go manual {text}: {fault}")),
        }
    }

    fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop();
        }
    }

    /// Until everything asked for before is done; searches are stopped already.
    fn wait(&self) {
        let (done, heard) = mpsc::channel();
        self.send(Job::Tell(done));
        // An error means that the other thread broke; joining it tells.
        let _ = heard.recv();
    }

    fn send(&self, job: Job) {
        // The other thread listens as long as this end exists; if it broke, joining it tells.
        let _ = self.jobs.send(job);
    }

    fn complain(&self, fault: &str) -> Then {
        self.say(&format!("info string {fault}"))
    }

    fn say(&self, line: &str) -> Then {
        Then::listen_if(self.output.line(line))
    }
}
