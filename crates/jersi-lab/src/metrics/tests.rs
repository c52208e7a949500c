//! Every metric against numbers worked out by hand.

use std::collections::BTreeSet;

use jersi_lab_report::Metric;
use jersi_rules::{Cell, Edition, Kind};

use super::{Quantity, of_games, pair_elo, pairs};
use crate::analysis::{ACTIONS, GameFacts};
use crate::game::{Job, LabGame, Sample};

/// A game with these half points for White and so many turns.
fn game(points: u8, turns: u32) -> GameFacts {
    let cells = Edition::V2_0.facts().cells;
    GameFacts {
        points,
        turns,
        reason: "exhaustion".to_owned(),
        arrivals: vec![0; Cell::END],
        cells,
        ..GameFacts::default()
    }
}

/// A game that is four turns old, with these chances of White from the fifth turn on.
fn course(points: u8, chances: &[f64]) -> GameFacts {
    let chances: Vec<Option<f64>> = [None; 4].into_iter().chain(chances.iter().copied().map(Some)).collect();
    GameFacts { turns: chances.len() as u32, chances, ..game(points, 0) }
}

fn found(games: &[GameFacts], metric: Metric, part: &str) -> Option<(f64, u32)> {
    let reasons: BTreeSet<String> = games.iter().map(|game| game.reason.clone()).collect();
    let all = of_games(games, &reasons);
    let mut those = all.iter().filter(|known| known.metric == metric && known.part == part);
    let one: &Quantity = those.next()?;
    assert!(those.next().is_none(), "{metric:?} {part} twice");
    Some((one.statistic.of_all(games.len())?, one.n))
}

#[track_caller]
fn told(games: &[GameFacts], metric: Metric, parts: &[(&str, f64, u32)]) {
    for &(part, value, n) in parts {
        let (found, games) = found(games, metric, part).unwrap_or_else(|| panic!("no {metric:?} {part}"));
        assert!(
            (found - value).abs() < 1e-6 && games == n,
            "{metric:?} {part}: {found} of {games}, not {value} of {n}"
        );
    }
}

#[test]
fn first_player_score() {
    let games = [game(2, 9), game(2, 9), game(1, 9), game(0, 9)];
    // 2½ of 4; 400 · log₁₀(5/3).
    told(&games, Metric::FirstPlayerScore, &[("", 0.625, 4), ("elo", 88.739_499_8, 4)]);
    // All won: half a point short of it.
    told(
        &[game(2, 9), game(2, 9)],
        Metric::FirstPlayerScore,
        &[("", 1.0, 2), ("elo", 400.0 * 3_f64.log10(), 2)],
    );
}

#[test]
fn ties_and_endings() {
    let other = |points| GameFacts { reason: "adjudicated-length".to_owned(), ..game(points, 9) };
    let games = [game(1, 9), game(2, 9), game(0, 9), other(1), other(1)];
    let ties = [("", 0.6, 5), ("exhaustion", 0.2, 5), ("adjudicated-length", 0.4, 5)];
    told(&games, Metric::Ties, &ties);
    told(&games, Metric::Endings, &[("exhaustion", 0.6, 5), ("adjudicated-length", 0.4, 5)]);
}

#[test]
fn length() {
    let games = [10, 20, 30, 40, 55].map(|turns| game(2, turns));
    let parts =
        [("median", 30.0, 5), ("q25", 20.0, 5), ("q75", 40.0, 5), ("q90", 55.0, 5), ("minutes", 12.5, 5)];
    told(&games, Metric::Length, &parts);
    told(&games, Metric::Length, &[("bin-000", 0.0, 5), ("bin-010", 0.2, 5), ("bin-050", 0.2, 5)]);
    assert_eq!(found(&games, Metric::Length, "bin-060"), None);
    told(&games[..4], Metric::Length, &[("median", 25.0, 4)]);
}

#[test]
fn first_contact() {
    let at = |capture, king| GameFacts { first_capture: capture, first_king_capture: king, ..game(2, 20) };
    let games = [at(Some(10), None), at(Some(15), Some(20)), at(None, None)];
    told(
        &games,
        Metric::FirstContact,
        &[("capture", 12.5, 2), ("king-capture", 20.0, 1), ("capture-share", 0.625, 2)],
    );
    assert_eq!(found(&games, Metric::FirstContact, "drop"), None, "nothing is dropped there");
}

#[test]
fn branching() {
    let mut one = game(2, 20);
    one.legal = (1..=20).map(|turn| if turn <= 2 { 100 } else { 10 }).collect();
    one.log10_product = 22.0;
    let mut other = game(0, 1);
    other.legal = vec![50];
    other.log10_product = 50_f64.log10();
    let games = [one, other, game(1, 0)];
    // (2 · 100 + 18 · 10) / 20 = 19, and 50.
    told(
        &games,
        Metric::Branching,
        &[("", 34.5, 2), ("tenth-01", 75.0, 2), ("tenth-02", 10.0, 1), ("tenth-10", 10.0, 1)],
    );
    told(&games, Metric::Branching, &[("log10-product", (22.0 + 50_f64.log10()) / 2.0, 2)]);
}

