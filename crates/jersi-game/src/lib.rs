//! A game of JERSI in progress: players, turns, undo, offers, clock, named adjudications and the record.
//!
//! The crate is pure: it reads no file and no clock. Nothing here is a rule; the rules are `jersi-rules`.

#![forbid(unsafe_code)]

mod adjudication;
mod choice;
mod clock;
mod ending;
mod entry;
mod error;
mod game;
mod played;
mod player;
mod time_control;
mod trail;

pub use adjudication::{Adjudication, BadAdjudication, same_position};
pub use choice::Choice;
pub use clock::{Clock, ClockError, ClockState, Moment};
pub use ending::Ending;
pub use entry::{Effect, Entry, NotAChoice};
pub use error::{GameError, LoadError};
pub use game::{Accepted, DrawAnswer, Game, Undone};
pub use played::{Notes, PlayedTurn};
pub use player::Player;
pub use time_control::{BadTimeControl, TimeControl};
pub use trail::{Leg, LegAct, legs, stood_before};
