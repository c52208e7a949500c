//! What sits at a board of a match.

use std::time::{Duration, Instant};

use jersi_engine::Limits;
use jersi_game::Game;
use jersi_rules::Turn;

/// Something that plays. It is used for one game after the other.
pub trait Player: Send {
    /// The name it gives itself.
    fn name(&self) -> String;

    /// A game begins, and all that is left of the one before is forgotten. All chance comes from `seed`.
    fn begin(&mut self, game: &Game, seed: u64) -> Result<(), Fault>;

    /// The next decision of a game that is not over. Who cannot be stopped from inside, such as another
    /// program, is given up at the deadline.
    fn choose(&mut self, game: &Game, limits: &Limits, deadline: Instant) -> Result<Turn, Fault>;
}

/// Why a player forfeits a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is not there at all.
    #[error("{0}")]
    Absent(String),
    /// It broke down.
    #[error("it broke down: {0}")]
    Broken(String),
    /// It gave no answer.
    #[error("it gave no answer within {:.3} s", .0.as_secs_f64())]
    Late(Duration),
    /// It answered with a turn that is not legal.
    #[error("it played {text}, which is not legal: {why}")]
    Illegal {
        /// The answer.
        text: String,
        /// The rule against it.
        why: String,
    },
}
