//! What happens by itself when nobody does anything.

use std::time::Duration;

use jersi_game::TimeControl;

use crate::event::{Draft, What};
use crate::fold::OnlineGame;
use crate::millis::Millis;

/// How long who is said to be away may take to show that he is here.
pub const CLAIM_WAITS: Duration = Duration::from_secs(60);
/// How long a first turn of a live game may take before the game is called off.
pub const FIRST_TURN: Duration = Duration::from_secs(120);
/// After so many days without a turn a game without a clock is called off.
pub const QUIET_DAYS: u64 = 90;

impl OnlineGame {
    /// When something happens by itself; never, if the game is over.
    pub fn due(&self) -> Option<Millis> {
        self.next_by_itself().map(|(when, _)| when)
    }

    /// What has happened by itself until a moment, if anything has.
    pub fn fallen(&self, now: Millis) -> Option<Draft> {
        let (when, what) = self.next_by_itself()?;
        // Times of events never go back, so what fell while an earlier event was on its way is told with that one's time.
        (when <= now).then(|| Draft::at(what, when.max(self.latest)))
    }

    /// What happens by itself next if nobody does anything, and when; nothing, if the game is over.
    pub fn next_by_itself(&self) -> Option<(Millis, What)> {
        if self.game.ending().is_some() {
            return None;
        }
        let deadline = self.deadline();
        match self.claim {
            Some((color, when)) if when < deadline.0 => Some((when, What::Abandoned(color.other()))),
            _ => Some(deadline),
        }
    }

    /// When the decision that is under way must be taken at the latest.
    fn deadline(&self) -> (Millis, What) {
        let decider = self.decider();
        if let Some(side) = self.clock.running()
            && let Some(left) = self.clock.remaining(side, self.latest.clock())
        {
            let what = if self.has_begun(side) { What::Flagged(side) } else { What::CalledOff };
            return (self.latest.after(left), what);
        }
        debug_assert!(!self.runs(decider), "a clock that should run stands still");
        let waits = match self.clock.control() {
            TimeControl::Unlimited => Duration::from_secs(QUIET_DAYS * 86_400),
            _ => FIRST_TURN,
        };
        (self.since.after(waits), What::CalledOff)
    }
}
