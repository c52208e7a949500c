//! What a page shows of JERSI: a table to play at, a thinker to play against, studies, imports and exports.
//!
//! Nothing here is a rule, and nothing here knows JavaScript: `jersi-wasm` is the door. What goes in and out is in
//! [`wire`]; a test writes the same types in TypeScript.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod analyst;
pub mod board;
pub mod convert;
mod correspondence;
mod editor;
mod explain;
mod export;
pub mod fault;
mod game_spec;
mod glimpse;
mod import;
pub mod json;
mod networks;
mod online;
mod outline;
mod puzzle;
mod questions;
mod score;
mod show;
mod study;
mod table;
mod thinker;
#[cfg(test)]
#[path = "../../../tools/typescript.rs"]
mod typescript_text;
pub mod wire;
mod words;

pub use analyst::Analyst;
pub use correspondence::turn_link;
pub use editor::Editor;
pub use explain::explain;
pub use export::{booklet, figure, turn_at};
pub use game_spec::read_config;
pub use glimpse::glimpse;
pub use import::{Brought, diagnose};
pub use networks::{Networks, network_fits, network_for_record, network_for_thought};
pub use outline::outline;
pub use puzzle::reply as puzzle_reply;
pub use questions::{perft as ask_perft, turns as ask_turns};
pub use show::editions;
pub use study::Study;
pub use table::Table;
pub use thinker::Thinker;
