//! A game of JERSI in progress: players, turns, undo, offers, clock, named adjudications and the record.
//!
//! The crate is pure: it reads no file and no clock. Nothing here is a rule; the rules are `jersi-rules`.

#![forbid(unsafe_code)]

mod adjudication;
mod clock;
mod ending;
mod error;
mod game;
mod played;
mod player;
mod time_control;

pub use adjudication::{Adjudication, BadAdjudication, same_position};
pub use clock::{Clock, ClockError};
pub use ending::Ending;
pub use error::{GameError, LoadError};
pub use game::{Accepted, DrawAnswer, Game, Undone};
pub use played::{Notes, PlayedTurn};
pub use player::Player;
pub use time_control::{BadTimeControl, TimeControl};
