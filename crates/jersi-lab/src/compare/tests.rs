//! Rule sets against themselves, and against others that differ by what is known.

use std::collections::{BTreeMap, BTreeSet};

use jersi_engine::Dice;

use super::*;
use crate::analysis::tests::{drawn, population};
use crate::analysis::{AskedRules, GameFacts};
use crate::stats::real;

fn asked() -> Asked {
    let rules = ["a", "b"].map(|name| AskedRules {
        name: name.to_owned(),
        spec: jersi_rules::GameSpec::default(),
        plan: 0,
        sample: None,
        missing: BTreeMap::new(),
    });
    Asked { rules: rules.into(), compare: vec![("a".to_owned(), "b".to_owned())], ..Asked::default() }
}

fn compared(a: &[GameFacts], b: &[GameFacts]) -> Vec<Difference> {
    differences(&asked(), &[population(a, 0), population(b, 1)])
}

fn games(dice: &mut Dice, n: u32) -> Vec<GameFacts> {
    (0..n).map(|number| drawn(dice, number, false)).collect()
}

/// How far a count of so many tries is from what a chance makes of them, in standard deviations.
fn deviations(count: usize, tries: usize, chance: f64) -> f64 {
    (real(count) - real(tries) * chance) / (real(tries) * chance * (1.0 - chance)).sqrt()
}

#[test]
fn a_against_a_is_marked_by_chance_alone() {
    const REPEATS: usize = 120;
    let mut dice = Dice::seeded(5);
    let mut below: BTreeMap<(Metric, String), usize> = BTreeMap::new();
    let (mut marked, mut any) = (0, 0);
    for _ in 0..REPEATS {
        let found = compared(&games(&mut dice, 40), &games(&mut dice, 40));
        for difference in &found {
            *below.entry((difference.metric, difference.part.clone())).or_default() +=
                usize::from(difference.p < 0.05);
            assert!(!difference.paired && difference.low <= difference.difference, "{difference:?}");
        }
        let seen =
            found.iter().filter(|difference| !matches!(difference.verdict, Verdict::NotSeen { .. })).count();
        marked += seen;
        any += usize::from(seen > 0);
    }
    assert!(below.len() > 25, "{below:?}");
    for ((metric, part), &count) in &below {
        // Four deviations either way for one of thirty would be too narrow a gate for a number that is right.
        assert!(deviations(count, REPEATS, 0.05) < 4.5, "{metric:?} {part}: {count} of {REPEATS}");
    }
    // Numbers that are drawn apart from each other: their counts add up to as many tries.
    let apart = [
        (Metric::FirstPlayerScore, ""),
        (Metric::Branching, ""),
        (Metric::Branching, "log10-product"),
        (Metric::OpeningDiversity, "lines"),
        (Metric::OpeningDiversity, "first-turns"),
        (Metric::BoardUse, "never-moved"),
        (Metric::Clarity, "one-turn"),
        (Metric::Clarity, "spearman"),
    ];
    let count: usize = apart.iter().map(|(metric, part)| below[&(*metric, (*part).to_owned())]).sum();
    let off = deviations(count, REPEATS * apart.len(), 0.05);
    assert!(off.abs() < 4.0, "{count} of {}", REPEATS * apart.len());
    // Once all looks are counted, at most one report in twenty marks anything, and hardly any number of it.
    assert!(
        deviations(any, REPEATS, 0.05) < 3.0 && marked * 200 < REPEATS * below.len(),
        "{any} reports, {marked} numbers"
    );
}

#[test]
fn what_differs_is_seen_and_told_by_its_side() {
    let mut dice = Dice::seeded(7);
    let a = games(&mut dice, 150);
    let mut b = games(&mut dice, 150);
    for game in &mut b {
        game.first_turns = game.first_turns.map(|first| first + 4);
        game.never_moved /= 2;
    }
    let found = compared(&a, &b);
    let of = |metric, part: &str| {
        found
            .iter()
            .find(|difference| difference.metric == metric && difference.part == part)
            .expect("compared")
    };
    let more = of(Metric::OpeningDiversity, "first-turns");
    assert_eq!(more.verdict, Verdict::More);
    assert!(more.low <= 4.0 && 4.0 <= more.high && more.p < 1e-6, "{more:?}");
    assert_eq!(of(Metric::BoardUse, "never-moved").verdict, Verdict::Less);
    let alike = of(Metric::Branching, "");
    let Verdict::NotSeen { up_to } = alike.verdict else { panic!("{alike:?}") };
    assert!((up_to - alike.low.abs().max(alike.high.abs())).abs() < 1e-12);
}

