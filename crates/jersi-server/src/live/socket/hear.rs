//! What a socket hears.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, close_code};
use jersi_club::color_word;
use jersi_wire::{ActId, Code, FromClient, FromServer, GREETINGS, GameId};

use super::super::elsewhere;
use super::{End, GREETINGS_PAUSE, Socket, text_of};
use crate::api::{ActAsked, Refusal, act};
use crate::club::Club;

impl Socket {
    /// Something was heard, or the other side is gone.
    pub(super) async fn hear(
        &mut self,
        club: &Club,
        heard: Option<Result<Message, axum::Error>>,
    ) -> Result<(), End> {
        let message = match heard {
            None => return Err(End::Gone),
            Some(Err(error)) => return Err(why(&error)),
            Some(Ok(message)) => message,
        };
        self.must_be_good()?;
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(_) => {
                self.measured(self.heard - self.asked);
                return Ok(());
            }
            Message::Ping(_) => return Ok(()),
            Message::Close(_) => return Err(End::Gone),
            Message::Binary(_) => {
                return Err(End::Closed(close_code::UNSUPPORTED, "only texts are heard here"));
            }
        };
        let message = serde_json::from_str::<FromClient>(&text);
        drop(text);
        if self.meter.check().is_err() {
            let id = match &message {
                Ok(FromClient::Act { id, .. }) => Some(*id),
                _ => None,
            };
            self.refuse(club, id, &Code::TooMany.into()).await?;
            // Who says too much is not listened to for a while; the other side's own buffers hold what it says.
            self.meter.until_ready().await;
            return Ok(());
        }
        match message {
            Ok(message) => self.answer(club, message).await,
            Err(_) => self.refuse(club, None, &Code::Malformed.into()).await,
        }
    }

    async fn answer(&mut self, club: &Club, message: FromClient) -> Result<(), End> {
        match message {
            FromClient::Watch { game, from } => self.watch(club, game, from).await,
            FromClient::Leave { game } => {
                if self.seated.watched.remove(&game).is_some() {
                    club.hub().unwatch(&self.seated.peer, game);
                }
                Ok(())
            }
            FromClient::Act { id, game, after, act: word, text } => {
                self.act(club, ActAsked { id, game, after, word, text }).await
            }
            FromClient::Ping { n, .. } => {
                // First what waits, so that the numbers tell nothing that is still to come.
                self.tell(club).await?;
                let now = |(game, told): (&GameId, &u32)| (*game, club.hub().last(*game).max(*told));
                let seq: BTreeMap<GameId, u32> = self.seated.watched.iter().map(now).collect();
                self.say(club, &FromServer::Pong { n, time: club.store().now().0, seq }).await
            }
            FromClient::Greet { game, word } => self.greet(club, game, &word).await,
        }
    }

    async fn watch(&mut self, club: &Club, game: GameId, from: u32) -> Result<(), End> {
        let watched = &mut self.seated.watched;
        if !watched.contains_key(&game) && watched.len() >= club.limits().watched {
            return self.refuse(club, None, &Code::TooMany.into()).await;
        }
        // Before it is looked at, so that nothing is missed between.
        club.hub().watch(&self.seated.peer, game);
        watched.insert(game, from);
        self.catch_up(club, game, from).await
    }

    async fn act(&mut self, club: &Club, asked: ActAsked) -> Result<(), End> {
        let (id, game) = (asked.id, asked.game);
        let Some(who) = self.seated.who.clone() else {
            return self.refuse(club, Some(id), &Code::NotSignedIn.into()).await;
        };
        let credit = match asked.word.as_str() {
            "decide" => club.hub().credit(&who.id, game, self.one_way),
            _ => Duration::ZERO,
        };
        match act(club, &who, asked, credit).await {
            Ok(seq) => self.say(club, &FromServer::Done { id, seq }).await,
            Err(refusal) => self.refuse(club, Some(id), &refusal).await,
        }
    }

    async fn greet(&mut self, club: &Club, game: GameId, word: &str) -> Result<(), End> {
        if !GREETINGS.contains(&word) {
            return self.refuse(club, None, &Code::Malformed.into()).await;
        }
        if self.greeted.is_some_and(|last| last.elapsed() < GREETINGS_PAUSE) {
            return self.refuse(club, None, &Code::TooMany.into()).await;
        }
        let Some(color) = club.hub().seat_of(&self.seated.peer, game).map(color_word) else {
            return self.refuse(club, None, &Code::NotSeated.into()).await;
        };
        let message = FromServer::Greet { game, color: color.to_owned(), word: word.to_owned() };
        club.hub().greeted(game, &text_of(&message));
        elsewhere::greet(club, game, color, word);
        self.greeted = Some(Instant::now());
        Ok(())
    }

    pub(super) async fn refuse(&mut self, club: &Club, id: Option<ActId>, why: &Refusal) -> Result<(), End> {
        self.say(club, &FromServer::Refused { id, code: why.code, seq: why.seq }).await
    }

    /// One more time around: one slow answer does not make a slow line, and neither does one quick one.
    fn measured(&mut self, around: Duration) {
        let one_way = around / 2;
        self.one_way = if self.one_way.is_zero() { one_way } else { (self.one_way * 3 + one_way) / 4 };
    }
}

/// What the other side did that is no conversation.
fn why(error: &axum::Error) -> End {
    use std::error::Error as _;
    use tokio_tungstenite::tungstenite::Error;
    match error.source().and_then(|cause| cause.downcast_ref::<Error>()) {
        Some(Error::Capacity(_)) => End::Closed(close_code::SIZE, "a message is too long"),
        Some(Error::Utf8(_)) => End::Closed(close_code::INVALID, "a text is UTF-8"),
        Some(Error::Protocol(_)) => End::Closed(close_code::PROTOCOL, "this is no WebSocket"),
        _ => End::Gone,
    }
}
