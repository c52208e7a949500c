//! A player of JERSI: it searches, judges positions, and speaks the engine protocol.
//!
//! It never prints; it reports to whoever asked.

#![forbid(unsafe_code)]

mod clock;
mod engine;
pub mod eval;
mod limits;
mod ordering;
mod report;
mod root;
mod score;
mod search;
mod table;
pub mod ugi;

pub use engine::Engine;
pub use eval::evaluate;
pub use limits::{ClockLimit, Limits, Stop};
pub use report::{Answer, Line, Report};
pub use root::Root;
pub use score::{Score, Verdict};
