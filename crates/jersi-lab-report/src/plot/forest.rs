//! The main number of a metric: a row for each rule set, a mark for each strength, with intervals.

use super::frame::{WIDTH, short, vertical};
use super::{Plot, Plotter};
use crate::axis::Axis;
use crate::numbers::{interval, told, unit, whole};
use crate::svg::{Anchor, Svg, series_class};
use crate::words::{Unit, fill};
use crate::{Metric, Row};

const ROW: f64 = 24.0;

pub(super) fn draw(plotter: Plotter<'_>, metric: Metric) -> Option<Plot> {
    let Plotter { sheet, words, .. } = plotter;
    let part = sheet.main_part(metric)?;
    let strengths = sheet.strengths(metric);
    let rows_of = |rules: &str| -> Vec<&Row> {
        if strengths.is_empty() {
            return sheet.best(rules, metric, part).into_iter().collect();
        }
        strengths.iter().filter_map(|&nodes| sheet.at(rules, metric, part, nodes)).collect()
    };
    let groups: Vec<(&str, Vec<&Row>)> =
        sheet.report.rules.iter().map(|rules| (rules.name.as_str(), rows_of(&rules.name))).collect();
    let all = || groups.iter().flat_map(|(_, rows)| rows).filter(|row| row.value.is_finite());
    all().next()?;
    let unit = unit(metric, part);
    let values = all().flat_map(|row| {
        let (low, high) = interval(row).unwrap_or((row.value, row.value));
        [low, row.value, high]
    });
    let ends = (12.0, WIDTH - 18.0);
    let (least, most) = values
        .clone()
        .filter(|value| value.is_finite())
        .fold((f64::INFINITY, 0.0), |(least, most): (f64, f64), value| (least.min(value), most.max(value)));
    // Openings are counted by the thousand in one rule set and by the billion in another.
    let is_wide = unit == Unit::Count && least > 0.0 && most > 1000.0 * least;
    let axis = if is_wide { Axis::of_powers(values, ends, 4) } else { Axis::over(values, ends, 5) };
    let group_height = |rows: &[&Row]| 18.0 + ROW * rows.len().max(1) as f64;
    let bottom = 4.0 + groups.iter().map(|(_, rows)| group_height(rows)).sum::<f64>();
    let name = (words.metric)(metric).name;
    let about: Vec<String> = groups
        .iter()
        .flat_map(|(rules, rows)| {
            rows.iter().map(move |row| format!("{rules}{}{}", words.colon, told(words, row)))
        })
        .collect();
    let mut svg = Svg::new("forest", WIDTH, bottom + 24.0, name, &about.join("; "));
    vertical(&mut svg, words, &axis, unit, (4.0, bottom));
    let mut y = 4.0;
    for (series, (rules, rows)) in groups.iter().enumerate() {
        svg.text("label halo", (12.0, y + 14.0), Anchor::Start, &short(rules, 52));
        for (at, row) in rows.iter().enumerate().filter(|(_, row)| row.value.is_finite()) {
            let centre = y + 18.0 + ROW * at as f64 + ROW / 2.0;
            let weak = at + 1 < rows.len();
            let class = format!("whisker {}{}", series_class(series), if weak { " weak" } else { "" });
            if let Some((low, high)) = interval(row) {
                svg.line(&class, (axis.at(low), centre), (axis.at(high), centre));
            }
            let at_nodes = fill(words.plot.at_positions, &[("nodes", &whole(words, row.nodes.into()))]);
            let hint = format!("{rules}, {at_nodes}{}{}", words.colon, told(words, row));
            svg.marker(series, (axis.at(row.value), centre), if weak { 3.2 } else { 5.2 }, &hint);
            if rows.len() > 1 {
                // The side with more room.
                let right = axis.at(interval(row).map_or(row.value, |(_, high)| high)) + 8.0;
                let left = axis.at(interval(row).map_or(row.value, |(low, _)| low)) - 8.0;
                let (x, anchor) =
                    if right < WIDTH - 80.0 { (right, Anchor::Start) } else { (left, Anchor::End) };
                svg.text("tick halo", (x, centre + 4.0), anchor, &whole(words, row.nodes.into()));
            }
        }
        y += group_height(rows);
    }
    let note = if strengths.is_empty() { String::new() } else { words.plot.ladder_x.to_owned() };
    Some(Plot { caption: words.plot.forest.to_owned(), note, drawings: vec![svg.done()], keyed: false })
}
