//! The page that stands alone.

use std::fmt::Write;

use jersi_rules::Lang;

use super::{Draft, STYLE};
use crate::Report;
use crate::plot::Plotter;
use crate::sheet::Sheet;
use crate::svg::escape;
use crate::words::words;

/// Colours and type of the page, as the program's own page has them.
const TOKENS: &str = include_str!("page.css");

/// Both languages lie in the page, and buttons of its own choose between them without a script: it may be opened from any file.
pub(super) fn page(report: &Report) -> String {
    let sheet = Sheet { report };
    let mut out = String::with_capacity(1 << 18);
    let _ = write!(
        out,
        r#"<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"/><title>{}</title><style>{TOKENS}{STYLE}</style></head><body><header><fieldset class="languages"><legend class="lab-unseen">Language · Langue</legend>"#,
        escape(&super::title(report, words(Lang::EN))),
    );
    for (at, lang) in Lang::ALL.into_iter().enumerate() {
        let (id, name) = (lang.id(), words(lang).own_name);
        let checked = if at == 0 { r#" checked="checked""# } else { "" };
        let _ = write!(
            out,
            r#"<label lang="{id}"><input type="radio" name="language" id="language-{id}" autocomplete="off"{checked}/><span>{name}</span></label>"#
        );
    }
    out.push_str("</fieldset></header><main>");
    for lang in Lang::ALL {
        let id = lang.id();
        let (ids, base) = (format!("{id}-"), format!("#{id}-"));
        let draft = Draft { plotter: Plotter::new(sheet, lang), ids: &ids, base: &base, play: false };
        let _ = write!(out, r#"<article lang="{id}" class="language-{id}">{}</article>"#, draft.whole());
    }
    out.push_str("</main></body></html>\n");
    out
}
