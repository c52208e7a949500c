//! What an engine says.

use crate::ugi::announced::Announced;
use crate::ugi::info::Info;

/// A line from an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Its name.
    Name(String),
    /// Who wrote it.
    Author(String),
    /// An option.
    Option(Announced),
    /// Everything about itself is said.
    UgiOk,
    /// It is ready.
    ReadyOk,
    /// News of a search, or words for people.
    Info(Info),
    /// The end of a search; `None` is the word `none`.
    BestMove(Option<String>),
    /// The answer to a question.
    Response(String),
    /// A line that begins with a known word and goes on badly.
    Bad {
        /// The line.
        line: String,
        /// What is wrong with it.
        fault: String,
    },
    /// Anything else, which is no harm.
    Other(String),
}

impl Event {
    /// What a line says.
    pub fn read(line: &str) -> Event {
        let bad = |fault: String| Event::Bad { line: line.trim().to_owned(), fault };
        let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let rest = rest.trim();
        match word {
            "ugiok" => Event::UgiOk,
            "readyok" => Event::ReadyOk,
            "id" => match rest.split_once(char::is_whitespace) {
                Some(("name", name)) => Event::Name(name.trim().to_owned()),
                Some(("author", author)) => Event::Author(author.trim().to_owned()),
                _ => bad("id is followed by name or author and their words".to_owned()),
            },
            "option" => Announced::read(rest).map_or_else(bad, Event::Option),
            "info" => Info::read(rest).map_or_else(bad, Event::Info),
            "response" => Event::Response(rest.to_owned()),
            "bestmove" => match rest.split_whitespace().next() {
                None => bad("bestmove is followed by a turn, or by none".to_owned()),
                Some("none") => Event::BestMove(None),
                Some(turn) => Event::BestMove(Some(turn.to_owned())),
            },
            _ => Event::Other(line.to_owned()),
        }
    }
}
