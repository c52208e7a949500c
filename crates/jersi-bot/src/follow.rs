//! A game as one of its players, or a watcher, was told it.

use jersi_club::{Event, Millis, OnlineGame, What, read_color};
use jersi_rules::{ByColor, Color};
use jersi_wire::{EventMessage, GameId, GameState};

/// What a server told of a game does not go together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}: {what}")]
pub struct Mistold {
    /// Which game.
    pub game: GameId,
    /// What does not.
    pub what: String,
}

/// What an event is to who knows the game so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The next one.
    Next,
    /// One that is known.
    Known,
    /// One too far: something between is missing.
    Gap,
}

/// A game as it was told, folded by the same code as the page's.
#[derive(Clone, Debug)]
pub struct Followed {
    game: GameId,
    events: Vec<EventMessage>,
    online: OnlineGame,
    color: Option<Color>,
}

impl Followed {
    /// From the first state that is told; none while the game is open.
    pub fn begin(state: &GameState) -> Result<Option<Followed>, Mistold> {
        let fault = |what: String| Mistold { game: state.game, what };
        if state.events.is_empty() {
            return Ok(None);
        }
        let events = state.events.iter().map(event).collect::<Result<Vec<_>, _>>().map_err(fault)?;
        let time = state.time.parse().map_err(|_| fault(format!("the time is {:?}", state.time)))?;
        let seat = |color| match color {
            Color::White => state.white.as_ref(),
            Color::Black => state.black.as_ref(),
        };
        let names = ByColor::from_fn(|color| seat(color).map(|seat| seat.name.clone()).unwrap_or_default());
        let online = OnlineGame::fold(time, &names, &events).map_err(|unfit| fault(unfit.to_string()))?;
        let online = online.for_ratings(state.rated);
        if online.seq() != state.seq {
            return Err(fault(format!("its state has {} events and says {}", online.seq(), state.seq)));
        }
        let color = Color::BOTH.into_iter().find(|&color| seat(color).is_some_and(|seat| seat.you));
        Ok(Some(Followed { game: state.game, events: state.events.clone(), online, color }))
    }

    /// A whole state again: nothing that was told may be missing or different.
    pub fn take_state(&mut self, state: &GameState) -> Result<(), Mistold> {
        if state.events.len() < self.events.len() {
            let what = format!(
                "event {} was told, and a later state ends at {}",
                self.online.seq(),
                state.events.len()
            );
            return Err(self.fault(what));
        }
        for event in &state.events {
            self.take_event(event)?;
        }
        Ok(())
    }

    /// An event. One that is known must be as it was told before.
    pub fn take_event(&mut self, told: &EventMessage) -> Result<Step, Mistold> {
        let next = self.online.seq() + 1;
        if told.seq > next {
            return Ok(Step::Gap);
        }
        if told.seq < next {
            let known = told.seq.checked_sub(1).and_then(|at| self.events.get(at as usize));
            return match known {
                Some(known) if known == told => Ok(Step::Known),
                known => {
                    Err(self.fault(format!("event {} was told as {known:?}, then as {told:?}", told.seq)))
                }
            };
        }
        let read = event(told).map_err(|what| self.fault(what))?;
        self.online.apply(&read).map_err(|unfit| self.fault(unfit.to_string()))?;
        self.events.push(told.clone());
        Ok(Step::Next)
    }

    /// Which game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The fold.
    pub fn online(&self) -> &OnlineGame {
        &self.online
    }

    /// What was told.
    pub fn events(&self) -> &[EventMessage] {
        &self.events
    }

    /// Where who follows it sits.
    pub fn color(&self) -> Option<Color> {
        self.color
    }

    fn fault(&self, what: String) -> Mistold {
        Mistold { game: self.game, what }
    }
}

/// An event from its message.
pub fn event(told: &EventMessage) -> Result<Event, String> {
    if told.color.as_deref().is_some_and(|word| read_color(word).is_none()) {
        return Err(format!("event {} is of the colour {:?}", told.seq, told.color));
    }
    let what =
        What::read(&told.kind, told.color.as_deref(), told.text.as_deref()).map_err(|bad| bad.to_string())?;
    Ok(Event { seq: told.seq, what, at: Millis(told.at), next: Millis(told.next) })
}
