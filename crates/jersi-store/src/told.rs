//! What happened, as it is sent.

use jersi_club::{Event, Millis, OnlineGame, color_word};
use jersi_rules::Color;
use jersi_wire::{ClockNow, EventMessage};

/// An event as it is sent, with the clock after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What happened.
    pub event: EventMessage,
    /// The clock after it.
    pub clock: Option<ClockNow>,
    /// When something happens by itself now.
    pub due: Option<u64>,
}

impl Told {
    /// The event that happened last in a game.
    pub fn last(event: &Event, online: &OnlineGame) -> Told {
        Told { event: message(event), clock: clock_now(online), due: online.due().map(|due| due.0) }
    }
}

/// An event, as it is sent.
pub fn message(event: &Event) -> EventMessage {
    let (kind, color, text) = event.what.parts();
    EventMessage {
        seq: event.seq,
        kind: kind.to_owned(),
        color: color.map(|color| color_word(color).to_owned()),
        text: text.map(std::borrow::Cow::into_owned),
        at: event.at.0,
        next: event.next.0,
    }
}

/// The clock of a game after its last event; none if it is played without.
pub fn clock_now(online: &OnlineGame) -> Option<ClockNow> {
    let clock = online.clock();
    let at = online.latest();
    let left = |side| Some(Millis::default().after(clock.remaining(side, at.since(Millis::default()))?).0);
    Some(ClockNow {
        white: left(Color::White)?,
        black: left(Color::Black)?,
        runs: clock.running().map(|side| color_word(side).to_owned()),
        at: at.0,
    })
}
