//! What sits at a board of a match.

use std::time::Instant;

use jersi_engine::Limits;
use jersi_game::Game;
use jersi_rules::Turn;
use jersi_table::Forfeit;

/// Something that plays. It is used for one game after the other.
pub trait Player: Send {
    /// The name it gives itself.
    fn name(&self) -> String;

    /// A game begins, and all that is left of the one before is forgotten. All chance comes from `seed`.
    fn begin(&mut self, game: &Game, seed: u64) -> Result<(), Forfeit>;

    /// The next decision of a game that is not over. Who cannot be stopped from inside, such as another
    /// program, is given up at the deadline.
    fn choose(&mut self, game: &Game, limits: &Limits, deadline: Instant) -> Result<Turn, Forfeit>;
}
