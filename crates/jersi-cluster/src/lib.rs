//! A `PostgreSQL` of one's own for tests and measurements: made in a moment, stopped or killed at will, gone afterwards, also when
//! the program that made it dies. It syncs like a real one, for what is tested is whether anything is lost.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod cluster;
mod fault;
mod owner;
mod programs;
mod template;
mod watch;

pub use cluster::{Cluster, Place};
pub use fault::Fault;