fn sample(near: u32, best: i32, second: Option<i32>, one_turn: bool, still: i32) -> Sample {
    Sample { at: 9, near, best, second, one_turn, still, searched: true }
}

#[test]
fn choices_weights_and_clarity() {
    let mut one = game(2, 20);
    // ln 3 · 250 = 274.65: a chance of ¾ against ½.
    one.samples = vec![sample(1, 275, Some(0), true, 200), sample(4, 0, Some(0), false, -10)];
    let mut other = game(2, 20);
    other.samples = vec![sample(1, -100, None, true, -100), sample(2, 10, Some(10), true, 30)];
    let games = [one, other, game(2, 20)];
    told(&games, Metric::RealChoices, &[("", 2.0, 2)]);
    let weight = 1.0 / (1.0 + (-1.1_f64).exp()) - 0.5;
    let parts = [("", weight / 3.0, 2), ("free", 2.0 / 3.0, 2), ("forced", 1.0 / 3.0, 2)];
    told(&games, Metric::DecisionWeight, &parts);
    // Searched 275 0 −100 10, static 200 −10 −100 30: the same order.
    told(&games, Metric::Clarity, &[("one-turn", 0.75, 2), ("spearman", 1.0, 2)]);
}

#[test]
fn drama() {
    let games = [course(2, &[0.5, 0.2, 0.6, 0.9]), course(0, &[0.5, 0.4, 0.2]), course(1, &[0.1])];
    // White was 0.3 below once in four turns; Black, who won, never.
    told(&games, Metric::Drama, &[("", 0.0375, 2), ("comeback", 0.5, 2)]);
}

#[test]
fn lead_changes() {
    let games = [course(2, &[0.6, 0.52, 0.4, 0.48, 0.7]), course(1, &[0.5, 0.5, 0.5, 0.5, 0.5])];
    told(&games, Metric::LeadChanges, &[("", 1.0, 2), ("per-ten-turns", 2.0, 2)]);
}

#[test]
fn point_of_no_return() {
    let games = [
        // Turns 5 to 10: below 0.8 for the last time in turn 8 of 10.
        course(2, &[0.9, 0.5, 0.85, 0.7, 0.8, 0.95]),
        // Never below.
        course(0, &[0.1, 0.2]),
        // To the last.
        course(2, &[0.9, 0.6]),
        course(1, &[0.5]),
    ];
    told(&games, Metric::PointOfNoReturn, &[("", 0.6, 3), ("median", 0.8, 3)]);
}

#[test]
fn uncertainty_and_volatility() {
    let mut games = vec![course(2, &[0.5, 0.75, 1.0, 0.9, 0.9, 0.9])];
    // 1, ½, 0 and three times 0.2.
    told(&games, Metric::Uncertainty, &[("", 0.35, 1), ("tenth-05", 1.0, 1), ("tenth-10", 0.2, 1)]);
    assert_eq!(found(&games, Metric::Uncertainty, "tenth-01"), None, "the opening is drawn by chance");
    told(&games, Metric::Volatility, &[("", 0.12, 1), ("swings", 0.4, 1)]);
    games[0].chances[6] = None;
    // 0.25, then a gap, then two zeros.
    told(&games, Metric::Volatility, &[("", 0.25 / 3.0, 1), ("swings", 1.0 / 3.0, 1)]);
}

#[test]
fn piece_values() {
    // A rock, paper or scissors more doubles the odds, a fool more makes them four to one.
    let odds = |kind: Kind, wins: u8| {
        (0..150).map(move |n| {
            let mut one = game(if n % 15 < wins { 2 } else { 0 }, 20);
            let mut balance = [0; Kind::COUNT];
            balance[kind as usize] = 1;
            one.quiet = vec![balance];
            one
        })
    };
    let mut games: Vec<GameFacts> = Vec::new();
    for kind in [Kind::Rock, Kind::Paper, Kind::Scissors] {
        games.extend(odds(kind, 10));
    }
    games.extend(odds(Kind::Fool, 12));
    games.extend(
        (0..600)
            .map(|n| GameFacts { quiet: vec![[0; Kind::COUNT]], ..game(if n % 2 == 0 { 2 } else { 0 }, 20) }),
    );
    for kind in ["rock", "paper", "scissors"] {
        told(&games, Metric::PieceValues, &[(kind, 1.0, 1200)]);
    }
    let (fool, _) = found(&games, Metric::PieceValues, "fool").expect("it varies");
    assert!((fool - 2.0).abs() < 0.02, "{fool}");
    assert_eq!(found(&games, Metric::PieceValues, "king"), None, "both always have one");
}

