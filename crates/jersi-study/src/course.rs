//! A line of play: a position and the turns from it.

use jersi_engine::Root;
use jersi_rules::record::Replay;
use jersi_rules::{Color, Position, Turn};

/// A position, and turns that are legal one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// Where it begins.
    pub start: Position,
    /// The turns with their decisions: one, or with the ransom up to three.
    pub turns: Vec<Vec<Turn>>,
}

impl Course {
    /// The game of a record that was replayed.
    pub fn of(replay: &Replay) -> Course {
        Course {
            start: replay.start,
            turns: replay.turns.iter().map(|turn| turn.decisions.to_vec()).collect(),
        }
    }

    /// All decisions.
    pub fn decisions(&self) -> impl Iterator<Item = Turn> {
        self.turns.iter().flatten().copied()
    }

    /// Every position to look at, with what came before it: before each decision, and at the end. Deciders alternate,
    /// so it is known who would decide even where the game is over.
    pub fn stops(&self) -> Vec<(Root, Color)> {
        let mut root = Root::new(self.start);
        let mut stops = vec![(root.clone(), root.position.decider())];
        for decision in self.decisions() {
            let player = root.position.decider();
            root.play(decision);
            stops.push((root.clone(), player.other()));
        }
        stops
    }
}
