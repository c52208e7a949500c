//! The players' clock. The page tells the time; nothing here reads it.

use std::time::Duration;

use jersi_rules::Color;
use jersi_table::Next;

use super::{Table, opponent};
use crate::wire::{Both, ClockView, ThinkRequest};

/// The longest that a machine thinks without a clock.
const PATIENCE: Duration = Duration::from_secs(6);

impl Table {
    /// Tells the time, in milliseconds from any moment, and ends the game if a player's time is up. Whether it did.
    /// At a game of a club it is the server's time, and only the club ends it.
    pub fn tick(&mut self, now: f64) -> bool {
        self.tell_server_time(now);
        // A time that is none changes nothing.
        self.table.tick(Duration::try_from_secs_f64(now / 1000.0).unwrap_or_default())
    }

    /// Lets the time of the player who decides run, if there is a clock and the game goes on.
    pub fn start_clock(&mut self) {
        self.table.start_clock();
    }

    /// Stops the clock.
    pub fn stop_clock(&mut self) {
        self.table.stop_clock();
    }

    /// The players' time, if there is a clock.
    pub fn clock(&self) -> Option<ClockView> {
        if let Some(online) = self.club() {
            return online.clock(online.now);
        }
        let left = |color| self.table.left(color).map(milliseconds);
        Some(ClockView {
            left: Both { white: left(Color::White)?, black: left(Color::Black)? },
            running: self.table.running().map(Into::into),
        })
    }
}

impl Table {
    /// What the thinker is to be asked if a machine decides next.
    pub fn think_request(&self) -> Option<ThinkRequest> {
        let Next::Machine(color) = self.table.next() else { return None };
        let limits = self.table.turn_limits(color, None, PATIENCE);
        let clock = limits.clock.map(|clock| [clock.left, clock.increment].map(milliseconds));
        Some(ThinkRequest {
            record: self.record(),
            opponent: opponent(&self.game().players()[color]),
            // A level that looks at so many positions may take long on a telephone.
            move_time: clock.is_none().then_some(milliseconds(PATIENCE)),
            clock,
            lines: 1,
        })
    }
}

/// A time in whole milliseconds.
pub fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}
