//! What a club says over the socket.

use std::time::Duration;

use jersi_wire::{Code, EventMessage, FromServer, GameId, GameState};
use jersi_words::{BotFault, BotNews};

use super::{End, Stop};
use crate::bot::Bot;
use crate::follow::{Followed, Step};
use crate::server_clock::ServerClock;
use crate::table::Table;

impl Bot<'_> {
    pub(super) fn hear(&mut self, message: FromServer) -> Result<(), Stop> {
        match message {
            FromServer::Hello { you, time, .. } => {
                self.clock = Some(ServerClock::told(time));
                you.map(|_| ()).ok_or(BotFault::WrongToken)?;
            }
            FromServer::State(state) => self.state(&state),
            FromServer::Event { game, event, .. } => self.event(game, &event),
            FromServer::Done { id, seq } => {
                for table in self.tables.values_mut() {
                    if table.pending.take_if(|pending| pending.id == id).is_some() {
                        table.settled = table.settled.max(seq);
                    }
                }
            }
            FromServer::Refused { id, code, .. } => {
                if let Some(fault) = self.refusal(code) {
                    return Err(fault.into());
                }
                let pending =
                    |table: &&mut Table| table.pending.as_ref().is_some_and(|act| Some(act.id) == id);
                if let Some(table) = self.tables.values_mut().find(pending)
                    && !matches!(code, Code::Busy | Code::TooMany | Code::StoreFault)
                {
                    table.refused();
                    table.watched = None;
                }
            }
            FromServer::Pong { time, seq, .. } => {
                self.clock = Some(ServerClock::told(time));
                for (game, theirs) in seq {
                    if let Some(table) = self.tables.get_mut(&game).filter(|table| table.seq() < theirs) {
                        table.watched = None;
                    }
                }
            }
            FromServer::Mine(row) => self.see(&row),
            FromServer::Bye { retry } => {
                return Err(Stop::End(End::Bye(Duration::from_millis(u64::from(retry)))));
            }
            FromServer::Presence { .. } | FromServer::Greet { .. } => {}
        }
        Ok(())
    }

    fn state(&mut self, state: &GameState) {
        let game = state.game;
        let Some(table) = self.tables.get_mut(&game) else { return };
        let is_new = table.followed.is_none();
        let goes_on = table.followed.as_mut().is_some_and(|followed| followed.take_state(state).is_ok());
        if !goes_on {
            // What does not go together with what was told before counts from now on: a club may be back at an older copy.
            table.followed = Followed::begin(state).ok().flatten();
        }
        let Some((followed, color)) = table.followed.as_ref().zip(table.color()) else {
            // One that was withdrawn, or where somebody else sits.
            if state.status == "over" || table.followed.is_some() {
                self.tables.remove(&game);
            }
            return;
        };
        let seats = [&state.white, &state.black];
        let other = seats.into_iter().flatten().find(|seat| !seat.you);
        table.opponent = other.map(|seat| seat.name.clone()).unwrap_or_default();
        if is_new && followed.online().game().ending().is_none() {
            self.report.begun += 1;
            (self.news)(BotNews::Begun {
                game: game.to_string(),
                opponent: table.opponent.clone(),
                color,
                spec: state.spec.clone(),
                time: state.time.clone(),
                rated: state.rated,
            });
        }
        self.changed(game);
    }

    fn event(&mut self, game: GameId, event: &EventMessage) {
        let Some(table) = self.tables.get_mut(&game) else { return };
        match table.followed.as_mut().map(|followed| followed.take_event(event)) {
            Some(Ok(Step::Next)) => self.changed(game),
            Some(Ok(Step::Known)) => {}
            Some(Ok(Step::Gap)) | None => table.watched = None,
            Some(Err(_)) => (table.followed, table.watched) = (None, None),
        }
    }
}
