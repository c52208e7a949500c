//! The players that a match knows.

mod engine;
mod minimax;
mod program;
mod random;

use jersi_game::Game;
use jersi_rules::Turn;

use crate::player::{Fault, Player};
use crate::spec::Spec;
use crate::terms::Terms;

pub use engine::short_search;
pub use program::ProgramPlayer;

/// Calls a side of a match: 0 is the first, 1 the second.
pub fn open(terms: &Terms, side: usize) -> Result<Box<dyn Player>, Fault> {
    match &terms.sides[side].spec {
        Spec::Engine(level) => Ok(Box::new(engine::EnginePlayer::new(terms.hash_mib, *level))),
        Spec::Minimax(depth) => Ok(Box::new(minimax::MinimaxPlayer::new(*depth))),
        Spec::Random => Ok(Box::new(random::RandomPlayer::default())),
        Spec::Program(command) => Ok(Box::new(program::ProgramPlayer::start(command, terms.hash_mib)?)),
    }
}

/// Whether a side can be called at all. A program that is there and breaks down later forfeits its games.
pub fn look_for(terms: &Terms, side: usize) -> Result<(), Fault> {
    match &terms.sides[side].spec {
        Spec::Program(command) => program::look_for(command),
        _ => open(terms, side).map(drop),
    }
}

/// All decisions of a game so far, those of a turn under way included.
fn decisions(game: &Game) -> Vec<Turn> {
    let whole = game.turns().iter().flat_map(jersi_game::PlayedTurn::decisions);
    whole.chain(game.begun()).copied().collect()
}

/// A player of ours found nothing to play although the game is not over. That would be our own fault.
fn no_turn() -> Fault {
    Fault::Broken("it found no turn".to_owned())
}
