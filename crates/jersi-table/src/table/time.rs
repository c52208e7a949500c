//! The players' time. Nothing here reads a clock: faces tell the time, or a server tells what is left.

mod mark;

use std::time::Duration;

use jersi_engine::{ClockLimit, Level, Limits};
use jersi_game::{Clock, ClockError, ClockState, Game, PlayedTurn, TimeControl};
use jersi_rules::{ByColor, Color};

use super::{Declared, Table};
use crate::seat::Seat;

/// Where the time is kept.
#[derive(Clone, Debug)]
pub(super) enum Time {
    /// There is no clock.
    None,
    /// At this table, which ends the game when a player's time is up.
    Here(Clock),
    /// Elsewhere: what was told last. Only who keeps it ends the game.
    Elsewhere(ClockReading),
}

/// What a clock that is kept elsewhere showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The time that each player had left.
    pub left: ByColor<Duration>,
    /// Whose time runs.
    pub running: Option<Color>,
    /// When that was so, in the time of this table.
    pub at: Duration,
}

impl Time {
    /// The clock of a game, with what its record tells of the time left.
    pub fn of(game: &Game) -> Time {
        let control = game.time_control();
        let Some(first) = control.first() else { return Time::None };
        // Each turn has its full days, whatever was left of those before.
        let told = matches!(control, TimeControl::Increment { .. });
        let left = ByColor::from_fn(|color| {
            if !told {
                return first;
            }
            let own = game.turns().iter().rev().filter(|turn| turn.player() == color);
            own.flat_map(|turn| &turn.notes().comments).find_map(|text| mark::read(text)).unwrap_or(first)
        });
        Time::Here(Clock::resumed(control, ClockState { left, moments: Vec::new() }))
    }
}

impl Table {
    /// Tells the time, from any moment, and ends the game if a player's time is up. Whether it did. A time that goes
    /// back changes nothing.
    pub fn tick(&mut self, now: Duration) -> bool {
        self.now = self.now.max(now);
        let Time::Here(clock) = &self.time else { return false };
        let flag = clock.running().and(clock.flag(self.now));
        flag.is_some_and(|player| self.declare(Declared::OutOfTime(player)).is_ok())
    }

    /// Takes what a clock elsewhere shows; from then on the time of this game is kept there.
    pub fn set_reading(&mut self, reading: ClockReading) {
        self.time = Time::Elsewhere(reading);
    }

    /// The time that a player has left, if there is a clock.
    pub fn left(&self, color: Color) -> Option<Duration> {
        match &self.time {
            Time::None => None,
            Time::Here(clock) => clock.remaining(color, self.now),
            Time::Elsewhere(reading) => {
                let runs = reading.running == Some(color);
                let spent = if runs { self.now.saturating_sub(reading.at) } else { Duration::ZERO };
                Some(reading.left[color].saturating_sub(spent))
            }
        }
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Color> {
        match &self.time {
            Time::None => None,
            Time::Here(clock) => clock.running(),
            Time::Elsewhere(reading) => reading.running,
        }
    }

    /// Lets the time of the player who decides run, if there is a clock here and the game goes on.
    pub fn start_clock(&mut self) {
        let decider = self.decider();
        let now = self.now;
        if let (Time::Here(clock), Some(decider)) = (&mut self.time, decider)
            && clock.running() != Some(decider)
        {
            clock.stop(now);
            clock.start(decider, now);
        }
    }

    /// Stops the clock: the game is over, or pauses.
    pub fn stop_clock(&mut self) {
        if let Time::Here(clock) = &mut self.time {
            clock.stop(self.now);
        }
    }

    /// A turn, or a part of one, was played. What is left is written behind the turn, so that it is kept with it.
    pub(super) fn press_clock(&mut self, turn_over: bool) {
        let (decider, now) = (self.game.position().decider(), self.now);
        let player = self.game.turns().last().map(PlayedTurn::player).filter(|_| turn_over);
        let to_move = self.game.position().to_move();
        let Time::Here(clock) = &mut self.time else { return };
        let Some(running) = clock.running() else {
            // It is held, and what is played meanwhile can be taken back all the same.
            let side = player.or_else(|| clock.side()).unwrap_or(to_move);
            if turn_over || side != decider {
                clock.decide_stopped(side, decider, turn_over);
            }
            return;
        };
        let pressed = match (turn_over, decider == running) {
            (true, _) => clock.press(now),
            (false, true) => Ok(()),
            (false, false) => clock.pass(now),
        };
        // Who is out of time loses with the next tick; the clock stays where it is.
        if pressed.is_ok()
            && let Some(left) = player.and_then(|player| clock.remaining(player, now))
        {
            self.game.set_mark(mark::NAME, &mark::written(left));
        }
        if self.game.ending().is_some() {
            return self.stop_clock();
        }
        // The end of a ransom belongs to who began it, whoever gave last.
        self.start_clock();
    }

    /// A turn, or a decision of one, was taken back: the clock goes back in the same way.
    pub(super) fn clock_back(&mut self, back: fn(&mut Clock, Duration) -> Result<(), ClockError>) {
        let now = self.now;
        let Time::Here(clock) = &mut self.time else { return };
        let ran = clock.running().is_some();
        // A game that was loaded without its times has nothing to give back; a clock that stood goes on standing.
        if back(clock, now).is_err() || !ran {
            clock.stop(now);
        }
        if ran {
            self.start_clock();
        }
    }

    /// How long a machine may think about its turn: as long as was asked for, else as its level or its clock allows,
    /// else `patience`.
    pub fn turn_limits(&self, color: Color, asked: Option<&Limits>, patience: Duration) -> Limits {
        if let Some(limits) = asked {
            return limits.clone();
        }
        let clock = match (self.game.time_control(), self.left(color)) {
            (TimeControl::Increment { increment, .. }, Some(left)) => Some(ClockLimit { left, increment }),
            _ => None,
        };
        match (&self.seats[color], clock) {
            // Its level holds it back.
            (Seat::Engine { level, .. }, None) if *level != Level::FULL => Limits::default(),
            // Programs are told a time for the turn: a fair share of what is left.
            (Seat::Program(_), Some(clock)) => {
                let share = clock.left / 25 + clock.increment / 2;
                let share = share.min(clock.left / 2).max(Duration::from_millis(10));
                Limits { move_time: Some(share), ..Limits::default() }
            }
            (_, Some(_)) => Limits { clock, ..Limits::default() },
            (_, None) => Limits { move_time: Some(patience), ..Limits::default() },
        }
    }

    /// Everything there is to keep of a clock at this table.
    pub(super) fn clock_state(&self) -> Option<ClockState> {
        match &self.time {
            Time::Here(clock) => Some(clock.state(self.now)),
            Time::None | Time::Elsewhere(_) => None,
        }
    }

    /// Takes up a clock that was kept; it stands still.
    pub(super) fn resume_clock(&mut self, state: ClockState) {
        let control = self.game.time_control();
        if control.first().is_some() {
            self.time = Time::Here(Clock::resumed(control, state));
        }
    }
}
