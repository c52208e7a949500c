//! The opponent that looks a fixed number of decisions ahead.

use std::time::Instant;

use jersi_engine::{Limits, Minimax, StopSignal};
use jersi_game::Game;
use jersi_rules::Turn;
use jersi_table::PlayerSpec;

use super::no_turn;
use crate::player::{Fault, Player};

pub(super) struct MinimaxPlayer {
    minimax: Minimax,
    /// The seed of every game, if it was asked for.
    fixed: Option<u64>,
}

impl MinimaxPlayer {
    pub fn new(depth: u32, fixed: Option<u64>) -> MinimaxPlayer {
        MinimaxPlayer { minimax: Minimax { depth, seed: 0 }, fixed }
    }
}

impl Player for MinimaxPlayer {
    fn name(&self) -> String {
        PlayerSpec::Minimax { depth: self.minimax.depth, seed: self.fixed }.to_string()
    }

    fn begin(&mut self, _game: &Game, seed: u64) -> Result<(), Fault> {
        self.minimax.seed = self.fixed.unwrap_or(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, _limits: &Limits, _deadline: Instant) -> Result<Turn, Fault> {
        self.minimax.choose(game.position(), &StopSignal::new(), &mut ()).ok_or_else(no_turn)
    }
}
