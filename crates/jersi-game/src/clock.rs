//! The players' clock. It never reads the time: the caller hands it in, counted from any moment he likes.

use std::time::Duration;

use jersi_rules::{ByColor, Color};

use crate::time_control::TimeControl;

/// The time that two players have left.
///
/// One side's time runs, or nobody's. Times handed in that go backwards are taken for the latest one known,
/// so a wrong clock gives nobody time. In the ransom variant the clock goes to the opponent for his gift
/// and back for the relocation, by [`Clock::pass`]; only a whole turn, ended by [`Clock::press`], earns the
/// increment. With days per turn every decision has its full days.
///
/// ```
/// use std::time::Duration;
///
/// use jersi_game::Clock;
/// use jersi_rules::Color;
///
/// let mut clock = Clock::new("60+5".parse().unwrap());
/// clock.start(Color::White, Duration::ZERO);
/// clock.press(Duration::from_secs(20))?;
/// assert_eq!(clock.running(), Some(Color::Black));
/// assert_eq!(clock.remaining(Color::White, Duration::from_secs(30)), Some(Duration::from_secs(45)));
/// # Ok::<(), jersi_game::ClockError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    left: ByColor<Duration>,
    running: Option<Color>,
    /// The latest time known; `left` is true for it.
    latest: Duration,
    /// How the decision that is being thought about began.
    began: Option<Moment>,
    /// How earlier decisions began.
    past: Vec<Moment>,
}

/// The beginning of a decision: who had how much time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Whose decision it is.
    pub side: Color,
    /// How much time each player had.
    pub left: ByColor<Duration>,
    /// Whether a turn begins here, not a later part of a ransom.
    pub opens_turn: bool,
}

/// Everything a clock knows, so that it can be kept and taken up again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockState {
    /// How much time each player has.
    pub left: ByColor<Duration>,
    /// How the decisions began, the one under way last.
    pub moments: Vec<Moment>,
}

/// Why the clock does not do what it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClockError {
    /// Nobody's time runs.
    #[error("the clock is not running")]
    Stopped,
    /// The player to press had no time left.
    #[error("{0} is out of time")]
    OutOfTime(Color),
    /// There is nothing to take back.
    #[error("the clock has nothing to take back")]
    NothingToTakeBack,
}

impl Clock {
    /// A clock that stands still.
    pub fn new(control: TimeControl) -> Clock {
        let first = control.first().unwrap_or_default();
        Clock {
            control,
            left: ByColor { white: first, black: first },
            running: None,
            latest: Duration::ZERO,
            began: None,
            past: Vec::new(),
        }
    }

    /// A clock that was kept; it stands still.
    pub fn resumed(control: TimeControl, state: ClockState) -> Clock {
        let ClockState { left, mut moments } = state;
        let began = moments.pop();
        Clock { left, began, past: moments, ..Clock::new(control) }
    }

    /// Everything there is to keep, as it is now.
    pub fn state(&self, now: Duration) -> ClockState {
        let left = ByColor::from_fn(|side| self.remaining(side, now).unwrap_or_default());
        ClockState { left, moments: self.past.iter().copied().chain(self.began).collect() }
    }

