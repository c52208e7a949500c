//! Whole reports, from games of the real rules.

use std::collections::{BTreeMap, BTreeSet};

use jersi_engine::Dice;
use jersi_lab::{Asked, AskedRules, BadGame, Decision, Job, LabGame, Sample, SampleTerms, analyse};
use jersi_lab_report::{Metric, Report, Sampling};
use jersi_rules::{GameSpec, Position, Stage};

fn start(spec: &str) -> Position {
    let spec: GameSpec = spec.parse().expect("a game");
    spec.start().expect("a start").position
}

/// A game of random turns, with values drawn as well.
fn random(name: &str, spec: &str, job: &Job, number: u32) -> LabGame {
    let mut dice = Dice::seeded(u64::from(number) * 31 + name.len() as u64);
    let mut position = start(spec);
    let mut decisions = Vec::new();
    while position.outcome().is_none() && decisions.len() < 60 {
        let turns = position.turns();
        let turn = dice.pick(&turns).expect("the game goes on");
        let value = (position.stage() == Stage::Turn).then(|| dice.below(800) as i32 - 400);
        let text = turn.display(&position).to_string();
        decisions.push(Decision { turn: text, legal: turns.len() as u32, value });
        position = position.play_legal(turn);
    }
    LabGame {
        rules: name.to_owned(),
        job: job.clone(),
        number,
        swapped: !matches!(job, Job::Play { .. }) && number % 2 == 1,
        start: None,
        shared_opening: true,
        points: dice.below(3) as u8,
        reason: position.outcome().map_or("adjudicated-length", |outcome| outcome.reason.id()).to_owned(),
        decisions,
        opening_surprise: Some(5.0 + f64::from(dice.below(100) as u32) / 50.0),
        first_turns: Some(1 + dice.below(5) as u32),
        samples: vec![],
    }
}

fn asked(rules: &[(&str, &str)]) -> Asked {
    let rules: Vec<AskedRules> = rules
        .iter()
        .map(|&(name, spec)| AskedRules {
            name: name.to_owned(),
            spec: spec.parse().expect("a game"),
            plan: 0,
            sample: None,
            missing: BTreeMap::new(),
        })
        .collect();
    let compare = match &rules[..] {
        [a, b] => vec![(a.name.clone(), b.name.clone())],
        _ => vec![],
    };
    Asked { title: "A try".to_owned(), rules, compare, ..Asked::default() }
}

const RULES: [(&str, &str); 2] = [("usual", "4.8"), ("without", "4.8 no-reserve ransom")];

fn games() -> Vec<LabGame> {
    let jobs = [
        (Job::Play { nodes: 100 }, 24),
        (Job::Rung { nodes: 100 }, 24),
        (Job::Rung { nodes: 200 }, 24),
        (Job::Worth { nodes: 100, action: "one-two".to_owned() }, 24),
    ];
    let of = |(name, spec): (&'static str, &'static str)| {
        let jobs = jobs.clone();
        jobs.into_iter().flat_map(move |(job, n)| (0..n).map(move |number| random(name, spec, &job, number)))
    };
    RULES.into_iter().flat_map(of).collect()
}

fn value(report: &Report, rules: &str, metric: Metric, part: &str) -> Option<f64> {
    let is = |row: &&jersi_lab_report::Row| row.rules == rules && row.metric == metric && row.part == part;
    report.rows.iter().find(is).map(|row| row.value)
}

