//! The laboratory: what a rule does to the game, measured by games of the engine against itself.
//!
//! A plan names rule sets, strengths and numbers of games; games are made one by one from their numbers, and metrics with
//! intervals are computed from all of them. No I/O: whoever runs a plan reads and writes files.

#![forbid(unsafe_code)]

mod game;

pub use game::{Decision, Job, LabGame, Sample};
