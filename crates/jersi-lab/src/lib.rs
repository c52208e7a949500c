//! The laboratory: what a rule does to the game, measured by games of the engine against itself.
//!
//! A plan names rule sets, strengths and numbers of games; games are made one by one from their numbers, and metrics with
//! intervals are computed from all of them. No I/O: whoever runs a plan reads and writes files.

#![forbid(unsafe_code)]

mod analysis;
mod compare;
mod game;
mod metrics;
pub mod stats;

pub use analysis::{ACTIONS, Asked, AskedRules, BadGame, Balance, GameFacts, analyse};
pub use game::{Decision, Job, LabGame, Sample};
pub use metrics::SECONDS_A_TURN;
