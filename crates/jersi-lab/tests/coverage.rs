//! Do 95 % intervals hold the truth in 95 of 100 runs? Counted, over runs whose truth is known.

#![allow(clippy::cast_precision_loss, reason = "counts of a test are small")]

use jersi_engine::Dice;
use jersi_lab::stats::{PairElo, Resamples, Statistic, elo_of, wilson};
use jersi_match::Pentanomial;

/// Asserts that of so many runs about 95 % held the truth: within four standard deviations of what chance makes of it, and at the
/// lower side one part in a hundred for intervals that are known to be a little narrow with few games.
#[track_caller]
fn about_95_percent(held: usize, runs: usize) {
    let runs = runs as f64;
    let (share, deviation) = (held as f64 / runs, (0.95 * 0.05 / runs).sqrt());
    assert!(share > 0.94 - 4.0 * deviation && share < 0.95 + 4.0 * deviation, "{held} of {runs}");
}

fn unit(dice: &mut Dice) -> f64 {
    (dice.roll() >> 11) as f64 / (1_u64 << 53) as f64
}

#[test]
fn wilson_holds_shares() {
    let mut dice = Dice::seeded(1);
    for truth in [0.05, 0.3, 0.5, 0.92] {
        let held = |_: &usize| {
            let hits = (0..150).filter(|_| unit(&mut dice) < truth).count();
            let (low, high) = wilson(hits as f64, 150.0);
            low <= truth && truth <= high
        };
        about_95_percent((0..2000).filter(held).count(), 2000);
    }
}

/// How many of 400 runs hold the truth, with a number found by the bootstrap.
fn held(truth: f64, games: usize, mut run: impl FnMut() -> Statistic) -> usize {
    // The same resamples do for all runs: they know nothing of the games.
    let resamples = Resamples::new(games, 3);
    (0..400)
        .filter(|_| {
            let statistic = run();
            let value = statistic.of_all(games).expect("games");
            let (low, high) = statistic.draws(&resamples).interval(value).expect("all resamples tell it");
            low <= truth && truth <= high
        })
        .count()
}

#[test]
fn the_bootstrap_holds_means_of_skewed_numbers() {
    let mut dice = Dice::seeded(4);
    // Exponential with a mean of 30.
    let runs = held(30.0, 120, || {
        let above = (0..120).map(|_| -30.0 * (1.0 - unit(&mut dice)).ln()).collect();
        Statistic::Ratio { above, below: None, then: |mean, _| mean }
    });
    about_95_percent(runs, 400);
}

#[test]
fn the_bootstrap_holds_medians() {
    let mut dice = Dice::seeded(5);
    // Between 0 and 1, squared: the median is a quarter.
    let runs = held(0.25, 121, || {
        let mut sorted: Vec<(f64, u32)> = (0..121).map(|n| (unit(&mut dice).powi(2), n)).collect();
        sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
        Statistic::Quantile { sorted, at: 0.5, times: 1.0 }
    });
    about_95_percent(runs, 400);
}

#[test]
fn the_bootstrap_holds_shares_of_turns_that_belong_to_games() {
    let mut dice = Dice::seeded(6);
    // Each game has a habit of its own: captures in a tenth or in half of its turns. Positions drawn one by one would make intervals
    // of half the width.
    let runs = held(0.3, 100, || {
        let mut sums = (Vec::new(), Vec::new());
        for _ in 0..100 {
            let habit = if dice.coin() { 0.1 } else { 0.5 };
            let turns = 20 + dice.below(40);
            sums.0.push((0..turns).filter(|_| unit(&mut dice) < habit).count() as f64);
            sums.1.push(turns as f64);
        }
        Statistic::Ratio { above: sums.0, below: Some(sums.1), then: |share, _| share }
    });
    about_95_percent(runs, 400);
}

#[test]
fn pairs_hold_the_elo() {
    let mut dice = Dice::seeded(7);
    // Openings differ: in some the stronger side wins nearly always, in others both games are split.
    let half_points = |dice: &mut Dice| match dice.below(10) {
        0 => 0,
        1..=4 => 2,
        5 | 6 => 3,
        _ => 4,
    };
    let share = (4.0 * 0.5 + 2.0 * 0.75 + 3.0) / 10.0;
    let truth = elo_of(share, 1e9);
    for count in [12, 25, 100] {
        let held = |_: &usize| {
            let mut pairs = Pentanomial::default();
            (0..count).for_each(|_| pairs.add(half_points(&mut dice)));
            let elo = PairElo::of(&pairs).expect("pairs");
            elo.low <= truth && truth <= elo.high
        };
        about_95_percent((0..4000).filter(held).count(), 4000);
    }
}
