//! What a player could do now, as the server would judge it.

use std::time::Duration;

use jersi_rules::Color;

use crate::act::Act;
use crate::fold::OnlineGame;
use crate::judge::Asked;
use crate::millis::Millis;

impl OnlineGame {
    /// The number that an act has to name now: that of the offer or the request it answers, else of the last event that
    /// changed the position.
    pub fn answered_by(&self, act: &Act) -> u32 {
        let number = match act {
            Act::AcceptDraw | Act::DeclineDraw => self.draw_offer(),
            Act::GiveBack | Act::Keep => self.back_request(),
            _ => None,
        };
        number.map_or(self.placed(), |(_, seq)| seq)
    }

    /// Whether an act would be done if it arrived now. Buttons follow this, and it asks [`OnlineGame::judge`], so none is
    /// offered that the server refuses.
    pub fn may(&self, color: Color, act: &Act, now: Millis, opponent_here: bool) -> bool {
        let (after, credit) = (self.answered_by(act), Duration::ZERO);
        let asked = Asked { color, act, after, arrived: now, credit, opponent_here };
        self.fallen(self.counts_at(&asked)).is_none() && self.judge(&asked).is_ok()
    }
}
