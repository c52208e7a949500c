//! One socket: what it hears, what it is told.

mod hear;
mod tell;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use jersi_store::Identity;
use jersi_wire::{FromServer, GameId};
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::peer::Peer;
use crate::club::{Club, MessageMeter, Turn, drawn};
use crate::host::AskedHost;
use crate::ops::Held;
use crate::visit::Household;
use crate::who::Visitor;

/// The most that sockets wait before they come again after a restart: not all at once.
const LONGEST_RETRY: u32 = 3_000;
/// Who may say something to the other player so often.
const GREETINGS_PAUSE: Duration = Duration::from_secs(1);

/// A socket's place among the others; left when it is dropped.
pub struct Seated {
    club: Club,
    from: Household,
    who: Option<Identity>,
    /// What it showed.
    visitor: Visitor,
    /// Under which host it found us.
    host: AskedHost,
    peer: Arc<Peer>,
    /// The games that it watches, each with the number of the last event that it was told.
    watched: BTreeMap<GameId, u32>,
    _counted: Held,
}

impl Seated {
    /// Takes a place, if there is one.
    pub fn enter(
        club: &Club,
        who: Option<Identity>,
        shown: Option<String>,
        visitor: Visitor,
        host: AskedHost,
    ) -> Option<Seated> {
        let id = who.as_ref().map(|who| who.id.clone());
        let from = Household::from(visitor.from);
        let peer = club.hub().enter(id, shown, from, club.limits())?;
        let counted = Held::of("jersi_sockets");
        let watched = BTreeMap::new();
        Some(Seated { club: club.clone(), from, who, visitor, host, peer, watched, _counted: counted })
    }
}

impl Drop for Seated {
    fn drop(&mut self) {
        self.club.hub().leave(&self.peer, self.from, self.watched.keys().copied());
    }
}

/// Why a socket ends.
#[derive(Debug)]
enum End {
    /// The other side has gone, or takes nothing any more.
    Gone,
    /// It is told why, by a code.
    Closed(u16, &'static str),
}

struct Socket {
    socket: WebSocket,
    seated: Seated,
    meter: MessageMeter,
    /// When something was heard last.
    heard: Instant,
    /// When it was asked last whether it is there.
    asked: Instant,
    /// What a message takes one way.
    one_way: Duration,
    /// When it greeted last.
    greeted: Option<Instant>,
}

/// Talks until either side ends it.
pub async fn talk(socket: WebSocket, club: Club, seated: Seated) {
    let now = Instant::now();
    let meter = club.meters().of_socket();
    let mut socket =
        Socket { socket, seated, meter, heard: now, asked: now, one_way: Duration::ZERO, greeted: None };
    if let Err(End::Closed(code, reason)) = socket.run(&club).await {
        socket.close(&club, CloseFrame { code, reason: Utf8Bytes::from_static(reason) }).await;
    }
}

impl Socket {
    async fn run(&mut self, club: &Club) -> Result<(), End> {
        let mut goodbye = Turn::draw(club.phase());
        let you = self.seated.who.as_ref().map(|who| who.name.clone());
        let hello = FromServer::Hello { you, time: club.store().now().0, node: club.node().to_owned() };
        self.say(club, &hello).await?;
        let peer = Arc::clone(&self.seated.peer);
        let mut ask = interval(club.limits().ping);
        ask.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                heard = self.socket.recv() => self.hear(club, heard).await?,
                () = peer.woken() => self.tell(club).await?,
                _ = ask.tick() => self.ask(club).await?,
                () = goodbye.come() => {
                    self.say(club, &FromServer::Bye { retry: jitter(LONGEST_RETRY) }).await?;
                    return Err(End::Closed(close_code::RESTART, "the server goes away"));
                }
            }
        }
    }

    /// Asks whether the other side is there, which also measures how far away it is.
    async fn ask(&mut self, club: &Club) -> Result<(), End> {
        if self.heard.elapsed() > club.limits().silence {
            return Err(End::Gone);
        }
        // A bot's token may be taken away past this server.
        if self.seated.visitor.is_bot() && matches!(self.seated.visitor.known(club).await, Ok(None)) {
            return Err(End::Closed(close_code::POLICY, "nobody is known by this token"));
        }
        self.asked = Instant::now();
        self.write(club, Message::Ping(axum::body::Bytes::new())).await
    }

    /// Says why it ends, and waits a little until that was heard: what is still on its way to us would cut it off.
    async fn close(&mut self, club: &Club, why: CloseFrame) {
        if self.write(club, Message::Close(Some(why))).await.is_ok() {
            let heard = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            // Too late is as good as heard: dropping the socket closes it.
            drop(timeout(club.limits().farewell, heard).await);
        }
    }

    /// Says something, or gives up if the other side takes nothing.
    async fn say(&mut self, club: &Club, message: &FromServer) -> Result<(), End> {
        let text = text_of(message);
        self.write(club, Message::Text(text)).await
    }

    async fn write(&mut self, club: &Club, message: Message) -> Result<(), End> {
        match timeout(club.limits().stall, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }
}

/// A message as it is sent.
pub fn text_of(message: &FromServer) -> Utf8Bytes {
    // Texts, numbers and maps of texts: there is nothing in there that JSON lacks.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Somewhere between half of it and all of it.
fn jitter(most: u32) -> u32 {
    most / 2 + drawn() % (most / 2)
}
