#![doc = include_str!("../README.md")]
//! # Where to begin
//!
//! [`Game`] is the game itself, [`Entry`] a turn that is being entered at a board, [`Clock`] the players' time,
//! [`legs`] what a board shows of a turn.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod adjudication;
mod choice;
mod civil_time;
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
pub use civil_time::CivilTime;
pub use clock::{Clock, ClockError, ClockState, Moment};
pub use ending::Ending;
pub use entry::{Effect, Entry, NotAChoice};
pub use error::{GameError, LoadError, SaidEnding, TagFault};
pub use game::{Accepted, DrawAnswer, Game, Undone};
pub use played::{Notes, PlayedTurn};
pub use player::Player;
pub use time_control::{BadTimeControl, TimeControl};
pub use trail::{Leg, LegAct, legs, stood_before};
