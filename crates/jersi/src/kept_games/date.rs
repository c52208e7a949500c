//! The date of today.

use std::time::{SystemTime, UNIX_EPOCH};

use jersi_game::CivilTime;

/// Now.
pub fn now() -> CivilTime {
    // A clock that stands before 1970 is as good as one that stands in 1970.
    CivilTime::at(seconds())
}

/// The number of today, counted from 1970.
pub fn today() -> u64 {
    seconds() / (24 * 60 * 60)
}

fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}
