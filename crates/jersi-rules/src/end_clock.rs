//! What counts towards an end that comes by itself.

use crate::edition::Aim;
use crate::rules::Rules;

/// What counts towards an end that comes by itself: up to a limit in 4.x, down to nothing before.
///
/// ```
/// use jersi_rules::{Edition, EndClock, Position, Rules};
///
/// let hunt = Position::initial(Rules::new(Edition::V3_0));
/// assert_eq!(hunt.clock(), EndClock::Stopped);
///
/// let home = Position::initial(Rules::new(Edition::V4_8));
/// assert_eq!(home.clock(), EndClock::Quiet { turns: 0, limit: 40 });
/// assert_eq!(home.clock().turns_left(), Some(40));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndClock {
    /// 2.0, 3.0, 4-draft: both players still have two kinds that fight, so nothing counts.
    Stopped,
    /// 2.0, 3.0, 4-draft: a player is exhausted, and these are the last turns.
    LastTurns {
        /// How many are still to be played.
        left: u8,
        /// How many there are in all.
        of: u8,
    },
    /// 4.x: turns without a capture make a tie.
    Quiet {
        /// How many there were since the last capture that counts.
        turns: u8,
        /// How many make a tie.
        limit: u8,
    },
}

impl EndClock {
    /// What a number means under these rules: position strings and stores keep the number alone.
    #[inline(always)]
    pub(crate) const fn new(rules: Rules, number: Option<u8>) -> EndClock {
        match (rules.aim(), number) {
            (Aim::HuntTheKing { .. }, None) => EndClock::Stopped,
            (Aim::HuntTheKing { exhaustion }, Some(left)) => EndClock::LastTurns { left, of: exhaustion },
            (Aim::BringTheKingHome { quiet_limit, .. }, turns) => {
                let turns = match turns {
                    Some(turns) => turns,
                    None => 0,
                };
                EndClock::Quiet { turns, limit: quiet_limit }
            }
        }
    }

    /// The number in a position string, which alone does not tell which way it counts; `None` is the `-`.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        match self {
            EndClock::Stopped => None,
            EndClock::LastTurns { left, .. } => Some(left),
            EndClock::Quiet { turns, .. } => Some(turns),
        }
    }

    /// How many turns may still be played before it ends the game, if no capture comes between.
    #[inline]
    pub const fn turns_left(self) -> Option<u8> {
        match self {
            EndClock::Stopped => None,
            EndClock::LastTurns { left, .. } => Some(left),
            EndClock::Quiet { turns, limit } => Some(limit.saturating_sub(turns)),
        }
    }
}

/// `stopped`, `last 20/20` or `quiet 7/40`, for logs. Each face of the program has its own words for people.
impl std::fmt::Display for EndClock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            EndClock::Stopped => f.write_str("stopped"),
            EndClock::LastTurns { left, of } => write!(f, "last {left}/{of}"),
            EndClock::Quiet { turns, limit } => write!(f, "quiet {turns}/{limit}"),
        }
    }
}