#[test]
fn the_report_is_the_same_in_whatever_order_the_games_come() {
    let mut games = games();
    let report = analyse(&asked(&RULES), &games).expect("games of the rules");
    let mut dice = Dice::seeded(4);
    for _ in 0..2 {
        for end in (2..=games.len()).rev() {
            games.swap(end - 1, dice.below(end));
        }
        let again = analyse(&asked(&RULES), &games).expect("the same games");
        assert_eq!(
            serde_json::to_string(&report).expect("JSON"),
            serde_json::to_string(&again).expect("JSON"),
            "byte for byte"
        );
    }
    // What must be there is there, and what does not apply is not.
    for metric in
        [Metric::FirstPlayerScore, Metric::Length, Metric::SkillLadder, Metric::ActionWorth, Metric::BoardUse]
    {
        assert!(report.rows.iter().any(|row| row.metric == metric && row.rules == "usual"), "{metric:?}");
        assert!(report.differences.iter().any(|difference| difference.metric == metric), "{metric:?}");
    }
    assert!(value(&report, "usual", Metric::ActionUse, "drop").is_some());
    assert!(value(&report, "without", Metric::ActionUse, "drop").is_none(), "there is no reserve");
    assert!(value(&report, "without", Metric::FirstContact, "drop").is_none());
    assert!(report.rows.iter().all(|row| row.metric != Metric::Clarity), "nothing was sampled");
    // Games of random turns do not begin alike, whatever they say.
    assert!(report.differences.iter().all(|difference| !difference.paired));
    assert_eq!(
        report.rules[0].strengths.iter().map(|at| (at.nodes, at.games)).collect::<Vec<_>>(),
        [(100, 72), (200, 24)]
    );
}

#[test]
fn decisions_that_were_not_searched_are_left_out_and_counted() {
    let terms = SampleTerms { decisions: 2, nodes: 300, lines: 16, games: 100 };
    let mut games = games();
    games.retain(|game| matches!(game.job, Job::Play { .. }));
    for game in &mut games {
        let searched =
            Sample { at: 5, near: 3, best: 100, second: Some(0), one_turn: false, still: 0, searched: true };
        // What was not searched would be found one turn ahead, always.
        let not = Sample { at: 6, near: 100, one_turn: true, searched: false, ..searched.clone() };
        game.samples = vec![searched, not];
    }
    let mut asked = asked(&RULES);
    asked.rules[0].sample = Some(terms);
    let report = analyse(&asked, &games).expect("games of the rules");
    assert_eq!(value(&report, "usual", Metric::Clarity, "one-turn"), Some(0.0));
    assert_eq!(value(&report, "usual", Metric::RealChoices, ""), Some(3.0));
    let sampling = report.rules[0].sampling;
    assert_eq!(sampling, Some(Sampling { nodes: 300, lines: 16, searched: 24, unsearched: 24 }));
    // The other was looked at by terms that nobody told, and not by these: what was sampled is not compared.
    let metrics: BTreeSet<Metric> = report.differences.iter().map(|found| found.metric).collect();
    let sampled = |metrics: &BTreeSet<Metric>| metrics.iter().filter(|metric| metric.is_sampled()).count();
    assert!(sampled(&metrics) == 0 && metrics.contains(&Metric::Branching), "{metrics:?}");
    asked.rules[1].sample = Some(SampleTerms { decisions: 1, games: 12, ..terms });
    let report = analyse(&asked, &games).expect("games of the rules");
    let metrics: BTreeSet<Metric> = report.differences.iter().map(|found| found.metric).collect();
    assert_eq!(sampled(&metrics), 3, "{metrics:?}");
}

#[test]
fn pairs_that_begin_alike_are_compared_as_pairs() {
    let rules = [("one", "4.8"), ("two", "4.8")];
    let job = Job::Rung { nodes: 100 };
    let of = |(name, spec)| (0..24).map(|number| random(name, spec, &job, number)).collect::<Vec<_>>();
    let games: Vec<LabGame> = rules.into_iter().flat_map(of).collect();
    let report = analyse(&asked(&rules), &games).expect("games of the rules");
    let rungs: Vec<_> =
        report.differences.iter().filter(|found| found.metric == Metric::SkillLadder).collect();
    assert!(!rungs.is_empty() && rungs.iter().all(|found| found.paired && found.high == 0.0), "{rungs:?}");
    // Nobody else in the plan begins alike, so that no game says that it shares its opening: it is the same all the same.
    let own: Vec<LabGame> =
        games.iter().map(|game| LabGame { shared_opening: false, ..game.clone() }).collect();
    let report = analyse(&asked(&rules), &own).expect("games of the rules");
    assert!(report.differences.iter().all(|found| found.paired), "{:?}", report.differences);
    let mut apart = asked(&rules);
    apart.rules[1].plan = 1;
    let report = analyse(&apart, &games).expect("games of the rules");
    assert!(report.differences.iter().all(|found| !found.paired), "numbers of another plan are other games");
}

