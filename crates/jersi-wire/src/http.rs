//! What goes over HTTP.

use serde::{Deserialize, Serialize};

use crate::code::Code;
use crate::ids::{ActId, GameId};
use crate::people::Kind;

/// `GET /api/club`: that there is a club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubInfo {
    /// The version of the contract.
    pub protocol: u32,
    /// How the server calls itself.
    pub name: String,
    /// Whether there are accounts.
    pub accounts: bool,
    /// Whether there are passkeys: where the page is secure.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub passkeys: bool,
    /// Where friends find the page, `https://club.example/`; none if it is only for this machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub address: Option<String>,
    /// How one is called here; none for who has never joined anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub you: Option<String>,
    /// What one is here; a guest is not told so.
    #[serde(default, skip_serializing_if = "Kind::is_guest")]
    #[cfg_attr(test, ts(optional, as = "Option<Kind>"))]
    pub kind: Kind,
}

/// Where the maker of a game sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// At White.
    White,
    /// At Black.
    Black,
    /// Where the lot says, drawn by the server when somebody joins.
    Lot,
}

/// `POST /api/games`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MakeGame {
    /// Drawn by who asks, so that asking twice makes one game.
    #[cfg_attr(test, ts(type = "string"))]
    pub id: ActId,
    /// Which game, as a spec tells it: `4.8 no-reserve`, `2.0 setting=random`. A seed may not be chosen.
    pub spec: String,
    /// How much time there is: `-`, `600+5`, `3d`.
    pub time: String,
    /// Where the maker sits.
    pub seat: Seat,
    /// Whether it is listed among the open games.
    pub listed: bool,
    /// Whether it counts for ratings; for accounts and bots, and with a clock.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// The name of a guest, if the server does not know the maker yet.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub name: String,
}

/// What becomes of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameMade {
    /// The name of the game.
    #[cfg_attr(test, ts(type = "string"))]
    pub game: GameId,
    /// What to send to the friend.
    pub link: String,
    /// The link as a drawing that a phone reads, in SVG.
    pub qr: String,
}

/// `POST /api/games/{id}/join`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Drawn by who asks, so that asking twice joins once.
    #[cfg_attr(test, ts(type = "string"))]
    pub id: ActId,
    /// The name of a guest.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub name: String,
}

/// What becomes of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Joined {
    /// Where one sits: `white` or `black`.
    #[cfg_attr(test, ts(type = "Color"))]
    pub color: String,
    /// The number of the event that began the game.
    pub seq: u32,
}

/// The answer to `POST /api/games/{id}/acts`, whose body is an `act` as on the socket: it is done, and on disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActDone {
    /// The number of its event.
    pub seq: u32,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameRow {
    /// Its name.
    #[cfg_attr(test, ts(type = "string"))]
    pub game: GameId,
    /// `open`, `playing` or `over`.
    #[cfg_attr(test, ts(type = "Status"))]
    pub status: String,
    /// Which game.
    pub spec: String,
    /// How much time there is.
    pub time: String,
    /// Whether it counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// White's name; of who has left, nothing.
    pub white: Option<String>,
    /// Black's name.
    pub black: Option<String>,
    /// What White is.
    #[serde(default, skip_serializing_if = "Kind::is_guest")]
    #[cfg_attr(test, ts(optional, as = "Option<Kind>"))]
    pub white_is: Kind,
    /// What Black is.
    #[serde(default, skip_serializing_if = "Kind::is_guest")]
    #[cfg_attr(test, ts(optional, as = "Option<Kind>"))]
    pub black_is: Kind,
    /// What its maker is, while it is open.
    #[serde(default, skip_serializing_if = "Kind::is_guest")]
    #[cfg_attr(test, ts(optional, as = "Option<Kind>"))]
    pub maker_is: Kind,
    /// The rating of its maker, while it is open and rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub maker_rating: Option<i32>,
    /// The name of who made it, while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub maker: Option<String>,
    /// Where its maker wants to sit, while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<Seat>,
    /// Whether who asks made it or sits there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub mine: bool,
    /// Whether the other player, or who made it, is connected.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub here: bool,
    /// The position, in the notation of positions; none while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub position: Option<String>,
    /// How many whole turns were played.
    #[serde(default)]
    pub turns: u32,
    /// Where who asks sits: `white` or `black`; none in the list of open games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Color"))]
    pub you: Option<String>,
    /// Who decides: `white` or `black`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Color"))]
    pub decider: Option<String>,
    /// When something happens by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub due: Option<u64>,
    /// When a game that is played ends by itself if nobody does anything: how long there is to decide. None while the time
    /// stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub ends: Option<u64>,
    /// Until when who decides is on vacation, and the time stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub away: Option<u64>,
    /// The result in a record: `1-0`, `0-1`, `1/2-1/2`, `*`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub result: Option<String>,
    /// When it was changed last.
    pub at: u64,
}

/// `GET /api/lobby`: the games that are listed, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Those that wait for a second player.
    pub open: Vec<GameRow>,
    /// Those that are played, to watch.
    pub playing: Vec<GameRow>,
}

/// `GET /api/me/games`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyGames {
    /// How one is called here.
    pub name: String,
    /// The games: those that wait for one first, least time first; then the others; then what is over, newest first.
    pub games: Vec<GameRow>,
    /// Where the list goes on, for `?after=`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub more: Option<String>,
}

/// `POST /api/me/name`: to be called differently.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name.
    pub name: String,
}

/// The answer to a new name, and to a code that was used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct You {
    /// How one is called here.
    pub name: String,
}

/// `POST /api/me/device`: a code for another device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeviceCode {
    /// The link with the code behind its `#`, which no server sees.
    pub link: String,
    /// The same as a drawing.
    pub qr: String,
    /// When it ends.
    pub until: u64,
}

/// `POST /api/me/use`: the code, on the other device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct UseDevice {
    /// The code.
    pub code: String,
}

/// The body of every refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refused {
    /// Why, in one word.
    pub code: Code,
    /// Why, for who reads logs; in English.
    pub message: String,
}
