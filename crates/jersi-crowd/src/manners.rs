//! What a bot wants to do next: mostly to play, now and then anything else that two people do, and, if it is wild, what
//! nobody may do.

use fastrand::Rng;
use jersi_club::Act;
use jersi_rules::Color;
use jersi_rules::notation::write_decisions;

use crate::follow::Followed;

/// What a bot wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The word of the act.
    pub word: &'static str,
    /// The decision.
    pub text: String,
    /// What it answers.
    pub after: u32,
    /// Whether it must be refused.
    pub wrong: bool,
}

impl Wish {
    fn right(act: &Act, after: u32) -> Wish {
        Wish { word: act.word(), text: act.text().to_owned(), after, wrong: false }
    }
}

/// What a bot wants to do now, if anything.
pub fn wish(followed: &Followed, rng: &mut Rng, wild: bool) -> Option<Wish> {
    let color = followed.color()?;
    let online = followed.online();
    let placed = online.placed();
    if online.game().ending().is_some() {
        let asked = online.rematch() == Some(color) || online.rematch_made().is_some();
        return (!asked && wants_rematch(followed)).then(|| Wish::right(&Act::Rematch, online.seq()));
    }
    if wild && rng.u32(..8) == 0 {
        return Some(wrong(followed, color, rng));
    }
    if let Some((by, offer)) = online.draw_offer()
        && by != color
    {
        let answer = if rng.u32(..30) == 0 { Act::AcceptDraw } else { Act::DeclineDraw };
        return Some(Wish::right(&answer, offer));
    }
    if let Some((by, request)) = online.back_request()
        && by != color
    {
        let answer = if rng.bool() { Act::GiveBack } else { Act::Keep };
        return Some(Wish::right(&answer, request));
    }
    if online.claim().is_some_and(|(by, _)| by != color) {
        return Some(Wish::right(&Act::Here, online.seq()));
    }
    let mine = online.decider() == color;
    match rng.u32(..400) {
        0 => return Some(Wish::right(&Act::Resign, placed)),
        1..8 => return Some(Wish::right(&Act::OfferDraw, placed)),
        8..16 => return Some(Wish::right(&Act::AskBack, placed)),
        16 if !mine => return Some(Wish::right(&Act::Claim, placed)),
        17 => return Some(Wish::right(&Act::Abort, placed)),
        _ => {}
    }
    mine.then(|| Wish::right(&Act::Decide(decision(followed, rng)), placed))
}

/// Both of two who play decide alike whether another game follows, by its name.
pub fn wants_rematch(followed: &Followed) -> bool {
    followed.game().bytes()[0] & 1 == 0
}

/// A legal decision of who decides now.
fn decision(followed: &Followed, rng: &mut Rng) -> String {
    let position = followed.online().game().position();
    let turns = position.turns();
    write_decisions(position, &[turns[rng.usize(..turns.len())]])
}

/// Something that must be refused, whatever the other side does meanwhile.
fn wrong(followed: &Followed, color: Color, rng: &mut Rng) -> Wish {
    let online = followed.online();
    let placed = online.placed();
    let legal = decision(followed, rng);
    let (word, text, after) = match rng.u32(..8) {
        // A position that is gone, and one that is not there yet.
        0 => ("decide", legal, placed - 1),
        1 => ("decide", legal, placed + 100),
        // What the other side may do.
        2 if online.decider() != color => ("decide", legal, placed),
        3 => ("decide", "a1-i9".to_owned(), placed),
        4 => ("decide", "\u{202e}\u{0}{}\"".to_owned(), placed),
        5 => ("accept-draw", String::new(), placed),
        6 => ("give-back", String::new(), placed),
        7 => ("resign", legal, placed),
        _ => ("cheat", String::new(), placed),
    };
    Wish { word, text, after, wrong: true }
}
