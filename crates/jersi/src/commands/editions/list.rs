//! The editions in short.

use jersi_rules::{AUTHOR, Edition, GameSpec, JERSI};
use jersi_words::CommandWords;

use crate::page::Page;

/// Writes a few lines about each edition.
pub fn write(page: &mut Page, words: &dyn CommandWords) {
    page.paragraph(&words.about_jersi(AUTHOR, JERSI));
    let mut rows = Vec::new();
    for edition in Edition::ALL {
        rows.push(vec![String::new()]);
        let mut id = edition.id();
        for line in lines(edition, words) {
            rows.push(vec![std::mem::take(&mut id).to_owned(), line]);
        }
    }
    page.table(0, &rows);
    page.space();
    for line in words.usual_edition(GameSpec::default().edition()) {
        page.paragraph(&line);
    }
}

fn lines(edition: Edition, words: &dyn CommandWords) -> Vec<String> {
    let (facts, about) = (edition.facts(), edition.about(words.lang()));
    let settings: Vec<&str> = facts.settings.iter().map(|setting| setting.id).collect();
    let variants: Vec<&str> = about.variants.iter().map(|variant| variant.id).collect();
    let mut lines = vec![
        words.date_and_cells(&about.date, facts.cells.len()),
        about.summary.into_owned(),
        words.settings(&settings.join(", ")),
    ];
    if !variants.is_empty() {
        lines.push(words.variants(&variants.join(", ")));
    }
    lines
}
