//! Each metric by its heading: two sentences, all its numbers, its plot.

use std::fmt::Write;

use super::Draft;
use super::table::cell;
use crate::kinds::kind_names;
use crate::numbers::whole;
use crate::plot::legend;
use crate::svg::escape;
use crate::words::{fill, named};
use crate::{Heading, Metric, Sampling};

const HEADINGS: [Heading; 4] = [Heading::Decisiveness, Heading::Drama, Heading::Depth, Heading::Clarity];

pub(super) fn write(draft: Draft<'_>, out: &mut String) {
    let words = draft.words();
    for heading in HEADINGS {
        let there =
            |metric: &Metric| metric.heading() == heading && draft.sheet().of(*metric).next().is_some();
        let metrics: Vec<Metric> = Metric::ALL.into_iter().filter(there).collect();
        if metrics.is_empty() {
            continue;
        }
        let (name, about) = (words.heading)(heading);
        let _ = write!(out, r#"<section class="lab-heading"><h2>{name} <span>{about}</span></h2>"#);
        for metric in metrics {
            section(draft, metric, out);
        }
        out.push_str("</section>");
    }
}

fn section(draft: Draft<'_>, metric: Metric, out: &mut String) {
    let words = draft.words();
    let (said, id) = ((words.metric)(metric), format!("{}{}", draft.ids, metric.id()));
    let _ = write!(
        out,
        r#"<section class="lab-card lab-metric" id="{id}" aria-labelledby="{id}-name" tabindex="-1"><div class="lab-text"><h3 id="{id}-name">{}</h3><p>{}</p>"#,
        said.name, said.about
    );
    if metric.is_sampled() {
        sampling(draft, out);
    }
    numbers(draft, metric, out);
    out.push_str("</div>");
    for plot in draft.plotter.of(metric) {
        let many = if plot.drawings.len() > 1 { " many" } else { "" };
        let _ = write!(out, r#"<figure class="lab-figure{many}"><figcaption><b>{}</b>"#, plot.caption);
        if !plot.note.is_empty() {
            let _ = write!(out, "<span>{}</span>", plot.note);
        }
        out.push_str("</figcaption>");
        if plot.keyed {
            out.push_str(&legend(draft.plotter));
        }
        out.push_str(r#"<div class="lab-drawings">"#);
        out.extend(plot.drawings);
        out.push_str("</div></figure>");
    }
    out.push_str("</section>");
}

/// How closely decisions were looked at, once for all rule sets where that was alike.
fn sampling(draft: Draft<'_>, out: &mut String) {
    let words = draft.words();
    let mut told: Vec<(Sampling, Vec<&str>)> = Vec::new();
    for rules in &draft.sheet().report.rules {
        let Some(sampling) = rules.sampling else { continue };
        match told.iter_mut().find(|(other, _)| other.is_like(sampling)) {
            Some((all, names)) => {
                all.searched = all.searched.saturating_add(sampling.searched);
                all.unsearched = all.unsearched.saturating_add(sampling.unsearched);
                names.push(&rules.name);
            }
            None => told.push((sampling, vec![&rules.name])),
        }
    }
    for (Sampling { nodes, lines, searched, unsearched }, names) in told {
        let names = escape(&names.join(", "));
        let [nodes, lines] = [nodes, lines].map(|number| whole(words, number.into()));
        let mut said = fill(words.sampled, &[("rules", &names), ("lines", &lines), ("nodes", &nodes)]);
        if unsearched > 0 {
            let [searched, all] =
                [searched.into(), u64::from(searched) + u64::from(unsearched)].map(|n| whole(words, n));
            let _ = write!(said, " {}", fill(words.sampled_of, &[("searched", &searched), ("all", &all)]));
        }
        let _ = write!(out, r#"<p class="lab-note">{said}</p>"#);
    }
}

/// The numbers of a metric. The main one is open; a long list of others waits until somebody asks.
fn numbers(draft: Draft<'_>, metric: Metric, out: &mut String) {
    let (words, sheet) = (draft.words(), draft.sheet());
    let parts = sheet.parts(metric);
    let main = sheet.main_part(metric);
    let (open, folded): (Vec<&str>, Vec<&str>) = if parts.len() * sheet.report.rules.len() > 4 {
        parts.iter().partition(|part| Some(**part) == main)
    } else {
        (parts, Vec::new())
    };
    let name = (words.metric)(metric).name;
    if !open.is_empty() {
        table(draft, metric, &open, name, out);
    }
    if !folded.is_empty() {
        let _ = write!(out, "<details><summary>{}</summary>", words.all_numbers);
        table(draft, metric, &folded, &format!("{name}{}{}", words.colon, words.all_numbers), out);
        out.push_str("</details>");
    }
}

/// A group of rows for each part, in it a row for each rule set, a column for each strength. What there is only one of is left out.
fn table(draft: Draft<'_>, metric: Metric, parts: &[&str], caption: &str, out: &mut String) {
    let (words, sheet) = (draft.words(), draft.sheet());
    let strengths = sheet.strengths(metric);
    let rules = &sheet.report.rules;
    let columns = strengths.len().max(1);
    let first = if rules.len() > 1 { words.rules_column } else { words.part_column };
    let _ = write!(
        out,
        r#"<table class="lab-numbers"><caption class="lab-unseen">{caption}</caption><thead><tr><th scope="col">{first}</th>"#
    );
    if strengths.is_empty() {
        let _ = write!(out, r#"<th scope="col">{}</th>"#, words.value);
    }
    for &nodes in &strengths {
        let told = fill(words.positions, &[("nodes", &whole(words, nodes.into()))]);
        let _ = write!(out, r#"<th scope="col">{told}</th>"#);
    }
    out.push_str("</tr></thead>");
    if rules.len() <= 1 {
        out.push_str("<tbody>");
    }
    for part in parts {
        let with: Vec<&str> =
            draft.sheet().of(metric).filter(|row| row.part == *part).map(|row| row.rules.as_str()).collect();
        let name = escape(&part_name(draft, metric, part, &with));
        if rules.len() > 1 {
            let _ = write!(
                out,
                r#"<tbody><tr><th class="group" scope="rowgroup" colspan="{}">{name}</th></tr>"#,
                columns + 1
            );
        }
        for rule_set in rules {
            let head = if rules.len() > 1 { escape(&rule_set.name) } else { name.clone() };
            let _ = write!(out, r#"<tr><th scope="row">{head}</th>"#);
            if strengths.is_empty() {
                out.push_str(&cell(words, sheet.best(&rule_set.name, metric, part)));
            }
            for &nodes in &strengths {
                out.push_str(&cell(words, sheet.at(&rule_set.name, metric, part, nodes)));
            }
            out.push_str("</tr>");
        }
        if rules.len() > 1 {
            out.push_str("</tbody>");
        }
    }
    out.push_str(if rules.len() > 1 { "</table>" } else { "</tbody></table>" });
}

/// What a part of these rule sets is called; its identifier if it has no name here. Not yet escaped.
pub(super) fn part_name(draft: Draft<'_>, metric: Metric, part: &str, rules: &[&str]) -> String {
    if metric == Metric::PieceValues {
        return kind_names(draft.sheet(), part, rules, draft.plotter.lang);
    }
    if part.is_empty() && (draft.words().part)(metric, part).is_none() {
        return (draft.words().metric)(metric).name.to_owned();
    }
    named(draft.words(), metric, part)
}
