//! Rows of games that are as odd as can be.

use std::collections::BTreeSet;

use jersi_engine::Dice;
use jersi_lab_report::{Method, Metric, Row};
use jersi_rules::{Cell, Edition, Kind};

use super::*;
use crate::analysis::{ACTIONS, GameFacts, Unit};
use crate::game::{Job, Sample};
use crate::metrics;

/// A game with everything drawn by chance. `odd` leaves things out and takes extremes.
pub(crate) fn drawn(dice: &mut Dice, number: u32, odd: bool) -> GameFacts {
    let skip = |dice: &mut Dice| odd && dice.below(3) == 0;
    let turns = if skip(dice) { dice.below(3) } else { 5 + dice.below(60) };
    let chance = |dice: &mut Dice| (dice.below(1001) as f64) / 1000.0;
    let mut game = GameFacts {
        number,
        opening: dice.roll(),
        points: dice.below(3) as u8,
        reason: ["king-captured", "exhaustion", "adjudicated-length"][dice.below(3)].to_owned(),
        turns: turns as u32,
        chances: (0..turns).map(|n| (n >= 4 && !skip(dice)).then(|| chance(dice))).collect(),
        legal: (0..turns).map(|_| 1 + dice.below(900) as u32).collect(),
        log10_product: dice.below(100) as f64,
        arrivals: vec![0; Cell::END],
        cells: Edition::V2_0.facts().cells,
        pieces: 40,
        never_moved: dice.below(41) as u32,
        opening_surprise: (!skip(dice)).then(|| dice.below(1000) as f64 / 100.0),
        first_turns: (!skip(dice)).then(|| dice.below(9) as u32),
        ..GameFacts::default()
    };
    let cells: Vec<Cell> = game.cells.into_iter().collect();
    for turn in 1..=turns as u32 {
        game.arrivals[cells[dice.below(cells.len())].index()] += 1;
        game.uses[dice.below(6)] += 1;
        if dice.below(4) == 0 {
            game.first_capture.get_or_insert(turn);
            game.uses[6] += 1;
        }
    }
    for _ in 0..turns / 3 {
        let mut balance = [0; Kind::COUNT];
        for kind in [Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Fool] {
            balance[kind as usize] = dice.below(3) as i8 - 1;
        }
        game.quiet.push(balance);
    }
    if !skip(dice) {
        for _ in 0..5 {
            let value = |dice: &mut Dice| {
                if odd { i32::MAX - dice.below(2) as i32 } else { dice.below(600) as i32 - 300 }
            };
            let best = value(dice);
            let second = (!skip(dice)).then(|| best.saturating_sub(dice.below(300) as i32));
            game.samples.push(Sample {
                at: 5,
                near: 1,
                best,
                second,
                one_turn: dice.coin(),
                still: value(dice),
                searched: true,
            });
        }
    }
    game
}

/// The games as a population.
pub(crate) fn population(games: &[GameFacts], rules: usize) -> Population {
    let reasons: BTreeSet<String> =
        ["king-captured", "exhaustion", "adjudicated-length"].map(str::to_owned).into_iter().collect();
    Population {
        rules,
        job: Job::Play { nodes: 100 },
        games: games.len() as u32,
        sampled: [0; 2],
        units: games.iter().map(|game| Unit { number: game.number, opening: game.opening }).collect(),
        quantities: metrics::of_games(games, &reasons),
    }
}

fn is_share(row: &Row) -> bool {
    match row.metric {
        Metric::Ties | Metric::Endings | Metric::ActionUse | Metric::Uncertainty | Metric::Drama => true,
        Metric::PointOfNoReturn | Metric::Volatility | Metric::BoardUse | Metric::DecisionWeight => true,
        Metric::FirstPlayerScore => row.part.is_empty(),
        Metric::Length => row.part.starts_with("bin-"),
        Metric::FirstContact => row.part == "capture-share",
        Metric::Clarity => row.part == "one-turn",
        _ => false,
    }
}

#[test]
fn rows_are_numbers_within_their_intervals_whatever_the_games() {
    let mut dice = Dice::seeded(11);
    let mut told = 0;
    for n in [0, 1, 2, 3, 9, 10, 11, 30] {
        for odd in [false, true] {
            for tie in [false, true] {
                let mut games: Vec<GameFacts> = (0..n).map(|number| drawn(&mut dice, number, odd)).collect();
                if tie {
                    for game in &mut games {
                        game.points = 1;
                    }
                }
                for row in rows(&[population(&games, 0)], |_| "x".to_owned()) {
                    assert!(row.value.is_finite() && row.n <= n && row.n > 0, "{row:?}");
                    assert_eq!(row.low.is_some(), row.method != Method::None, "{row:?}");
                    assert_eq!(row.low.is_some(), row.high.is_some(), "{row:?}");
                    if let (Some(low), Some(high)) = (row.low, row.high) {
                        assert!(
                            low <= row.value && row.value <= high && low.is_finite() && high.is_finite(),
                            "{row:?}"
                        );
                        assert!(!is_share(&row) || low >= -1e-12 && high <= 1.0 + 1e-12, "{row:?}");
                    }
                    assert!(!is_share(&row) || (0.0..=1.0).contains(&row.value), "{row:?}");
                    assert!(row.method != Method::Bootstrap || row.n >= FEWEST, "{row:?}");
                    assert!(row.metric != Metric::PieceValues || row.low.is_some(), "{row:?}");
                    told += 1;
                }
            }
        }
    }
    assert!(told > 1000, "{told} rows");
}

