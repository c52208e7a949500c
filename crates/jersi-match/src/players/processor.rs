//! How much processor time something took: how busy the machine is makes no difference to that.

use std::time::Duration;

/// The processor time of the calling thread so far, where the system tells it.
#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "other systems do not tell it")]
pub(super) fn of_this_thread() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    let spent = clock_gettime(ClockId::ThreadCPUTime);
    Some(Duration::new(spent.tv_sec.unsigned_abs(), spent.tv_nsec.unsigned_abs() as u32))
}

#[cfg(not(unix))]
pub(super) fn of_this_thread() -> Option<Duration> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn work_takes_processor_time_and_sleep_does_not() {
        let before = of_this_thread().expect("unix tells it");
        std::thread::sleep(Duration::from_millis(30));
        let asleep = of_this_thread().expect("unix tells it").saturating_sub(before);
        assert!(asleep < Duration::from_millis(25), "{asleep:?}");
        while of_this_thread().expect("unix tells it").saturating_sub(before) <= asleep {}
    }
}
