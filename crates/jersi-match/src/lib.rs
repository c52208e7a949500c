//! Matches between players of JERSI: varied openings, colour-swapped pairs, Elo and the sequential test.
//!
//! The crate keeps no file and prints nothing; whoever runs a match is told of every game.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod book;
mod dice;
mod elo;
mod opening;
mod pentanomial;
mod place;
mod play;
mod player;
mod players;
mod run;
mod sprt;
mod tally;
mod terms;

pub use book::{
    BadBook, Book, BookFault, BookMaker, BookOpening, BookOrder, FROZEN_GAMES, FrozenBook, Likeness,
};
pub use elo::{elo_of_share, expected_share};
pub use opening::{Opening, OpeningTerms};
pub use pentanomial::Pentanomial;
pub use place::Place;
pub use player::Player;
pub use players::{ProgramPlayer, look_for, open, short_search, words_of_command};
pub use run::{Crew, Order, run};
pub use sprt::{FEWEST_PAIRS, Found, Sprt};
pub use tally::{Points, Tally};
pub use terms::{Beginning, Side, Terms};
