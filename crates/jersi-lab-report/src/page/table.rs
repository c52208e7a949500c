//! Cells of tables: a number, its interval, how many games and by which method.

use crate::Row;
use crate::numbers::{NO_NUMBER, interval, range, unit, whole, with_unit};
use crate::words::{Words, fill};

/// A cell with a number, and what is behind it.
pub(super) fn cell(words: &Words, row: Option<&Row>) -> String {
    let Some(row) = row else { return format!(r#"<td class="none">{NO_NUMBER}</td>"#) };
    let unit = unit(row.metric, &row.part);
    let behind =
        fill(words.games, &[("n", &whole(words, row.n.into())), ("method", (words.method)(row.method))]);
    let interval = match interval(row) {
        Some((low, high)) => format!(r#" <span class="range">{}</span>"#, range(words, unit, low, high)),
        None => String::new(),
    };
    format!("<td><b>{}</b>{interval} <small>{behind}</small></td>", with_unit(words, unit, row.value))
}

/// The same in short, for a summary.
pub(super) fn short_cell(words: &Words, row: Option<&Row>) -> String {
    let Some(row) = row else { return format!(r#"<td class="none">{NO_NUMBER}</td>"#) };
    let unit = unit(row.metric, &row.part);
    let interval = match interval(row) {
        Some((low, high)) => format!(r#" <span class="range">{}</span>"#, range(words, unit, low, high)),
        None => String::new(),
    };
    format!("<td><b>{}</b>{interval}</td>", with_unit(words, unit, row.value))
}
