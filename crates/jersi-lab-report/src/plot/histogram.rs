//! How long games last. Two rule sets lie over each other, bars and a line; more stand one below the other.

use super::frame::{WIDTH, horizontal, short, vertical};
use super::{Plot, Plotter};
use crate::Metric;
use crate::axis::Axis;
use crate::numbers::{bare, with_unit};
use crate::svg::{Anchor, Svg, n, series_class};
use crate::words::{Unit, fill};

/// A rule set's bins: where each begins, and its share.
struct Series<'a> {
    at: usize,
    rules: &'a str,
    bins: Vec<(f64, f64)>,
    median: Option<f64>,
}

pub(super) fn draw(plotter: Plotter<'_>) -> Option<Plot> {
    let Plotter { sheet, words, .. } = plotter;
    let all: Vec<Series<'_>> = sheet
        .report
        .rules
        .iter()
        .enumerate()
        .map(|(at, rules)| Series {
            at,
            rules: &rules.name,
            bins: bins(plotter, &rules.name),
            median: sheet.best(&rules.name, Metric::Length, "median").map(|row| row.value),
        })
        .filter(|series| !series.bins.is_empty())
        .collect();
    if all.is_empty() {
        return None;
    }
    let width = bin_width(&all);
    let overlaid = all.len() <= 2;
    let panel = if overlaid { 200.0 } else { 74.0 };
    let panels = if overlaid { 1 } else { all.len() };
    let bottom = 22.0 + panel * panels as f64;
    let ends = all.iter().flat_map(|series| &series.bins).flat_map(|(from, _)| [*from, from + width]);
    let across = Axis::over(ends.chain([0.0]), (44.0, WIDTH - 12.0), 6);
    let most = all.iter().flat_map(|series| &series.bins).map(|(_, share)| *share).fold(0.0, f64::max);
    let about: Vec<String> = all
        .iter()
        .map(|series| {
            let median = series.median.map_or_else(String::new, |value| {
                fill(words.plot.median, &[("n", &with_unit(words, Unit::Turns, value))])
            });
            format!("{}{}{median}", series.rules, words.colon)
        })
        .collect();
    let mut svg = Svg::new("histogram", WIDTH, bottom + 24.0, words.plot.histogram, &about.join("; "));
    vertical(&mut svg, words, &across, Unit::Turns, (22.0, bottom));
    for (place, series) in all.iter().enumerate() {
        let floor = if overlaid { bottom } else { 22.0 + panel * (place as f64 + 1.0) };
        let up = Axis::over([0.0, most], (floor, floor - panel + 20.0), if overlaid { 4 } else { 2 });
        if place == 0 || !overlaid {
            horizontal(&mut svg, words, &up, Unit::Share, (44.0, WIDTH - 12.0));
        }
        if overlaid && place > 0 {
            outline(&mut svg, series, &across, &up, width);
        } else {
            bars(&mut svg, plotter, series, (&across, &up), width);
        }
        if !overlaid {
            svg.text(
                "label halo",
                (WIDTH - 14.0, floor - panel + 30.0),
                Anchor::End,
                &short(series.rules, 40),
            );
        }
    }
    // Medians above everything; two close ones stand at different heights.
    for (place, series) in all.iter().enumerate() {
        let Some(median) = series.median.filter(|median| median.is_finite()) else { continue };
        let x = across.at(median);
        let (top, floor) = if overlaid {
            (22.0 + 14.0 * place as f64, bottom)
        } else {
            (22.0 + panel * place as f64 + 20.0, 22.0 + panel * (place as f64 + 1.0))
        };
        let class = format!("median {}", series_class(series.at));
        svg.line(&class, (x, top - 6.0), (x, floor));
        let (at, anchor) = if x > WIDTH * 0.62 { (x - 5.0, Anchor::End) } else { (x + 5.0, Anchor::Start) };
        let told = fill(words.plot.median, &[("n", &bare(words, Unit::Turns, median))]);
        let told = if overlaid && all.len() > 1 {
            format!("{}{}{told}", short(series.rules, 22), words.colon)
        } else {
            told
        };
        svg.text(&format!("{class} halo strong"), (at, top + 3.0), anchor, &told);
    }
    Some(Plot {
        caption: words.plot.histogram.to_owned(),
        note: format!("{}, {}", words.plot.histogram_y, words.plot.histogram_x),
        drawings: vec![svg.done()],
        keyed: overlaid,
    })
}

fn bins(plotter: Plotter<'_>, rules: &str) -> Vec<(f64, f64)> {
    let rows =
        || plotter.sheet.of(Metric::Length).filter(|row| row.rules == rules && row.part.starts_with("bin-"));
    let Some(nodes) = rows().map(|row| row.nodes).max() else { return Vec::new() };
    let mut bins: Vec<(f64, f64)> = rows()
        .filter(|row| row.nodes == nodes && row.value.is_finite())
        .filter_map(|row| Some((f64::from(row.part.strip_prefix("bin-")?.parse::<u16>().ok()?), row.value)))
        .collect();
    bins.sort_by(|one, other| one.0.total_cmp(&other.0));
    bins
}

/// From one bin to the next.
fn bin_width(all: &[Series<'_>]) -> f64 {
    let steps = all.iter().flat_map(|series| series.bins.windows(2).map(|pair| pair[1].0 - pair[0].0));
    let least = steps.filter(|step| *step > 0.0).fold(f64::INFINITY, f64::min);
    if least.is_finite() { least } else { 10.0 }
}

fn bars(svg: &mut Svg, plotter: Plotter<'_>, series: &Series<'_>, (across, up): (&Axis, &Axis), width: f64) {
    let words = plotter.words;
    let class = format!("bar {}", series_class(series.at));
    for &(from, share) in &series.bins {
        let (left, right, top) = (across.at(from), across.at(from + width), up.at(share));
        let hint = format!(
            "{}, {from}–{}{}{}",
            series.rules,
            from + width - 1.0,
            words.colon,
            with_unit(words, Unit::Share, share)
        );
        svg.rect(&class, (left + 0.5, top), (right - left - 1.0, up.at(0.0) - top), &hint);
    }
}

fn outline(svg: &mut Svg, series: &Series<'_>, across: &Axis, up: &Axis, width: f64) {
    let Some(first) = series.bins.first() else { return };
    let mut commands = format!("M{} {}", n(across.at(first.0)), n(up.at(0.0)));
    for &(from, share) in &series.bins {
        for (letter, place) in [("H", across.at(from)), ("V", up.at(share)), ("H", across.at(from + width))] {
            commands.push_str(letter);
            commands.push_str(&n(place));
        }
    }
    commands.push('V');
    commands.push_str(&n(up.at(0.0)));
    svg.path("casing", &commands, "");
    svg.path(&format!("step {}", series_class(series.at)), &commands, series.rules);
}
