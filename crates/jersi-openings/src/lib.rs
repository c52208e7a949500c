//! Openings: which turns were played from a position, how often and with what success.
//!
//! A [`Book`] holds no turns, only positions by their hash with the results of the games that came through them. To ask what was played
//! from a position is to look up what every legal decision leads to, so that ways that meet are counted together, and no numbering
//! of turns has to be kept for ever. No I/O: [`Builder`] makes the bytes, and whoever has a file hands it in.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod book;
mod builder;
mod counts;
mod key;

pub use book::{BadBook, Book, Played};
pub use builder::Builder;
pub use counts::{Counts, Source};
