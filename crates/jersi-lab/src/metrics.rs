//! The twenty metrics: from facts of games to numbers that can be found again for games drawn again.
//!
//! docs/laboratory.md defines each of them, in one table. A metric that does not apply gives nothing rather than zero.

mod actions;
mod board;
mod choices;
mod clarity;
mod course;
mod endings;
mod length;
mod openings;
mod pairs;
mod pieces;
mod quantity;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use crate::analysis::GameFacts;

pub use length::SECONDS_A_TURN;
#[cfg(test)]
pub use pairs::Pair;
pub use pairs::{pair_elo, pairs};
pub use quantity::{Interval, Quantity};

/// All numbers of the games of one rule set at one strength. `reasons` are those of all rule sets of the report, so that one that
/// is missing here can be compared with one that is there.
pub fn of_games(games: &[GameFacts], reasons: &BTreeSet<String>) -> Vec<Quantity> {
    [
        endings::first_player_score(games),
        endings::ties(games, reasons),
        endings::endings(games, reasons),
        length::length(games),
        length::first_contact(games),
        course::point_of_no_return(games),
        course::drama(games),
        course::lead_changes(games),
        course::uncertainty(games),
        course::volatility(games),
        choices::branching(games),
        choices::real_choices(games),
        choices::decision_weight(games),
        openings::opening_diversity(games),
        actions::action_use(games),
        pieces::piece_values(games),
        board::board_use(games),
        clarity::clarity(games),
    ]
    .into_iter()
    .flatten()
    .collect()
}
