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
mod minimax;
mod observer;
mod ordering;
mod random;
mod report;
mod root;
mod score;
mod search;
mod solve;
mod stop_signal;
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
pub use limits::{ClockLimit, Limits, Without};
pub use minimax::Minimax;
pub use observer::SearchObserver;
pub use random::RandomPlayer;
pub use report::{Answer, Line, Report};
pub use root::Root;
pub use score::{Score, Verdict};
pub use solve::{Defence, Fate, Proof, Solution, defend, fates, solve, solve_decisions, winning_turns};
pub use stop_signal::StopSignal;
