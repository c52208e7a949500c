//! Matches between players of JERSI: varied openings, colour-swapped pairs, Elo and the sequential test.
//!
//! The crate keeps no file and prints nothing; whoever runs a match is told of every game.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod book;
mod dice;
mod elo;
mod entrants;
mod opening;
mod pentanomial;
mod place;
mod play;
mod played;
mod player;
mod players;
mod run;
mod scores;
mod sprt;
mod standing;
mod tally;
mod terms;

pub use book::{
    BadBook, Book, BookFault, BookMaker, BookOpening, BookOrder, FROZEN_GAMES, FrozenBook, Likeness,
};
pub use elo::{elo_of_share, expected_share};
pub use entrants::{Entrants, Format, Side, pairings};
pub use opening::{Opening, OpeningTerms};
pub use pentanomial::Pentanomial;
pub use place::Place;
pub use played::{Effort, Played};
pub use player::{Choice, Player, Said, Task};
pub use players::{Call, NotThere, ProgramPlayer, look_for, open, short_search, words_of_command};
pub use run::{Crew, Finished, Order, run};
pub use scores::{DrawRule, ResignRule, ScoreRules};
pub use sprt::{FEWEST_PAIRS, Found, Sprt};
pub use standing::Standing;
pub use tally::{Points, Tally};
pub use terms::{Beginning, Terms};
