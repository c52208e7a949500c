//! Who may do what.

use std::time::Duration;

use jersi_game::TimeControl;
use jersi_rules::Color;
use jersi_rules::notation::write_decisions;

use crate::act::Act;
use crate::event::{Draft, What};
use crate::fold::{OnlineGame, one_decision};
use crate::millis::Millis;
use crate::refusal::ActRefusal;

/// So many things at most happen between two decisions before a claim.
const MOST_BETWEEN: u32 = 100;

/// An act as it arrives. That who asks sits at this colour was found out before.
#[derive(Clone, Debug)]
pub struct Asked<'a> {
    /// Who asks.
    pub color: Color,
    /// What for.
    pub act: &'a Act,
    /// The number of the event that it answers: the last one that changed the position, or the offer.
    pub after: u32,
    /// When it arrived.
    pub arrived: Millis,
    /// What the network took, as far as it is given back.
    pub credit: Duration,
    /// Whether the other player is connected.
    pub opponent_here: bool,
}

impl OnlineGame {
    /// When an act counts as done: as it arrived, less what the network took, and never before what happened last.
    pub fn counts_at(&self, asked: &Asked<'_>) -> Millis {
        match asked.act {
            Act::Decide(_) => asked.arrived.before(asked.credit).max(self.latest),
            _ => asked.arrived.max(self.latest),
        }
    }

    /// What becomes of an act. What has fallen until [`OnlineGame::counts_at`] must be applied before.
    pub fn judge(&self, asked: &Asked<'_>) -> Result<Draft, ActRefusal> {
        let Asked { color, act, after, .. } = *asked;
        let now = asked.arrived.max(self.latest);
        let what = match act {
            Act::Rematch => return self.judge_rematch(color).map(|what| Draft::at(what, now)),
            _ if self.game.ending().is_some() => return Err(ActRefusal::GameOver),
            Act::Decide(text) => {
                Self::answers(after, self.placed)?;
                if self.decider() != color {
                    return Err(ActRefusal::NotYourTurn);
                }
                let decision = one_decision(self.game.position(), text).ok_or(ActRefusal::Illegal)?;
                let text = write_decisions(self.game.position(), &[decision]);
                return Ok(Draft { what: What::Decided(color, text), at: self.counts_at(asked), next: now });
            }
            Act::OfferDraw => {
                Self::answers(after, self.placed)?;
                match self.game.offer() {
                    // Both want it.
                    Some(other) if other != color => What::DrawAccepted(color),
                    Some(_) => return Err(ActRefusal::NotNow),
                    None if self.offered[color] == Some(self.game.turns().len()) => {
                        return Err(ActRefusal::NotNow);
                    }
                    None => What::DrawOffered(color),
                }
            }
            Act::AcceptDraw | Act::DeclineDraw => {
                let (by, offer) = self.draw_offer().ok_or(ActRefusal::Stale)?;
                Self::answers(after, offer)?;
                match (by == color, act) {
                    (true, _) => return Err(ActRefusal::NotNow),
                    (_, Act::AcceptDraw) => What::DrawAccepted(color),
                    _ => What::DrawDeclined(color),
                }
            }
            Act::AskBack => {
                Self::answers(after, self.placed)?;
                if self.rated {
                    return Err(ActRefusal::NotNow);
                }
                let asked_now = self.asked_back[color] == Some(self.game.turns().len());
                if self.back.is_some() || asked_now || self.turns_back(color).is_none() {
                    return Err(ActRefusal::NotNow);
                }
                What::BackAsked(color)
            }
            Act::GiveBack | Act::Keep => {
                let (by, request) = self.back.ok_or(ActRefusal::Stale)?;
                Self::answers(after, request)?;
                match (by == color, act) {
                    (true, _) => return Err(ActRefusal::NotNow),
                    (_, Act::GiveBack) => What::BackGiven(color),
                    _ => What::BackKept(color),
                }
            }
            Act::Resign => What::Resigned(color),
            Act::Abort => {
                Self::answers(after, self.placed)?;
                if self.game.decisions().count() >= 2 {
                    return Err(ActRefusal::NotNow);
                }
                What::CalledOff
            }
            Act::Claim => {
                Self::answers(after, self.placed)?;
                let live = matches!(self.clock.control(), TimeControl::Increment { .. });
                // A first turn that never comes wins nothing: the game is called off by itself.
                let runs = live && self.runs(self.decider());
                // Claims that are answered again and again would make a game without end.
                let too_often = self.seq - self.placed > MOST_BETWEEN;
                if !runs || self.decider() == color || self.claim.is_some() || too_often {
                    return Err(ActRefusal::NotNow);
                }
                if asked.opponent_here {
                    return Err(ActRefusal::OpponentHere);
                }
                What::Claimed(color)
            }
            Act::Here => match self.claim {
                Some((claims, _)) if claims != color => What::Here(color),
                _ => return Err(ActRefusal::NotNow),
            },
        };
        Ok(Draft::at(what, now))
    }

    /// An act names what it answers, so that nothing delayed is done somewhere else. Numbers never come back, not even when
    /// turns are taken back.
    fn answers(after: u32, wanted: u32) -> Result<(), ActRefusal> {
        if after == wanted { Ok(()) } else { Err(ActRefusal::Stale) }
    }

    fn judge_rematch(&self, color: Color) -> Result<What, ActRefusal> {
        if self.game.ending().is_none() {
            return Err(ActRefusal::NotOver);
        }
        match self.rematch {
            _ if self.rematch_made.is_some() => Err(ActRefusal::NotNow),
            Some(asked) if asked == color => Err(ActRefusal::NotNow),
            // The second wish makes the game; under which name, its maker knows.
            _ => Ok(What::RematchAsked(color)),
        }
    }
}
