//! Do the intervals of numbers that are more than means hold the truth in 95 of 100 runs? Counted, over games whose truth is known,
//! by the way that rows are made. tests/coverage.rs does the same for means, shares, quantiles and pairs.

use jersi_rules::{Cell, CellSet, Edition, Kind};

use super::tests::population;
use super::*;
use crate::analysis::GameFacts;
use crate::game::Sample;
use jersi_engine::Dice;

const RUNS: u32 = 300;

fn unit(dice: &mut Dice) -> f64 {
    (dice.roll() >> 11) as f64 / (1_u64 << 53) as f64
}

/// Asserts that about 95 % of the runs hold the truth with one number of so many games: within four standard deviations of what
/// chance makes of it, and one part in a hundred below.
#[track_caller]
fn about_95_percent(
    games: u32,
    (metric, part): (Metric, &str),
    truth: f64,
    mut game: impl FnMut(u32) -> GameFacts,
) {
    // The same resamples do for all runs: they know nothing of the games.
    let resamples = Resamples::new(games as usize, 3);
    let mut held = 0;
    for _ in 0..RUNS {
        let population = population(&(0..games).map(&mut game).collect::<Vec<_>>(), 0);
        let mut quantities = population.quantities.iter();
        let wanted =
            quantities.find(|known| known.metric == metric && known.part == part).expect("it is told");
        let row = estimate(&population, wanted, Some(&resamples), "x").expect("the games tell it");
        let (low, high) = row.low.zip(row.high).expect("an interval");
        held += u32::from(low <= truth && truth <= high);
    }
    let (share, deviation) = (f64::from(held) / f64::from(RUNS), (0.95 * 0.05 / f64::from(RUNS)).sqrt());
    assert!(share > 0.94 - 4.0 * deviation && share < 0.95 + 4.0 * deviation, "{held} of {RUNS}");
}

fn board() -> CellSet {
    Edition::V2_0.facts().cells
}

#[test]
fn the_bootstrap_holds_the_evenness_of_arrivals() {
    // Cells are drawn by weights of 1, 2 and 3; each game prefers one half of them, and takes a third of what falls on the other.
    let mut dice = Dice::seeded(21);
    let cells: Vec<Cell> = board().into_iter().collect();
    let weights: Vec<usize> = (0..cells.len()).map(|n| 1 + n % 3).collect();
    let all: usize = weights.iter().sum();
    let chances = |half: bool| {
        let taken = |n: usize| weights[n] as f64 / if n.is_multiple_of(2) == half { 1.0 } else { 3.0 };
        let sum: f64 = (0..cells.len()).map(taken).sum();
        (0..cells.len()).map(move |n| taken(n) / sum).collect::<Vec<f64>>()
    };
    let both = chances(true).into_iter().zip(chances(false)).map(|(one, other)| f64::midpoint(one, other));
    let nats: f64 = both.map(|p| -p * p.ln()).sum();
    let truth = nats / (cells.len() as f64).ln();
    about_95_percent(100, (Metric::BoardUse, "entropy"), truth, |number| {
        let mut arrivals = vec![0; Cell::END];
        let half = dice.coin();
        let mut left = 90;
        while left > 0 {
            let mut at = dice.below(all);
            let cell = weights.iter().position(|&weight| {
                let is_here = at < weight;
                at = at.wrapping_sub(if is_here { 0 } else { weight });
                is_here
            });
            let cell = cell.expect("the weights add up");
            if cell.is_multiple_of(2) == half || dice.below(3) == 0 {
                arrivals[cells[cell].index()] += 1;
                left -= 1;
            }
        }
        GameFacts { number, turns: 90, cells: board(), arrivals, points: 1, ..GameFacts::default() }
    });
}

#[test]
fn the_bootstrap_holds_the_worth_of_a_piece() {
    // A rock, paper or scissors more multiplies the odds by e^0.6, a fool more by e^1.2: it is worth two of them.
    let mut dice = Dice::seeded(22);
    about_95_percent(400, (Metric::PieceValues, "fool"), 2.0, |number| {
        let mut balance = [0; Kind::COUNT];
        let mut log_odds = 0.1;
        for (kind, worth) in [(Kind::Rock, 0.6), (Kind::Paper, 0.6), (Kind::Scissors, 0.6), (Kind::Fool, 1.2)]
        {
            let more = dice.below(5) as i8 - 2;
            balance[kind as usize] = more;
            log_odds += worth * f64::from(more);
        }
        let is_won = unit(&mut dice) < 1.0 / (1.0 + (-log_odds).exp());
        // The positions of a game belong together: more of them are not more games.
        let quiet = vec![balance; 1 + dice.below(3)];
        GameFacts {
            number,
            arrivals: vec![0; Cell::END],
            cells: board(),
            points: if is_won { 2 } else { 0 },
            quiet,
            ..GameFacts::default()
        }
    });
}

#[test]
fn the_bootstrap_holds_a_rank_correlation() {
    // Both values are normal, with a correlation of ½, a part of which all decisions of a game share: 6/π · arcsin ¼ for their ranks.
    let mut dice = Dice::seeded(23);
    let truth = 6.0 / std::f64::consts::PI * 0.25_f64.asin();
    let normal = |dice: &mut Dice| (0..12).map(|_| unit(dice)).sum::<f64>() - 6.0;
    about_95_percent(100, (Metric::Clarity, "spearman"), truth, |number| {
        let shared = [normal(&mut dice), normal(&mut dice)];
        let mut sample = || {
            // Halves of the variance come from the game, halves from the decision.
            let [one, other] = shared.map(|shared| (shared + normal(&mut dice)) / 2_f64.sqrt());
            let (best, still) = (one, 0.5 * one + 0.75_f64.sqrt() * other);
            let value = |number: f64| (number * 10_000.0) as i32;
            Sample {
                at: 5,
                near: 1,
                best: value(best),
                second: None,
                one_turn: true,
                still: value(still),
                searched: true,
            }
        };
        let samples = (0..5).map(|_| sample()).collect();
        GameFacts {
            number,
            arrivals: vec![0; Cell::END],
            cells: board(),
            points: 1,
            samples,
            ..GameFacts::default()
        }
    });
}
