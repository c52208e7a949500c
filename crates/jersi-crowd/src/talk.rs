//! A bot at a game: it connects, watches, acts, and comes back as often as it must.

use std::sync::atomic::Ordering;
use std::time::Duration;

use jersi_wire::{Code, FromClient, FromServer, GameId};
use tokio::time::{Instant, sleep_until};

use crate::bot::{After, Bot, Pending, Phase};
use crate::client::{Answer, new_id};
use crate::follow::{Followed, Step};
use crate::ledger::Fate;
use crate::manners::{wants_rematch, wish};
use crate::socket::{Heard, Socket};
use crate::violation::Violation;

/// What a connection knows that the next one does not.
struct Talk {
    socket: Socket,
    game: GameId,
    began: Instant,
    heard: Instant,
    pinged: Instant,
    pings: u32,
    /// The first ping of the last phase: only answers to it, or later ones, tell that nothing is missing.
    last_pings: Option<u32>,
    /// When to think of something to do.
    think: Option<Instant>,
    /// Whether the server has said that nothing is missing, in the last phase.
    complete: bool,
}

impl Bot {
    /// Plays one game to its end, over as many connections as it takes.
    pub(crate) async fn play(&mut self, game: GameId) -> Result<After, Violation> {
        loop {
            if let Ok(socket) = Socket::connect(self.client.address(), self.client.cookie()).await {
                self.tally.connected.fetch_add(1, Ordering::SeqCst);
                if let Some(after) = self.talk(socket, game).await? {
                    return Ok(after);
                }
            }
            self.client.go_elsewhere();
            self.wait_a_little().await;
        }
    }

    /// One connection; nothing if it was lost.
    async fn talk(&mut self, socket: Socket, game: GameId) -> Result<Option<After>, Violation> {
        let now = Instant::now();
        let mut talk = Talk {
            socket,
            game,
            began: now,
            heard: now,
            pinged: now,
            pings: 0,
            last_pings: None,
            think: Some(now),
            complete: false,
        };
        let from = self.games.get(&game).map_or(0, |followed| followed.online().seq());
        if talk.socket.say(&FromClient::Watch { game, from }).await.is_err() || !self.send(&mut talk).await? {
            return Ok(None);
        }
        loop {
            if let Some(after) = self.after(&talk) {
                return Ok(Some(after));
            }
            let wakes = self.wakes(&talk);
            tokio::select! {
                heard = talk.socket.hear() => {
                    talk.heard = Instant::now();
                    match heard {
                        Heard::Said(said) => {
                            if !self.heard(&mut talk, *said).await? {
                                return Ok(None);
                            }
                        }
                        Heard::Strange(text) => return Err(self.saw(format!("no message: {text}"))),
                        Heard::Gone(_) => {
                            self.tally.cut_off.fetch_add(1, Ordering::SeqCst);
                            return Ok(None);
                        }
                    }
                }
                () = sleep_until(wakes) => {
                    if !self.wake(&mut talk).await? {
                        return Ok(None);
                    }
                }
                _ = self.phase.changed() => {}
            }
        }
    }

    /// Where to go from here, if it is time.
    fn after(&mut self, talk: &Talk) -> Option<After> {
        let phase = *self.phase.borrow();
        if self.pending.is_some() {
            return None;
        }
        if phase != Phase::Play {
            self.settle();
        }
        if phase == Phase::End {
            return talk.complete.then_some(After::Home);
        }
        let followed = self.games.get(&talk.game)?;
        followed.online().game().ending()?;
        if !wants_rematch(followed) {
            // In the later phases one stays to see that nothing is missing.
            return (phase == Phase::Play).then_some(After::Another);
        }
        let made = followed.online().rematch_made()?;
        made.parse().ok().map(After::Rematch)
    }

    fn wakes(&self, talk: &Talk) -> Instant {
        let resend = self.pending.as_ref().map(|pending| pending.sent + self.pace.resend);
        let ping = if self.ends(talk) { Instant::now() } else { talk.pinged + self.pace.ping };
        [talk.think, resend, Some(ping)].into_iter().flatten().min().unwrap_or(ping)
    }

    /// Whether the last phase has begun, and the server was not yet asked whether anything is missing.
    fn ends(&self, talk: &Talk) -> bool {
        *self.phase.borrow() == Phase::End && talk.last_pings.is_none()
    }

    /// Does what is to be done now; false if the connection is lost.
    async fn wake(&mut self, talk: &mut Talk) -> Result<bool, Violation> {
        let now = Instant::now();
        if now.duration_since(talk.heard) > self.pace.silence {
            return Ok(false);
        }
        let stays = self.pace.roam.is_none_or(|longest| now < talk.began + longest);
        if !stays && self.pending.is_none() && *self.phase.borrow() == Phase::Play {
            return Ok(false);
        }
        if now >= talk.pinged + self.pace.ping || self.ends(talk) {
            talk.pinged = now;
            talk.pings += 1;
            if self.ends(talk) {
                talk.last_pings = Some(talk.pings);
            }
            let seq = self.games.get(&talk.game).map(|followed| (talk.game, followed.online().seq()));
            let ping = FromClient::Ping { n: talk.pings, seen: seq.into_iter().collect() };
            if talk.socket.say(&ping).await.is_err() {
                return Ok(false);
            }
        }
        if self.pending.as_ref().is_some_and(|pending| now >= pending.sent + self.pace.resend) {
            return self.send(talk).await;
        }
        if talk.think.is_some_and(|think| now >= think) {
            talk.think = None;
            return self.think(talk).await;
        }
        Ok(true)
    }

