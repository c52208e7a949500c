//! Puzzles of JERSI: positions with a win to find, or a loss to avoid.
//!
//! A [`Puzzle`] is what a file of `web/src/puzzles` says; [`Collection`] names the four files and reads them. [`Proved`] is what the solver
//! finds by looking at everything, [`motifs`] names what the proof shows, [`Shape`] tells which puzzles are alike, [`Effort`] is what the
//! engine and its levels need for one, and [`Fit`] makes ratings of that. [`Finder`] plays the games that puzzles come from.
//! `docs/puzzles.md` tells it at length. The crate does no I/O; `examples/find_puzzles` writes the files.
//!
//! ```
//! use jersi_puzzle_lab::{Collection, Goal};
//!
//! let puzzles = Collection::Hunt.puzzles()?;
//! let first = puzzles.iter().find(|puzzle| puzzle.id == "20-01").expect("it stays");
//! assert_eq!((first.goal, first.turns, first.wins[0].as_str()), (Goal::Win, 1, "d4=b4!-a3!!"));
//! # Ok::<(), jersi_puzzle_lab::BadPuzzle>(())
//! ```

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod collection;
mod effort;
mod finder;
mod fit;
mod motif;
mod naming;
mod proof;
mod puzzle;
mod shape;

pub use collection::Collection;
pub use effort::Effort;
pub use finder::{Candidate, Finder, Found, choose, puzzle_of, wanted};
pub use fit::{Features, Fit, HeldOut, LEVEL_ELO};
pub use motif::Motif;
pub use naming::motifs;
pub use proof::Proved;
pub use puzzle::{BadPuzzle, Goal, Puzzle};
pub use shape::Shape;
