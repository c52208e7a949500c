//! Why players that are no people forfeit.

use jersi_rules::Color;
use jersi_table::Forfeit;

use crate::FaultWords;

jersi_rules::catalogue! {
    /// What is said when a machine forfeits.
    pub trait ForfeitWords: FaultWords {
        /// Why a player forfeits, as a part of a sentence.
        fn forfeit(&self, why: &Forfeit) -> String;
        /// The program of a player forfeits.
        fn forfeits(&self, color: Color, why: &Forfeit) -> String;
    }
    made up: crate::MadeUp, from crate::en::English;
}
