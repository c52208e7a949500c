//! Numbers of the same kind side by side: a row for each part, in it a mark or a bar for each rule set.

use super::Plotter;
use super::frame::{WIDTH, short, vertical};
use crate::axis::Axis;
use crate::numbers::{interval, told, unit};
use crate::svg::{Anchor, Svg, series_class};
use crate::words::Unit;
use crate::{Metric, Row};

/// Where names end and marks begin.
const LEFT: f64 = 176.0;
/// Letters of a line of a name: more have no room.
const LETTERS: usize = 26;

/// What is drawn.
pub(super) struct Categories<'a> {
    pub metric: Metric,
    pub title: &'a str,
    /// The parts with their names, from the top.
    pub parts: Vec<(&'a str, String)>,
    /// Bars from zero instead of marks.
    pub bars: bool,
    /// Whether zero belongs to the axis.
    pub zero: bool,
    /// What is said where a rule set has no such number.
    pub none: Option<&'a str>,
}

impl Categories<'_> {
    /// The drawing; none without a number.
    pub fn draw(&self, plotter: Plotter<'_>) -> Option<String> {
        let Plotter { sheet, words, .. } = plotter;
        let row = |rules: &str, part: &str| -> Option<&Row> {
            sheet.best(rules, self.metric, part).filter(|row| row.value.is_finite())
        };
        let rules: Vec<&str> = sheet.report.rules.iter().map(|rules| rules.name.as_str()).collect();
        let rows: Vec<&Row> = self
            .parts
            .iter()
            .flat_map(|(part, _)| rules.iter().filter_map(|rules| row(rules, part)))
            .collect();
        let first = rows.first()?;
        let unit = unit(self.metric, &first.part);
        let ends = rows.iter().flat_map(|row| {
            let (low, high) = interval(row).unwrap_or((row.value, row.value));
            [low, high, row.value]
        });
        // An interval of a share may end below nothing by a hair; the axis need not follow.
        let ends = ends.map(|end| if unit == Unit::Share { end.max(0.0) } else { end });
        let zero = (self.zero || self.bars).then_some(0.0);
        let axis = Axis::over(ends.chain(zero), (LEFT, WIDTH - 18.0), 4);
        let lane = if self.bars { 11.0 } else { 10.0 };
        let names: Vec<Vec<String>> = self.parts.iter().map(|(_, name)| lines(name)).collect();
        let least = if names.iter().any(|lines| lines.len() > 1) { 38.0 } else { 24.0 };
        let height = (lane * rules.len() as f64 + 10.0).max(least);
        let bottom = 4.0 + height * self.parts.len() as f64;
        let about: Vec<String> = rows
            .iter()
            .map(|row| {
                let name = self.parts.iter().find(|(part, _)| *part == row.part).map_or("", |(_, name)| name);
                format!("{}, {name}{}{}", row.rules, words.colon, told(words, row))
            })
            .collect();
        let mut svg = Svg::new("categories", WIDTH, bottom + 24.0, self.title, &about.join("; "));
        vertical(&mut svg, words, &axis, unit, (4.0, bottom));
        for (at, (part, name)) in self.parts.iter().enumerate() {
            let middle = 4.0 + height * (at as f64 + 0.5);
            let first = middle + 4.0 - 7.5 * (names[at].len() - 1) as f64;
            for (line, text) in names[at].iter().enumerate() {
                svg.text("label", (LEFT - 10.0, first + 15.0 * line as f64), Anchor::End, text);
            }
            let count = rules.len() as f64;
            for (series, rules) in rules.iter().enumerate() {
                let y = middle + (series as f64 - (count - 1.0) / 2.0) * lane;
                let Some(row) = row(rules, part) else {
                    if let Some(none) = self.none.filter(|_| sheet.report.rules.len() <= 3) {
                        svg.text(
                            "tick halo",
                            (axis.at(0.0) + 5.0, y + 4.0),
                            Anchor::Start,
                            &format!("{}{}{none}", short(rules, 14), words.colon),
                        );
                    }
                    continue;
                };
                let hint = format!("{rules}, {name}{}{}", words.colon, told(words, row));
                if self.bars {
                    let (from, to) =
                        (axis.at(0.0).min(axis.at(row.value)), axis.at(0.0).max(axis.at(row.value)));
                    let class = format!("bar {}", series_class(series));
                    svg.rect(&class, (from, y - lane * 0.42), (to - from, lane * 0.84), &hint);
                }
                if let Some((low, high)) = interval(row) {
                    let class = if self.bars {
                        "whisker ink".to_owned()
                    } else {
                        format!("whisker {}", series_class(series))
                    };
                    svg.line(&class, (axis.at(low), y), (axis.at(high), y));
                }
                if !self.bars {
                    svg.marker(series, (axis.at(row.value), y), 4.2, &hint);
                }
            }
        }
        Some(svg.done())
    }
}

/// A name in a line, or in two of about the same length.
fn lines(name: &str) -> Vec<String> {
    let whole = name.chars().count();
    if whole <= LETTERS {
        return vec![name.to_owned()];
    }
    let breaks = name.match_indices(' ').map(|(at, _)| at);
    let even = |at: &usize| name[..*at].chars().count().abs_diff(whole / 2);
    match breaks.min_by_key(even) {
        Some(at) => [&name[..at], &name[at + 1..]].map(|line| short(line, LETTERS)).into(),
        None => vec![short(name, LETTERS)],
    }
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn long_names_stand_in_two_lines() {
        assert_eq!(lines("prend deux fois"), ["prend deux fois"]);
        assert_eq!(
            lines("un cube, puis sa pile + une pile, puis son sommet"),
            ["un cube, puis sa pile +", "une pile, puis son sommet"]
        );
        assert_eq!(lines(&"x".repeat(40))[0].chars().count(), 26);
    }
}
