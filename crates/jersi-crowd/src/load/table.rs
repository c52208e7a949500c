//! A game under load: its two connections, and the turn that is on its way.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use fastrand::Rng;
use jersi_rules::Color;
use jersi_rules::notation::write_decisions;
use jersi_wire::{FromClient, FromServer, GameId, GameState};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::client::{Client, new_id};
use crate::follow::Followed;
use crate::histogram::Histogram;
use crate::socket::{Heard, Socket};
use crate::violation::Violation;

/// What all connections count together.
#[derive(Debug, Default)]
pub struct Counts {
    pub refused: AtomicU64,
    pub done: Mutex<Histogram>,
    pub seen: Mutex<Histogram>,
}

/// What both connections of a game know.
#[derive(Debug, Default)]
struct Shared {
    /// The game as the player who waits has seen it.
    followed: Option<Followed>,
    /// The turn that is on its way.
    sent: Option<Instant>,
}

/// A place at a game, as the driver has it.
#[derive(Debug)]
pub struct Seat {
    color: Color,
    say: mpsc::UnboundedSender<FromClient>,
    state: GameState,
    shared: Arc<Mutex<Option<Arc<Mutex<Shared>>>>>,
}

/// A game, as the driver has it.
#[derive(Debug)]
pub struct Table {
    game: GameId,
    seats: Vec<Seat>,
    shared: Arc<Mutex<Shared>>,
}

impl Table {
    /// Of two places.
    pub fn new(game: GameId, seats: Vec<Seat>) -> Result<Table, Violation> {
        let followed = seats.first().map(|seat| Followed::begin(&seat.state)).transpose()?.flatten();
        let shared = Arc::new(Mutex::new(Shared { followed, sent: None }));
        for seat in &seats {
            *seat.shared.lock().expect("nobody panics with it") = Some(Arc::clone(&shared));
        }
        Ok(Table { game, seats, shared })
    }

    /// Whether a turn can be sent.
    pub fn is_free(&self) -> bool {
        let shared = self.shared.lock().expect("nobody panics with it");
        let over =
            shared.followed.as_ref().is_none_or(|followed| followed.online().game().ending().is_some());
        shared.sent.is_none() && !over
    }

    /// Sends a turn; tells whether there was one.
    pub fn play(&self, rng: &mut Rng) -> bool {
        let mut shared = self.shared.lock().expect("nobody panics with it");
        let Some(followed) = &shared.followed else { return false };
        let online = followed.online();
        let position = online.game().position();
        let turns = position.turns();
        // Games shall go on: a few tries for a turn that ends nothing.
        let pick = (0..8).map(|_| turns[rng.usize(..turns.len())]);
        let turn =
            pick.into_iter().find(|turn| position.play_legal(*turn).outcome().is_none()).unwrap_or(turns[0]);
        let text = write_decisions(position, &[turn]);
        let Some(seat) = self.seats.iter().find(|seat| seat.color == online.decider()) else { return false };
        let act = "decide".to_owned();
        let message = FromClient::Act { id: new_id(), game: self.game, after: online.placed(), act, text };
        shared.sent = Some(Instant::now());
        seat.say.send(message).is_ok()
    }
}

/// A connection.
#[derive(Debug)]
pub struct Player;

impl Player {
    /// Connects and watches; what comes back first is the life of the connection.
    pub async fn connect(
        client: &Client,
        game: GameId,
        counts: &Arc<Counts>,
    ) -> Result<(impl Future<Output = Result<(), Violation>> + Send + use<>, Seat), Violation> {
        let system = |error: std::io::Error| Violation::new("connection", error.to_string());
        let mut socket = Socket::connect(client.address(), client.cookie()).await.map_err(system)?;
        socket.say(&FromClient::Watch { game, from: 0 }).await.map_err(system)?;
        let state = loop {
            match socket.hear().await {
                Heard::Said(said) => {
                    if let FromServer::State(state) = *said {
                        break *state;
                    }
                }
                heard => return Err(Violation::new("connection", format!("no state came, but {heard:?}"))),
            }
        };
        let you = state.white.as_ref().is_some_and(|seat| seat.you);
        let color = if you { Color::White } else { Color::Black };
        let (say, said) = mpsc::unbounded_channel();
        let shared = Arc::new(Mutex::new(None));
        let seat = Seat { color, say, state, shared: Arc::clone(&shared) };
        Ok((live(socket, said, color, shared, Arc::clone(counts)), seat))
    }
}

async fn live(
    mut socket: Socket,
    mut said: mpsc::UnboundedReceiver<FromClient>,
    color: Color,
    shared: Arc<Mutex<Option<Arc<Mutex<Shared>>>>>,
    counts: Arc<Counts>,
) -> Result<(), Violation> {
    let mut sent = Instant::now();
    loop {
        tokio::select! {
            message = said.recv() => {
                let Some(message) = message else { return Ok(()) };
                sent = Instant::now();
                let said = socket.say(&message).await;
                said.map_err(|error| Violation::new("connection", error.to_string()))?;
            }
            heard = socket.hear() => match heard {
                Heard::Said(heard) => match *heard {
                    FromServer::Event { event, .. } => {
                        let table = shared.lock().expect("nobody panics with it").clone();
                        let Some(table) = table else { continue };
                        if event.color.as_deref() == Some(color.id()) {
                            continue;
                        }
                        // The other player's turn is here.
                        let mut table = table.lock().expect("nobody panics with it");
                        if let Some(followed) = &mut table.followed {
                            followed.take_event(&event)?;
                        }
                        if let Some(sent) = table.sent.take() {
                            counts.seen.lock().expect("nobody panics with it").add(sent.elapsed());
                        }
                    }
                    FromServer::Done { .. } => {
                        counts.done.lock().expect("nobody panics with it").add(sent.elapsed());
                    }
                    FromServer::Refused { .. } => {
                        counts.refused.fetch_add(1, Ordering::SeqCst);
                    }
                    _ => {}
                },
                Heard::Strange(text) => return Err(Violation::new("connection", format!("no message: {text}"))),
                Heard::Gone(code) => return Err(Violation::new("connection", format!("it is gone: {code:?}"))),
            }
        }
    }
}
