//! What turns do.

use jersi_lab_report::Metric;

use super::quantity::Quantity;
use crate::analysis::{ACTIONS, GameFacts};

/// The share of turns that do each thing.
pub fn action_use(games: &[GameFacts]) -> Vec<Quantity> {
    let share = |(n, &action): (usize, &&str)| {
        let of_turns = |game: &GameFacts| Some((f64::from(game.uses[n]), f64::from(game.turns)));
        Some(Quantity::ratio(Metric::ActionUse, action, games, of_turns)?.if_any())
    };
    ACTIONS.iter().enumerate().filter_map(share).collect()
}
