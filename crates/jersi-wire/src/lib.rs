//! The contract between a page, or a bot, and a server: what goes over HTTP and over the socket, as JSON. `docs/club.md`
//! shows every message, and a test reads what it shows; another writes the TypeScript of the page.
//!
//! Messages of the socket are flat objects with a word under `is`. Who reads ignores keys and words that it does not know,
//! so that a server may say more to newer pages.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod code;
mod http;
mod ids;
mod moment;
mod people;
mod socket;
#[cfg(test)]
mod typescript;
#[cfg(test)]
#[path = "../../../tools/typescript.rs"]
mod typescript_text;

pub use code::Code;
pub use http::{
    ActDone, ClubInfo, DeviceCode, GameMade, GameRow, Join, Joined, Lobby, MakeGame, MyGames, Refused,
    Rename, Seat, UseDevice, You,
};
pub use ids::{ActId, BadId, GameId};
pub use moment::{ClockNow, EventMessage, GameState, PlayerSeat};
pub use people::{
    Export, Farewell, Kind, Leaderboard, Me, NewPassword, Passkey, PasskeyAsked, PasskeyShown, PasskeyWish,
    Player, Ranked, RatedGame, Rating, Register, Results, SignIn, SignOut, Vacation,
};
pub use socket::{FromClient, FromServer, GREETINGS};

/// The version of the contract. A server speaks this one and the one before.
pub const PROTOCOL: u32 = 1;
/// The subprotocol of the socket.
pub const SUBPROTOCOL: &str = "jersi.1";
/// The longest message that a client may send, in bytes.
pub const LONGEST_FRAME: usize = 4 * 1024;
/// The longest body of a request, in bytes.
pub const LONGEST_BODY: usize = 16 * 1024;