#[test]
fn a_game_that_the_rules_do_not_know_is_named() {
    let mut games = games();
    games[3].decisions[7].turn = "a1-i9".to_owned();
    let bad = analyse(&asked(&RULES), &games).expect_err("no such turn");
    assert_eq!(bad, BadGame { rules: "usual".to_owned(), number: 3, decision: Some(7) });
    games.remove(3);
    games[5].start = Some("nonsense".to_owned());
    let bad = analyse(&asked(&RULES), &games).expect_err("no such start");
    assert_eq!(bad, BadGame { rules: "usual".to_owned(), number: 6, decision: None });
}

/// One game, alone in its report.
fn alone(spec: &str, start: Option<&str>, turns: &[&str]) -> Report {
    let decision = |turn: &&str| Decision { turn: (*turn).to_owned(), legal: 10, value: None };
    let game = LabGame {
        start: start.map(str::to_owned),
        decisions: turns.iter().map(decision).collect(),
        ..random("one", spec, &Job::Play { nodes: 1 }, 0)
    };
    analyse(&asked(&[("one", spec)]), [&game]).expect("a game of the rules")
}

#[test]
fn turns_are_told_apart_by_the_rules() {
    // A single step, its answer, a stack built and moved on, two mountains dropped.
    let report = alone("4.8", None, &["b4-c4", "h4-g4", "a2-b2=d3", "M:e4/M:e5"]);
    let of = |part| value(&report, "one", Metric::ActionUse, part);
    assert_eq!(
        [of("one"), of("one-two"), of("double-drop"), of("building")],
        [0.5, 0.25, 0.25, 0.25].map(Some)
    );
    assert_eq!([of("drop"), of("capture"), of("two")], [None; 3]);
    assert_eq!(value(&report, "one", Metric::Length, "median"), Some(4.0));
    assert_eq!(value(&report, "one", Metric::FirstContact, "drop"), Some(4.0));
    assert_eq!(value(&report, "one", Metric::Branching, "log10-product"), Some(4.0));
    // c4, g4, b2, d3, e4, e5: six arrivals, each alone on its cell, of 69.
    let visited = value(&report, "one", Metric::BoardUse, "visited").expect("arrivals");
    assert!((visited - 6.0 / 69.0).abs() < 1e-12);
    assert_eq!(value(&report, "one", Metric::BoardUse, "cell-d3"), Some(1.0 / 6.0));
    // The two of b4 and h4, and the two of the stack that moved.
    let pieces = start("4.8").on_board(jersi_rules::Color::White).total() * 2;
    let still = value(&report, "one", Metric::BoardUse, "never-moved").expect("pieces");
    assert!((still - f64::from(pieces - 4) / f64::from(pieces)).abs() < 1e-12, "{still}");
}

#[test]
fn a_ransom_is_one_turn_of_three_decisions() {
    let place = "4RR1k-/8/7/8/1r-4P-2/5K-1F-/2S-4/6P-1/P-6 w - 1 85";
    let report = alone("4.8 no-reserve ransom", Some(place), &["i5=i7!!-h8#R", "#e2", "/K:i1"]);
    assert_eq!(value(&report, "one", Metric::Length, "median"), Some(1.0));
    assert_eq!(value(&report, "one", Metric::ActionUse, "king-capture"), Some(1.0));
    assert_eq!(value(&report, "one", Metric::FirstContact, "king-capture"), Some(1.0));
    assert_eq!(value(&report, "one", Metric::Branching, "log10-product"), Some(3.0));
    assert_eq!(value(&report, "one", Metric::Branching, ""), Some(10.0), "one turn");
}
