//! What happened, for whoever tells others.

use std::sync::Arc;

use jersi_wire::GameId;

use crate::listed::Listed;
use crate::notice::Notice;
use crate::told::Told;

/// Something happened, and is on disk.
#[derive(Clone, Debug)]
pub enum Change {
    /// To a game, on this node.
    Here(Changed),
    /// To a game, on another node: what, is to be read.
    Elsewhere(Notice),
    /// Another node says something that is on no disk: who is there, a greeting.
    Said(Arc<str>),
    /// Some of the above may have been missed.
    Unsure,
}

/// Something happened to a game on this node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Which game.
    pub game: GameId,
    /// The number of its last event.
    pub seq: u32,
    /// Its row and its people.
    pub listed: Arc<Listed>,
    /// What happened, the last event last; nothing if it was only made or withdrawn.
    pub told: Arc<[Told]>,
}
