//! A game as it was told; what does not go together is a promise that was broken.

use jersi_bot::Mistold;
pub use jersi_bot::{Followed, Step, read_event as event};

use crate::violation::Violation;

impl From<Mistold> for Violation {
    fn from(Mistold { game, what }: Mistold) -> Violation {
        Violation::new(format!("game {game}"), what)
    }
}
