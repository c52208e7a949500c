//! How much there is to choose from, and how much depends on it.

use jersi_lab_report::Metric;

use super::quantity::Quantity;
use crate::analysis::{GameFacts, chance};
use crate::stats::real;

/// A decision whose best turn is worth less more than the second is free.
const FREE: f64 = 0.02;
/// One whose best turn is worth more is forced.
const FORCED: f64 = 0.10;

/// The mean number of legal decisions, by tenths of the game too, and the size of the tree.
pub fn branching(games: &[GameFacts]) -> Vec<Quantity> {
    let mean = |part: String, within: &dyn Fn(&GameFacts, usize) -> bool| {
        Quantity::mean(Metric::Branching, part, games, |game| {
            let legal: Vec<f64> = game
                .legal
                .iter()
                .zip(1..)
                .filter(|&(_, turn)| within(game, turn))
                .map(|(&legal, _)| f64::from(legal))
                .collect();
            (!legal.is_empty()).then(|| legal.iter().sum::<f64>() / real(legal.len()))
        })
    };
    let whole = mean(String::new(), &|_, _| true);
    let tenths = (0..10).filter_map(|tenth| {
        Some(mean(format!("tenth-{:02}", tenth + 1), &|game, turn| game.tenth(turn) == tenth)?.uncompared())
    });
    let tree = Quantity::mean(Metric::Branching, "log10-product", games, |game| {
        (!game.legal.is_empty()).then_some(game.log10_product)
    });
    whole.into_iter().chain(tenths).chain(tree).collect()
}

/// How many turns are nearly as good as the best one.
pub fn real_choices(games: &[GameFacts]) -> Vec<Quantity> {
    let near = |game: &GameFacts| {
        Some((game.samples.iter().map(|sample| f64::from(sample.near)).sum(), real(game.samples.len())))
    };
    Quantity::ratio(Metric::RealChoices, "", games, near).into_iter().collect()
}

/// What the best turn is worth more than the second, where there is a second.
pub fn decision_weight(games: &[GameFacts]) -> Vec<Quantity> {
    let weights = |game: &GameFacts| -> Vec<f64> {
        let two = game.samples.iter().filter_map(|sample| Some((sample.best, sample.second?)));
        two.map(|(best, second)| (chance(best) - chance(second)).max(0.0)).collect()
    };
    let share = |part: &str, is: fn(f64) -> bool| {
        Quantity::ratio(Metric::DecisionWeight, part, games, |game| {
            let weights = weights(game);
            Some((real(weights.iter().filter(|&&weight| is(weight)).count()), real(weights.len())))
        })
    };
    let mean = Quantity::ratio(Metric::DecisionWeight, "", games, |game| {
        let weights = weights(game);
        Some((weights.iter().sum(), real(weights.len())))
    });
    [mean, share("free", |weight| weight < FREE), share("forced", |weight| weight > FORCED)]
        .into_iter()
        .flatten()
        .collect()
}
