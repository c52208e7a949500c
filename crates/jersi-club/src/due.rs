//! What happens by itself when nobody does anything.

use std::time::Duration;

use jersi_game::TimeControl;
use jersi_rules::Color;

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

    /// When the game ends by itself if nobody does anything; never while whoever decides is on vacation. That somebody comes
    /// back happens by itself too, and ends nothing.
    pub fn ends_at(&self) -> Option<Millis> {
        self.end_by_itself().map(|(when, _)| when)
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
        let back = |color: Color| self.away[color].map(|until| (until, What::Back(color)));
        // Of two that fall at one moment, the end comes first.
        let all = [self.end_by_itself(), back(Color::White), back(Color::Black)];
        all.into_iter().flatten().min_by_key(|(when, _)| *when)
    }

    fn end_by_itself(&self) -> Option<(Millis, What)> {
        if self.game.ending().is_some() {
            return None;
        }
        let claim = self.claim.map(|(color, when)| (when, What::Abandoned(color.other())));
        // Of two that fall at one moment, the clock's comes first.
        [self.deadline(), claim].into_iter().flatten().min_by_key(|(when, _)| *when)
    }

    /// When the decision that is under way must be taken at the latest; whoever is on vacation has time.
    fn deadline(&self) -> Option<(Millis, What)> {
        let decider = self.decider();
        if let Some(side) = self.clock.running()
            && let Some(left) = self.clock.remaining(side, self.latest.clock())
        {
            let what = if self.has_begun(side) { What::Flagged(side) } else { What::CalledOff };
            return Some((self.latest.after(left), what));
        }
        debug_assert!(!self.runs(decider), "a clock that should run stands still");
        let waits = match self.clock.control() {
            TimeControl::Unlimited => Duration::from_secs(QUIET_DAYS * 86_400),
            TimeControl::Increment { .. } => FIRST_TURN,
            TimeControl::DaysPerTurn(_) => return None,
        };
        Some((self.since.after(waits), What::CalledOff))
    }
}
