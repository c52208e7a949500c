//! What goes over the socket, one message a frame.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::code::Code;
use crate::http::GameRow;
use crate::ids::{ActId, GameId};
use crate::moment::{ClockNow, EventMessage, GameState};

/// What a page or a bot says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum FromClient {
    /// Wants to be told what happens in a game, from the event behind this one on.
    Watch {
        /// Which game.
        #[cfg_attr(test, ts(type = "string"))]
        game: GameId,
        /// The number of the last event that it knows.
        from: u32,
    },
    /// Does not want it any more.
    Leave {
        /// Which game.
        #[cfg_attr(test, ts(type = "string"))]
        game: GameId,
    },
    /// Does something.
    Act {
        /// Drawn before the first try.
        #[cfg_attr(test, ts(type = "string"))]
        id: ActId,
        /// Which game.
        #[cfg_attr(test, ts(type = "string"))]
        game: GameId,
        /// The number of the event that it answers.
        after: u32,
        /// The word of the act.
        #[serde(rename = "do")]
        #[cfg_attr(test, ts(type = "ActWord"))]
        act: String,
        /// The decision, in notation.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<String>"))]
        text: String,
    },
    /// Is alive, and tells what it knows.
    Ping {
        /// Comes back in the answer.
        n: u32,
        /// The number of the last event of each game that it watches.
        #[cfg_attr(test, ts(type = "Record<string, number>"))]
        seen: BTreeMap<GameId, u32>,
    },
    /// Says one of four things.
    Greet {
        /// Which game.
        #[cfg_attr(test, ts(type = "string"))]
        game: GameId,
        /// `hello`, `good-luck`, `well-played` or `thanks`.
        #[cfg_attr(test, ts(type = "Greeting"))]
        word: String,
    },
}

/// What a server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum FromServer {
    /// First of all.
    Hello {
        /// How one is called here; none for who has never joined anything.
        you: Option<String>,
        /// The server's time.
        time: u64,
        /// Which run of which server this is.
        node: String,
    },
    /// A game as it stands.
    State(Box<GameState>),
    /// Something happened.
    Event {
        /// Where.
        #[cfg_attr(test, ts(type = "string"))]
        game: GameId,
        /// What.
        #[serde(flatten)]
        event: EventMessage,
        /// The clock after it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        clock: Option<ClockNow>,
        /// When something happens by itself now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        due: Option<u64>,
    },
    /// An act is done, and on disk.
    Done {
        /// Which.
        #[cfg_attr(test, ts(type = "string"))]
        id: ActId,
        /// The number of its event.
        seq: u32,
    },
    /// An act, or a message, is refused.
    Refused {
        /// Which act; none for a message that is none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "string"))]
        id: Option<ActId>,
        /// Why.
        code: Code,
        /// The number of the last event of that game.
        seq: u32,
    },
    /// The answer to a ping.
    Pong {
        /// From the ping.
        n: u32,
        /// The server's time.
        time: u64,
        /// The number of the last event of each game that is watched.
        #[cfg_attr(test, ts(type = "Record<string, number>"))]
        seq: BTreeMap<GameId, u32>,
    },
    /// Who sits at a game has come or gone.
    Presence {
        /// Which game.
        #[cfg_attr(test, ts(type = "string"))]
        game: GameId,
        /// Whether White is connected.
        white: bool,
        /// Whether Black is.
        black: bool,
        /// How many watch who do not play.
        watching: u32,
    },
    /// One of one's own games has changed, wherever one looks.
    Mine(Box<GameRow>),
    /// Somebody said one of four things.
    Greet {
        /// Where.
        #[cfg_attr(test, ts(type = "string"))]
        game: GameId,
        /// Who: `white` or `black`.
        #[cfg_attr(test, ts(type = "Color"))]
        color: String,
        /// What.
        #[cfg_attr(test, ts(type = "Greeting"))]
        word: String,
    },
    /// The server goes away for a while.
    Bye {
        /// After so many milliseconds one may come again.
        retry: u32,
    },
}

/// The four things that can be said.
pub const GREETINGS: [&str; 4] = ["hello", "good-luck", "well-played", "thanks"];
