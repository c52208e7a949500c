//! The players that a match knows.

use std::time::Instant;

use jersi_engine::{Limits, Score};
use jersi_game::Game;
use jersi_rules::{Color, Position, Turn};

use crate::dice::Dice;
use crate::player::{Fault, Player};
use crate::run::Judge;
use crate::spec::Spec;
use crate::terms::Terms;

/// Calls a side of a match: 0 is the first, 1 the second.
pub fn open(terms: &Terms, side: usize) -> Result<Box<dyn Player>, Fault> {
    match &terms.sides[side].spec {
        Spec::Random => Ok(Box::new(Random(Dice::new(0, 0)))),
        other => Err(Fault::Broken(format!("{other} is not there yet"))),
    }
}

/// Judges by the pieces on the board.
pub fn short_search() -> Judge {
    Box::new(|position: &Position| {
        let count = |color: Color| i32::from(position.on_board(color).total());
        let lead = 100 * (count(position.decider()) - count(position.decider().other()));
        Score::units(lead)
    })
}

struct Random(Dice);

impl Player for Random {
    fn name(&self) -> String {
        "random".to_owned()
    }

    fn begin(&mut self, _game: &Game, seed: u64) -> Result<(), Fault> {
        self.0 = Dice::new(seed, 0);
        Ok(())
    }

    fn choose(&mut self, game: &Game, _limits: &Limits, _deadline: Instant) -> Result<Turn, Fault> {
        let turns = game.position().turns();
        self.0.pick(&turns).ok_or_else(|| Fault::Broken("there is no turn".to_owned()))
    }
}
