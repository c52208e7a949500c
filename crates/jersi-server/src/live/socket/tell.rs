//! What a socket is told.

use axum::extract::ws::{Message, close_code};
use jersi_club::OnlineGame;
use jersi_store::{clock_now, message};
use jersi_wire::{Code, FromServer, GameId};

use super::super::ring::Since;
use super::{End, Socket};
use crate::api::Refusal;
use crate::club::Club;
use crate::moment::state;

/// So many events are told one by one; beyond that the whole game is shorter.
const FEW: u32 = 64;

impl Socket {
    /// Fetches what waits, and says it.
    pub(super) async fn tell(&mut self, club: &Club) -> Result<(), End> {
        self.must_be_good()?;
        let waiting = self.seated.peer.take();
        if waiting.too_much {
            return Err(End::Closed(
                close_code::AGAIN,
                "more has happened than was read; ask for the list again",
            ));
        }
        for game in waiting.unsure {
            if let Some(&told) = self.seated.watched.get(&game) {
                self.catch_up(club, game, told).await?;
            }
        }
        for game in waiting.changed {
            self.go_on(club, game).await?;
        }
        for since in waiting.since {
            metrics::histogram!("jersi_turn_seen_seconds").record(club.store().now().since(since));
        }
        for row in waiting.mine.into_values() {
            self.write(club, Message::Text(row)).await?;
        }
        for greeting in waiting.greetings {
            self.write(club, Message::Text(greeting)).await?;
        }
        for game in waiting.presence {
            if self.seated.watched.contains_key(&game)
                && let Some(presence) = club.hub().presence(game)
            {
                self.say(club, &presence).await?;
            }
        }
        Ok(())
    }

    /// Who has signed out, or was shown the door, neither hears nor does anything any more.
    pub(super) fn must_be_good(&self) -> Result<(), End> {
        let closed = End::Closed(close_code::POLICY, "this token is good for nothing any more");
        if self.seated.peer.is_ended() { Err(closed) } else { Ok(()) }
    }

    /// Tells what happened in a game that it watches, without a gap.
    async fn go_on(&mut self, club: &Club, game: GameId) -> Result<(), End> {
        let Some(&told) = self.seated.watched.get(&game) else { return Ok(()) };
        if told == 0 {
            // Who sits there, and which game it became, is more than an event tells.
            return self.catch_up(club, game, 0).await;
        }
        match club.hub().since(game, told) {
            Since::Events(events, last) => {
                for event in events {
                    self.write(club, Message::Text(event)).await?;
                }
                self.seated.watched.insert(game, last);
                Ok(())
            }
            Since::Behind => {
                metrics::counter!("jersi_catchup_total").increment(1);
                self.catch_up(club, game, told).await
            }
        }
    }

    /// Tells what happened behind a number, from disk: the events, if they are few, or else the whole game.
    pub(super) async fn catch_up(&mut self, club: &Club, game: GameId, from: u32) -> Result<(), End> {
        let snapshot = match club.store().snapshot(game).await {
            Ok(Some(snapshot)) => snapshot,
            Ok(None) => return self.lose(club, game, &Code::NoSuchGame.into()).await,
            Err(fault) => return self.lose(club, game, &fault.into()).await,
        };
        let record = &snapshot.listed.record;
        club.hub().seat(record);
        let last = record.seq;
        if from == 0 || from > last || last - from > FEW {
            let who = self.seated.who.as_ref().map(|who| who.id.as_str());
            let state = state(club, &snapshot, who, &self.seated.host);
            self.say(club, &FromServer::State(Box::new(state))).await?;
        } else {
            // The clock after each of them is the page's to fold; after the last one it is told.
            for event in snapshot.events.iter().filter(|event| event.seq > from) {
                let online = snapshot.online.as_ref().filter(|online| online.seq() == event.seq);
                let message = FromServer::Event {
                    game,
                    event: message(event),
                    clock: online.and_then(clock_now),
                    due: online.and_then(OnlineGame::due).map(|due| due.0),
                };
                self.say(club, &message).await?;
            }
            if let Some(presence) = club.hub().presence(game) {
                self.say(club, &presence).await?;
            }
        }
        self.seated.watched.insert(game, last);
        Ok(())
    }

    /// A game cannot be watched, or no longer.
    async fn lose(&mut self, club: &Club, game: GameId, why: &Refusal) -> Result<(), End> {
        self.seated.watched.remove(&game);
        club.hub().unwatch(&self.seated.peer, game);
        self.refuse(club, None, why).await
    }
}
