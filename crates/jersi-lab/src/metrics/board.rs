//! How the board is used.

use jersi_lab_report::Metric;
use jersi_rules::{Cell, CellSet, Edition};

use super::quantity::{Interval, Quantity};
use crate::analysis::GameFacts;
use crate::stats::{Statistic, real};

/// The share of cells that something arrives on, how evenly arrivals are spread, how many pieces never move, and the share of
/// arrivals of each cell.
pub fn board_use(games: &[GameFacts]) -> Vec<Quantity> {
    let Some(first) = games.first() else { return Vec::new() };
    let cells = games.iter().fold(first.cells, |cells, game| cells | game.cells);
    let visited = |game: &GameFacts| {
        let visited = game.cells.into_iter().filter(|cell| game.arrivals[cell.index()] > 0).count();
        (game.turns > 0).then(|| real(visited) / f64::from(game.cells.len().max(1)))
    };
    let still = |game: &GameFacts| {
        (game.turns > 0 && game.pieces > 0).then(|| f64::from(game.never_moved) / f64::from(game.pieces))
    };
    [
        Quantity::mean(Metric::BoardUse, "visited", games, visited),
        entropy(games, cells),
        Quantity::mean(Metric::BoardUse, "never-moved", games, still),
    ]
    .into_iter()
    .flatten()
    .chain(by_cell(games, cells))
    .collect()
}

fn arrivals(game: &GameFacts) -> u32 {
    game.arrivals.iter().sum()
}

/// The entropy of all arrivals together, 1 if all cells are alike. Few games miss cells by chance, so they underrate it, and resamples of them do so once more.
fn entropy(games: &[GameFacts], cells: CellSet) -> Option<Quantity> {
    let counts: Vec<Vec<f64>> = games
        .iter()
        .map(|game| cells.into_iter().map(|cell| f64::from(game.arrivals[cell.index()])).collect())
        .collect();
    let n = games.iter().filter(|game| arrivals(game) > 0).count();
    let most = f64::from(cells.len().max(2)).ln();
    let of = move |drawn: &[u8]| {
        let mut sums = vec![0.0; counts.first()?.len()];
        for (counts, &times) in counts.iter().zip(drawn).filter(|&(_, &times)| times > 0) {
            sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count * f64::from(times));
        }
        let all: f64 = sums.iter().sum();
        let nats: f64 = sums.iter().filter(|&&sum| sum > 0.0).map(|sum| sum / all).map(|p| -p * p.ln()).sum();
        (all > 0.0).then(|| (nats / most).clamp(0.0, 1.0))
    };
    let entropy = Quantity::new(Metric::BoardUse, "entropy", n, Statistic::Other(Box::new(of)))?;
    Some(Quantity { interval: Interval::UnbiasedBootstrap, ..entropy })
}

fn by_cell(games: &[GameFacts], cells: CellSet) -> impl Iterator<Item = Quantity> {
    // The edition whose board this is names the cells; all with the same board give them the same names.
    let edition = Edition::ALL.into_iter().find(|edition| edition.facts().cells == cells);
    cells.into_iter().filter_map(move |cell: Cell| {
        let part = format!("cell-{}", edition.unwrap_or(Edition::V4_8).cell_name(cell));
        let share =
            |game: &GameFacts| Some((f64::from(game.arrivals[cell.index()]), f64::from(arrivals(game))));
        Some(Quantity::ratio(Metric::BoardUse, part, games, share)?.uncompared())
    })
}
