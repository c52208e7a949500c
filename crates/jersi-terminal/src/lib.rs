//! JERSI full-screen in a terminal.
//!
//! [`App`] is the model: events go in, effects come out. [`draw`] shows it and changes nothing, so that a frame can
//! be tested without a terminal. [`run`] is the loop on a real one. Files and chance are the [`Host`]'s.

#![forbid(unsafe_code)]

mod app;
mod board;
mod dialog;
mod draw;
mod hits;
mod host;
mod look;
mod mind;
mod run;
pub mod snapshot;
mod words;

pub use app::{App, Effect, Event, Start};
pub use draw::draw;
pub use hits::Hits;
pub use host::{Host, NewGame, NotSaved};
pub use look::{Depth, Look, Paint, Signs, Theme};
pub use mind::{Job, Line, Means, News, Thinker, Thought};
pub use run::{Guard, Left, restore_on_panic, run};
