//! How long games are, and when something happens first.

use jersi_lab_report::Metric;

use super::quantity::Quantity;
use crate::analysis::GameFacts;

/// How long people are taken to think about a turn, for the length in minutes.
pub const SECONDS_A_TURN: f64 = 25.0;

/// Turns of a bin of the histogram.
const BIN: u32 = 10;

/// The quantiles of the length in turns, the median in minutes, and a histogram.
pub fn length(games: &[GameFacts]) -> Vec<Quantity> {
    let turns = |part: &str, at| {
        Quantity::quantile(Metric::Length, part, games, at, |game| Some(f64::from(game.turns)))
    };
    let minutes =
        turns("median", 0.5).map(|median| median.times("minutes", SECONDS_A_TURN / 60.0).uncompared());
    let quantiles =
        [turns("median", 0.5), turns("q25", 0.25), turns("q75", 0.75), turns("q90", 0.9), minutes];
    let longest = games.iter().map(|game| game.turns).max();
    let bins = longest.into_iter().flat_map(|longest| 0..=longest / BIN).filter_map(|bin| {
        let part = format!("bin-{:03}", bin * BIN);
        Some(Quantity::share(Metric::Length, part, games, |game| Some(game.turns / BIN == bin))?.uncompared())
    });
    quantiles.into_iter().flatten().chain(bins).collect()
}

/// The median turns of the first capture, capture of a king and drop, among games that have one; and how far into the game the first
/// capture is.
pub fn first_contact(games: &[GameFacts]) -> Vec<Quantity> {
    let median = |part: &str, first: fn(&GameFacts) -> Option<u32>| {
        Quantity::quantile(Metric::FirstContact, part, games, 0.5, |game| first(game).map(f64::from))
    };
    let share = |game: &GameFacts| Some(f64::from(game.first_capture?) / f64::from(game.turns.max(1)));
    [
        median("capture", |game| game.first_capture),
        median("king-capture", |game| game.first_king_capture),
        median("drop", |game| game.first_drop),
        Quantity::mean(Metric::FirstContact, "capture-share", games, share),
    ]
    .into_iter()
    .flatten()
    .collect()
}
