//! Reports made up for tests: every metric with numbers that look like those of real games.

#![allow(clippy::cast_precision_loss, reason = "rule sets and turns of a report that is made up are few")]

use jersi_lab_report::Method::{Bootstrap as B, None as N, Pentanomial as P, Wilson as W};
use jersi_lab_report::{
    Difference, FORMAT, Method, Metric, Report, Row, RuleSheet, Sampling, Strength, Verdict,
};

/// A report with nothing in it.
pub fn empty() -> Report {
    Report {
        format: FORMAT.to_owned(),
        title: "Nothing yet".to_owned(),
        commit: String::new(),
        plan: String::new(),
        rules: Vec::new(),
        rows: Vec::new(),
        differences: Vec::new(),
    }
}

/// Names of rule sets with their games.
pub const GAMES: [(&str, &str); 6] = [
    ("4.8", "4.8"),
    ("4.8 without reserve", "4.8 no-reserve"),
    ("2.0", "2.0"),
    ("3.0", "3.0"),
    ("3.0 with mokca", "3.0 mokca"),
    ("4.16", "4.16"),
];

/// A report of the first so many of [`GAMES`], each compared with the one before it.
pub fn report(count: usize) -> Report {
    let mut report = Report {
        title: "What does the reserve do to the game?".to_owned(),
        commit: "0123456789abcdef".to_owned(),
        plan: "title = \"What does the reserve do to the game?\"\n[[rules]]\nname = \"4.8\"\n".to_owned(),
        ..empty()
    };
    for (at, (name, game)) in GAMES.iter().take(count).enumerate() {
        let strengths = [2_000, 20_000].map(|nodes| Strength { nodes, games: 4_000, missing: 0 });
        report.rules.push(RuleSheet {
            name: (*name).to_owned(),
            game: (*game).to_owned(),
            strengths: strengths.to_vec(),
            sampling: (at > 0).then_some(Sampling {
                nodes: 20_000,
                lines: 16,
                searched: 998,
                unsearched: 2 * (at as u32 % 2),
            }),
        });
        for nodes in [2_000, 20_000] {
            rows(&mut report, name, game, nodes, at as f64);
        }
    }
    for pair in 1..count {
        differences(&mut report, GAMES[pair - 1].0, GAMES[pair].0);
    }
    report
}

/// So few digits that a number is read as it was written.
fn short(value: f64) -> f64 {
    (value * 1e5).round() / 1e5
}

