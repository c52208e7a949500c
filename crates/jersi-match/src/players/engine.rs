//! Our own engine.

use std::time::Instant;

use jersi_engine::{Engine, Level, Limits, Root, Score, StopSignal, choose};
use jersi_game::Game;
use jersi_rules::{Position, Turn};
use jersi_table::PlayerSpec;

use super::{decisions, no_turn};
use crate::player::{Fault, Player};
use crate::run::Judge;

/// The engine with one thread, at a level.
pub(super) struct EnginePlayer {
    engine: Engine,
    level: Level,
    /// The seed of every game, if it was asked for.
    fixed: Option<u64>,
    seed: u64,
}

impl EnginePlayer {
    pub fn new(hash_mib: usize, level: Level, fixed: Option<u64>) -> EnginePlayer {
        EnginePlayer { engine: Engine::new(hash_mib, 1), level, fixed, seed: 0 }
    }
}

impl Player for EnginePlayer {
    fn name(&self) -> String {
        PlayerSpec::Engine { level: self.level, seed: self.fixed }.to_string()
    }

    fn begin(&mut self, _game: &Game, seed: u64) -> Result<(), Fault> {
        self.engine.clear();
        self.seed = self.fixed.unwrap_or(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, limits: &Limits, _deadline: Instant) -> Result<Turn, Fault> {
        let root = Root::after(*game.start(), &decisions(game));
        let answer =
            choose(&mut self.engine, &root, limits, self.level, self.seed, &StopSignal::new(), &mut ());
        answer.best().ok_or_else(no_turn)
    }
}

/// How many positions are looked at to judge an opening.
const NODES_TO_JUDGE: u64 = 10_000;

/// A judge of openings by a short search, which always finds the same.
pub fn short_search() -> Judge {
    let mut engine = Engine::new(1, 1);
    Box::new(move |position: &Position| {
        engine.clear();
        let limits = Limits { nodes: Some(NODES_TO_JUDGE), ..Limits::default() };
        let answer = engine.search(&Root::new(*position), &limits, &StopSignal::new(), &mut ());
        answer.score().unwrap_or(Score::DRAW)
    })
}
