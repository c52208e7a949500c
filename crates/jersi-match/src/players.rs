//! The players that a match knows.

mod own;
mod processor;
mod program;

use jersi_engine::StopSignal;
use jersi_engine::ugi::Announced;
use jersi_table::{Absence, Forfeit, PlayerFault, PlayerSpec};

use crate::entrants::Side;
use crate::player::Player;
use crate::terms::Terms;

pub use own::short_search;
pub use program::{ProgramPlayer, words_of_command};

/// How players are called.
#[derive(Clone, Debug, Default)]
pub struct Call {
    /// Ends whatever they do, and the programs with it.
    pub stop: StopSignal,
    /// Whether what is said to programs and by them is kept.
    pub listen: bool,
}

/// Why a player cannot play in a match at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotThere {
    /// It cannot be called.
    Absent(Forfeit),
    /// It has no such option.
    NoSuchOption {
        /// Which of the side's options.
        option: usize,
        /// The names of those that it has.
        known: Vec<String>,
    },
    /// An option does not take the value.
    Refused {
        /// Which of the side's options.
        option: usize,
        /// What was announced.
        announced: Announced,
    },
}

/// Calls a player of a match, by its number. A seed that it was asked for is used for every game.
pub fn open(terms: &Terms, player: usize, call: &Call) -> Result<Box<dyn Player>, Forfeit> {
    let side = &terms.entrants.players()[player];
    match &side.spec {
        PlayerSpec::Engine { .. } | PlayerSpec::Minimax { .. } | PlayerSpec::Random { .. } => {
            Ok(Box::new(own::OwnPlayer::new(side, terms.hash_mib, call.stop.clone())))
        }
        PlayerSpec::Program { command } => {
            Ok(Box::new(program::ProgramPlayer::call(command, terms.hash_mib, &side.options, call)?))
        }
        PlayerSpec::Human { .. } | PlayerSpec::Remote { .. } => {
            let why = side.spec.clone().by_itself().err().map_or(PlayerFault::NeedsSomebody, |bad| bad.fault);
            Err(Forfeit::Absent(Absence::Player(why)))
        }
    }
}

/// Whether a player can be called at all, and has its options. A program that is there and breaks down later forfeits its
/// games.
pub fn look_for(terms: &Terms, player: usize, call: &Call) -> Result<(), NotThere> {
    let side = &terms.entrants.players()[player];
    match &side.spec {
        PlayerSpec::Program { command } if side.options.is_empty() => {
            program::look_for(command).map_err(NotThere::Absent)
        }
        PlayerSpec::Program { command } => {
            let known = program::options_of(command, call).map_err(NotThere::Absent)?;
            takes_all(&known, side)
        }
        PlayerSpec::Engine { .. } => takes_all(&own::options(), side),
        _ => {
            takes_all(&[], side)?;
            open(terms, player, call).map(drop).map_err(NotThere::Absent)
        }
    }
}

/// Whether options that were announced take what a side is told.
fn takes_all(known: &[Announced], side: &Side) -> Result<(), NotThere> {
    for (option, (name, value)) in side.options.iter().enumerate() {
        let Some(announced) = known.iter().find(|known| known.name.eq_ignore_ascii_case(name)) else {
            let known = known.iter().map(|known| known.name.clone()).collect();
            return Err(NotThere::NoSuchOption { option, known });
        };
        if announced.accepts(value).is_err() {
            return Err(NotThere::Refused { option, announced: announced.clone() });
        }
    }
    Ok(())
}

/// A player of ours found nothing to play although the game is not over. That would be our own fault.
fn no_turn() -> Forfeit {
    Forfeit::NoTurn
}