fn rows(report: &mut Report, name: &str, game: &str, nodes: u32, shift: f64) {
    let strong = if nodes > 2_000 { 1.0 } else { 0.0 };
    let mut add = |metric, part: &str, value: f64, spread: f64, method| {
        report.rows.push(Row {
            rules: name.to_owned(),
            nodes,
            metric,
            part: part.to_owned(),
            value: short(value),
            low: (method != Method::None).then(|| short(value - spread)),
            high: (method != Method::None).then(|| short(value + spread)),
            n: 4_000,
            method,
        });
    };
    add(Metric::FirstPlayerScore, "", 0.521 + 0.009 * shift + 0.004 * strong, 0.014, B);
    add(Metric::FirstPlayerScore, "elo", 14.6 + 6.0 * shift, 9.7, B);
    add(Metric::Ties, "", 0.092 / (1.0 + shift), 0.009, W);
    add(Metric::Ties, "no-capture-limit", 0.08 / (1.0 + shift), 0.009, W);
    for (reason, share) in [
        ("king-arrived", 0.62),
        ("king-not-relocatable", 0.15),
        ("no-turn", 0.04),
        ("no-capture-limit", 0.08),
        ("adjudicated-repetition", 0.012),
    ] {
        add(Metric::Endings, reason, share * (1.0 - 0.06 * shift), 0.012, W);
    }
    let median = 76.0 - 11.0 * shift + 4.0 * strong;
    for (part, at) in [("median", 1.0), ("q25", 0.7), ("q75", 1.4), ("q90", 1.9)] {
        add(Metric::Length, part, (median * at).round(), 2.0, B);
    }
    add(Metric::Length, "minutes", median / 4.0, 0.6, B);
    let weights: Vec<f64> =
        (0..20).map(|bin| (-((bin as f64 * 10.0 + 5.0 - median) / 26.0).powi(2)).exp()).collect();
    let sum: f64 = weights.iter().sum();
    for (bin, weight) in weights.iter().enumerate() {
        add(Metric::Length, &format!("bin-{:03}", bin * 10), weight / sum, 0.0, N);
    }
    add(Metric::FirstContact, "capture", 12.0 + shift, 1.0, B);
    add(Metric::FirstContact, "capture-share", 0.16, 0.01, B);
    add(Metric::Branching, "", 212.0 - 30.0 * shift, 5.0, B);
    add(Metric::Branching, "log10-product", 160.0 - 20.0 * shift, 4.0, B);
    add(Metric::Uncertainty, "", 0.61 - 0.03 * shift, 0.012, B);
    for tenth in 1..=10 {
        let t = f64::from(tenth) / 10.0;
        let at = format!("tenth-{tenth:02}");
        add(Metric::Branching, &at, (120.0 + 260.0 * t * (1.3 - t)) / (1.0 + 0.2 * shift), 6.0, B);
        add(Metric::Uncertainty, &at, (0.92 - 0.7 * t * t - 0.04 * shift).max(0.05), 0.015, B);
    }
    add(Metric::RealChoices, "", 6.3 - 0.4 * shift, 0.3, B);
    add(Metric::DecisionWeight, "", 0.034, 0.002, B);
    add(Metric::DecisionWeight, "free", 0.55, 0.02, B);
    add(Metric::DecisionWeight, "forced", 0.12, 0.01, B);
    add(Metric::Drama, "", 0.052 - 0.004 * shift, 0.003, B);
    add(Metric::Drama, "comeback", 0.14 - 0.01 * shift, 0.011, W);
    add(Metric::LeadChanges, "", 2.7 - 0.4 * shift, 0.1, B);
    add(Metric::LeadChanges, "per-ten-turns", 0.36, 0.02, B);
    add(Metric::PointOfNoReturn, "", 0.71 - 0.02 * shift, 0.01, B);
    add(Metric::Volatility, "", 0.061, 0.002, B);
    add(Metric::Volatility, "swings", 0.048, 0.003, B);
    for (kind, worth) in [("rock", 1.02), ("paper", 0.99), ("scissors", 0.99), ("king", 4.2)] {
        add(Metric::PieceValues, kind, worth + 0.03 * shift, 0.06, B);
    }
    for (action, share) in [
        ("one", 0.31),
        ("two", 0.17),
        ("one-two", 0.24),
        ("two-one", 0.12),
        ("capture", 0.27),
        ("double-capture", 0.031),
        ("king-capture", 0.009),
        ("building", 0.22),
    ] {
        add(Metric::ActionUse, action, share + 0.015 * shift, 0.01, B);
    }
    if !game.contains("no-reserve") && game.starts_with('4') {
        add(Metric::ActionUse, "drop", 0.05, 0.004, B);
        add(Metric::ActionUse, "double-drop", 0.11, 0.006, B);
    }
    add(Metric::BoardUse, "visited", 0.97, 0.01, B);
    add(Metric::BoardUse, "entropy", 0.93, 0.01, B);
    add(Metric::BoardUse, "never-moved", 0.13, 0.01, B);
    let edition = game.parse::<jersi_rules::GameSpec>().expect("a game").edition();
    let cells: Vec<jersi_rules::Cell> =
        (0..jersi_rules::ROWS).flat_map(|row| edition.row_cells(row)).collect();
    for (at, cell) in cells.iter().enumerate() {
        let middle = (at as f64 - cells.len() as f64 / 2.0).abs() / cells.len() as f64;
        let share = if at == 0 { 0.0 } else { 0.032 * (1.0 - 1.5 * middle) };
        add(Metric::BoardUse, &format!("cell-{}", edition.cell_name(*cell)), share, 0.001, B);
    }
    add(Metric::OpeningDiversity, "lines", 180.0 - 20.0 * shift, 9.0, B);
    add(Metric::OpeningDiversity, "first-turns", 14.0, 1.0, B);
    add(Metric::Clarity, "one-turn", 0.41 + 0.01 * shift, 0.02, B);
    add(Metric::Clarity, "spearman", 0.66, 0.03, B);
    if nodes > 2_000 {
        for (from, gain) in
            [(250, 190.0), (500, 170.0), (1_000, 150.0), (2_000, 128.0), (4_000, 105.0), (8_000, 84.0)]
        {
            add(Metric::SkillLadder, &format!("{from}-{}", from * 2), gain - 12.0 * shift, 28.0, P);
        }
        add(Metric::SkillLadder, "span", 827.0 - 72.0 * shift, 60.0, P);
        add(Metric::SkillLadder, "classes", 4.1 - 0.4 * shift, 0.3, P);
        for (action, worth) in [("one-two", 61.0), ("two-one", 22.0), ("drop", 140.0), ("king-mounts", -3.0)]
        {
            add(Metric::ActionWorth, action, worth + 5.0 * shift, 20.0, P);
        }
    }
}

fn differences(report: &mut Report, a: &str, b: &str) {
    let of = |rules: &str| -> Vec<Row> {
        report.rows.iter().filter(|row| row.rules == rules && row.nodes == 20_000).cloned().collect()
    };
    let others = of(b);
    let mut found = Vec::new();
    for one in of(a) {
        let Some(other) = others.iter().find(|row| row.metric == one.metric && row.part == one.part) else {
            continue;
        };
        let Some((low, high)) = one.low.zip(one.high) else { continue };
        let (difference, spread) = (other.value - one.value, (high - low) / 2.0 * 1.3);
        let verdict = if difference.abs() <= spread {
            Verdict::NotSeen { up_to: short(difference.abs() + spread) }
        } else if difference > 0.0 {
            Verdict::More
        } else {
            Verdict::Less
        };
        found.push(Difference {
            a: a.to_owned(),
            b: b.to_owned(),
            nodes: one.nodes,
            metric: one.metric,
            part: one.part.clone(),
            value_a: one.value,
            value_b: other.value,
            difference: short(difference),
            low: short(difference - spread),
            high: short(difference + spread),
            p: 0.01,
            paired: true,
            verdict,
        });
    }
    report.differences.extend(found);
}
