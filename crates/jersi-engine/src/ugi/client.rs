//! The other end of the protocol: it starts a program, talks to it, and does not trust it.

mod error;
mod event;
mod process;

use std::process::ExitStatus;
use std::time::{Duration, Instant, SystemTime};

pub use error::ClientError;
pub use event::Event;
use jersi_rules::notation::{write_position, write_turn};
use jersi_rules::{Edition, Position, Rules, Turn};
use process::{Heard, Process};

use super::announced::Announced;
use super::fault::NoDecision;
use super::info::Info;
use super::table;
use crate::stop_signal::StopSignal;

/// How often the stop signal is looked at while a program thinks.
const POLL: Duration = Duration::from_millis(20);

/// How long a program may take for what should take it no time.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// From its start to `ugiok`.
    pub start: Duration,
    /// For every other answer but `bestmove`, and for its end after `quit`.
    pub answer: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts { start: Duration::from_secs(10), answer: Duration::from_secs(5) }
    }
}

/// How long something may still take.
#[derive(Clone, Copy, Debug)]
pub struct Wait {
    until: Instant,
    within: Duration,
}

impl Wait {
    /// This long from now.
    pub fn of(within: Duration) -> Wait {
        Wait { until: Instant::now() + within, within }
    }
}

/// What a program decided.
#[derive(Clone, Debug)]
pub struct Thought {
    /// Its decision, a legal one; `None` if the game is over.
    pub turn: Option<Turn>,
    /// What it last told of its best line.
    pub info: Option<Info>,
}

/// A running program that speaks UGI. When this goes, the program goes too, with all it started.
///
/// A program that does not answer in time is ended at once; whatever is asked of it then is an error.
///
/// ```no_run
/// use std::time::Duration;
///
/// use jersi_engine::ugi::{Client, Timeouts};
/// use jersi_rules::{Edition, Position, Rules, Setting};
///
/// let command = ["jersi".to_owned(), "ugi".to_owned()];
/// let mut client = Client::start(&command, Timeouts::default())?;
/// let rules = Rules::new(Edition::V4_8);
/// client.play_by(rules)?;
/// client.new_game()?;
/// let start = Position::start(rules, Setting::usual(Edition::V4_8));
/// client.position(&start, &[])?;
/// let thought = client.think(&start, "movetime 100", Duration::from_secs(1), &mut |_| {})?;
/// assert!(thought.turn.is_some());
/// # Ok::<(), jersi_engine::ugi::ClientError>(())
/// ```
pub struct Client {
    process: Process,
    timeouts: Timeouts,
    name: Option<String>,
    author: Option<String>,
    options: Vec<Announced>,
    faults: Vec<String>,
    /// Ends the program whatever it is doing.
    stop: StopSignal,
    /// What was said, if that is kept.
    spoken: Option<Vec<Spoken>>,
}

/// A line between us and a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// When it was sent, or heard.
    pub at: SystemTime,
    /// Whether the program said it, not we.
    pub by_program: bool,
    /// What was said.
    pub line: String,
}

impl Client {
    /// Starts a program with its arguments and hears who it is and which options it has.
    pub fn start(command: &[String], timeouts: Timeouts) -> Result<Client, ClientError> {
        Client::start_until(command, timeouts, StopSignal::new(), false)
    }

    /// The same with a signal that ends the program at once, whatever is waited for, and perhaps with everything kept
    /// that is said.
    pub fn start_until(
        command: &[String],
        timeouts: Timeouts,
        stop: StopSignal,
        listen: bool,
    ) -> Result<Client, ClientError> {
        let process = Process::start(command)?;
        let mut client = Client {
            process,
            timeouts,
            name: None,
            author: None,
            options: Vec::new(),
            faults: Vec::new(),
            stop,
            spoken: listen.then(Vec::new),
        };
        client.send("ugi")?;
        let wait = Wait::of(timeouts.start);
        loop {
            match client.next("ugiok", wait)? {
                Event::UgiOk => return Ok(client),
                Event::Name(name) => client.name = Some(name),
                Event::Author(author) => client.author = Some(author),
                Event::Option(option) => client.options.push(option),
                Event::Bad { line, fault } => client.faults.push(format!("{line}: {fault}")),
                _ => {}
            }
        }
    }

