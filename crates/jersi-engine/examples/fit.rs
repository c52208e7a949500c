//! Fits the weights of the evaluation to the results of games that the engine plays against itself.
//!
//! `cargo run --release -p jersi-engine --example fit -- SECONDS THREADS NODES SEED > weights.rs`
//!
//! For each aim it plays games with varied openings for half of the time, keeps quiet positions with the
//! game's result and the search's opinion, and finds the weights whose sum, through a logistic curve, foretells the results best.
//! What it prints are the rows of `src/eval/weights.rs`: each feature with its two weights.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::cast_precision_loss,
    reason = "a tool for a terminal"
)]

use std::sync::Mutex;
use std::time::{Duration, Instant};

use jersi_engine::eval::{FEATURES, Feature, Sink, each_feature};
use jersi_engine::{Dice, Engine, Limits, Root, StopSignal, UNITS_PER_E, Verdict};
use jersi_rules::{Color, Edition, Position, Rules, Setting, Turn, TurnParts, Variant};

/// How much the result weighs against the opinion of the search.
const RESULT: f32 = 0.6;

struct Sample {
    features: [i8; FEATURES],
    /// What White got, 1, 0.5 or 0, mixed with what the search thought White would get.
    target: f32,
}

fn main() {
    let number =
        |n: usize, usual: u64| std::env::args().nth(n).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (seconds, threads, nodes, seed) = (number(1, 60), number(2, 2), number(3, 1500), number(4, 1));
    let [home, hunt] = [false, true].map(|hunt| {
        let time = Duration::from_secs(seconds) / 2;
        let samples = play_games(hunt, time, threads as usize, nodes, seed);
        fit(&samples, threads as usize)
    });
    print_weights(&home, &hunt);
}

fn games_of(hunt: bool) -> Vec<Rules> {
    let variant = |reserve| Variant { reserve, ransom: false };
    let rules = |edition, reserve| Rules::with(edition, variant(reserve)).expect("no ransom");
    if hunt {
        vec![rules(Edition::V2_0, false), rules(Edition::V3_0, false)]
    } else {
        vec![rules(Edition::V4_8, false), rules(Edition::V4_8, false), rules(Edition::V4_8, true)]
    }
}

fn play_games(hunt: bool, time: Duration, threads: usize, nodes: u64, seed: u64) -> Vec<Sample> {
    let kept = Mutex::new((Vec::new(), [0_u64; 3]));
    let until = Instant::now() + time;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let kept = &kept;
            scope.spawn(move || {
                let mut dice = Dice::seeded(seed).nth(thread as u64);
                let mut engine = Engine::new(4, 1);
                let all = games_of(hunt);
                while Instant::now() < until {
                    let rules = all[dice.below(all.len())];
                    engine.clear();
                    let (samples, white) = play_game(rules, &mut engine, nodes, &mut dice);
                    let mut kept = kept.lock().expect("no thread panics");
                    kept.1[(white * 2.0) as usize] += 1;
                    kept.0.extend(samples);
                }
            });
        }
    });
    let (samples, results) = kept.into_inner().expect("no thread panics");
    eprintln!("hunt {hunt}: {results:?} black/draw/white, {} positions", samples.len());
    samples
}

/// Plays one game. Returns its quiet positions and what White got.
fn play_game(rules: Rules, engine: &mut Engine, nodes: u64, dice: &mut Dice) -> (Vec<Sample>, f32) {
    let settings = rules.facts().settings;
    let fixed: Vec<&str> = settings.iter().map(|s| s.id).filter(|id| *id != "free").collect();
    let setting = Setting::named(rules.edition(), fixed[dice.below(fixed.len())], dice.roll(), false);
    let mut root = Root::new(Position::start(rules, setting.expect("a setting of the edition")));
    let mut kept = Vec::new();
    for _ in 0..4 + dice.below(8) {
        let turns = root.position.turns();
        if root.position.outcome().is_some() {
            break;
        }
        root.play(turns[dice.below(turns.len())]);
    }
    let mut quiet = 0;
    let white = loop {
        if let Some(outcome) = root.position.outcome() {
            break outcome.winner.map_or(0.5, |winner| if winner == Color::White { 1.0 } else { 0.0 });
        }
        if quiet >= 80 || root.history.len() > 240 {
            break 0.5;
        }
        let limits = Limits { nodes: Some(nodes / 2 + dice.roll() % nodes), ..Limits::default() };
        let answer = engine.search(&root, &limits, &StopSignal::new(), &mut ());
        let turn = answer.best().expect("the game goes on");
        let units = answer.score().map(jersi_engine::Score::verdict);
        if !captures(&root.position, turn) && matches!(units, Some(Verdict::Units(_))) && dice.below(3) == 0 {
            let chance = answer.score().map_or(0.5, jersi_engine::chance) as f32;
            let white = if root.position.decider() == Color::White { chance } else { 1.0 - chance };
            kept.push((features(&root.position), white));
        }
        quiet = if captures(&root.position, turn) { 0 } else { quiet + 1 };
        root.play(turn);
    };
    let sample = |(features, thought): ([i8; FEATURES], f32)| {
        // A game's result is true but noisy; the search's opinion is calm but only as good as it is.
        Sample { features, target: RESULT * white + (1.0 - RESULT) * thought }
    };
    (kept.into_iter().map(sample).collect(), white)
}

