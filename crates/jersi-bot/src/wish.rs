//! What a bot wants to do next in a game.

use jersi_club::{Act, OnlineGame};
use jersi_engine::Score;
use jersi_rules::Color;

/// Who is behind by so much takes a tie; 100 is about a cube.
const TAKES_TIE: i32 = -150;

/// What a bot wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To do this.
    Do(Act),
    /// To think.
    Think,
}

/// What a bot knows besides the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mood {
    /// Whether the other side may take turns back.
    pub gives_back: bool,
    /// Whether another game may begin.
    pub has_room: bool,
    /// Whether its program has failed for good.
    pub resigns: bool,
    /// What the program said of its last decision.
    pub score: Option<Score>,
}

/// What a bot of this colour wants now, if anything.
pub fn wish(online: &OnlineGame, color: Color, mood: &Mood) -> Option<Wish> {
    let other = color.other();
    if online.game().ending().is_some() {
        let asked = online.rematch() == Some(other) && online.rematch_made().is_none();
        return (asked && mood.has_room).then_some(Wish::Do(Act::Rematch));
    }
    if mood.resigns {
        return Some(Wish::Do(Act::Resign));
    }
    if online.draw_offer().is_some_and(|(by, _)| by == other) {
        let behind = mood.score.is_some_and(|score| score <= Score::units(TAKES_TIE));
        return Some(Wish::Do(if behind { Act::AcceptDraw } else { Act::DeclineDraw }));
    }
    if online.back_request().is_some_and(|(by, _)| by == other) {
        return Some(Wish::Do(if mood.gives_back { Act::GiveBack } else { Act::Keep }));
    }
    if online.claim().is_some_and(|(by, _)| by == other) {
        return Some(Wish::Do(Act::Here));
    }
    (online.decider() == color).then_some(Wish::Think)
}
