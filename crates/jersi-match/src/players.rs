//! The players that a match knows.

mod engine;
mod minimax;
mod program;
mod random;

use jersi_game::Game;
use jersi_rules::Turn;
use jersi_table::PlayerSpec;

use crate::player::{Fault, Player};
use crate::terms::Terms;

pub use engine::short_search;
pub use program::ProgramPlayer;

/// Calls a side of a match: 0 is the first, 1 the second. A seed that the side was asked for is used for every game.
pub fn open(terms: &Terms, side: usize) -> Result<Box<dyn Player>, Fault> {
    let spec = &terms.sides[side].spec;
    match spec {
        PlayerSpec::Engine { level, seed } => {
            Ok(Box::new(engine::EnginePlayer::new(terms.hash_mib, *level, *seed)))
        }
        PlayerSpec::Minimax { depth, seed } => Ok(Box::new(minimax::MinimaxPlayer::new(*depth, *seed))),
        PlayerSpec::Random { seed } => Ok(Box::new(random::RandomPlayer::new(*seed))),
        PlayerSpec::Program { command } => {
            Ok(Box::new(program::ProgramPlayer::start(command, terms.hash_mib)?))
        }
        PlayerSpec::Human { .. } | PlayerSpec::Remote { .. } => {
            let why = spec.clone().by_itself().err().map(|bad| bad.to_string());
            Err(Fault::Absent(why.unwrap_or_default()))
        }
    }
}

/// Whether a side can be called at all. A program that is there and breaks down later forfeits its games.
pub fn look_for(terms: &Terms, side: usize) -> Result<(), Fault> {
    match &terms.sides[side].spec {
        PlayerSpec::Program { command } => program::look_for(command),
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
