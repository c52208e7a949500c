//! Cells of tables: a number, its interval, how many games and by which method.

use crate::Row;
use crate::numbers::{NO_NUMBER, spread, value, whole};
use crate::words::{Words, fill};

/// A cell with a number, and what is behind it.
pub(super) fn cell(words: &Words, row: Option<&Row>) -> String {
    let Some(row) = row else { return format!(r#"<td class="none">{NO_NUMBER}</td>"#) };
    let behind =
        fill(words.games, &[("n", &whole(words, row.n.into())), ("method", (words.method)(row.method))]);
    format!("<td><b>{}</b>{} <small>{behind}</small></td>", value(words, row), behind_value(words, row))
}

/// The interval behind a number.
fn behind_value(words: &Words, row: &Row) -> String {
    spread(words, row).map_or(String::new(), |spread| format!(r#" <span class="range">{spread}</span>"#))
}

/// The same in short, for a summary.
pub(super) fn short_cell(words: &Words, row: Option<&Row>) -> String {
    let Some(row) = row else { return format!(r#"<td class="none">{NO_NUMBER}</td>"#) };
    format!("<td><b>{}</b>{}</td>", value(words, row), behind_value(words, row))
}
