//! The ladder of skill: Elo gained by each doubling of the positions, added up. The interval at a point is that of its own rung.

use super::frame::{WIDTH, horizontal};
use super::{Plot, Plotter};
use crate::axis::Axis;
use crate::numbers::{told, whole};
use crate::svg::{Anchor, Svg, n, series_class};
use crate::words::Unit;
use crate::{Metric, Row};

const LEFT: f64 = 56.0;
const BOTTOM: f64 = 216.0;

/// A point: positions, Elo so far, the rung that leads there.
struct Point<'a> {
    nodes: u32,
    elo: f64,
    rung: Option<&'a Row>,
}

pub(super) fn draw(plotter: Plotter<'_>) -> Option<Plot> {
    let Plotter { sheet, words, .. } = plotter;
    let all: Vec<Vec<Point<'_>>> =
        sheet.report.rules.iter().map(|rules| points(plotter, &rules.name)).collect();
    let mut nodes: Vec<u32> = all.iter().flatten().map(|point| point.nodes).collect();
    nodes.sort_unstable();
    nodes.dedup();
    if nodes.is_empty() {
        return None;
    }
    let ends = all.iter().flatten().flat_map(|point| {
        let (low, high) = spread(point).unwrap_or((point.elo, point.elo));
        [low, high, point.elo]
    });
    let up = Axis::over(ends.chain([0.0]), (BOTTOM, 10.0), 5);
    let across = |of: u32| {
        let at = nodes.iter().position(|&nodes| nodes == of).unwrap_or(0) as f64;
        LEFT + (at + 0.5) / nodes.len() as f64 * (WIDTH - LEFT - 8.0)
    };
    let about: Vec<String> = all
        .iter()
        .flatten()
        .filter_map(|point| point.rung)
        .map(|row| format!("{} {}{}{}", row.rules, row.part, words.colon, told(words, row)))
        .collect();
    let mut svg = Svg::new("ladder", WIDTH, BOTTOM + 40.0, words.plot.ladder, &about.join("; "));
    horizontal(&mut svg, words, &up, Unit::Elo, (LEFT, WIDTH - 8.0));
    for (at, &count) in nodes.iter().enumerate() {
        if nodes.len() <= 7 || at % 2 == 0 {
            svg.text("tick", (across(count), BOTTOM + 16.0), Anchor::Middle, &whole(words, count.into()));
        }
    }
    svg.text("tick", ((LEFT + WIDTH) / 2.0, BOTTOM + 34.0), Anchor::Middle, words.plot.ladder_x);
    for (series, points) in all.iter().enumerate() {
        let commands: Vec<String> = points
            .iter()
            .map(|point| format!("{} {}", n(across(point.nodes)), n(up.at(point.elo))))
            .collect();
        if commands.len() > 1 {
            svg.path(&format!("curve {}", series_class(series)), &format!("M{}", commands.join("L")), "");
        }
        for point in points {
            let x = across(point.nodes);
            if let Some((low, high)) = spread(point) {
                svg.line(&format!("whisker {}", series_class(series)), (x, up.at(low)), (x, up.at(high)));
            }
            let hint = point.rung.map_or_else(String::new, |row| {
                format!("{}, {}{}{}", row.rules, row.part, words.colon, told(words, row))
            });
            svg.marker(series, (x, up.at(point.elo)), 4.0, &hint);
        }
    }
    Some(Plot {
        caption: words.plot.ladder.to_owned(),
        note: words.plot.ladder_y.to_owned(),
        drawings: vec![svg.done()],
        keyed: true,
    })
}

/// The rungs in order, as far as each begins where the one before it ends.
fn points<'a>(plotter: Plotter<'a>, rules: &str) -> Vec<Point<'a>> {
    let mut rungs: Vec<(u32, u32, &Row)> = plotter
        .sheet
        .of(Metric::SkillLadder)
        .filter(|row| row.rules == rules && row.value.is_finite())
        .filter_map(|row| {
            let (from, to) = row.part.split_once('-')?;
            Some((from.parse().ok()?, to.parse().ok()?, row))
        })
        .collect();
    rungs.sort_by_key(|rung| rung.0);
    let Some(&(first, ..)) = rungs.first() else { return Vec::new() };
    let mut points = vec![Point { nodes: first, elo: 0.0, rung: None }];
    for (from, to, row) in rungs {
        let last = points.last().map_or((first, 0.0), |point| (point.nodes, point.elo));
        if from != last.0 {
            break;
        }
        points.push(Point { nodes: to, elo: last.1 + row.value, rung: Some(row) });
    }
    points
}

fn spread(point: &Point<'_>) -> Option<(f64, f64)> {
    let row = point.rung?;
    let (low, high) = crate::numbers::interval(row)?;
    Some((point.elo - row.value + low, point.elo - row.value + high))
}
