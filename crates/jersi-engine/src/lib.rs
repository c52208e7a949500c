//! A player of JERSI: it searches, judges positions, and speaks the engine protocol.
//!
//! It never prints; it reports to whoever asked.

#![forbid(unsafe_code)]

mod chance;
mod clock;
mod dice;
mod engine;
pub mod eval;
mod level;
mod limits;
pub mod lines;
mod minimax;
mod ordering;
mod random;
mod report;
mod root;
mod score;
mod search;
mod solve;
mod table;
pub mod time;
pub mod ugi;
#[cfg(test)]
mod walks;

pub use chance::{Judgement, UNITS_PER_E, accuracy, chance};
pub use dice::Dice;
pub use engine::Engine;
pub use eval::evaluate;
pub use level::{BadLevel, Level, choose};
pub use limits::{ClockLimit, Limits, Stop, Without};
pub use minimax::Minimax;
pub use random::RandomPlayer;
pub use report::{Answer, Line, Report};
pub use root::Root;
pub use score::{Score, Verdict};
pub use solve::{Fate, Proof, Solution, fates, solve, solve_decisions};
