//! A game that is decided and timed elsewhere: a server tells how it stands, and nothing is played here.

use jersi_game::Game;
use jersi_rules::ByColor;

use super::time::Time;
use super::{Table, plan};
use crate::seat::Seat;

impl Table {
    /// A table at which a game is followed that goes on elsewhere, by [`Table::catch_up`]. It keeps no time.
    pub fn told(game: Game, seats: ByColor<Seat>) -> Table {
        Table { time: Time::None, ..Table::new(game, seats) }
    }

    /// Takes the game as it stands elsewhere now. What is entered or planned stays while its position is the same; a plan
    /// is entered where the other side has decided, or struck. Who looks back goes on looking back, while there is
    /// something behind.
    pub fn catch_up(&mut self, game: Game) {
        let played = |game: &Game| (game.turns().len(), game.begun().len());
        // Where turns were taken back there is nothing that a plan had waited for.
        let plan = self.planned().filter(|_| played(&game) > played(&self.game));
        self.game = game;
        self.looking = self.looking.filter(|&turns| turns < self.game.turns().len());
        let entry = plan::entry_of(&self.game, &self.seats);
        if self.game.ending().is_none() && entry.position() == self.entry.position() {
            return;
        }
        self.fate = None;
        self.entry = entry;
        if let Some(plan) = plan {
            self.carry(plan);
        }
    }
}
