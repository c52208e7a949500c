//! JERSI in a terminal: at its full screen, or line by line.
//!
//! [`App`] is the model of the screen: events go in, effects come out. [`draw`] shows it and changes nothing, so that a
//! frame can be tested without a terminal. [`run`] is the loop on a real one. [`line`](mod@line) plays without any screen. Both
//! stand on the table of `jersi-table`; files and chance are those of the house, [`Host`] and [`Files`].

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod answers;
mod app;
mod board;
mod completion;
mod dialog;
mod draw;
pub mod foreign_text;
mod hits;
mod host;
mod interrupt;
pub mod line;
mod look;
mod mind;
mod no_house;
mod path_completion;
mod practice;
mod run;
pub mod snapshot;
pub mod streams;
mod words;
mod wrap;

pub use app::{App, Effect, Event, Start};
pub use draw::draw;
pub use hits::Hits;
pub use host::{
    Farewell, Files, GameShelf, Host, KeepNews, MendOffer, NotBegun, NotOpened, NotSaved, Opened,
};
pub use interrupt::{EndSignals, INTERRUPTED, Interrupt};
pub use look::{Depth, Look, Paint, Signs, Theme};
pub use mind::{Job, Line, Means, News, Thinker, Thought};
pub use practice::{Exercise, Practice, PracticeHouse};
pub use run::{Guard, Left, restore_on_panic, run};

/// Turns that are offered instead of an illegal one.
const OFFERS: usize = 3;
