//! A game at a table, whoever draws it: who sits where, the half-entered turn and what a press on a cell means, what is
//! looked at, the clock, undo and redo, offers, and how a seat becomes a decision.
//!
//! The crate is pure: it reads no file and no clock, starts no program and prints nothing. Page, terminal, line mode
//! and a server stand on it and keep only their drawing and their input.
//!
//! A game that is decided elsewhere is followed by [`Table::told`] and [`Table::catch_up`]. No face of today uses
//! [`PlayerSpec::Remote`], [`ClockReading`] (time as another program tells it), and some endings in [`Declared`].

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod forfeit;
mod forfeit_kind;
mod mind;
mod opening;
mod player_spec;
mod seat;
mod table;

pub use forfeit::{Absence, Forfeit, IllegalAnswer};
pub use forfeit_kind::ForfeitKind;
pub use mind::Mind;
pub use opening::Opening;
pub use player_spec::{BadPlayerSpec, PlayerFault, PlayerSpec};
pub use seat::Seat;
pub use table::{
    Capture, ClockReading, Confirm, Declared, Hand, KeptTable, Moment, Next, Pile, Plan, Press, Pressed,
    Struck, Table, TableError, TieOffer, Way, cell_of, legs_of, takes_tie,
};
