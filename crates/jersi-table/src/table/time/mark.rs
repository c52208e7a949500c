//! The time left, as it is written behind a turn: `[%clk 0:09:41]`.

use std::time::Duration;

/// The name of the mark, as other programs write it too.
pub(super) const NAME: &str = "clk";

/// The time that a comment tells.
pub(super) fn read(comment: &str) -> Option<Duration> {
    let (_, rest) = comment.split_once("[%clk ")?;
    let (time, _) = rest.split_once(']')?;
    let mut parts = time.trim().split(':');
    let mut next = || parts.next()?.parse::<u64>().ok();
    let (hours, minutes, seconds) = (next()?, next()?, next()?);
    let minutes = hours.checked_mul(60)?.checked_add(minutes)?;
    Some(Duration::from_secs(minutes.checked_mul(60)?.checked_add(seconds)?))
}

/// The time as the mark has it, in whole seconds; what is left of one is not taken away.
pub(super) fn written(left: Duration) -> String {
    let seconds = left.as_secs().saturating_add(u64::from(left.subsec_nanos() > 0));
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_behind_turns() {
        let time = Duration::from_secs(3 * 3600 + 4 * 60 + 5);
        assert_eq!(written(time), "3:04:05");
        // Somebody who has time left is not out of time when the game is taken up again.
        assert_eq!(written(Duration::from_millis(300)), "0:00:01");
        assert_eq!(written(Duration::MAX), written(Duration::from_secs(u64::MAX)));
        assert_eq!(read(&format!("[%{NAME} {}]", written(time))), Some(time));
        assert_eq!(read("good [%clk 0:00:09] indeed"), Some(Duration::from_secs(9)));
        for text in ["", "[%clk 1:2]", "[%clk x:y:z]", "[%clk 99999999999999999999:0:0]", "[%clk 0:00:01"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
