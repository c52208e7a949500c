//! JERSI for the browser: a table to play at and a thinker to play against, behind JSON.
//!
//! Nothing here is a rule. What goes in and out is in [`wire`]; a test writes the same types in TypeScript.

pub mod board;
pub mod wire;
