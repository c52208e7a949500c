//! How a game is set up, and how it is kept.

use serde::Serialize;

use super::{Both, Color, CorrespondenceConfig, SavedCorrespondence};

/// Who or what plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Opponent {
    /// A person at the board.
    Human,
    /// The engine.
    Engine {
        /// From 1 to 10.
        level: u8,
        /// Which mistakes it makes; below 2 to the power of 53.
        #[cfg_attr(test, ts(type = "number"))]
        seed: u64,
    },
    /// A player who looks a fixed number of turns ahead.
    Minimax {
        /// How many.
        depth: u32,
        /// Which of equal turns it takes.
        #[cfg_attr(test, ts(type = "number"))]
        seed: u64,
    },
    /// A person far away: told of a game, never asked for.
    Remote,
    /// Any legal turn.
    Random {
        /// Which ones.
        #[cfg_attr(test, ts(type = "number"))]
        seed: u64,
    },
}

/// Who plays a colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerConfig {
    /// The name in the record; may be empty.
    pub name: String,
    /// Who or what plays.
    pub opponent: Opponent,
}

/// A new game. Colours that are drawn by lot are drawn before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameConfig {
    /// The edition, such as `4.8`.
    pub edition: String,
    /// The identifier of the setting; none for the usual one.
    pub setting: Option<String>,
    /// What the random setting is shuffled by; below 2 to the power of 53.
    #[cfg_attr(test, ts(type = "number"))]
    pub seed: u64,
    /// Whether the free setting is played with the guardian.
    pub guardian: bool,
    /// Whether mountains and wise men are played; of no meaning where the edition has none.
    pub reserve: bool,
    /// Whether a captured king is bought back.
    pub ransom: bool,
    /// A position to begin from instead of a setting.
    pub position: Option<String>,
    /// What a house plays otherwise than the booklet, such as `quiet-limit=60 ban=one-two`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub house: Option<String>,
    /// Who plays.
    pub players: Both<PlayerConfig>,
    /// As in a record: `600+5` in seconds; `-` for none.
    pub time_control: String,
    /// The date for the record, such as `2026-11-20`; may be empty.
    pub date: String,
    /// A game by links.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub correspondence: Option<CorrespondenceConfig>,
}

/// The beginning of a decision on the clock.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SavedMoment {
    /// Whose decision it was.
    pub side: Color,
    /// Milliseconds left.
    pub left: Both<u32>,
    /// Whether a turn begins here, not a later part of a ransom.
    pub opens_turn: bool,
}

/// A clock that is kept.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SavedClock {
    /// Milliseconds left.
    pub left: Both<u32>,
    /// How earlier decisions began, and the one under way last.
    pub moments: Vec<SavedMoment>,
}

/// A game that is kept: nothing of it is lost.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Saved {
    /// The record, in JRN.
    pub record: String,
    /// Turns that were taken back, the next one to play again first.
    pub undone: Vec<String>,
    /// Who has offered a tie.
    pub offer: Option<Color>,
    /// The clock, if there is one.
    pub clock: Option<SavedClock>,
    /// A game by links.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub correspondence: Option<SavedCorrespondence>,
}
