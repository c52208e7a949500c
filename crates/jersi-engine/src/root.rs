//! Where a search begins: a position, and those that came before it in the game.

use jersi_rules::{Position, Turn};

/// A position to search, with the game behind it.
///
/// ```
/// use jersi_engine::Root;
/// use jersi_rules::{Edition, Position, Rules, Setting};
///
/// let start = Position::start(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8));
/// let turn = start.turns()[0];
/// let mut root = Root::new(start);
/// root.play(turn);
/// assert_eq!(root.history, [start]);
/// assert_eq!(root.position, Root::after(start, &[turn]).position);
/// ```
#[derive(Clone, Debug)]
pub struct Root {
    /// The position to decide in.
    pub position: Position,
    /// Earlier positions of the game, oldest first; coming back to one of them counts as a tie.
    pub history: Vec<Position>,
}

impl Root {
    /// A position without a past.
    pub fn new(position: Position) -> Root {
        Root { position, history: Vec::new() }
    }

    /// The position after legal decisions from a start.
    pub fn after(start: Position, turns: &[Turn]) -> Root {
        turns.iter().fold(Root::new(start), |mut root, &turn| {
            root.play(turn);
            root
        })
    }

    /// Goes on by one legal decision.
    pub fn play(&mut self, turn: Turn) {
        self.history.push(self.position);
        self.position = self.position.play_legal(turn);
    }
}
