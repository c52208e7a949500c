//! JERSI for the browser: a table to play at and a thinker to play against, behind JSON.
//!
//! Nothing here is a rule. What goes in and out is in [`wire`]; a test writes the same types in TypeScript.

mod analyst;
pub mod board;
mod convert;
mod editor;
mod export;
mod fault;
mod import;
mod javascript;
mod json;
mod questions;
mod show;
mod study;
mod table;
mod thinker;
pub mod wire;
mod words;

pub use analyst::Analyst;
pub use editor::Editor;
pub use export::{booklet, figure, turn_at};
pub use import::diagnose;
pub use questions::{perft as ask_perft, turns as ask_turns};
pub use show::editions;
pub use study::Study;
pub use table::Table;
pub use thinker::Thinker;
