//! What a reader has to know: how an interval is read, what the numbers cannot tell, the plan and the program that played.

use std::fmt::Write;

use super::Draft;
use crate::Metric;
use crate::svg::escape;
use crate::words::fill;

pub(super) fn write(draft: Draft<'_>, out: &mut String) {
    let (words, report) = (draft.words(), draft.sheet().report);
    let id = format!("{}how-to-read", draft.ids);
    let has_several = Metric::ALL.into_iter().any(|metric| !draft.sheet().strengths(metric).is_empty());
    let careful = [&[words.careful_strength[usize::from(has_several)]][..], words.careful_lines].concat();
    for (id, title, lines) in
        [(id.as_str(), words.how_to_read, words.how_to_read_lines), ("", words.careful, careful.as_slice())]
    {
        let id = if id.is_empty() { String::new() } else { format!(r#" id="{id}""#) };
        let _ = write!(out, r#"<section class="lab-card lab-prose"{id}><h2>{title}</h2><ul>"#);
        for line in lines {
            let _ = write!(out, "<li>{line}</li>");
        }
        out.push_str("</ul></section>");
    }
    let commit = match report.commit.as_str() {
        "" => words.no_commit.to_owned(),
        commit => fill(words.commit, &[("commit", &format!("<code>{}</code>", escape(commit)))]),
    };
    let _ = write!(
        out,
        r#"<section class="lab-card lab-prose"><details><summary>{}</summary><pre tabindex="0">{}</pre></details><p class="lab-note">{commit}</p></section>"#,
        words.plan,
        escape(&report.plan),
    );
}
