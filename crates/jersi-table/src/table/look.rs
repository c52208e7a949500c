//! What is looked at: the game as it stands, or an earlier turn of it.

use jersi_engine::Root;
use jersi_game::PlayedTurn;
use jersi_rules::{Position, Turn};

use super::Table;

impl Table {
    /// The position that is looked at.
    pub fn shown(&self) -> &Position {
        match self.looking {
            None => self.game.position(),
            Some(turns) => self.position_after(turns),
        }
    }

    /// Whether the game is looked at as it stands.
    pub fn is_live(&self) -> bool {
        self.looking.is_none()
    }

    /// How many whole turns are played in the position that is looked at.
    pub fn cursor(&self) -> usize {
        self.looking.unwrap_or(self.game.turns().len())
    }

    /// Looks at the position after so many turns; after all of them it is the game as it stands.
    pub fn look_at(&mut self, turns: usize) {
        self.entry.clear();
        self.looking = (turns < self.game.turns().len()).then_some(turns);
    }

    /// Looks at the position after so many turns, and stays a look back even at the last one.
    pub fn review(&mut self, turns: usize) {
        self.entry.clear();
        self.looking = Some(turns.min(self.game.turns().len()));
    }

    /// Looks at the game as it stands.
    pub fn look_live(&mut self) {
        self.looking = None;
    }

    /// The position that is looked at with all that came before, to think about.
    pub fn root(&self) -> Root {
        let Some(turns) = self.looking else { return self.live_root() };
        let turns = self.game.turns()[..turns].iter();
        let decisions: Vec<Turn> = turns.flat_map(PlayedTurn::decisions).copied().collect();
        Root::after(*self.game.start(), &decisions)
    }

    /// What tells the position that is looked at from every other of this game: thoughts about it belong to no other.
    pub fn moment(&self) -> Moment {
        let begun = if self.is_live() { self.game.begun().len() } else { 0 };
        Moment { turns: self.cursor(), begun, over: self.game.ending().is_some() }
    }

    /// The same of the game as it stands, whatever is looked at.
    pub fn live_moment(&self) -> Moment {
        Moment { turns: self.game.turns().len(), begun: self.game.begun().len(), over: false }
    }
}

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    turns: usize,
    begun: usize,
    over: bool,
}