fn captures(position: &Position, turn: Turn) -> bool {
    let TurnParts::Steps { steps, .. } = turn.parts() else { return false };
    let enemy = position.tops(position.to_move().other());
    enemy.has(steps.to) || steps.via.is_some_and(|via| enemy.has(via))
}

struct Kept([i8; FEATURES]);

impl Sink for Kept {
    fn add(&mut self, feature: usize, value: i32) {
        self.0[feature] = self.0[feature].saturating_add(value.clamp(-127, 127) as i8);
    }
}

fn features(position: &Position) -> [i8; FEATURES] {
    let mut kept = Kept([0; FEATURES]);
    each_feature(position, &mut kept);
    kept.0
}

/// Logistic regression by gradient descent with momentum and a step for each weight.
fn fit(samples: &[Sample], threads: usize) -> [f32; FEATURES] {
    let mut weights = [0_f32; FEATURES];
    let (mut mean, mut square) = ([0_f32; FEATURES], [0_f32; FEATURES]);
    let chunk = samples.len().div_ceil(threads).max(1);
    for round in 1..=400 {
        let parts: Vec<([f64; FEATURES], f64)> = std::thread::scope(|scope| {
            let jobs: Vec<_> =
                samples.chunks(chunk).map(|part| scope.spawn(move || gradient(part, &weights))).collect();
            jobs.into_iter().map(|job| job.join().expect("no thread panics")).collect()
        });
        let loss: f64 = parts.iter().map(|part| part.1).sum::<f64>() / samples.len() as f64;
        for n in 0..FEATURES {
            let slope = parts.iter().map(|part| part.0[n]).sum::<f64>() / samples.len() as f64;
            let slope = slope as f32 + 1e-5 * weights[n];
            mean[n] = 0.9 * mean[n] + 0.1 * slope;
            square[n] = 0.999 * square[n] + 0.001 * slope * slope;
            let (m, s) = (mean[n] / (1.0 - 0.9_f32.powi(round)), square[n] / (1.0 - 0.999_f32.powi(round)));
            weights[n] -= 0.02 * m / (s.sqrt() + 1e-8);
        }
        if round % 100 == 0 {
            eprintln!("  round {round}: loss {loss:.5}");
        }
    }
    weights
}

fn gradient(samples: &[Sample], weights: &[f32; FEATURES]) -> ([f64; FEATURES], f64) {
    let (mut slopes, mut loss) = ([0_f64; FEATURES], 0_f64);
    for sample in samples {
        let sum: f32 = sample.features.iter().zip(weights).map(|(&f, w)| f32::from(f) * w).sum();
        let chance = 1.0 / (1.0 + (-sum).exp());
        let error = chance - sample.target;
        let kept = chance.clamp(1e-6, 1.0 - 1e-6);
        loss -= f64::from(sample.target * kept.ln() + (1.0 - sample.target) * (1.0 - kept).ln());
        for (slope, &f) in slopes.iter_mut().zip(&sample.features) {
            *slope += f64::from(error * f32::from(f));
        }
    }
    (slopes, loss)
}

/// Weights in sixteenths of a unit; a unit is so small that as many as `UNITS_PER_E` make the odds e to 1.
fn print_weights(home: &[f32; FEATURES], hunt: &[f32; FEATURES]) {
    let sixteenths = |weight: f32| (f64::from(weight) * 16.0 * UNITS_PER_E).round();
    for feature in Feature::ALL {
        let n = feature as usize;
        println!("    {feature:?}: {}, {};", sixteenths(home[n]), sixteenths(hunt[n]));
    }
}
