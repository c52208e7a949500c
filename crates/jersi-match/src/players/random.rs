//! The opponent that takes any legal turn.

use std::time::Instant;

use jersi_engine::Limits;
use jersi_game::Game;
use jersi_rules::Turn;

use super::{decisions, no_turn};
use crate::player::{Fault, Player};

#[derive(Default)]
pub(super) struct RandomPlayer {
    seed: u64,
}

impl Player for RandomPlayer {
    fn name(&self) -> String {
        "random".to_owned()
    }

    fn begin(&mut self, _game: &Game, seed: u64) -> Result<(), Fault> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &Game, _limits: &Limits, _deadline: Instant) -> Result<Turn, Fault> {
        let taken = decisions(game).len() as u64;
        jersi_engine::RandomPlayer { seed: self.seed }.choose(game.position(), taken).ok_or_else(no_turn)
    }
}
