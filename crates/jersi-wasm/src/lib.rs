//! JERSI for JavaScript: `jersi-view` behind JSON. What is wrong is thrown, or told in an answer, as a fault in JSON.
//!
//! This crate is a door and nothing else: one function here calls one function there.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod board;
mod inout;
mod json;
mod networks;
mod questions;
mod study;
mod table;
mod thinker;

use json::{Listener, answer, json, read, silent, thrown};
