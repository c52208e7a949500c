//! English.

mod play;
mod screen;
mod table;

/// English.
#[derive(Clone, Copy, Debug)]
pub struct English;