    /// Thinks of something to do.
    async fn think(&mut self, talk: &mut Talk) -> Result<bool, Violation> {
        if self.pending.is_some() || *self.phase.borrow() != Phase::Play {
            return Ok(true);
        }
        let Some(followed) = self.games.get(&talk.game) else { return Ok(true) };
        let Some(wish) = wish(followed, &mut self.rng, self.pace.wild) else { return Ok(true) };
        let id = new_id();
        let (game, after) = (talk.game, wish.after);
        let message = FromClient::Act { id, game, after, act: wish.word.to_owned(), text: wish.text };
        self.ledger.writes(&message, wish.wrong);
        self.pending = Some(Pending { id, message, sent: Instant::now() });
        self.send(talk).await
    }

    /// Sends what is on its way, once more if it was sent before: over the socket, by HTTP, or both.
    async fn send(&mut self, talk: &mut Talk) -> Result<bool, Violation> {
        let Some(pending) = &mut self.pending else { return Ok(true) };
        pending.sent = Instant::now();
        let (id, message) = (pending.id, pending.message.clone());
        let way = self.rng.u32(..10);
        // Twice is once.
        let times = if way == 1 { 2 } else { 1 };
        for _ in 0..times {
            self.ledger.sends(id);
            if way != 0 && talk.socket.say(&message).await.is_err() {
                return Ok(false);
            }
        }
        if way <= 1 {
            match self.client.act(&message).await {
                Answer::Done(seq) => self.learn(id, Fate::Done(seq))?,
                Answer::Refused(code) => self.learn(id, Fate::Refused(code))?,
                Answer::Unknown => {}
            }
            talk.think = Some(self.soon());
        }
        Ok(true)
    }

    fn soon(&mut self) -> Instant {
        let most = u64::try_from(self.pace.think.as_micros()).unwrap_or(u64::MAX).max(1);
        Instant::now() + Duration::from_micros(self.rng.u64(..most))
    }

    /// Takes in what the server says; false if it goes away.
    async fn heard(&mut self, talk: &mut Talk, said: FromServer) -> Result<bool, Violation> {
        match said {
            FromServer::State(state) if state.game == talk.game => {
                match self.games.get_mut(&talk.game) {
                    Some(followed) => followed.take_state(&state)?,
                    None => {
                        if let Some(followed) = Followed::begin(&state)? {
                            self.games.insert(talk.game, followed);
                        }
                    }
                }
                talk.think = Some(self.soon());
            }
            FromServer::Event { game, event, .. } if game == talk.game => {
                let step = match self.games.get_mut(&game) {
                    Some(followed) => followed.take_event(&event)?,
                    None => Step::Gap,
                };
                if step == Step::Gap {
                    return self.catch_up(talk).await;
                }
                talk.think = Some(self.soon());
            }
            FromServer::Done { id, seq } => {
                self.learn(id, Fate::Done(seq))?;
                talk.think = Some(self.soon());
            }
            FromServer::Refused {
                id: Some(_), code: Code::Busy | Code::TooMany | Code::StoreFault, ..
            } => {}
            FromServer::Refused { id: Some(id), code, .. } => {
                self.learn(id, Fate::Refused(code))?;
                talk.think = Some(self.soon());
            }
            // What is on its way is sent again by itself.
            FromServer::Refused { id: None, code: Code::Busy | Code::TooMany, .. } => {}
            // What was asked for cannot be read at the moment: it is asked for again.
            FromServer::Refused { id: None, code: Code::StoreFault, .. } => return Ok(false),
            FromServer::Refused { id: None, code, .. } => {
                return Err(self.saw(format!("a message was refused: {code:?}")));
            }
            FromServer::Pong { n, seq, .. } => {
                return self.compare(talk, n, seq.get(&talk.game).copied()).await;
            }
            FromServer::Bye { .. } => {
                self.tally.seen_off.fetch_add(1, Ordering::SeqCst);
                return Ok(false);
            }
            _ => {}
        }
        Ok(true)
    }

    /// The server tells how far the game is. What was told may not be gone.
    async fn compare(&mut self, talk: &mut Talk, n: u32, theirs: Option<u32>) -> Result<bool, Violation> {
        let last = talk.last_pings.is_some_and(|first| n >= first);
        let ours = self.games.get(&talk.game).map_or(0, |followed| followed.online().seq());
        match theirs {
            Some(theirs) if theirs < ours => {
                Err(self
                    .saw(format!("event {ours} of {} was told, and now the last one is {theirs}", talk.game)))
            }
            Some(theirs) if theirs > ours => self.catch_up(talk).await,
            Some(_) => {
                talk.complete = last && self.is_whole(talk.game, ours).await?;
                Ok(true)
            }
            // A game that has not begun.
            None => {
                talk.complete = ours == 0 && last;
                Ok(true)
            }
        }
    }

    /// Whether nothing is missing of a game. A node that has lost a notice may not know yet what another one has done; it finds out
    /// by itself, and its disk knows already.
    async fn is_whole(&mut self, game: GameId, ours: u32) -> Result<bool, Violation> {
        if self.client.nodes() == 1 {
            return Ok(true);
        }
        match self.client.state(game).await {
            Answer::Done(state) if state.seq < ours => {
                Err(self
                    .saw(format!("event {ours} of {game} was told, and now the last one is {}", state.seq)))
            }
            Answer::Done(state) => Ok(state.seq == ours),
            Answer::Refused(_) | Answer::Unknown => Ok(false),
        }
    }

    async fn catch_up(&mut self, talk: &mut Talk) -> Result<bool, Violation> {
        let from = self.games.get(&talk.game).map_or(0, |followed| followed.online().seq());
        Ok(talk.socket.say(&FromClient::Watch { game: talk.game, from }).await.is_ok())
    }
}
