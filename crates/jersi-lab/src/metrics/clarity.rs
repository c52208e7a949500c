//! How well one sees what a turn is worth.

use jersi_lab_report::Metric;

use super::quantity::Quantity;
use crate::analysis::GameFacts;
use crate::stats::{Spearman, Statistic, real};

/// How often a look one turn ahead finds the best turn, and how static and searched values go together.
pub fn clarity(games: &[GameFacts]) -> Vec<Quantity> {
    let found = |game: &GameFacts| {
        let found = game.samples.iter().filter(|sample| sample.one_turn).count();
        Some((real(found), real(game.samples.len())))
    };
    let one_turn = Quantity::ratio(Metric::Clarity, "one-turn", games, found);
    let points: Vec<(f64, f64, u32)> = games
        .iter()
        .zip(0..)
        .flat_map(|(game, n)| game.samples.iter().map(move |at| (f64::from(at.still), f64::from(at.best), n)))
        .collect();
    let n = games.iter().filter(|game| !game.samples.is_empty()).count();
    let ranked = Spearman::new(&points);
    let of = move |drawn: &[u8]| ranked.of(drawn);
    let spearman = Quantity::new(Metric::Clarity, "spearman", n, Statistic::Other(Box::new(of)));
    [one_turn, spearman].into_iter().flatten().collect()
}
