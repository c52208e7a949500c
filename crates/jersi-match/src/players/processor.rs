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

/// The processor time of another process so far, all its threads together, but not what it has started; where the
/// system tells it. It comes in ticks, of which there are a hundred a second as a rule.
#[cfg(target_os = "linux")]
#[expect(clippy::disallowed_methods, reason = "a line that the system writes has an end")]
pub(super) fn of_process(id: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name of the program stands in brackets and may hold anything. Behind it come the state and ten numbers.
    let (_, behind_the_name) = stat.rsplit_once(") ")?;
    let mut ticks = behind_the_name.split(' ').skip(11).map(|field| field.parse::<u64>().ok());
    let (user, system) = (ticks.next()??, ticks.next()??);
    let millis = (user + system).saturating_mul(1000) / rustix::param::clock_ticks_per_second().max(1);
    Some(Duration::from_millis(millis))
}

#[cfg(not(target_os = "linux"))]
pub(super) fn of_process(_id: u32) -> Option<Duration> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn another_process_is_told_by_its_ticks() {
        let this = std::process::id();
        let before = of_process(this).expect("Linux tells it");
        while of_process(this).expect("Linux tells it").saturating_sub(before) < Duration::from_millis(20) {}
        assert_eq!(of_process(u32::MAX), None);
    }

    #[test]
    fn work_takes_processor_time_and_sleep_does_not() {
        let before = of_this_thread().expect("unix tells it");
        std::thread::sleep(Duration::from_millis(30));
        let asleep = of_this_thread().expect("unix tells it").saturating_sub(before);
        assert!(asleep < Duration::from_millis(25), "{asleep:?}");
        while of_this_thread().expect("unix tells it").saturating_sub(before) <= asleep {}
    }
}
