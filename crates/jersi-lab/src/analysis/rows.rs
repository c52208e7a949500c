//! Numbers with their intervals.

use jersi_lab_report::{Method, Metric, Row};

use super::ladder::ladders;
use super::population::{Population, nodes};
use super::threads::in_threads;
use crate::metrics::{Interval, Quantity};
use crate::stats::{PairElo, Resamples, wilson};

/// Games that the bootstrap wants at the least: fewer drawn again show too little of how they might have been.
pub(crate) const FEWEST: u32 = 10;

/// What the resamples of reports come from.
const SEED: u64 = 0x6A65_7273_695F_6C61;

/// All rows, by rule set, metric and strength.
pub(super) fn rows(populations: &[Population], name: impl Fn(usize) -> String) -> Vec<Row> {
    let mut rows: Vec<(usize, Row)> = Vec::new();
    for population in populations {
        let rules = name(population.rules);
        let resamples =
            population.quantities.iter().any(is_drawn).then(|| Resamples::new(population.units.len(), SEED));
        let found = in_threads(&population.quantities, |quantity| {
            estimate(population, quantity, resamples.as_ref(), &rules)
        });
        rows.extend(found.into_iter().flatten().map(|row| (population.rules, row)));
    }
    for ladder in ladders(populations) {
        rows.extend(ladder.rows(&name(ladder.rules)).into_iter().map(|row| (ladder.rules, row)));
    }
    rows.sort_by_key(|(rules, row)| (*rules, place(row.metric), row.nodes));
    rows.into_iter().map(|(_, row)| row).collect()
}

/// The place of a metric in a report.
pub(crate) fn place(metric: Metric) -> usize {
    Metric::ALL.iter().position(|&known| known == metric).unwrap_or(Metric::ALL.len())
}

fn is_drawn(quantity: &Quantity) -> bool {
    quantity.n >= FEWEST && matches!(quantity.interval, Interval::Bootstrap | Interval::UnbiasedBootstrap)
}

/// A number with its interval; nothing if the games do not tell it.
pub(super) fn estimate(
    population: &Population,
    quantity: &Quantity,
    resamples: Option<&Resamples>,
    rules: &str,
) -> Option<Row> {
    let value = quantity.statistic.of_all(population.units.len())?;
    if quantity.zero_is_nothing && value == 0.0 {
        return None;
    }
    let draws = || Some(quantity.statistic.draws(resamples.filter(|_| is_drawn(quantity))?));
    let (interval, method) = match quantity.interval {
        Interval::Wilson { hits } => (Some(wilson(f64::from(hits), f64::from(quantity.n))), Method::Wilson),
        Interval::Bootstrap => (draws().and_then(|draws| draws.interval(value)), Method::Bootstrap),
        Interval::UnbiasedBootstrap => {
            let whole = |(low, high): (f64, f64)| (low.max(0.0), high.min(1.0));
            (draws().and_then(|draws| draws.unbiased(value).interval(value)).map(whole), Method::Bootstrap)
        }
        Interval::Pairs(pairs) => (PairElo::of(&pairs).map(|elo| (elo.low, elo.high)), Method::Pentanomial),
        Interval::Repeated => (None, Method::None),
    };
    // A number that games drawn again often do not tell at all, such as the worth of pieces that decide nothing.
    if interval.is_none() && is_drawn(quantity) {
        return None;
    }
    Some(Row {
        rules: rules.to_owned(),
        nodes: nodes(&population.job),
        metric: quantity.metric,
        part: quantity.part.clone(),
        value,
        low: interval.map(|interval| interval.0),
        high: interval.map(|interval| interval.1),
        n: quantity.n,
        method: if interval.is_some() { method } else { Method::None },
    })
}

#[cfg(test)]
#[path = "rows_tests.rs"]
pub(crate) mod tests;

#[cfg(test)]
#[path = "rows_coverage.rs"]
mod coverage;