#[test]
fn pieces_that_decide_nothing_are_not_weighed() {
    let mut dice = Dice::seeded(3);
    let weighed = |games: &[GameFacts]| {
        let rows = rows(&[population(games, 0)], |_| "x".to_owned());
        rows.into_iter().filter(|row| row.metric == Metric::PieceValues).count()
    };
    let mut games: Vec<GameFacts> = (0..200).map(|number| drawn(&mut dice, number, false)).collect();
    assert_eq!(weighed(&games), 0, "their counts are drawn apart from the results");
    for game in &mut games {
        let white = game.points != 1 && dice.below(10) < if game.points == 2 { 9 } else { 1 };
        game.quiet.iter_mut().flatten().for_each(|more| *more = if white { more.abs() } else { -more.abs() });
    }
    assert_eq!(weighed(&games), 4);
    assert_eq!(weighed(&games[..9]), 0);
}

#[test]
fn a_zero_of_what_does_not_occur_is_no_row() {
    let mut dice = Dice::seeded(2);
    let games: Vec<GameFacts> = (0..12).map(|number| drawn(&mut dice, number, false)).collect();
    let rows = rows(&[population(&games, 0)], |_| "x".to_owned());
    let parts: Vec<&str> =
        rows.iter().filter(|row| row.metric == Metric::ActionUse).map(|row| row.part.as_str()).collect();
    assert_eq!(parts, ACTIONS[..7].to_vec(), "no kings captured, nothing built");
    assert!(rows.iter().all(|row| row.metric != Metric::FirstContact || row.part != "drop"));
}

#[test]
fn a_number_that_all_games_repeat_has_no_interval() {
    let mut dice = Dice::seeded(13);
    let mut games: Vec<GameFacts> = (0..40).map(|number| drawn(&mut dice, number, false)).collect();
    let first_turns = |games: &[GameFacts]| {
        let rows = rows(&[population(games, 0)], |_| "x".to_owned());
        rows.into_iter().find(|row| row.part == "first-turns").expect("it is told")
    };
    assert_eq!(first_turns(&games).method, Method::Bootstrap, "many positions");
    for game in &mut games {
        game.first_turns = Some(10);
    }
    let row = first_turns(&games);
    assert_eq!((row.value, row.low, row.high, row.n), (10.0, None, None, 40));
    assert_eq!(row.method, Method::None);
}

#[test]
fn the_ladder_adds_up() {
    let rung = |nodes: u32, half_points: &[u8]| {
        let pairs: Vec<metrics::Pair> = half_points
            .iter()
            .zip(0..)
            .map(|(&half_points, number)| metrics::Pair { number, opening: 0, half_points })
            .collect();
        Population {
            rules: 0,
            job: Job::Rung { nodes },
            games: 2 * pairs.len() as u32,
            sampled: [0; 2],
            units: pairs.iter().map(|pair| Unit { number: pair.number, opening: 0 }).collect(),
            quantities: metrics::pair_elo(Metric::SkillLadder, format!("{nodes}-{}", 2 * nodes), &pairs)
                .into_iter()
                .collect(),
        }
    };
    // 1 2 4 2 1 of each: 0 ± 152.59, by Student's t.
    let even = [0, 1, 1, 2, 2, 2, 2, 3, 3, 4];
    let rungs = [rung(250, &even), rung(500, &even)];
    let row = |rows: &[Row], part: &str| rows.iter().find(|row| row.part == part).cloned();
    let found = rows(&rungs, |_| "x".to_owned());
    let span = row(&found, "span").expect("two rungs without a gap");
    assert!(
        span.value.abs() < 1e-9 && (span.high.expect("known") - 152.59 * 2_f64.sqrt()).abs() < 0.05,
        "{span:?}"
    );
    assert_eq!((span.nodes, span.n, span.method), (1000, 20, Method::Pentanomial));
    let classes = row(&found, "classes").expect("as well");
    assert!((classes.high.expect("known") - span.high.expect("known") / 200.0).abs() < 1e-9);
    let gap = rows(&[rung(250, &even), rung(1000, &even)], |_| "x".to_owned());
    assert_eq!((gap.len(), row(&gap, "span")), (2, None));
}
