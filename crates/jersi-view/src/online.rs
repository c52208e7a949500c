//! A game of a club, as the page follows it: the same fold of the same events as on the server.

mod read;

use jersi_club::{Act, Event, Millis, OnlineGame, What};
use jersi_rules::{Color, Lang};
use jersi_words::PageFault;

use crate::table::milliseconds;
use crate::wire::{
    BackRequest, Both, ClaimView, ClockView, DueKind, DueView, Fault, FollowedKind, MayView, OfferStands,
    OnlineView,
};

pub(crate) use read::{read_event, read_state};

/// A game of a club.
#[derive(Clone, Debug)]
pub(crate) struct Online {
    /// Its name.
    pub name: String,
    /// Where the person here sits; none for who watches.
    pub mine: Option<Color>,
    /// The game, as its events tell it.
    pub game: OnlineGame,
    /// The server's time that was told last.
    pub now: Millis,
}

impl Online {
    /// Lets an event happen if it is the next one. One that does not fit changes nothing.
    pub fn follow(&mut self, event: &Event, lang: Lang) -> Result<FollowedKind, Fault> {
        let next = self.game.seq() + 1;
        if event.seq != next {
            return Ok(if event.seq < next { FollowedKind::Known } else { FollowedKind::Gap });
        }
        let mut game = self.game.clone();
        game.apply(event).map_err(|_| Fault::of(PageFault::Unfit, lang))?;
        self.game = game;
        Ok(FollowedKind::Next)
    }

    /// The players' time at a moment of the server.
    pub fn clock(&self, now: Millis) -> Option<ClockView> {
        let clock = self.game.clock();
        let left = |color| clock.remaining(color, now.since(Millis(0))).map(milliseconds);
        Some(ClockView {
            left: Both { white: left(Color::White)?, black: left(Color::Black)? },
            running: clock.running().map(Into::into),
        })
    }

    /// Everything beside the board.
    pub fn view(&self, now: Millis) -> OnlineView {
        let game = &self.game;
        OnlineView {
            game: self.name.clone(),
            seq: game.seq(),
            after: game.placed(),
            mine: self.mine.map(Into::into),
            offer: game.draw_offer().map(|(color, seq)| OfferStands { color: color.into(), seq }),
            back: game.back_request().map(|(color, seq)| {
                let turn = game.back_turn(color).unwrap_or_default();
                BackRequest { color: color.into(), seq, turn }
            }),
            claim: game.claim().map(|(color, until)| ClaimView { color: color.into(), until: until.0 }),
            away: Both {
                white: game.away(Color::White).map(|until| until.0),
                black: game.away(Color::Black).map(|until| until.0),
            },
            rematch: game.rematch().map(Into::into),
            rematch_game: game.rematch_made().map(str::to_owned),
            may: self.mine.map(|mine| self.may(mine, now)).unwrap_or_default(),
            clock: self.clock(now),
            due: game.next_by_itself().map(|(at, what)| due(at, &what)),
        }
    }

    fn may(&self, mine: Color, now: Millis) -> MayView {
        // Who is connected the page knows; without that a claim is judged as if nobody were.
        let may = |act| self.game.may(mine, &act, now, false);
        MayView {
            abort: may(Act::Abort),
            resign: may(Act::Resign),
            offer_draw: may(Act::OfferDraw),
            ask_back: may(Act::AskBack),
            claim: may(Act::Claim),
            rematch: may(Act::Rematch),
        }
    }
}

fn due(at: Millis, what: &What) -> DueView {
    let (kind, color) = match what {
        What::Flagged(color) => (DueKind::Flagged, Some(*color)),
        What::Abandoned(color) => (DueKind::Abandoned, Some(*color)),
        What::Back(color) => (DueKind::Back, Some(*color)),
        _ => (DueKind::CalledOff, None),
    };
    DueView { at: at.0, what: kind, color: color.map(Into::into) }
}
