//! The games that the program keeps: where they are, what they are called, and what can be done with them.

pub mod date;
mod store;

pub use store::{Kept, Store};
