//! The summary: the main number of each metric, a column for each rule set.

use std::fmt::Write;

use super::Draft;
use super::table::short_cell;
use crate::Metric;
use crate::svg::escape;

pub(super) fn write(draft: Draft<'_>, out: &mut String) {
    let (words, sheet) = (draft.words(), draft.sheet());
    let rows: Vec<(Metric, &str)> =
        Metric::ALL.into_iter().filter_map(|metric| Some((metric, sheet.main_part(metric)?))).collect();
    if rows.is_empty() {
        return;
    }
    // The note stands before what can be scrolled: within the table it would be as wide as that, and cut off on a phone.
    let _ = write!(
        out,
        r#"<section class="lab-card"><h2>{title}</h2><p class="lab-note">{note}</p><div class="lab-scroll" role="region" tabindex="0" aria-label="{title}"><table class="lab-summary"><caption class="lab-unseen">{title}</caption><thead><tr><th scope="col">{metric}</th>"#,
        title = words.in_figures,
        note = words.in_figures_note,
        metric = words.metric_column,
    );
    for (series, rules) in sheet.report.rules.iter().enumerate() {
        let _ = write!(out, r#"<th scope="col">{}{}</th>"#, crate::plot::key(series), escape(&rules.name));
    }
    out.push_str("</tr></thead><tbody>");
    for (metric, part) in rows {
        let _ = write!(
            out,
            r#"<tr><th scope="row"><a href="{}">{}</a></th>"#,
            draft.link(metric),
            (words.metric)(metric).name
        );
        for rules in &sheet.report.rules {
            out.push_str(&short_cell(words, sheet.best(&rules.name, metric, part)));
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table></div></section>");
}
