//! Where a search begins.

use jersi_rules::{Position, Turn};

/// A position, and the game that led to it.
#[derive(Clone, Debug)]
pub struct Root {
    /// The position to search.
    pub position: Position,
    /// The earlier positions of the game, for repetition.
    pub history: Vec<Position>,
}

impl Root {
    /// A position without a past.
    pub fn new(position: Position) -> Root {
        Root { position, history: Vec::new() }
    }

    /// After these legal decisions.
    pub fn after(start: Position, turns: &[Turn]) -> Root {
        let mut root = Root::new(start);
        for &turn in turns {
            root.history.push(root.position);
            root.position = root.position.play_legal(turn);
        }
        root
    }
}
