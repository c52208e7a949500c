//! Puzzles and the first lesson: the same files as the page's, what a try is worth, and what was solved; no I/O.
//!
//! A try at a puzzle is judged by proof, not by a list: [`Attempt::judge`] asks the solver. A task of the lesson is done
//! when the movements of a turn, as the referee tells them, are those that are wanted: [`Task::is_done_by`].

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod attempt;
mod collection;
mod lesson;
mod progress;
mod puzzle;
mod shown;
mod start;
mod wanted;

pub use attempt::{Attempt, Judged, Wrong};
pub use collection::{of_the_day, puzzle, puzzles};
pub use lesson::{Task, TaskName, task, tasks};
pub use progress::{BadProgress, Mark, Progress, Rating};
pub use puzzle::{Goal, Motif, Puzzle};
pub use wanted::Wanted;
