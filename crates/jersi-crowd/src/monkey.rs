//! A stranger who tries everything at other people's games.

use std::io;
use std::net::SocketAddr;

use fastrand::Rng;
use jersi_club::Act;
use jersi_rules::notation::write_decisions;
use jersi_wire::{ActId, FromClient, FromServer, GameId, MakeGame, Seat};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;

use crate::bot::Phase;
use crate::client::{Answer, Client, new_id};
use crate::follow::Followed;
use crate::ledger::{Fate, Ledger};
use crate::socket::{Heard, Socket};
use crate::violation::Violation;

/// What a stranger tried.
#[derive(Debug)]
pub struct MonkeyReport {
    /// Acts, none of which may be there.
    pub ledger: Ledger,
    /// How often it was told no.
    pub refused: usize,
}

/// A stranger: every other one is somebody's cookie richer, with a game of its own.
#[derive(Debug)]
pub struct Monkey {
    client: Client,
    rng: Rng,
    phase: watch::Receiver<Phase>,
    ledger: Ledger,
    refused: usize,
    known: bool,
}

impl Monkey {
    /// A stranger.
    pub fn new(address: SocketAddr, seed: u64, phase: watch::Receiver<Phase>) -> Monkey {
        let rng = Rng::with_seed(seed ^ 0x6d6f_6e6b);
        Monkey {
            client: Client::new(address),
            rng,
            phase,
            ledger: Ledger::default(),
            refused: 0,
            known: seed.is_multiple_of(2),
        }
    }

    /// Tries until the crowd goes home.
    pub async fn run(mut self) -> Result<MonkeyReport, Violation> {
        while *self.phase.borrow() == Phase::Play {
            if self.known && self.client.cookie().is_none() {
                self.become_known().await;
            }
            // The server is killed all the time: whatever fails is tried again.
            if let Ok(socket) = Socket::connect(self.client.address(), self.client.cookie()).await {
                self.try_all(socket).await?;
            }
            tokio::time::sleep(std::time::Duration::from_millis(self.rng.u64(20..80))).await;
        }
        Ok(MonkeyReport { ledger: self.ledger, refused: self.refused })
    }

    async fn become_known(&mut self) {
        let (spec, time, name) = ("4.8".to_owned(), "-".to_owned(), "Monkey".to_owned());
        let make =
            MakeGame { id: new_id(), spec, time, seat: Seat::White, listed: false, rated: false, name };
        // Whether the game is there does not matter, the cookie does.
        let _ = self.client.make(&make).await;
    }

    async fn try_all(&mut self, mut socket: Socket) -> Result<(), Violation> {
        let Some(game) = self.some_game().await else { return Ok(()) };
        if socket.say(&FromClient::Watch { game, from: 0 }).await.is_err() {
            return Ok(());
        }
        let mut followed = None;
        let mut tries = 0;
        while tries < 12 && *self.phase.borrow() == Phase::Play {
            let heard = tokio::time::timeout(std::time::Duration::from_millis(300), socket.hear()).await;
            match heard {
                Ok(Heard::Said(said)) => match *said {
                    FromServer::State(state) => followed = Followed::begin(&state)?,
                    FromServer::Event { event, .. } => {
                        if let Some(followed) = &mut followed {
                            followed.take_event(&event)?;
                        }
                    }
                    FromServer::Refused { id, code, .. } => {
                        self.refused += 1;
                        if let Some(id) = id {
                            self.ledger.told(id, Fate::Refused(code))?;
                        }
                        continue;
                    }
                    FromServer::Done { id, seq } => return Err(done(id, seq)),
                    _ => {}
                },
                Ok(Heard::Gone(_)) => return Ok(()),
                Ok(Heard::Strange(text)) => {
                    return Err(Violation::new("stranger", format!("no message: {text}")));
                }
                Err(_) => {}
            }
            tries += 1;
            let tried = match followed.as_ref().filter(|_| self.rng.u32(..3) > 0) {
                Some(followed) => {
                    let act = an_act(followed, &mut self.rng);
                    self.act(&mut socket, act).await?
                }
                None => socket.say_raw(garbage(&mut self.rng)).await,
            };
            if tried.is_err() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// A game of the lobby that is played.
    async fn some_game(&mut self) -> Option<GameId> {
        let games = self.client.listed().await.ok()?;
        (!games.is_empty()).then(|| games[self.rng.usize(..games.len())])
    }

    /// Over the socket or by HTTP.
    async fn act(&mut self, socket: &mut Socket, act: FromClient) -> Result<io::Result<()>, Violation> {
        self.ledger.writes(&act, true);
        let FromClient::Act { id, .. } = act else { return Ok(Ok(())) };
        if self.rng.bool() {
            return Ok(socket.say(&act).await);
        }
        match self.client.act(&act).await {
            Answer::Done(seq) => Err(done(id, seq)),
            Answer::Refused(code) => {
                self.refused += 1;
                self.ledger.told(id, Fate::Refused(code))?;
                Ok(Ok(()))
            }
            Answer::Unknown => Ok(Ok(())),
        }
    }
}

fn done(id: ActId, seq: u32) -> Violation {
    Violation::new("stranger", format!("{id} of a stranger was done as event {seq}"))
}

/// What would be right if a player did it.
fn an_act(followed: &Followed, rng: &mut Rng) -> FromClient {
    let online = followed.online();
    let position = online.game().position();
    let turns = position.turns();
    let word = Act::WORDS[rng.usize(..Act::WORDS.len())];
    let decides = word == "decide" && !turns.is_empty();
    let text =
        if decides { write_decisions(position, &[turns[rng.usize(..turns.len())]]) } else { String::new() };
    let offer = online.draw_offer().or(online.back_request()).map(|(_, seq)| seq);
    let after = offer.filter(|_| word != "decide").unwrap_or(online.placed());
    FromClient::Act { id: new_id(), game: followed.game(), after, act: word.to_owned(), text }
}

/// What is no message.
fn garbage(rng: &mut Rng) -> Message {
    match rng.u32(..9) {
        0 => Message::text("{"),
        1 => Message::text("null"),
        2 => Message::text("[".repeat(2_000)),
        3 => Message::text(r#"{"is":"act"}"#),
        4 => Message::text(r#"{"is":"act","id":"00","game":"zz","after":-1,"do":"decide"}"#),
        5 => Message::text(format!(r#"{{"is":"watch","game":"{}","from":0}}"#, "0".repeat(20))),
        6 => Message::binary((0..rng.usize(1..200)).map(|_| rng.u8(..)).collect::<Vec<_>>()),
        7 => Message::text("x".repeat(jersi_wire::LONGEST_FRAME + 1)),
        _ => Message::text(r#"{"is":"dance"}"#),
    }
}
