//! Time management: how much of the time that is left a turn may take.

use std::time::Duration;

use crate::limits::Limits;
use crate::search::parameters;
use crate::time::Instant;

/// When to stop thinking.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline {
    start: Instant,
    /// Begin no new iteration after this.
    soft: Option<Duration>,
    /// Stop the iteration under way.
    hard: Option<Duration>,
}

impl Deadline {
    pub(crate) fn new(limits: &Limits) -> Deadline {
        let start = Instant::now();
        let (mut soft, mut hard) = (None, None);
        if let Some(clock) = limits.clock {
            let overhead = Duration::from_millis(parameters::time_overhead() as u64);
            let left = clock.left.saturating_sub(overhead);
            let share = left / parameters::time_turns_left() as u32
                + percent(clock.increment, parameters::time_increment_percent());
            let soft_share = percent(share, parameters::time_soft_percent());
            soft = Some(soft_share.min(percent(left, parameters::time_soft_max_percent())));
            let hard_share = percent(share, parameters::time_hard_percent());
            hard = Some(hard_share.min(percent(left, parameters::time_hard_max_percent())));
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

    /// Whether a new iteration may begin: neither limit is reached. With a fixed time for the turn there is only
    /// the hard limit, and the iteration that it stops may still find a better turn.
    pub(crate) fn may_begin_iteration(&self) -> bool {
        self.soft.is_none_or(|soft| self.elapsed() < soft) && !self.is_over()
    }
}

fn percent(time: Duration, percent: i32) -> Duration {
    time * percent as u32 / 100
}
