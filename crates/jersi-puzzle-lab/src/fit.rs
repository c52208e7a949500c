//! Ratings: a Rasch model of which level finds which puzzle.
//!
//! A level of ability `θ` finds a puzzle of difficulty `b` with the chance `1 / (1 + 10^(-slope (θ - b) / 400))`. The abilities are those of
//! the levels in games; the difficulty of each puzzle is what its own tries say, drawn towards what a linear regression on its
//! [`Features`] expects (a normal prior). Slope and spread are those that predict held-out tries best.

mod regression;

use crate::effort::{Effort, LEVELS};
use crate::motif::Motif;
use crate::puzzle::{Goal, Puzzle};
use regression::Weights;

/// What the levels were worth in games when they tried the puzzles, from their scores then (`docs/strength.md` of commit c60fd24f, the mean of both
/// columns) with level 1, a beginner, at 800.
pub const LEVEL_ELO: [f64; LEVELS] = [800.0, 1075.0, 1316.0, 1516.0, 1752.0, 1907.0, 2165.0, 2428.0, 2664.0];

/// The ratings that are told.
const RANGE: (f64, f64) = (400.0, 2400.0);
/// How steeply the chance may rise, compared with games.
const SLOPES: [f64; 6] = [0.3, 0.45, 0.6, 0.8, 1.0, 1.3];
/// How far a puzzle may lie from what its features let expect, in Elo.
const SPREADS: [f64; 5] = [100.0, 200.0, 300.0, 450.0, 700.0];
/// How often difficulties and regression are fitted in turn.
const ROUNDS: usize = 12;
/// Tries are dealt into so many parts; the last one chooses nothing and tells how good the model is.
const PARTS: usize = 6;
/// How many numbers describe a puzzle.
pub(crate) const FEATURES: usize = 6;

/// What is known of a puzzle without asking a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features(pub(crate) [f64; FEATURES]);

impl Features {
    /// Of a puzzle, for which the engine needed so many positions.
    #[allow(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
    pub fn new(puzzle: &Puzzle, effort: &Effort) -> Features {
        let yes = |is_so: bool| f64::from(u8::from(is_so));
        Features([
            1.0,
            (effort.positions as f64).ln() - 7.0,
            yes(puzzle.turns == 3),
            yes(puzzle.goal == Goal::Hold),
            yes(puzzle.motifs.contains(&Motif::Quiet)),
            (puzzle.legal as f64).ln() - 5.0,
        ])
    }
}

/// How well tries were predicted that had no part in the fit: mean log loss in nats, less is better.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeldOut {
    /// Of the model.
    pub model: f64,
    /// Of how often the level finds any puzzle.
    pub by_level: f64,
    /// Of how often anybody finds any puzzle.
    pub overall: f64,
}

/// The fitted model.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// How steeply the chance rises with the ability, compared with games.
    pub slope: f64,
    /// The spread of the prior, in Elo.
    pub spread: f64,
    /// The rating of each puzzle, in their order.
    pub ratings: Vec<i32>,
    /// How well it predicts.
    pub held_out: HeldOut,
}

impl Fit {
    /// Fits all puzzles together. The same measurements give the same ratings.
    pub fn new(measured: &[(Features, Effort)]) -> Fit {
        let last = PARTS - 1;
        let chosen = SLOPES
            .iter()
            .flat_map(|&slope| SPREADS.iter().map(move |&spread| Model { slope, spread }))
            .map(|model| {
                let loss_of = |part: usize| {
                    let difficulties = model.difficulties(measured, &|cell| cell != part && cell != last);
                    model.loss(measured, &difficulties, part)
                };
                ((0..last).map(loss_of).sum::<f64>(), model)
            })
            .min_by(|one, other| one.0.total_cmp(&other.0))
            .map_or(Model { slope: 1.0, spread: 300.0 }, |(_, model)| model);
        let known = chosen.difficulties(measured, &|cell| cell != last);
        let held_out = HeldOut {
            model: chosen.loss(measured, &known, last),
            by_level: base_loss(measured, last, true),
            overall: base_loss(measured, last, false),
        };
        let all = chosen.difficulties(measured, &|_| true);
        let ratings = all.into_iter().map(|rating| rating.clamp(RANGE.0, RANGE.1).round() as i32).collect();
        Fit { slope: chosen.slope, spread: chosen.spread, ratings, held_out }
    }
}

