//! The opponent that looks a fixed number of decisions ahead.

use std::time::Instant;

use jersi_engine::{Limits, Minimax, StopSignal};
use jersi_game::Game;
use jersi_rules::Turn;

use super::no_turn;
use crate::player::{Fault, Player};

pub(super) struct MinimaxPlayer(Minimax);

impl MinimaxPlayer {
    pub fn new(depth: u32) -> MinimaxPlayer {
        MinimaxPlayer(Minimax { depth, seed: 0 })
    }
}

impl Player for MinimaxPlayer {
    fn name(&self) -> String {
        format!("minimax:{}", self.0.depth)
    }

    fn begin(&mut self, _game: &Game, seed: u64) -> Result<(), Fault> {
        self.0.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &Game, _limits: &Limits, _deadline: Instant) -> Result<Turn, Fault> {
        self.0.choose(game.position(), &StopSignal::new(), &mut ()).ok_or_else(no_turn)
    }
}
