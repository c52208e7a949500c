//! Two rule sets compared: values, difference, its interval as a plot, and what may be said of it.

use std::fmt::Write;

use super::Draft;
use crate::numbers::{range, signed, unit, whole, with_unit};
use crate::plot::{Comparison, key};
use crate::sheet::is_of_plot;
use crate::svg::escape;
use crate::words::{Unit, Words, fill};
use crate::{Difference, Metric, Verdict};

pub(super) fn write(draft: Draft<'_>, out: &mut String) {
    let sheet = draft.sheet();
    let shown: Vec<&Difference> =
        sheet.report.differences.iter().filter(|one| !is_of_plot(&one.part)).collect();
    let mut pairs: Vec<(&str, &str, Option<u32>)> = Vec::new();
    for one in &shown {
        let pair = (one.a.as_str(), one.b.as_str(), strength(one));
        if !pairs.contains(&pair) {
            pairs.push(pair);
        }
    }
    // By pair in the order of the report, the strongest play first.
    let first = |pair: &(&str, &str, Option<u32>)| {
        shown.iter().position(|one| (one.a.as_str(), one.b.as_str()) == (pair.0, pair.1))
    };
    pairs.sort_by_key(|pair| (first(pair), std::cmp::Reverse(pair.2)));
    if pairs.is_empty() {
        return;
    }
    let _ = write!(out, r#"<section class="lab-card"><h2>{}</h2>"#, draft.words().compared);
    for (a, b, nodes) in pairs {
        let of_pair: Vec<&Difference> =
            shown.iter().copied().filter(|one| one.a == a && one.b == b && strength(one) == nodes).collect();
        pair(draft, (a, b, nodes), &of_pair, out);
    }
    out.push_str("</section>");
}

/// The strength that both sides play at; none where they differ in strength or in what they may do, so that nothing of
/// other strengths stands beside it.
fn strength(one: &Difference) -> Option<u32> {
    (!matches!(one.metric, Metric::SkillLadder | Metric::ActionWorth)).then_some(one.nodes)
}

fn pair(
    draft: Draft<'_>,
    (a, b, nodes): (&str, &str, Option<u32>),
    of_pair: &[&Difference],
    out: &mut String,
) {
    let (words, sheet) = (draft.words(), draft.sheet());
    let (a_name, b_name) = (escape(a), escape(b));
    let title = match nodes {
        Some(nodes) => fill(
            words.compared_title,
            &[("a", &a_name), ("b", &b_name), ("nodes", &whole(words, nodes.into()))],
        ),
        None => {
            let mut metrics: Vec<&str> = of_pair.iter().map(|one| (words.metric)(one.metric).name).collect();
            metrics.dedup();
            fill(words.compared_pairs, &[("a", &a_name), ("b", &b_name), ("metrics", &metrics.join(", "))])
        }
    };
    let paired = of_pair.iter().all(|one| one.paired);
    let note = if paired { words.compared_paired } else { words.compared_unpaired };
    let _ = write!(
        out,
        r#"<h3>{title}</h3><p class="lab-note">{note}</p><ul class="lab-legend"><li>{}A · {}</li><li>{}B · {}</li></ul>"#,
        key(sheet.series(a)),
        a_name,
        key(sheet.series(b)),
        b_name,
    );
    let sampling = |name| sheet.report.rules.iter().find(|rules| rules.name == name)?.sampling;
    if nodes.is_some() && sampling(a).zip(sampling(b)).is_some_and(|(a, b)| !a.is_like(b)) {
        let left_out = Metric::ALL.into_iter().filter(|metric| metric.is_sampled());
        let left_out: Vec<&str> = left_out.map(|metric| (words.metric)(metric).name).collect();
        let said = fill(words.compared_not, &[("metrics", &left_out.join(", "))]);
        let _ = write!(out, r#"<p class="lab-note">{said}</p>"#);
    }
    let is_main = |one: &Difference| {
        sheet.main_part(one.metric) == Some(one.part.as_str())
            || matches!(one.metric, Metric::ActionWorth | Metric::PieceValues)
    };
    let (main, other): (Vec<&Difference>, Vec<&Difference>) =
        of_pair.iter().copied().partition(|one| is_main(one));
    if !main.is_empty() {
        table(draft, &title, &main, out);
    }
    if !other.is_empty() {
        let _ = write!(out, "<details><summary>{}</summary>", words.all_other);
        table(draft, &format!("{title}{}{}", words.colon, words.all_other), &other, out);
        out.push_str("</details>");
    }
}

fn table(draft: Draft<'_>, title: &str, rows: &[&Difference], out: &mut String) {
    let words = draft.words();
    let scale = Comparison::of(words, rows);
    let _ = write!(
        out,
        r#"<table class="lab-compared" role="table"><caption class="lab-unseen">{title}</caption><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">{}</th><th role="columnheader" scope="col">A</th><th role="columnheader" scope="col">B</th><th role="columnheader" scope="col">B − A</th><th role="columnheader" scope="col">{}<span aria-hidden="true">{}</span></th><th role="columnheader" scope="col"><span class="lab-unseen">{}</span></th></tr></thead><tbody role="rowgroup">"#,
        words.metric_column,
        words.difference_axis,
        scale.foot(),
        words.compared,
    );
    for one in rows {
        let unit = unit(one.metric, &one.part);
        let said = said(words, one, unit);
        let marked = matches!(one.verdict, Verdict::More | Verdict::Less);
        let interval = if one.low.is_finite() && one.high.is_finite() {
            range(words, unit, one.low, one.high)
        } else {
            crate::numbers::NO_NUMBER.to_owned()
        };
        let plot = scale
            .row(one, &format!("{}{}{said}", name(draft, one), words.colon))
            .unwrap_or_else(|| crate::numbers::NO_NUMBER.to_owned());
        let _ = write!(
            out,
            r#"<tr role="row"><th role="rowheader" scope="row"><a href="{}">{}</a></th><td role="cell">{}</td><td role="cell">{}</td><td role="cell">{} <span class="range">{interval}</span></td><td role="cell" class="plot">{plot}</td><td role="cell" class="{}">{said}</td></tr>"#,
            draft.link(one.metric),
            escape(&name(draft, one)),
            with_unit(words, unit, one.value_a),
            with_unit(words, unit, one.value_b),
            signed(words, unit, one.difference),
            if marked { "said" } else { "said unmarked" },
        );
    }
    let _ = write!(
        out,
        r#"</tbody></table><div class="lab-compared-foot" aria-hidden="true">{}<span>{}</span></div>"#,
        scale.foot(),
        words.difference_axis
    );
}

/// What was measured, in words; not yet escaped.
fn name(draft: Draft<'_>, one: &Difference) -> String {
    let words = draft.words();
    let metric = (words.metric)(one.metric).name;
    if draft.sheet().main_part(one.metric) == Some(one.part.as_str()) || one.part.is_empty() {
        return metric.to_owned();
    }
    format!("{metric}, {}", super::metrics::part_name(draft, one.metric, &one.part, &[&one.a, &one.b]))
}

fn said(words: &Words, one: &Difference, unit: Unit) -> String {
    let metric = (words.metric)(one.metric);
    let main = matches!(one.part.as_str(), "" | "median")
        || matches!(
            one.metric,
            Metric::ActionUse | Metric::ActionWorth | Metric::PieceValues | Metric::Endings
        )
        || matches!(
            (one.metric, one.part.as_str()),
            (Metric::BoardUse, "visited")
                | (Metric::OpeningDiversity, "lines")
                | (Metric::SkillLadder, "span")
                | (Metric::Clarity, "one-turn")
                | (Metric::FirstContact, "capture")
        );
    let unit = if unit == Unit::Share { Unit::Points } else { unit };
    match one.verdict {
        Verdict::More => fill(if main { metric.more } else { words.more }, &[("b", "B")]),
        Verdict::Less => fill(if main { metric.less } else { words.less }, &[("b", "B")]),
        // Games from the same openings may all go alike.
        Verdict::NotSeen { up_to } if up_to <= 0.0 => words.not_seen_at_all.to_owned(),
        Verdict::NotSeen { up_to } => fill(words.not_seen, &[("most", &with_unit(words, unit, up_to))]),
    }
}
