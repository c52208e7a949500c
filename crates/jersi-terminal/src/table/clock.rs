//! The players' clock. The screen tells the time; nothing here reads it.

use std::time::Duration;

use jersi_game::{Clock, ClockState, Game};
use jersi_rules::{ByColor, Color};

use super::Table;

/// How a clock is written behind a turn, as other programs write it too.
const MARK: &str = "[%clk ";

/// The clock of a game, with what its record tells of the time left.
pub(super) fn of(game: &Game) -> Option<Clock> {
    let control = game.time_control();
    let first = control.first()?;
    let left = ByColor::from_fn(|color| {
        let own = game.turns().iter().rev().filter(|turn| turn.player() == color);
        own.flat_map(|turn| turn.notes().comments.iter()).find_map(|text| read(text)).unwrap_or(first)
    });
    Some(Clock::resumed(control, ClockState { left, moments: Vec::new() }))
}

fn read(comment: &str) -> Option<Duration> {
    let (_, rest) = comment.split_once(MARK)?;
    let (time, _) = rest.split_once(']')?;
    let mut parts = time.trim().split(':');
    let mut next = || parts.next()?.parse::<u64>().ok();
    let (hours, minutes, seconds) = (next()?, next()?, next()?);
    let minutes = hours.checked_mul(60)?.checked_add(minutes)?;
    Some(Duration::from_secs(minutes.checked_mul(60)?.checked_add(seconds)?))
}

fn written(left: Duration) -> String {
    let seconds = left.as_secs();
    format!("{MARK}{}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

impl Table {
    /// Tells the time, and ends the game if a player's time is up. Whether it did.
    pub fn tick(&mut self, now: Duration) -> bool {
        self.now = self.now.max(now);
        let flag = self.clock.as_ref().and_then(|clock| clock.running().and(clock.flag(self.now)));
        flag.is_some_and(|player| self.declare(|game| game.lose_on_time(player)).is_ok())
    }

    /// The time that a player has left.
    pub fn left(&self, color: Color) -> Option<Duration> {
        self.clock.as_ref()?.remaining(color, self.now)
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.clock.as_ref()?.running()
    }

    /// Stops the clock, or lets it run again.
    pub fn hold_clock(&mut self, held: bool) {
        match &mut self.clock {
            Some(clock) if held => clock.stop(self.now),
            _ => self.run_clock(),
        }
    }

    /// Lets the time of the player who decides run, if there is a clock and the game goes on.
    pub(super) fn run_clock(&mut self) {
        let decider = self.decider();
        let now = self.now;
        let Some(clock) = &mut self.clock else { return };
        if clock.running() != decider {
            clock.stop(now);
            if let Some(decider) = decider {
                clock.start(decider, now);
            }
        }
    }

    /// A turn, or a part of one, was played. What is left is written behind the turn, so that it is kept with it.
    pub(super) fn press_clock(&mut self, turn_over: bool) {
        let (decider, now) = (self.game.position().decider(), self.now);
        let Some(clock) = &mut self.clock else { return };
        let Some(running) = clock.running() else { return };
        let pressed = match (turn_over, decider == running) {
            (true, _) => clock.press(now),
            (false, true) => Ok(()),
            (false, false) => clock.pass(now),
        };
        // Who is out of time loses with the next tick; the clock stays where it is.
        if pressed.is_ok() && turn_over {
            let player = self.game.turns().last().map(jersi_game::PlayedTurn::player);
            if let Some(left) = player.and_then(|player| clock.remaining(player, now)) {
                self.game.comment(written(left));
            }
        }
        self.run_clock();
    }

    /// A turn, or a part of one, was taken back.
    pub(super) fn clock_back(&mut self, part: bool) {
        let now = self.now;
        let Some(clock) = &mut self.clock else { return };
        // A game that was loaded without its times has nothing to give back.
        let _ = if part { clock.take_back_pass(now) } else { clock.take_back_turn(now) };
        self.run_clock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_behind_turns() {
        let time = Duration::from_secs(3 * 3600 + 4 * 60 + 5);
        assert_eq!(written(time), "[%clk 3:04:05]");
        assert_eq!(read(&written(time)), Some(time));
        assert_eq!(read("good [%clk 0:00:09] indeed"), Some(Duration::from_secs(9)));
        for text in ["", "[%clk 1:2]", "[%clk x:y:z]", "[%clk 99999999999999999999:0:0]", "[%clk 0:00:01"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
