//! The players' clock. The page tells the time; nothing here reads it.

use std::time::Duration;

use jersi_game::Clock;
use jersi_rules::Color;

use super::Table;
use crate::wire::{Both, ClockView};

impl Table {
    /// Tells the time, in milliseconds from any moment, and ends the game if a player's time is up. Whether it did.
    pub fn tick(&mut self, now: f64) -> bool {
        // A time that is none, or that goes back, changes nothing.
        let now = Duration::try_from_secs_f64(now / 1000.0).unwrap_or(self.now);
        self.now = self.now.max(now);
        let flag = self.clock.as_ref().and_then(|clock| clock.running().and(clock.flag(self.now)));
        match flag {
            Some(player) => self.lose_on_time(player).is_ok(),
            None => false,
        }
    }

    /// Lets the time of the player who decides run, if there is a clock and the game goes on.
    pub fn start_clock(&mut self) {
        let decider = self.game.position().decider();
        if let Some(clock) = self.clock.as_mut().filter(|_| self.game.ending().is_none()) {
            clock.start(decider, self.now);
        }
    }

    /// Stops the clock.
    pub fn stop_clock(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.stop(self.now);
        }
    }

    /// The players' time, if there is a clock.
    pub fn clock(&self) -> Option<ClockView> {
        let clock = self.clock.as_ref()?;
        let left = |side| milliseconds(clock.remaining(side, self.now).unwrap_or_default());
        Some(ClockView {
            left: Both { white: left(Color::White), black: left(Color::Black) },
            running: clock.running().map(Into::into),
            control: clock.control().to_string(),
        })
    }

    /// A turn, or a part of one, was played.
    pub(super) fn press_clock(&mut self, turn_over: bool) {
        let over = self.game.ending().is_some();
        let decider = self.game.position().decider();
        let now = self.now;
        let Some(clock) = &mut self.clock else { return };
        let Some(running) = clock.running() else { return };
        let pressed = match (turn_over, decider == running) {
            (true, _) => clock.press(now),
            (false, true) => Ok(()),
            (false, false) => clock.pass(now),
        };
        if over || pressed.is_err() {
            clock.stop(now);
        }
        // The end of a ransom belongs to who began it, whoever gave last.
        self.run_for_decider();
    }

    /// A turn, or a part of one, was taken back.
    pub(super) fn clock_back(&mut self, part: bool) {
        let now = self.now;
        let Some(clock) = &mut self.clock else { return };
        let was_running = clock.running().is_some();
        let back = if part { clock.take_back_pass(now) } else { clock.take_back_turn(now) };
        // A game that was loaded without its times has nothing to give back.
        if back.is_err() || !was_running {
            clock.stop(now);
        }
        if was_running {
            self.run_for_decider();
        }
    }

    /// Makes sure that the time that runs is that of the player who decides.
    fn run_for_decider(&mut self) {
        let decider = self.game.position().decider();
        let open = self.game.ending().is_none();
        let now = self.now;
        if let Some(clock) = self.clock.as_mut().filter(|_| open)
            && clock.running() != Some(decider)
        {
            clock.stop(now);
            clock.start(decider, now);
        }
    }

    pub(super) fn set_clock(&mut self, clock: Clock) {
        self.clock = Some(clock);
    }

    pub(super) fn clock_and_now(&self) -> Option<(&Clock, Duration)> {
        self.clock.as_ref().map(|clock| (clock, self.now))
    }
}

/// A time in whole milliseconds.
pub(super) fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}
