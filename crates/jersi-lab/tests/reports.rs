//! The reports that come with the program have intervals by the method that docs/laboratory.md tells: what pairs of games scored can be
//! found again from them, and gives the same interval.

#![allow(clippy::cast_precision_loss, reason = "points of pairs are few")]

use std::path::Path;

use jersi_lab::stats::{PairElo, benjamini_hochberg, elo_of};
use jersi_lab_report::{Method, Metric, Report, Row, Verdict, read};
use jersi_match::Pentanomial;

fn report(name: &str) -> Report {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/src/lab/reports/{name}.json"));
    read(&std::fs::read_to_string(&path).expect("it is there")).expect("a report")
}

/// The share of points that an Elo stands for.
fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// What 95 % of Student's t lie within, for as many pairs as our plans have, by the tables.
fn student(pairs: u32) -> f64 {
    match pairs {
        40 => 2.022_691,
        100 => 1.984_217,
        other => panic!("{other} pairs"),
    }
}

/// Pairs with so many half points and such a sum of their squares.
fn with_squares(pairs: i64, points: i64, squares: i64) -> Option<Pentanomial> {
    for four in 0..=pairs {
        for three in 0..=pairs - four {
            let (rest, rest_squares) = (points - 4 * four - 3 * three, squares - 16 * four - 9 * three);
            let two = (rest_squares - rest) / 2;
            let one = rest - 2 * two;
            let none = pairs - four - three - two - one;
            if (rest_squares - rest) % 2 == 0 && two >= 0 && one >= 0 && none >= 0 {
                return Some(Pentanomial([none, one, two, three, four].map(|count| count as u32)));
            }
        }
    }
    None
}

/// Pairs with so many half points that are as alike as they can be.
fn alike(pairs: i64, points: i64) -> Pentanomial {
    let mut counts = [0_u32; 5];
    let (each, more) = ((points / pairs) as usize, (points % pairs) as u32);
    counts[each] = pairs as u32 - more;
    if more > 0 {
        counts[each + 1] = more;
    }
    Pentanomial(counts)
}

fn is(row: &Row, pairs: Pentanomial) -> bool {
    let near = |one: f64, other: Option<f64>| other.is_some_and(|other| (one - other).abs() < 1e-6);
    PairElo::of(&pairs).is_some_and(|elo| {
        near(elo.value, Some(row.value)) && near(elo.low, row.low) && near(elo.high, row.high)
    })
}

/// Whether some games give exactly these numbers.
fn can_be(row: &Row) -> bool {
    let (pairs, low) = (f64::from(row.n), row.low.expect("an interval"));
    // All or nothing is told as half a point short of it, so that several scores have one Elo.
    let told = (share(row.value) * 4.0 * pairs).round() as i64;
    let count = i64::from(row.n);
    (told..=4 * count).any(|points| {
        let mean = points as f64 / pairs;
        let reach = (mean / 4.0 - share(low)) * 4.0 / student(row.n);
        let squares = reach * reach * pairs * (pairs - 1.0) + mean * mean * pairs;
        let same = (elo_of(mean / 4.0, 2.0 * pairs) - row.value).abs() < 1e-6;
        same && (is(row, alike(count, points))
            || with_squares(count, points, squares.round() as i64).is_some_and(|found| is(row, found)))
    })
}

#[test]
fn pairs_have_the_intervals_of_students_t() {
    let mut looked_at = 0;
    for name in ["study", "bans"] {
        let report = report(name);
        let pairs = report.rows.iter().filter(|row| row.method == Method::Pentanomial);
        for row in pairs.filter(|row| !["span", "classes"].contains(&row.part.as_str())) {
            assert!(can_be(row), "{name}: {row:?}");
            looked_at += 1;
        }
    }
    assert!(looked_at > 50, "{looked_at}");
}

#[test]
fn ladders_are_the_sums_of_their_rungs() {
    let report = report("study");
    for rules in &report.rules {
        let of = |part: &str| {
            let found = report.rows.iter().find(|row| row.rules == rules.name && row.part == part);
            found.expect("it has a ladder")
        };
        let rungs: Vec<&Row> = report
            .rows
            .iter()
            .filter(|row| {
                row.rules == rules.name && row.metric == Metric::SkillLadder && row.part.contains('-')
            })
            .collect();
        let value: f64 = rungs.iter().map(|row| row.value).sum();
        let reach = |end: fn(&Row) -> Option<f64>| {
            rungs.iter().map(|row| (end(row).expect("an end") - row.value).powi(2)).sum::<f64>().sqrt()
        };
        for (part, by) in [("span", 1.0), ("classes", 200.0)] {
            let row = of(part);
            let ends = (value - reach(|row| row.low), value + reach(|row| row.high));
            for (one, other) in
                [(value, row.value), (ends.0, row.low.expect("an end")), (ends.1, row.high.expect("an end"))]
            {
                assert!((one / by - other).abs() < 1e-9, "{}: {row:?}", rules.name);
            }
        }
    }
}

#[test]
fn marks_are_those_of_the_chances_that_stand_beside_them() {
    for name in ["study", "others"] {
        let report = report(name);
        let chances: Vec<f64> = report.differences.iter().map(|one| one.p).collect();
        let seen = benjamini_hochberg(&chances, 0.05);
        assert!(seen.iter().any(|&seen| seen) && !seen.iter().all(|&seen| seen), "{name}");
        for (one, seen) in report.differences.iter().zip(seen) {
            let verdict = match one.verdict {
                _ if !seen => Verdict::NotSeen { up_to: one.low.abs().max(one.high.abs()) },
                _ if one.difference > 0.0 => Verdict::More,
                _ => Verdict::Less,
            };
            assert_eq!(one.verdict, verdict, "{name}: {one:?}");
        }
    }
}

/// Rule sets that always begin alike have one count of good first turns a strength: it has no interval, and two of them no difference
/// that chance could make.
#[test]
fn counts_of_one_position_have_no_interval() {
    for name in ["study", "others"] {
        let report = report(name);
        let first_turns = |row: &&Row| row.part == "first-turns";
        let counts: Vec<&Row> = report.rows.iter().filter(first_turns).collect();
        assert!(counts.iter().all(|row| row.low.is_none() || row.low < row.high), "{name}: {counts:?}");
        let is_one = |rules: &str, nodes: u32| {
            let at = |row: &&&Row| row.rules == rules && row.nodes == nodes;
            counts.iter().find(at).expect("each has one").method == Method::None
        };
        assert!(is_one("4.8", if name == "study" { 2000 } else { 1000 }), "{name}");
        for one in report.differences.iter().filter(|one| one.part == "first-turns") {
            assert!(!(is_one(&one.a, one.nodes) && is_one(&one.b, one.nodes)), "{name}: {one:?}");
        }
    }
}
