//! Which mark is which rule set.

use std::fmt::Write;

use super::Plotter;
use crate::svg::{Svg, escape};

/// The mark of a series, small, beside its name.
pub(crate) fn key(series: usize) -> String {
    let mut svg = Svg::new("lab-key", 14.0, 14.0, "", "");
    svg.marker(series, (7.0, 7.0), 4.5, "");
    // The name beside it says all.
    let drawn = svg.done();
    let drawn = drawn.replacen(r#"class="lab-plot lab-key""#, r#"class="lab-key""#, 1);
    drawn.replacen(r#"role="img"><title></title><desc></desc>"#, r#"aria-hidden="true">"#, 1)
}

/// All rule sets with their marks; nothing where there is only one.
pub(crate) fn legend(plotter: Plotter<'_>) -> String {
    let rules = &plotter.sheet.report.rules;
    if rules.len() < 2 {
        return String::new();
    }
    let mut out = r#"<ul class="lab-legend">"#.to_owned();
    for (series, sheet) in rules.iter().enumerate() {
        let _ = write!(out, "<li>{}{}</li>", key(series), escape(&sheet.name));
    }
    out.push_str("</ul>");
    out
}
