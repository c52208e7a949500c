//! Vacation: over days, the time of who is away stands still. What was left is left afterwards.

use jersi_game::TimeControl;
use jersi_rules::Color;

use crate::fold::OnlineGame;
use crate::millis::Millis;
use crate::unfit::Why;

impl OnlineGame {
    /// Whether a vacation makes a difference: the game goes on, over days.
    pub fn knows_vacation(&self) -> bool {
        self.game.ending().is_none() && matches!(self.clock.control(), TimeControl::DaysPerTurn(_))
    }

    /// A side goes on vacation, or stays there for longer or shorter.
    pub(crate) fn go_away(&mut self, color: Color, until: Millis, at: Millis) -> Result<(), Why> {
        if !self.knows_vacation() {
            return Err(Why::NoVacation);
        }
        self.away[color] = Some(until);
        self.go_on(at, at);
        Ok(())
    }

    /// A side is back: its time runs on from where it stood.
    pub(crate) fn come_back(&mut self, color: Color, at: Millis) -> Result<(), Why> {
        self.away[color].take().ok_or(Why::NotAway(color))?;
        self.go_on(at, at);
        Ok(())
    }
}
