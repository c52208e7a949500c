//! How much of the time that is left a turn may take.

use std::time::Duration;

use crate::limits::Limits;
use crate::time::Instant;

/// When to stop thinking.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline {
    start: Instant,
    /// Begin no new depth after this.
    soft: Option<Duration>,
    /// Break off whatever is going on.
    hard: Option<Duration>,
}

/// Left for the way of the answer.
const MARGIN: Duration = Duration::from_millis(5);
/// A game is expected to last this many more turns of a player.
const TURNS_LEFT: u32 = 25;

impl Deadline {
    pub(crate) fn new(limits: &Limits) -> Deadline {
        let start = Instant::now();
        let (mut soft, mut hard) = (None, None);
        if let Some(clock) = limits.clock {
            let left = clock.left.saturating_sub(MARGIN);
            let share = left / TURNS_LEFT + clock.increment.mul_f64(0.8);
            soft = Some(share.mul_f64(0.6).min(left / 2));
            hard = Some((share * 3).min(left.mul_f64(0.6)));
        }
        if let Some(time) = limits.move_time {
            hard = Some(hard.map_or(time, |hard: Duration| hard.min(time)));
        }
        Deadline { start, soft, hard }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.hard.is_some_and(|hard| self.elapsed() >= hard)
    }

    /// Whether a new depth is worth beginning: the last one took most of the time so far.
    pub(crate) fn may_go_deeper(&self) -> bool {
        let soft = self.soft.is_none_or(|soft| self.elapsed() < soft);
        soft && self.hard.is_none_or(|hard| self.elapsed() * 2 < hard * 2)
    }
}