    /// What it calls itself.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The number of its process, by which the system tells how it fares.
    pub fn process_id(&self) -> u32 {
        self.process.id()
    }

    /// Who wrote it.
    pub fn author(&self) -> Option<&str> {
        self.author.as_deref()
    }

    /// The options it announced and that could be understood.
    pub fn options(&self) -> &[Announced] {
        &self.options
    }

    /// Lines before `ugiok` that could not be understood, with the reason.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// The announced option of this name.
    pub fn option(&self, name: &str) -> Option<&Announced> {
        self.options.iter().find(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// Sets an option, if it was announced and takes this value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), ClientError> {
        let option = taking(&self.options, name, value)?;
        let line = format!("setoption name {} value {value}", option.name);
        self.send(&line)
    }

    /// Tells the rules. A program without options for them is taken to play 4.8 with reserve and without
    /// ransom.
    pub fn play_by(&mut self, rules: Rules) -> Result<(), ClientError> {
        for (name, value, usual) in wanted(rules) {
            if !usual || self.option(name).is_some() {
                self.set(name, &value)?;
            }
        }
        Ok(())
    }

    /// Begins a new game.
    pub fn new_game(&mut self) -> Result<(), ClientError> {
        self.send("uginewgame")?;
        self.ready()
    }

    /// Waits until it is ready.
    pub fn ready(&mut self) -> Result<(), ClientError> {
        self.send("isready")?;
        let wait = Wait::of(self.timeouts.answer);
        while self.next("readyok", wait)? != Event::ReadyOk {}
        Ok(())
    }

    /// Puts a position on its table: a start and the legal decisions since.
    pub fn position(&mut self, start: &Position, turns: &[Turn]) -> Result<(), ClientError> {
        let mut line = format!("position fen {}", write_position(start));
        let mut now = *start;
        for (n, &turn) in turns.iter().enumerate() {
            line.push_str(if n == 0 { " moves " } else { " " });
            line.push_str(&write_turn(&now, turn));
            now = now.play_legal(turn);
        }
        self.send(&line)
    }

    /// Asks about the position on its table and gives the answer, without the word `response`.
    pub fn ask(&mut self, question: &str) -> Result<String, ClientError> {
        self.send(&format!("query {question}"))?;
        let wait = Wait::of(self.timeouts.answer);
        let awaited = format!("response to query {question}");
        loop {
            if let Event::Response(answer) = self.next(&awaited, wait)? {
                return Ok(answer);
            }
        }
    }

    /// Lets it search the position on its table, which is `position`: `go` says how, such as
    /// `movetime 100`. The answer must come in time and be legal.
    pub fn think(
        &mut self,
        position: &Position,
        go: &str,
        within: Duration,
        heard: &mut dyn FnMut(&Info),
    ) -> Result<Thought, ClientError> {
        self.think_until(position, go, within, &StopSignal::new(), heard)
    }

    /// The same with a stop signal: once it is given the program is told to stop, and must still answer in time.
    pub fn think_until(
        &mut self,
        position: &Position,
        go: &str,
        within: Duration,
        stop: &StopSignal,
        heard: &mut dyn FnMut(&Info),
    ) -> Result<Thought, ClientError> {
        self.send(&format!("go {go}"))?;
        let wait = Wait::of(within);
        let mut best: Option<Info> = None;
        let mut told = false;
        loop {
            if !told && stop.is_stopped() {
                self.send("stop")?;
                told = true;
            }
            let poll = Instant::now() + POLL;
            if poll < wait.until && !self.stop.is_stopped() && !self.process.peek(poll) {
                continue;
            }
            match self.next("bestmove", wait)? {
                Event::Info(info) => {
                    heard(&info);
                    if !info.pv.is_empty() && info.multipv.is_none_or(|n| n == 1) {
                        best = Some(info);
                    }
                }
                Event::BestMove(text) => {
                    return Ok(Thought { turn: judge(position, text)?, info: best });
                }
                _ => {}
            }
        }
    }

    /// What was said since this was asked last, if it is kept.
    pub fn take_spoken(&mut self) -> Vec<Spoken> {
        self.spoken.as_mut().map(std::mem::take).unwrap_or_default()
    }

    fn keep(&mut self, by_program: bool, line: &str) {
        if let Some(spoken) = &mut self.spoken {
            spoken.push(Spoken { at: SystemTime::now(), by_program, line: line.to_owned() });
        }
    }

    /// Sends one line as it is.
    pub fn send(&mut self, line: &str) -> Result<(), ClientError> {
        self.keep(false, line);
        self.process.send(line);
        Ok(())
    }

    /// The next line, whatever it is. One that does not come in time, or never, ends the program.
    pub fn next(&mut self, awaited: &str, wait: Wait) -> Result<Event, ClientError> {
        loop {
            if self.stop.is_stopped() {
                self.process.end();
                return Err(ClientError::Stopped);
            }
            let poll = Instant::now() + POLL;
            if poll >= wait.until || self.process.peek(poll) {
                break;
            }
        }
        match self.process.hear(wait.until) {
            Heard::Line(line) => {
                self.keep(true, &line);
                Ok(Event::read(&line))
            }
            Heard::Nothing => {
                self.process.end();
                Err(ClientError::Hung { awaited: awaited.to_owned(), after: wait.within })
            }
            Heard::Gone => {
                let status = self.process.status_of_the_gone();
                let last_words = self.process.last_words();
                Err(ClientError::Ended { awaited: awaited.to_owned(), status, last_words })
            }
        }
    }

    /// The next line, if one comes in time. Silence is fine.
    pub fn listen(&mut self, wait: Wait) -> Result<Option<Event>, ClientError> {
        match self.process.peek(wait.until) {
            true => self.next("a line", wait).map(Some),
            false => Ok(None),
        }
    }

    /// Closes its input, as if we had gone, and waits for its end.
    pub fn hang_up(mut self) -> Result<ExitStatus, ClientError> {
        self.process.close_input();
        self.wait_for_the_end("the end after the end of its input")
    }

    /// Says `quit` and waits for its end.
    pub fn quit(mut self) -> Result<ExitStatus, ClientError> {
        self.send("quit")?;
        self.wait_for_the_end("the end after quit")
    }

    fn wait_for_the_end(&mut self, awaited: &str) -> Result<ExitStatus, ClientError> {
        let after = self.timeouts.answer;
        self.process.wait(Instant::now() + after).ok_or_else(|| {
            self.process.end();
            ClientError::Hung { awaited: awaited.to_owned(), after }
        })
    }
}

/// Whether a program that announced these options can play by the rules.
pub fn plays_by(options: &[Announced], rules: Rules) -> Result<(), ClientError> {
    let mut needed = wanted(rules).into_iter().filter(|(_, _, usual)| !usual);
    needed.try_for_each(|(name, value, _)| taking(options, name, &value).map(|_| ()))
}

/// What a program is to be told of the rules, and whether that is how it plays anyway.
fn wanted(rules: Rules) -> Vec<(&'static str, String, bool)> {
    let edition = rules.edition();
    let mut wanted = vec![("Edition", edition.id().to_owned(), edition == Edition::V4_8)];
    if edition.has_reserve() {
        wanted.push(("Reserve", rules.reserve().to_string(), rules.reserve()));
        wanted.push(("Ransom", rules.ransom().to_string(), !rules.ransom()));
    }
    let house = rules.house();
    wanted.push(("HouseRules", house.map_or("none".to_owned(), |house| house.to_string()), house.is_none()));
    wanted
}

/// The option of this name, if it was announced and takes this value.
fn taking<'o>(options: &'o [Announced], name: &str, value: &str) -> Result<&'o Announced, ClientError> {
    let lacks = |why: String| ClientError::Lacks { name: name.to_owned(), value: value.to_owned(), why };
    let found = options.iter().find(|option| option.name.eq_ignore_ascii_case(name));
    let option = found.ok_or_else(|| lacks("it was not announced".to_owned()))?;
    option.accepts(value).map_err(lacks)?;
    Ok(option)
}

/// What a `bestmove` means in a position.
fn judge(position: &Position, text: Option<String>) -> Result<Option<Turn>, ClientError> {
    match text {
        None if position.has_turn() => {
            Err(ClientError::Illegal { turn: "none".to_owned(), why: NoDecision::NotOver })
        }
        None => Ok(None),
        Some(turn) => match table::decision(position, &turn) {
            Ok(decision) => Ok(Some(decision)),
            Err(why) => Err(ClientError::Illegal { turn, why }),
        },
    }
}
