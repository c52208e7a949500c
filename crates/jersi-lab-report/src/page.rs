//! A report as HTML: a page of its own, in both languages, or a part of another page.

mod compared;
mod figures;
mod frame;
mod metrics;
mod notes;
mod table;

use std::fmt::Write;

use jersi_rules::Lang;

use crate::numbers::whole;
use crate::plot::Plotter;
use crate::sheet::Sheet;
use crate::svg::escape;
use crate::words::{Words, fill};
use crate::{Metric, Report};

/// The looks of a fragment, as CSS. Its colours are variables of the page around it; series and the scale of the board are its own.
pub const STYLE: &str = include_str!("page/style.css");

/// The report as a page of its own: no script, nothing from elsewhere, English and French, light and dark.
pub fn html(report: &Report) -> String {
    frame::page(report)
}

/// The report as a part of another page, which brings [`STYLE`] and the variables of `web/src/ui/tokens.css`.
///
/// The sections of the metrics have the ids `lab-first-player-score` and so on; links to them begin with `base`, so that a page can follow
/// them by its own addresses. Links with the class `lab-play` have the game of a rule set in `data-game`, and no address: the page knows
/// where games begin.
pub fn fragment(report: &Report, lang: Lang, base: &str) -> String {
    let draft = Draft { plotter: Plotter::new(Sheet { report }, lang), ids: "lab-", base, play: true };
    draft.whole()
}

/// What a report is called; one of a plan without a title after its rule sets.
fn title(report: &Report, words: &Words) -> String {
    if !report.title.trim().is_empty() {
        return report.title.clone();
    }
    match report.rules.iter().map(|rules| rules.name.as_str()).collect::<Vec<_>>() {
        rules if rules.is_empty() => words.kicker.to_owned(),
        rules => format!("{}{}{}", words.kicker, words.colon, rules.join(", ")),
    }
}

/// A report on its way to HTML.
#[derive(Clone, Copy)]
struct Draft<'a> {
    plotter: Plotter<'a>,
    /// What ids begin with, so that two languages can stand in one page.
    ids: &'a str,
    /// What links to metrics begin with.
    base: &'a str,
    /// Whether there are links to games.
    play: bool,
}

impl Draft<'_> {
    fn words(self) -> &'static Words {
        self.plotter.words
    }

    fn sheet(&self) -> Sheet<'_> {
        self.plotter.sheet
    }

    fn whole(self) -> String {
        let mut out = String::with_capacity(1 << 16);
        out.push_str(r#"<div class="lab">"#);
        self.head(&mut out);
        if self.sheet().report.rows.is_empty() {
            let _ = write!(out, r#"<p class="lab-card">{}</p>"#, self.words().nothing);
        }
        self.rule_sets(&mut out);
        // Two rule sets are about their differences; of many, one first wants to see what there is.
        if self.sheet().report.rules.len() > 2 {
            figures::write(self, &mut out);
            compared::write(self, &mut out);
        } else {
            compared::write(self, &mut out);
            figures::write(self, &mut out);
        }
        metrics::write(self, &mut out);
        notes::write(self, &mut out);
        out.push_str("</div>");
        out
    }

    fn head(self, out: &mut String) {
        let (words, report) = (self.words(), self.sheet().report);
        let rules: Vec<&str> = report.rules.iter().map(|rules| rules.name.as_str()).collect();
        let lead = fill(
            words.lead,
            &[("games", &whole(words, self.sheet().games())), ("rules", &escape(&rules.join(", ")))],
        );
        let _ = write!(
            out,
            r#"<header class="lab-head"><p class="lab-kicker">{}</p><h1>{}</h1><p class="lab-lead">{lead}</p>"#,
            words.kicker,
            escape(&title(report, words)),
        );
        if self.sheet().missing() > 0 {
            let missing = whole(words, self.sheet().missing());
            let _ = write!(
                out,
                r#"<p class="lab-lead">{}</p>"#,
                fill(words.lead_missing, &[("missing", &missing)])
            );
        }
        out.push_str("</header>");
    }

    fn rule_sets(self, out: &mut String) {
        let (words, report) = (self.words(), self.sheet().report);
        if report.rules.is_empty() {
            return;
        }
        let _ =
            write!(out, r#"<section class="lab-card"><h2>{}</h2><ul class="lab-rules">"#, words.rule_sets);
        for (series, rules) in report.rules.iter().enumerate() {
            let (name, game) = (escape(&rules.name), escape(&rules.game));
            let _ =
                write!(out, "<li><p><b>{}{name}</b></p><p><code>{game}</code></p>", crate::plot::key(series));
            for at in &rules.strengths {
                let (games, nodes) = (whole(words, at.games.into()), whole(words, at.nodes.into()));
                let mut told = fill(words.games_at, &[("games", &games), ("nodes", &nodes)]);
                if at.missing > 0 {
                    let missing = whole(words, at.missing.into());
                    let _ = write!(told, " ({})", fill(words.missing, &[("missing", &missing)]));
                }
                let _ = write!(out, r#"<p class="lab-note">{told}</p>"#);
            }
            if self.play {
                // Several links with the same words need the name of what they lead to.
                let _ = write!(
                    out,
                    r#"<p><a class="lab-play" data-game="{game}">{}<span class="lab-unseen"> ({name})</span></a></p>"#,
                    words.play
                );
            }
            out.push_str("</li>");
        }
        out.push_str("</ul></section>");
    }

    /// The address of a metric's section.
    fn link(&self, metric: Metric) -> String {
        format!("{}{}", escape(self.base), metric.id())
    }
}
