//! The engine under check, started again where a check ended it.

use std::time::Duration;

use jersi_engine::ugi::{Client, ClientError, Event, Timeouts, Wait};
use jersi_rules::notation::{write_position, write_turn};
use jersi_rules::{Color, Position, Rules};

/// What a check found, if nothing is wrong.
pub enum Verdict {
    /// All is well.
    Good,
    /// The engine has not what it takes, and need not have it.
    Skipped(String),
}

/// The engine under check.
pub struct Session {
    command: Vec<String>,
    /// How long an answer may take that should take no time.
    pub patience: Duration,
    client: Option<Client>,
    /// What the engine calls itself.
    pub name: Option<String>,
}

impl Session {
    /// Nothing is started yet.
    pub fn new(command: Vec<String>, patience: Duration) -> Session {
        Session { command, patience, client: None, name: None }
    }

    /// The running engine, started if need be.
    pub fn client(&mut self) -> Result<&mut Client, String> {
        if self.client.is_none() {
            let timeouts = Timeouts { start: self.patience, answer: self.patience };
            let client = Client::start(&self.command, timeouts).map_err(|error| error.to_string())?;
            self.name = client.name().map(str::to_owned);
            self.client = Some(client);
        }
        self.client.as_mut().ok_or_else(|| "it is not running".to_owned())
    }

    /// Takes the running engine away; the next check gets a new one.
    pub fn take(&mut self) -> Result<Client, String> {
        self.client()?;
        self.client.take().ok_or_else(|| "it is not running".to_owned())
    }

    /// Ends the running engine; the next check gets a new one.
    pub fn start_again(&mut self) {
        self.client = None;
    }

    /// Talks to the engine. One that hangs or ends is started again for the next check.
    pub fn talk<T>(&mut self, talk: impl FnOnce(&mut Client) -> Result<T, ClientError>) -> Result<T, String> {
        talk(self.client()?).map_err(|error| {
            if matches!(error, ClientError::Hung { .. } | ClientError::Ended { .. }) {
                self.client = None;
            }
            error.to_string()
        })
    }

    /// A new game by these rules, if the engine has the options for them.
    pub fn begin(&mut self, rules: Rules) -> Result<Option<Verdict>, String> {
        match self.talk(|client| Ok(client.play_by(rules).err())) {
            Err(why) => Err(why),
            Ok(Some(lacks)) => Ok(Some(Verdict::Skipped(lacks.to_string()))),
            Ok(None) => self.talk(Client::new_game).map(|()| None),
        }
    }

    /// Sends lines and hears what comes before the `readyok` after them.
    pub fn say(&mut self, lines: &[&str]) -> Result<Vec<Event>, String> {
        let wait = Wait::of(self.patience);
        self.talk(|client| {
            for line in lines {
                client.send(line)?;
            }
            client.send("isready")?;
            let mut heard = Vec::new();
            loop {
                match client.next(&format!("readyok after {}", lines.join(", ")), wait)? {
                    Event::ReadyOk => return Ok(heard),
                    event => heard.push(event),
                }
            }
        })
    }

    /// Sends lines that deserve no answer.
    pub fn say_quietly(&mut self, lines: &[&str]) -> Result<(), String> {
        match self.say(lines)?.first() {
            None => Ok(()),
            Some(event) => Err(format!("{} is answered by {}", lines.join(", "), shown(event))),
        }
    }

    /// Compares an answer with the right one.
    pub fn expect(&mut self, question: &str, right: &str) -> Result<(), String> {
        let answer = self.talk(|client| client.ask(question))?;
        if answer == right {
            return Ok(());
        }
        Err(format!("query {question}: {}, not {}", cut(&answer), cut(right)))
    }

    /// Whether the engine has this position on its table, by all its questions.
    pub fn stands(&mut self, position: &Position) -> Result<(), String> {
        self.expect("fen", &write_position(position))?;
        self.expect("p1turn", &(position.decider() == Color::White).to_string())?;
        self.expect("gameover", &position.outcome().is_some().to_string())?;
        let result = match position.outcome().map(|outcome| outcome.winner) {
            None => "none",
            Some(None) => "draw",
            Some(Some(Color::White)) => "p1win",
            Some(Some(Color::Black)) => "p2win",
        };
        self.expect("result", result)?;
        self.legal_turns(position)
    }

    /// Whether the engine lists the legal turns, in whatever order.
    fn legal_turns(&mut self, position: &Position) -> Result<(), String> {
        let answer = self.talk(|client| client.ask("legalmoves"))?;
        let mut told: Vec<&str> = answer.split_whitespace().collect();
        told.sort_unstable();
        let mut right: Vec<String> =
            position.turns().iter().map(|&turn| write_turn(position, turn)).collect();
        right.sort_unstable();
        if let Some(missing) = right.iter().find(|turn| told.binary_search(&turn.as_str()).is_err()) {
            return Err(format!("query legalmoves lacks {missing} in {position}"));
        }
        if let Some(extra) =
            told.iter().find(|turn| right.binary_search_by(|t| t.as_str().cmp(turn)).is_err())
        {
            return Err(format!("query legalmoves has {extra} in {position}"));
        }
        if told.len() != right.len() {
            return Err(format!("query legalmoves tells a turn twice in {position}"));
        }
        Ok(())
    }
}

/// An event in words for people.
pub fn shown(event: &Event) -> String {
    match event {
        Event::Response(answer) => cut(&format!("response {answer}")),
        Event::BestMove(turn) => format!("bestmove {}", turn.as_deref().unwrap_or("none")),
        Event::Info(info) => cut(&info.to_string()),
        Event::Bad { line, fault } => format!("{}: {fault}", cut(line)),
        Event::Other(line) => cut(line),
        Event::Name(name) => format!("id name {name}"),
        Event::Author(author) => format!("id author {author}"),
        Event::Option(option) => option.to_string(),
        Event::UgiOk => "ugiok".to_owned(),
        Event::ReadyOk => "readyok".to_owned(),
    }
}

/// A text short enough for a line.
fn cut(text: &str) -> String {
    const MOST: usize = 100;
    if text.is_empty() {
        return "nothing".to_owned();
    }
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
