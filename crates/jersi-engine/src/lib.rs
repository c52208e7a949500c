//! A player of JERSI: it searches, judges positions, and speaks the engine protocol.
//!
//! It never prints; it reports to whoever asked. Search a position for 10,000 nodes and print the best turn:
//!
//! ```
//! use jersi_engine::{Engine, Limits, Root, StopSignal};
//! use jersi_rules::notation::write_turn;
//! use jersi_rules::{Edition, Position, Rules, Setting};
//!
//! let edition = Edition::V4_8;
//! let start = Position::start(Rules::new(edition), Setting::usual(edition));
//! let mut engine = Engine::new(16, 1);
//! let limits = Limits { nodes: Some(10_000), ..Limits::default() };
//! let answer = engine.search(&Root::new(start), &limits, &StopSignal::new(), &mut ());
//! let best = answer.best().expect("the game has just begun");
//! println!("{}", write_turn(&start, best));
//! # assert!(start.is_legal(best));
//! ```
//!
//! - [`Engine`] searches from a [`Root`] within [`Limits`]; a [`StopSignal`] ends it, a [`SearchObserver`] follows it.
//! - An engine that cannot have the memory or the threads it is asked to have goes on with less: [`Shortage`].
//! - [`choose`] plays at a [`Level`]; [`Minimax`] and [`RandomPlayer`] are simple opponents.
//! - [`chance`], [`accuracy`] and [`Judgement`] tell what scores mean to people.
//! - [`solve`], [`fates`], [`winning_turns`], [`defend`] and [`holds`] prove by exhaustion.
//! - [`ugi`] speaks the engine protocol, as an engine and to other engines.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod chance;
mod clock;
mod dice;
mod engine;
pub mod eval;
mod eval_kind;
mod level;
mod limits;
mod memory;
mod minimax;
pub mod network;
mod observer;
mod ordering;
mod random;
mod report;
mod root;
mod score;
mod search;
mod shortage;
mod solve;
mod stop_signal;
pub mod time;
mod transposition_table;
#[cfg(feature = "tune")]
mod tune;
pub mod ugi;
#[cfg(test)]
mod walks;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub use chance::{Judgement, UNITS_PER_E, accuracy, chance};
pub use dice::Dice;
pub use engine::{Engine, hash_that_fits};
pub use eval::evaluate;
pub use eval_kind::{BadEvalKind, EvalKind};
pub use level::{BadLevel, Level, choose};
pub use limits::{ClockLimit, Limits, Without};
pub use minimax::Minimax;
pub use network::{Aim, BadNetwork, Network, Networks};
pub use observer::SearchObserver;
pub use random::RandomPlayer;
pub use report::{Answer, Line, Report};
pub use root::Root;
pub use score::{Score, Verdict};
pub use shortage::Shortage;
pub use solve::{
    Defence, Fate, Hold, Proof, Solution, defend, fates, holds, solve, solve_decisions, winning_turns,
};
pub use stop_signal::StopSignal;
#[cfg(feature = "tune")]
pub use tune::set as set_tunable;