#[test]
fn action_use() {
    let mut one = game(2, 10);
    one.uses[0] = 6;
    one.uses[3] = 4;
    one.uses[6] = 2;
    let mut other = game(2, 30);
    other.uses[0] = 30;
    other.uses[6] = 8;
    let games = [one, other];
    assert_eq!((ACTIONS[0], ACTIONS[3], ACTIONS[6]), ("one", "two-one", "capture"));
    told(
        &games,
        Metric::ActionUse,
        &[("one", 0.9, 2), ("two-one", 0.1, 2), ("capture", 0.25, 2), ("drop", 0.0, 2)],
    );
}

fn in_pair(job: Job, number: u32, points: u8) -> LabGame {
    LabGame {
        rules: "2.0".to_owned(),
        job,
        number,
        swapped: number % 2 == 1,
        start: None,
        shared_opening: true,
        points,
        reason: "king-captured".to_owned(),
        decisions: vec![],
        opening_surprise: None,
        first_turns: None,
        samples: vec![],
    }
}

#[test]
fn worth_of_an_action_and_a_rung() {
    // White wins both games of the first pair; Black the first game of the second pair, and the other is a tie. One game of a third
    // pair is missing.
    let points = [(0, 2), (1, 2), (2, 0), (3, 1), (4, 2)];
    let elo = |job: &Job, metric| {
        let games: Vec<LabGame> = points.iter().map(|&(n, points)| in_pair(job.clone(), n, points)).collect();
        let pairs = pairs(&games);
        let quantity = pair_elo(metric, "x".to_owned(), &pairs).expect("two pairs");
        assert_eq!((quantity.n, pairs[0].half_points, pairs[0].number), (2, 2, 0));
        (pairs[1].half_points, quantity.statistic.of_all(2).expect("two pairs"))
    };
    // The bound side plays White first: the free one gets 1 + 1½ of 4 points; 400 · log₁₀(5/3).
    let worth = Job::Worth { nodes: 9, action: "drop".to_owned() };
    let (half_points, value) = elo(&worth, Metric::ActionWorth);
    assert!(half_points == 3 && (value - 88.739_499_8).abs() < 1e-6, "{value}");
    let (half_points, value) = elo(&Job::Rung { nodes: 9 }, Metric::SkillLadder);
    assert!(half_points == 1 && (value + 88.739_499_8).abs() < 1e-6, "{value}");
}

#[test]
fn board_use() {
    let cell = |name: &str| Edition::V2_0.cell_named(name).expect("on the board").index();
    let mut one = game(2, 4);
    for name in ["e1", "e2", "e3", "e4"] {
        one.arrivals[cell(name)] = 1;
    }
    (one.pieces, one.never_moved) = (40, 38);
    let mut other = game(2, 4);
    other.arrivals[cell("e1")] = 4;
    (other.pieces, other.never_moved) = (40, 39);
    let games = [one, other];
    // 5/8, 1/8, 1/8, 1/8 of the arrivals: 1.5488 bits of log₂ 61.
    let bits = 0.625 * 1.6_f64.log2() + 0.375 * 3.0;
    told(&games, Metric::BoardUse, &[("visited", 5.0 / 122.0, 2), ("entropy", bits / 61_f64.log2(), 2)]);
    told(
        &games,
        Metric::BoardUse,
        &[("never-moved", 0.9625, 2), ("cell-e1", 0.625, 2), ("cell-e4", 0.125, 2)],
    );
    told(&games, Metric::BoardUse, &[("cell-a1", 0.0, 2)]);
}

#[test]
fn opening_diversity() {
    let opened = |surprise: f64, first| GameFacts {
        opening_surprise: Some(surprise),
        first_turns: Some(first),
        ..game(2, 9)
    };
    let games = [opened(100_f64.ln(), 3), opened(400_f64.ln(), 8), game(2, 9)];
    // The root of 100 · 400.
    told(&games, Metric::OpeningDiversity, &[("lines", 200.0, 2), ("first-turns", 5.5, 2)]);
}

#[test]
fn nothing_is_told_by_no_games() {
    assert!(of_games(&[], &BTreeSet::from(["exhaustion".to_owned()])).is_empty());
    // A game that ended before anything happened has an end, and hardly more.
    let all = of_games(&[game(2, 0)], &BTreeSet::new());
    let told: BTreeSet<Metric> =
        all.iter().filter(|known| known.statistic.of_all(1).is_some()).map(|known| known.metric).collect();
    assert_eq!(told, BTreeSet::from([Metric::FirstPlayerScore, Metric::Ties, Metric::Length]));
}