/// Which part the tries of a level at a puzzle belong to.
fn part(puzzle: usize, level: usize) -> usize {
    (puzzle + level) % PARTS
}

#[derive(Clone, Copy)]
struct Model {
    slope: f64,
    spread: f64,
}

impl Model {
    fn chance(self, ability: f64, difficulty: f64) -> f64 {
        1.0 / (1.0 + (-self.steepness() * (ability - difficulty)).exp())
    }

    fn steepness(self) -> f64 {
        self.slope * std::f64::consts::LN_10 / 400.0
    }

    /// The most likely difficulties, by the tries of some parts.
    fn difficulties(self, measured: &[(Features, Effort)], uses: &dyn Fn(usize) -> bool) -> Vec<f64> {
        let mut difficulties = vec![LEVEL_ELO[LEVELS / 2]; measured.len()];
        for _ in 0..ROUNDS {
            let weights = Weights::fit(measured.iter().map(|(features, _)| features), &difficulties);
            for (n, (features, effort)) in measured.iter().enumerate() {
                let expected = weights.expect(features);
                difficulties[n] =
                    self.newton(difficulties[n], expected, effort, &|level| uses(part(n, level)));
            }
        }
        difficulties
    }

    /// A few steps of Newton's method towards the most likely difficulty of one puzzle.
    fn newton(self, from: f64, expected: f64, effort: &Effort, uses: &dyn Fn(usize) -> bool) -> f64 {
        let (k, precision) = (self.steepness(), self.spread.powi(-2));
        let mut difficulty = from;
        for _ in 0..6 {
            let mut slope = -(difficulty - expected) * precision;
            let mut curve = precision;
            for level in (0..LEVELS).filter(|&level| uses(level)) {
                let chance = self.chance(LEVEL_ELO[level], difficulty);
                let (hits, tries) = (f64::from(effort.hits[level]), f64::from(Effort::tries(level)));
                slope -= k * (hits - tries * chance);
                curve += k * k * tries * chance * (1.0 - chance);
            }
            difficulty += (slope / curve).clamp(-300.0, 300.0);
        }
        difficulty
    }

    /// The mean log loss of the tries of a part.
    fn loss(self, measured: &[(Features, Effort)], difficulties: &[f64], of: usize) -> f64 {
        mean_loss(measured, of, |puzzle, level| self.chance(LEVEL_ELO[level], difficulties[puzzle]))
    }
}

/// The loss of who only knows how often something is found, in the other parts.
fn base_loss(measured: &[(Features, Effort)], of: usize, by_level: bool) -> f64 {
    let rate = |wanted: Option<usize>| {
        let (mut hits, mut tries) = (1.0, 2.0);
        for (puzzle, (_, effort)) in measured.iter().enumerate() {
            for level in (0..LEVELS)
                .filter(|&level| part(puzzle, level) != of && wanted.is_none_or(|one| one == level))
            {
                hits += f64::from(effort.hits[level]);
                tries += f64::from(Effort::tries(level));
            }
        }
        hits / tries
    };
    let rates: Vec<f64> = (0..LEVELS).map(|level| rate(by_level.then_some(level))).collect();
    mean_loss(measured, of, |_, level| rates[level])
}

fn mean_loss(measured: &[(Features, Effort)], of: usize, chance: impl Fn(usize, usize) -> f64) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for (puzzle, (_, effort)) in measured.iter().enumerate() {
        for level in (0..LEVELS).filter(|&level| part(puzzle, level) == of) {
            let chance = chance(puzzle, level).clamp(1e-6, 1.0 - 1e-6);
            let (hits, tries) = (f64::from(effort.hits[level]), f64::from(Effort::tries(level)));
            sum -= hits * chance.ln() + (tries - hits) * (1.0 - chance).ln();
            count += tries;
        }
    }
    if count > 0.0 { sum / count } else { 0.0 }
}
