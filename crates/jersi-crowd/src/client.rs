//! What a page asks of a server, with the cookie that it was given.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

pub use jersi_bot::new_id;
use jersi_wire::{Code, FromClient, GameId, GameMade, GameState, Join, Joined, Lobby, MakeGame, Refused};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::http::{HttpAnswer, ask};

/// An answer is waited for so long; a connection may hang for ever.
const PATIENCE: Duration = Duration::from_secs(3);

/// What came of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer<T> {
    /// It was done.
    Done(T),
    /// It was refused, for good.
    Refused(Code),
    /// Nobody knows: no answer, half of one, or that the server cannot just now. The same request again finds out.
    Unknown,
}

/// Somebody who asks.
#[derive(Clone, Debug)]
pub struct Client {
    /// Every node of the server; one of them is asked.
    nodes: Arc<[SocketAddr]>,
    at: usize,
    cookie: Option<String>,
}

/// The answer to an act over HTTP.
#[derive(Deserialize)]
struct ActDone {
    seq: u32,
}

impl Client {
    /// Somebody whom the server has never seen.
    pub fn new(address: SocketAddr) -> Client {
        Client::of(Arc::from([address]), 0)
    }

    /// The same at a server of several nodes, who begins at one of them.
    pub fn of(nodes: Arc<[SocketAddr]>, first: usize) -> Client {
        let at = first % nodes.len().max(1);
        Client { nodes, at, cookie: None }
    }

    /// Where the server is.
    pub fn address(&self) -> SocketAddr {
        self.nodes[self.at]
    }

    /// How many nodes it knows.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Turns to the next node.
    pub fn go_elsewhere(&mut self) {
        self.at = (self.at + 1) % self.nodes.len();
    }

    /// The cookie, if there is one yet.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Makes a game.
    pub async fn make(&mut self, make: &MakeGame) -> Answer<GameMade> {
        self.post("/api/games", make).await
    }

    /// Joins one.
    pub async fn join(&mut self, game: GameId, join: &Join) -> Answer<Joined> {
        self.post(&format!("/api/games/{game}/join"), join).await
    }

    /// Does something in one; the answer is the number of the event.
    pub async fn act(&mut self, act: &FromClient) -> Answer<u32> {
        let FromClient::Act { game, .. } = act else { return Answer::Refused(Code::Malformed) };
        let done: Answer<ActDone> = self.post(&format!("/api/games/{game}/acts"), act).await;
        match done {
            Answer::Done(ActDone { seq }) => Answer::Done(seq),
            Answer::Refused(code) => Answer::Refused(code),
            Answer::Unknown => Answer::Unknown,
        }
    }

    /// A game as it stands.
    pub async fn state(&mut self, game: GameId) -> Answer<GameState> {
        let asked = self.ask("GET", &format!("/api/games/{game}"), None).await;
        understood(asked)
    }

    /// The record of a game.
    pub async fn record(&mut self, game: GameId) -> Option<String> {
        let answer = self.ask("GET", &format!("/api/games/{game}.jrn"), None).await.ok()?;
        (answer.status == 200).then_some(answer.body)
    }

    /// The games of the lobby, those that are played first.
    pub async fn listed(&mut self) -> io::Result<Vec<GameId>> {
        let answer = self.ask("GET", "/api/lobby", None).await?;
        let lobby: Lobby = serde_json::from_str(&answer.body)?;
        Ok(lobby.playing.iter().chain(&lobby.open).map(|row| row.game).collect())
    }

    /// Any request, within the time that one is waited for.
    pub async fn ask(&mut self, method: &str, path: &str, body: Option<&str>) -> io::Result<HttpAnswer> {
        let asked = ask(self.address(), method, path, self.cookie.as_deref(), body);
        let answered = tokio::time::timeout(PATIENCE, asked).await;
        let answered = answered.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()));
        if answered.is_err() {
            self.go_elsewhere();
        }
        let answer = answered?;
        if answer.cookie.is_some() {
            self.cookie.clone_from(&answer.cookie);
        }
        Ok(answer)
    }

    async fn post<T: DeserializeOwned>(&mut self, path: &str, body: &impl serde::Serialize) -> Answer<T> {
        let Ok(body) = serde_json::to_string(body) else { return Answer::Refused(Code::Malformed) };
        understood(self.ask("POST", path, Some(&body)).await)
    }
}

/// Only what is said clearly counts.
fn understood<T: DeserializeOwned>(asked: io::Result<HttpAnswer>) -> Answer<T> {
    let Ok(answer) = asked else { return Answer::Unknown };
    match answer.status {
        200..300 => serde_json::from_str(&answer.body).map_or(Answer::Unknown, Answer::Done),
        400..500 => match serde_json::from_str::<Refused>(&answer.body) {
            Ok(Refused { code: Code::Busy | Code::TooMany, .. }) | Err(_) => Answer::Unknown,
            Ok(refused) => Answer::Refused(refused.code),
        },
        _ => Answer::Unknown,
    }
}
