//! How much time the players have.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;
use std::time::Duration;

/// How much time the players have.
///
/// ```
/// use std::time::Duration;
///
/// use jersi_game::TimeControl;
///
/// let control: TimeControl = "600+5".parse()?;
/// assert_eq!(control.first(), Some(Duration::from_secs(600)));
/// assert_eq!(control.to_string(), "600+5");
/// # Ok::<(), jersi_game::BadTimeControl>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// As much as they like.
    #[default]
    Unlimited,
    /// Some time for the whole game, and a little more for each turn played. If there is nothing for the
    /// game, each player begins with one increment.
    Increment {
        /// For the whole game.
        initial: Duration,
        /// Added after each of the player's turns.
        increment: Duration,
    },
    /// So many days for each decision.
    DaysPerTurn(NonZeroU16),
}

/// A text that is no time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no time control; write - for none, 600+5 in seconds, or 3d for days per turn")]
pub struct BadTimeControl(pub String);

impl TimeControl {
    /// What a player begins with; `None` if there is no limit.
    pub fn first(self) -> Option<Duration> {
        match self {
            TimeControl::Unlimited => None,
            TimeControl::Increment { initial, increment } if initial.is_zero() => Some(increment),
            TimeControl::Increment { initial, .. } => Some(initial),
            TimeControl::DaysPerTurn(days) => Some(Duration::from_secs(u64::from(days.get()) * 86_400)),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unlimited => f.pad("-"),
            TimeControl::Increment { initial, increment } => {
                f.pad(&format!("{}+{}", seconds(*initial), seconds(*increment)))
            }
            TimeControl::DaysPerTurn(days) => f.pad(&format!("{days}d")),
        }
    }
}

/// Seconds with as many decimals as they need.
fn seconds(time: Duration) -> String {
    match time.subsec_nanos() {
        0 => time.as_secs().to_string(),
        nanos => format!("{}.{nanos:09}", time.as_secs()).trim_end_matches('0').to_owned(),
    }
}

impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(text: &str) -> Result<TimeControl, BadTimeControl> {
        read(text.trim()).ok_or_else(|| BadTimeControl(text.to_owned()))
    }
}

fn read(text: &str) -> Option<TimeControl> {
    if text == "-" {
        return Some(TimeControl::Unlimited);
    }
    if let Some(days) = text.strip_suffix('d') {
        return digits(days)?.parse().ok().map(TimeControl::DaysPerTurn);
    }
    let (initial, increment) = text.split_once('+').unwrap_or((text, "0"));
    let (initial, increment) = (read_seconds(initial)?, read_seconds(increment)?);
    (!(initial.is_zero() && increment.is_zero())).then_some(TimeControl::Increment { initial, increment })
}

fn read_seconds(text: &str) -> Option<Duration> {
    let (whole, part) = match text.split_once('.') {
        None => (text, "0"),
        Some(both) => both,
    };
    let whole = digits(whole)?.parse().ok()?;
    let part = Some(digits(part)?).filter(|part| part.len() <= 9)?;
    Some(Duration::new(whole, format!("{part:0<9}").parse().ok()?))
}

/// The text, if it is digits and nothing else.
fn digits(text: &str) -> Option<&str> {
    (!text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_and_read_again() {
        for text in ["-", "600+5", "1.5+0.01", "0+3", "3d", "0.000000001+0", "18446744073709551615+0"] {
            let control: TimeControl = text.parse().expect(text);
            assert_eq!(control.to_string(), text);
        }
        assert_eq!(" 600 ".parse::<TimeControl>().expect("short form").to_string(), "600+0");
        assert_eq!("60.50+1".parse::<TimeControl>().expect("trailing zero").to_string(), "60.5+1");
    }

    #[test]
    fn what_is_no_time_control() {
        for text in [
            "",
            "+",
            "5+",
            "+5",
            "0",
            "0+0",
            "0d",
            "d",
            "-3d",
            "3.5d",
            "1e3",
            "600+-5",
            "600+5+5",
            "70000d",
            "1.0000000001",
            "1.",
            ".5",
            "five",
            "18446744073709551616",
            "+1+1",
        ] {
            let error = text.parse::<TimeControl>().expect_err(text);
            assert_eq!(error, BadTimeControl(text.to_owned()));
            assert!(error.to_string().contains("600+5"));
        }
    }

    #[test]
    fn what_players_begin_with() {
        let first = |text: &str| text.parse::<TimeControl>().expect(text).first();
        assert_eq!(first("-"), None);
        assert_eq!(first("600+5"), Some(Duration::from_secs(600)));
        assert_eq!(first("0+5"), Some(Duration::from_secs(5)));
        assert_eq!(first("2d"), Some(Duration::from_secs(2 * 86_400)));
    }
}
