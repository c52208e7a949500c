//! A player of JERSI: it searches, judges positions, and speaks the engine protocol.
//!
//! It never prints; it reports to whoever asked.

#![forbid(unsafe_code)]

mod dice;
mod limits;
mod minimax;
mod random;
mod report;
mod score;
mod solve;
#[cfg(test)]
mod walks;

pub use dice::Dice;
pub use limits::{ClockLimit, Limits, Stop};
pub use minimax::Minimax;
pub use random::RandomPlayer;
pub use report::{Answer, Line, Report};
pub use score::{Score, Verdict};
pub use solve::{Fate, Proof, Solution, fates, solve, solve_decisions};
