//! How many openings there are.

use jersi_lab_report::Metric;

use super::quantity::{Interval, Quantity};
use crate::analysis::GameFacts;

/// The effective number of lines after the opening, and how many first turns are nearly as good as the best.
///
/// The mean of minus the logarithm of a line's chance is its entropy H, without the bias of counting lines that were seen; e^H lines
/// of equal chance would be as hard to tell.
pub fn opening_diversity(games: &[GameFacts]) -> Vec<Quantity> {
    let surprise = Quantity::mean(Metric::OpeningDiversity, "lines", games, |game| game.opening_surprise);
    let first = |game: &GameFacts| game.first_turns.map(f64::from);
    // Games that all begin with one position repeat one count of it: drawing them again would tell nothing.
    let mut counts = games.iter().filter_map(|game| game.first_turns);
    let one = counts.next();
    let is_repeated = counts.all(|count| Some(count) == one);
    let first = Quantity::mean(Metric::OpeningDiversity, "first-turns", games, first);
    [
        surprise.map(|entropy| entropy.then("lines", |entropy, _| entropy.exp())),
        first.map(
            |first| if is_repeated { Quantity { interval: Interval::Repeated, ..first } } else { first },
        ),
    ]
    .into_iter()
    .flatten()
    .collect()
}
