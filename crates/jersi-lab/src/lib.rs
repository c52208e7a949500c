//! The laboratory: what a rule does to the game, measured by games of the engine against itself.
//!
//! A [`Plan`] names rule sets, strengths and numbers of games. Its work is cut into [`Piece`]s, a file of games each
//! ([`shard_file`]); a [`Collection`] says which of them are there, and has their games ([`LabGame`]). Games are made one by one
//! from their numbers, and metrics with intervals are computed from all of them. No I/O: whoever runs a plan reads and writes files.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]
#![cfg_attr(test, allow(clippy::cast_precision_loss, reason = "numbers of games in tests are small"))]

mod analysis;
mod collection;
mod compare;
mod cost;
mod ending;
mod family;
mod game;
mod metrics;
mod opening;
mod piece;
mod plan;
mod player;
mod sampling;
pub mod shard_file;
mod start;
pub mod stats;
mod think;

pub use analysis::{ACTIONS, Asked, AskedRules, BadGame, BadSources, Balance, GameFacts, Sources, analyse};
pub use collection::Collection;
pub use cost::{Cost, cost_of, costs};
pub use game::{Decision, Job, LabGame, Sample};
pub use metrics::SECONDS_A_TURN;
pub use piece::{Piece, in_pairs, job_name, jobs, pieces};
pub use plan::{BadPlan, LadderTerms, Plan, RuleSet, SampleTerms, StrengthTerms, WorthTerms, read_game};
pub use player::Player;
pub use shard_file::{Chunk, Fault, Heading};
