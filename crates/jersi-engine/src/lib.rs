//! A player of JERSI: it searches, judges positions, and speaks the engine protocol.
//!
//! It never prints; it reports to whoever asked.

#![forbid(unsafe_code)]

mod limits;
mod report;
mod root;
mod score;
pub mod ugi;

pub use limits::{ClockLimit, Limits, Stop};
pub use report::{Answer, Line, Report};
pub use root::Root;
pub use score::{Score, Verdict};
