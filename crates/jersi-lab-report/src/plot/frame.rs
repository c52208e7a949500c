//! Grid lines and the numbers of an axis, the same in every plot.

use crate::axis::Axis;
use crate::numbers::bare;
use crate::svg::{Anchor, Svg};
use crate::words::{Unit, Words};

/// How wide a plot is drawn. On a phone it is shown a little smaller, on a desk a little larger, so that its letters stay readable.
pub(crate) const WIDTH: f64 = 420.0;

/// Vertical lines with numbers under them, and what they count.
pub(crate) fn vertical(svg: &mut Svg, words: &Words, axis: &Axis, unit: Unit, (top, bottom): (f64, f64)) {
    for tick in axis.ticks() {
        let x = axis.at(tick);
        let class = if tick.abs() < 1e-12 { "zero" } else { "grid" };
        svg.line(class, (x, top), (x, bottom));
        svg.text("tick", (x, bottom + 16.0), Anchor::Middle, &label(words, axis, unit, tick));
    }
}

/// Horizontal lines with numbers left of them.
pub(crate) fn horizontal(svg: &mut Svg, words: &Words, axis: &Axis, unit: Unit, (left, right): (f64, f64)) {
    for tick in axis.ticks() {
        let y = axis.at(tick);
        let class = if tick.abs() < 1e-12 { "zero" } else { "grid" };
        svg.line(class, (left, y), (right, y));
        svg.text("tick", (left - 6.0, y + 4.0), Anchor::End, &label(words, axis, unit, tick));
    }
}

/// A mark's number: no more decimals than tell marks apart.
fn label(words: &Words, axis: &Axis, unit: Unit, tick: f64) -> String {
    if unit == Unit::Count && tick.abs() >= 1e4 {
        return bare(words, unit, tick);
    }
    let factor = if unit == Unit::Share { 100.0 } else { 1.0 };
    let decimals = axis.decimals(factor);
    let value = tick * factor;
    let text = format!("{:.decimals$}", value.abs()).replace('.', &words.point.to_string());
    let is_zero = !text.contains(|c: char| c.is_ascii_digit() && c != '0');
    let sign = if value < 0.0 && !is_zero { "−" } else { "" };
    let end = if unit == Unit::Share { (words.unit)(unit, 0.0) } else { "" };
    format!("{sign}{text}{end}")
}

/// A foreign name that has to fit.
pub(crate) fn short(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    let start: String = name.chars().take(most - 1).collect();
    format!("{}…", start.trim_end())
}
