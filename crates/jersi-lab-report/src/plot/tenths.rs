//! A number over the course of a game, by tenths of it.

use super::frame::{WIDTH, horizontal};
use super::{Plot, Plotter};
use crate::axis::Axis;
use crate::numbers::{interval, told, unit};
use crate::svg::{Anchor, Svg, n, series_class};
use crate::{Metric, Row};

const LEFT: f64 = 48.0;
const BOTTOM: f64 = 216.0;

pub(super) fn draw(plotter: Plotter<'_>, metric: Metric) -> Option<Plot> {
    let Plotter { sheet, words, .. } = plotter;
    let rows_of = |rules: &str| -> Vec<(f64, &Row)> {
        let found = (1..=10_u8).filter_map(|tenth| {
            let row = sheet.best(rules, metric, &format!("tenth-{tenth:02}"))?;
            row.value.is_finite().then_some((f64::from(tenth), row))
        });
        found.collect()
    };
    let all: Vec<Vec<(f64, &Row)>> = sheet.report.rules.iter().map(|rules| rows_of(&rules.name)).collect();
    if all.iter().all(Vec::is_empty) {
        return None;
    }
    let unit = unit(metric, "tenth-01");
    let ends = all.iter().flatten().flat_map(|(_, row)| {
        let (low, high) = interval(row).unwrap_or((row.value, row.value));
        [low, high, row.value]
    });
    let up = Axis::over(ends.chain([0.0]), (BOTTOM, 10.0), 5);
    let across = |tenth: f64| LEFT + (tenth - 0.5) / 10.0 * (WIDTH - LEFT - 12.0);
    let name = (words.metric)(metric).name;
    let about: Vec<String> = all
        .iter()
        .flatten()
        .map(|(tenth, row)| format!("{} {tenth}{}{}", row.rules, words.colon, told(words, row)))
        .collect();
    let mut svg = Svg::new("tenths", WIDTH, BOTTOM + 40.0, name, &about.join("; "));
    horizontal(&mut svg, words, &up, unit, (LEFT, WIDTH - 12.0));
    for tenth in 1..=10_u8 {
        svg.text("tick", (across(tenth.into()), BOTTOM + 16.0), Anchor::Middle, &tenth.to_string());
    }
    svg.text("tick", ((LEFT + WIDTH) / 2.0, BOTTOM + 34.0), Anchor::Middle, words.plot.tenths_x);
    for (series, rows) in all.iter().enumerate() {
        let ends: Vec<(f64, f64, f64)> = rows
            .iter()
            .filter_map(|(tenth, row)| interval(row).map(|(low, high)| (*tenth, low, high)))
            .collect();
        if ends.len() > 1 {
            let upper = ends.iter().map(|&(tenth, _, high)| (across(tenth), up.at(high)));
            let lower = ends.iter().rev().map(|&(tenth, low, _)| (across(tenth), up.at(low)));
            svg.polygon(
                &format!("band {}", series_class(series)),
                &upper.chain(lower).collect::<Vec<_>>(),
                "",
            );
        }
    }
    for (series, rows) in all.iter().enumerate() {
        let places: Vec<(f64, f64)> =
            rows.iter().map(|(tenth, row)| (across(*tenth), up.at(row.value))).collect();
        let commands: Vec<String> = places.iter().map(|&(x, y)| format!("{} {}", n(x), n(y))).collect();
        svg.path(&format!("curve {}", series_class(series)), &format!("M{}", commands.join("L")), "");
        for (&place, (_, row)) in places.iter().zip(rows) {
            svg.marker(series, place, 3.6, &format!("{}{}{}", row.rules, words.colon, told(words, row)));
        }
    }
    Some(Plot {
        caption: words.plot.tenths.to_owned(),
        note: name.to_owned(),
        drawings: vec![svg.done()],
        keyed: true,
    })
}