    /// How much time there is.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.running
    }

    /// Lets a side's time run from now on: at the beginning, or after a stop.
    pub fn start(&mut self, side: Color, now: Duration) {
        self.settle(now);
        self.running = Some(side);
        if self.began.is_none_or(|began| began.side != side) {
            self.began = Some(Moment { side, left: self.left, opens_turn: true });
        }
    }

    /// Stops the clock: the game is over, or pauses.
    pub fn stop(&mut self, now: Duration) {
        self.settle(now);
        self.running = None;
    }

    /// A turn is played: the increment is earned and the other side's time runs.
    pub fn press(&mut self, now: Duration) -> Result<(), ClockError> {
        let side = self.finish_decision(now)?;
        if let TimeControl::Increment { increment, .. } = self.control {
            self.left[side] = self.left[side].saturating_add(increment);
        }
        self.hand_to(side.other(), true);
        Ok(())
    }

    /// A part of a turn is decided and the other side decides next: the gift of a ransom, and back.
    pub fn pass(&mut self, now: Duration) -> Result<(), ClockError> {
        let side = self.finish_decision(now)?;
        self.hand_to(side.other(), false);
        Ok(())
    }

    /// The time a side has left; `None` if there is no limit.
    pub fn remaining(&self, side: Color, now: Duration) -> Option<Duration> {
        self.control.first()?;
        let spent = match self.running {
            Some(running) if running == side => now.saturating_sub(self.latest),
            _ => Duration::ZERO,
        };
        Some(self.left[side].saturating_sub(spent))
    }

    /// Who is out of time.
    pub fn flag(&self, now: Duration) -> Option<Color> {
        Color::BOTH.into_iter().find(|&side| self.remaining(side, now) == Some(Duration::ZERO))
    }

    /// Somebody decides while nobody's time runs: that costs nothing and earns nothing, and can be taken back.
    pub fn decide_stopped(&mut self, side: Color, next: Color, turn_over: bool) {
        let began = self.began.take().filter(|began| began.side == side);
        self.past.push(began.unwrap_or(Moment { side, left: self.left, opens_turn: true }));
        self.begin(next, turn_over);
    }

    /// Whose decision is under way.
    pub fn side(&self) -> Option<Color> {
        self.began.map(|began| began.side)
    }

    /// Takes back the turn that is under way, whether or not the clock was passed in it. Both sides have again what they
    /// had when it began, and its player's time runs.
    pub fn take_back_begun(&mut self, now: Duration) -> Result<(), ClockError> {
        match self.began {
            Some(began) if began.opens_turn => {
                self.go_back_to(began, now);
                Ok(())
            }
            _ => self.take_back_turn(now),
        }
    }

    /// Takes a turn back: the part that is under way if there is one, else the last whole turn. Both sides
    /// have again what they had when it began, and its player's time runs.
    pub fn take_back_turn(&mut self, now: Duration) -> Result<(), ClockError> {
        let mut before = self.past.pop().ok_or(ClockError::NothingToTakeBack)?;
        while !before.opens_turn {
            before = self.past.pop().ok_or(ClockError::NothingToTakeBack)?;
        }
        self.go_back_to(before, now);
        Ok(())
    }

    /// Takes back one decision of a turn that is under way.
    pub fn take_back_pass(&mut self, now: Duration) -> Result<(), ClockError> {
        if self.began.is_none_or(|began| began.opens_turn) {
            return Err(ClockError::NothingToTakeBack);
        }
        let before = self.past.pop().ok_or(ClockError::NothingToTakeBack)?;
        self.go_back_to(before, now);
        Ok(())
    }

    /// Charges the running side and brings the clock up to `now`.
    fn settle(&mut self, now: Duration) {
        if let Some(side) = self.running {
            self.left[side] = self.left[side].saturating_sub(now.saturating_sub(self.latest));
        }
        self.latest = self.latest.max(now);
    }

    fn finish_decision(&mut self, now: Duration) -> Result<Color, ClockError> {
        let side = self.running.ok_or(ClockError::Stopped)?;
        if self.remaining(side, now) == Some(Duration::ZERO) {
            return Err(ClockError::OutOfTime(side));
        }
        self.settle(now);
        self.past.extend(self.began);
        Ok(side)
    }

    fn hand_to(&mut self, side: Color, opens_turn: bool) {
        self.begin(side, opens_turn);
        self.running = Some(side);
    }

    /// A decision begins, whether or not its time runs. Days are anew for each.
    fn begin(&mut self, side: Color, opens_turn: bool) {
        if let (TimeControl::DaysPerTurn(_), Some(full)) = (self.control, self.control.first()) {
            self.left[side] = full;
        }
        self.began = Some(Moment { side, left: self.left, opens_turn });
    }

    fn go_back_to(&mut self, before: Moment, now: Duration) {
        self.latest = self.latest.max(now);
        self.left = before.left;
        self.running = Some(before.side);
        self.began = Some(before);
    }
}

#[cfg(test)]
mod tests;
