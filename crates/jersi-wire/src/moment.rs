//! A game as it stands, and what happens in it.

use serde::{Deserialize, Serialize};

use crate::http::Seat;
use crate::ids::GameId;
use crate::people::Kind;

/// Milliseconds that the players have, and since when they are true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockNow {
    /// White's.
    pub white: u64,
    /// Black's.
    pub black: u64,
    /// Whose time runs, `white` or `black`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Color"))]
    pub runs: Option<String>,
    /// The server's time for which this is true.
    pub at: u64,
}

/// Who sits somewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerSeat {
    /// The name, as it is read today.
    pub name: String,
    /// Whether this player looks at this game now; of the maker of an open game, whether he is connected at all.
    pub here: bool,
    /// Whether it is who asks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub you: bool,
    /// What this player is.
    #[serde(default, skip_serializing_if = "Kind::is_guest")]
    #[cfg_attr(test, ts(optional, as = "Option<Kind>"))]
    pub kind: Kind,
    /// In a rated game, the rating before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rating: Option<i32>,
    /// When a rated game is over and counted, the rating after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rating_after: Option<i32>,
}

/// Everything about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameState {
    /// Its name.
    #[cfg_attr(test, ts(type = "string"))]
    pub game: GameId,
    /// The number of its last event; nothing has happened while it waits for the second player.
    pub seq: u32,
    /// `open`, `playing` or `over`.
    #[cfg_attr(test, ts(type = "Status"))]
    pub status: String,
    /// Which game it is, as a spec tells it; without the seed until it begins.
    pub spec: String,
    /// How much time there is, as in a record: `-`, `600+5`, `3d`.
    pub time: String,
    /// White, when somebody sits there.
    pub white: Option<PlayerSeat>,
    /// Black.
    pub black: Option<PlayerSeat>,
    /// Who made it, while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub maker: Option<PlayerSeat>,
    /// Where its maker wants to sit, while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<Seat>,
    /// Whether it is listed.
    #[serde(default)]
    pub listed: bool,
    /// Whether it counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// How many watch who do not play.
    #[serde(default)]
    pub watching: u32,
    /// What to send to the friend, while it is open and who asks made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub link: Option<String>,
    /// The same as a drawing that a phone reads, in SVG.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub qr: Option<String>,
    /// What happened, from the first event on.
    pub events: Vec<EventMessage>,
    /// The clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clock: Option<ClockNow>,
    /// When something happens by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub due: Option<u64>,
    /// Points of the games before this one, White's, Black's, and ties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub score: Option<(u32, u32, u32)>,
    /// The game before this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "string"))]
    pub rematch_of: Option<GameId>,
}

/// What happened, as [`jersi_club::What::parts`] tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EventMessage {
    /// Its number.
    pub seq: u32,
    /// What happened.
    #[cfg_attr(test, ts(type = "EventKind"))]
    pub kind: String,
    /// Who did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Color"))]
    pub color: Option<String>,
    /// The decision, the spec of a game that begins, or the name of the other game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub text: Option<String>,
    /// When.
    pub at: u64,
    /// When the next player's time began.
    pub next: u64,
}