#[test]
fn what_is_nowhere_is_not_compared_and_what_is_on_one_side_is() {
    let mut dice = Dice::seeded(8);
    let a = games(&mut dice, 20);
    let mut b = games(&mut dice, 20);
    for game in &mut b {
        game.uses[8] = 1;
    }
    let parts: BTreeSet<String> = compared(&a, &b)
        .into_iter()
        .filter(|difference| difference.metric == Metric::ActionUse)
        .map(|difference| difference.part)
        .collect();
    assert!(parts.contains("king-capture") && !parts.contains("building"), "{parts:?}");
    assert!(compared(&a[..9], &b).is_empty(), "nine games tell nothing");
}

#[test]
fn a_number_that_all_games_repeat_is_compared_only_with_one_that_varies() {
    let mut dice = Dice::seeded(12);
    let mut fixed = |first: u32| {
        let games = games(&mut dice, 40).into_iter();
        games.map(|game| GameFacts { first_turns: Some(first), ..game }).collect::<Vec<_>>()
    };
    let (three, ten) = (fixed(3), fixed(10));
    let drawn = games(&mut dice, 40);
    let first_turns = |a: &[GameFacts], b: &[GameFacts]| {
        compared(a, b).into_iter().find(|difference| difference.part == "first-turns")
    };
    assert_eq!(first_turns(&three, &ten), None, "a count of one position each");
    let found = first_turns(&ten, &drawn).expect("the others begin with many positions");
    assert!(found.low < found.difference && found.difference < found.high, "{found:?}");
    assert!(found.verdict == Verdict::Less && found.p > 0.0, "{found:?}");
}

#[test]
fn games_from_the_same_openings_are_drawn_together() {
    // Each opening has a length of its own, which both rule sets share; the second adds one or two turns.
    let mut dice = Dice::seeded(9);
    let mut pair = |shared| {
        let (mut a, mut b) = (games(&mut dice, 60), games(&mut dice, 60));
        for (one, other) in a.iter_mut().zip(&mut b) {
            if shared {
                other.opening = one.opening;
            }
            let legal = 100 + dice.below(400) as u32;
            (one.legal, other.legal) = (vec![legal], vec![legal + 5 + dice.below(11) as u32]);
        }
        let found = compared(&a, &b);
        found
            .into_iter()
            .find(|found| found.metric == Metric::Branching && found.part.is_empty())
            .expect("compared")
    };
    let (together, apart) = (pair(true), pair(false));
    assert!(together.paired && !apart.paired);
    assert!((together.difference - 10.0).abs() < 1.5, "{together:?}");
    assert!(together.high - together.low < 3.0 && apart.high - apart.low > 50.0, "{together:?} {apart:?}");
    assert!(together.verdict == Verdict::More && matches!(apart.verdict, Verdict::NotSeen { .. }));
}

#[test]
fn pairing_keeps_to_its_five_percent() {
    const REPEATS: usize = 300;
    let mut dice = Dice::seeded(10);
    let mut below = 0;
    for _ in 0..REPEATS {
        let noise = |dice: &mut Dice| dice.below(1000) as f64 + dice.below(1000) as f64;
        let opening: Vec<f64> = (0..50).map(|_| 5.0 * noise(&mut dice)).collect();
        let mut side = || {
            let above = opening.iter().map(|opening| opening + noise(&mut dice)).collect();
            crate::stats::Statistic::Ratio { above, below: None, then: |mean, _| mean }
        };
        let (a, b) = (side(), side());
        let units = Units { together: (0..50).map(|n| (n, n)).collect(), ..Units::default() };
        let (draws_a, draws_b) = Resamples::of_two(&units, 1);
        let difference = b.of_all(50).expect("a mean") - a.of_all(50).expect("a mean");
        below +=
            usize::from(b.draws(&draws_b).less(&a.draws(&draws_a)).p(difference, 50).expect("known") < 0.05);
    }
    assert!(deviations(below, REPEATS, 0.05).abs() < 4.0, "{below} of {REPEATS}");
}
