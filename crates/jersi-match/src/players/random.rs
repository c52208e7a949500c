//! The opponent that takes any legal turn.

use std::time::Instant;

use jersi_engine::Limits;
use jersi_game::Game;
use jersi_rules::Turn;
use jersi_table::PlayerSpec;

use super::{decisions, no_turn};
use crate::player::{Fault, Player};

pub(super) struct RandomPlayer {
    /// The seed of every game, if it was asked for.
    fixed: Option<u64>,
    seed: u64,
}

impl RandomPlayer {
    pub fn new(fixed: Option<u64>) -> RandomPlayer {
        RandomPlayer { fixed, seed: 0 }
    }
}

impl Player for RandomPlayer {
    fn name(&self) -> String {
        PlayerSpec::Random { seed: self.fixed }.to_string()
    }

    fn begin(&mut self, _game: &Game, seed: u64) -> Result<(), Fault> {
        self.seed = self.fixed.unwrap_or(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, _limits: &Limits, _deadline: Instant) -> Result<Turn, Fault> {
        let taken = decisions(game).len() as u64;
        jersi_engine::RandomPlayer { seed: self.seed }.choose(game.position(), taken).ok_or_else(no_turn)
    }
}
