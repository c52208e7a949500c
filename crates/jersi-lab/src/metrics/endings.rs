//! Who wins, and how games end.

use std::collections::BTreeSet;

use jersi_lab_report::Metric;

use super::quantity::Quantity;
use crate::analysis::GameFacts;
use crate::stats::elo_of;

/// The mean of White's score, and the same in Elo.
pub fn first_player_score(games: &[GameFacts]) -> Vec<Quantity> {
    let score = || Quantity::mean(Metric::FirstPlayerScore, "", games, |game| Some(game.score()));
    let elo = || Some(score()?.then("elo", elo_of).uncompared());
    [score(), elo()].into_iter().flatten().collect()
}

/// The share of ties, and of those of each reason.
pub fn ties(games: &[GameFacts], reasons: &BTreeSet<String>) -> Vec<Quantity> {
    let all = Quantity::share(Metric::Ties, "", games, |game| Some(game.is_tie()));
    let each = reasons.iter().map(|reason| {
        let has = |game: &GameFacts| Some(game.is_tie() && game.reason == *reason);
        Some(Quantity::share(Metric::Ties, reason, games, has)?.if_any())
    });
    std::iter::once(all).chain(each).flatten().collect()
}

/// The share of each reason of an end.
pub fn endings(games: &[GameFacts], reasons: &BTreeSet<String>) -> Vec<Quantity> {
    let share = |reason: &String| {
        Some(Quantity::share(Metric::Endings, reason, games, |game| Some(game.reason == *reason))?.if_any())
    };
    reasons.iter().filter_map(share).collect()
}
