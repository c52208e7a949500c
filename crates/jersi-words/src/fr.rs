//! French.

mod play;
mod screen;
mod table;

/// French.
#[derive(Clone, Copy, Debug)]
pub struct French;
