//! The players that a match knows.

mod own;
mod program;

use jersi_table::{Absence, Forfeit, PlayerFault, PlayerSpec};

use crate::player::Player;
use crate::terms::Terms;

pub use own::short_search;
pub use program::{ProgramPlayer, words_of_command};

/// Calls a side of a match: 0 is the first, 1 the second. A seed that the side was asked for is used for every game.
pub fn open(terms: &Terms, side: usize) -> Result<Box<dyn Player>, Forfeit> {
    let spec = &terms.sides[side].spec;
    match spec {
        PlayerSpec::Engine { .. } | PlayerSpec::Minimax { .. } | PlayerSpec::Random { .. } => {
            Ok(Box::new(own::OwnPlayer::new(spec.clone(), terms.hash_mib)))
        }
        PlayerSpec::Program { command } => {
            Ok(Box::new(program::ProgramPlayer::start(command, terms.hash_mib)?))
        }
        PlayerSpec::Human { .. } | PlayerSpec::Remote { .. } => {
            let why = spec.clone().by_itself().err().map_or(PlayerFault::NeedsSomebody, |bad| bad.fault);
            Err(Forfeit::Absent(Absence::Player(why)))
        }
    }
}

/// Whether a side can be called at all. A program that is there and breaks down later forfeits its games.
pub fn look_for(terms: &Terms, side: usize) -> Result<(), Forfeit> {
    match &terms.sides[side].spec {
        PlayerSpec::Program { command } => program::look_for(command),
        _ => open(terms, side).map(drop),
    }
}

/// A player of ours found nothing to play although the game is not over. That would be our own fault.
fn no_turn() -> Forfeit {
    Forfeit::NoTurn
}
