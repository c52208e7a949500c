//! JERSI for the browser: a table to play at and a thinker to play against, behind JSON.
//!
//! Nothing here is a rule. What goes in and out is in [`wire`]; a test writes the same types in TypeScript.

pub mod board;
mod convert;
mod fault;
mod javascript;
mod json;
mod puzzle;
mod questions;
mod show;
mod table;
mod thinker;
pub mod wire;
mod words;

pub use puzzle::reply as puzzle_reply;
pub use questions::{perft as ask_perft, turns as ask_turns};
pub use show::editions;
pub use table::Table;
pub use thinker::Thinker;
