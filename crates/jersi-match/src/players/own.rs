//! The players of ours: the engine at its levels, the one of a fixed depth, and chance.

use std::time::Instant;

use jersi_engine::{Dice, Engine, Limits, Root, Score, StopSignal};
use jersi_game::Game;
use jersi_rules::{Position, Turn};
use jersi_table::{Forfeit, Mind, PlayerSpec, Seat};

use super::no_turn;
use crate::player::Player;
use crate::run::Judge;

/// A player of ours, who thinks with one thread.
pub(super) struct OwnPlayer {
    spec: PlayerSpec,
    seat: Seat,
    mind: Mind,
}

impl OwnPlayer {
    pub fn new(spec: PlayerSpec, hash_mib: usize) -> OwnPlayer {
        OwnPlayer { seat: seated(&spec, 0), spec, mind: Mind::new(hash_mib, 1) }
    }
}

impl Player for OwnPlayer {
    fn name(&self) -> String {
        self.spec.to_string()
    }

    fn begin(&mut self, _game: &Game, seed: u64) -> Result<(), Forfeit> {
        self.mind.forget();
        self.seat = seated(&self.spec, seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, limits: &Limits, _deadline: Instant) -> Result<Turn, Forfeit> {
        let decisions: Vec<Turn> = game.decisions().collect();
        let root = Root::after(*game.start(), &decisions);
        let decided = self.mind.decide(&self.seat, &root, limits, &StopSignal::new(), &mut ());
        decided.ok_or_else(no_turn)
    }
}

/// The seat of a game: a seed that was asked for is used for every game.
fn seated(spec: &PlayerSpec, seed: u64) -> Seat {
    match spec {
        PlayerSpec::Random { seed: None } => Seat::Random(seed),
        PlayerSpec::Engine { level, seed: None } => Seat::Engine { level: *level, seed },
        PlayerSpec::Minimax { depth, seed: None } => Seat::Minimax { depth: *depth, seed },
        fixed => Seat::new(fixed, &mut Dice::seeded(seed)),
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
