//! Writes records as the booklets print them.

use crate::edition::{Edition, Way};
use crate::record::foreign::edition::placements;
use crate::record::foreign::tokens::plain;
use crate::record::{Record, RecordError, RecordFault, WrittenTurn};

/// Blocks that stand side by side at the most.
const MOST_BLOCKS: usize = 3;

/// Pairs in a block before the next one is begun, as long as there is room for one.
const BLOCK: usize = 8;

/// Spaces between two columns.
const GAP: usize = 2;

/// Placements of a free setting on one line.
const PLACEMENTS_PER_LINE: usize = 8;

/// Writes a record as the edition's booklet does. It holds the turns and the score; names, comments and
/// variations have no place in it, and neither has a start that is no setting of the edition.
///
/// ```
/// use jersi_rules::record::{Record, write_booklet};
///
/// let record: Record = "[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. a2-b2=d3 h4-h3=f4 *".parse()?;
/// assert!(write_booklet(&record)?.contains("a2-b2=d3"));
/// # Ok::<(), jersi_rules::record::RecordError>(())
/// ```
pub fn write_booklet(record: &Record) -> Result<String, RecordError> {
    let edition = record.edition()?;
    check_start(record)?;
    let placed = if edition.hunts() { placements(&record.turns).len() } else { 0 };
    let (placed, played) = record.turns.split_at(placed);
    let placed: Vec<String> = placed.iter().map(|turn| plain(&turn.text)).collect();
    let mut text = String::new();
    for line in placed.chunks(PLACEMENTS_PER_LINE) {
        text.push_str(&line.join(" "));
        text.push('\n');
    }
    if !placed.is_empty() && !played.is_empty() {
        text.push('\n');
    }
    let pairs = pairs(played);
    let score = record.result().map(|result| result.score(edition));
    text.push_str(&table(edition, &pairs, score.as_deref()));
    Ok(text)
}

fn check_start(record: &Record) -> Result<(), RecordError> {
    let fault = |tag: &str, what| Err(RecordError::new(record.tags.span(tag), what));
    if record.tags.get("Position").is_some() {
        return fault("Position", RecordFault::PositionNotInBooklet);
    }
    if record.rules()?.house().is_some() {
        return fault("Variant", RecordFault::HouseNotInBooklet);
    }
    match record.setting()? {
        Some(setting) if setting.facts().way == Way::Random => {
            fault("Setting", RecordFault::RandomNotInBooklet)
        }
        _ => Ok(()),
    }
}

/// The turns in pairs. The parts of a turn with a ransom are joined.
fn pairs(turns: &[WrittenTurn]) -> Vec<[String; 2]> {
    let mut whole: Vec<String> = Vec::new();
    for text in turns.iter().map(|turn| plain(&turn.text)) {
        match whole.last_mut() {
            Some(last) if text.starts_with(['#', '/']) => last.push_str(&text),
            _ => whole.push(text),
        }
    }
    let pair = |pair: &[String]| [pair[0].clone(), pair.get(1).cloned().unwrap_or_default()];
    whole.chunks(2).map(pair).collect()
}

/// The pairs in columns: without numbers before 4.8, with numbers and in blocks since.
fn table(edition: Edition, pairs: &[[String; 2]], score: Option<&str>) -> String {
    let numbered = edition.has_reserve();
    let blocks = if numbered { pairs.len().div_ceil(BLOCK).clamp(1, MOST_BLOCKS) } else { 1 };
    let height = pairs.len().div_ceil(blocks).max(1);
    let mut rows: Vec<Vec<String>> = vec![Vec::new(); pairs.len().min(height)];
    for (n, pair) in pairs.iter().enumerate() {
        let row = &mut rows[n % height];
        if numbered {
            row.push((n + 1).to_string());
        }
        row.extend(pair.iter().cloned());
    }
    if let Some((white, black)) = score.and_then(|score| score.split_once(' ')) {
        // Below the last block; its columns are the last two.
        let used = pairs.len().div_ceil(height).max(1);
        let columns = used * if numbered { 3 } else { 2 };
        let mut row = vec![String::new(); columns - 2];
        row.extend([white.to_owned(), black.to_owned()]);
        rows.push(row);
    }
    aligned(&rows)
}

/// Rows of cells as lines, each column as wide as its widest cell.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0) + GAP).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        text.push_str(cells.collect::<String>().trim_end());
        text.push('\n');
    }
    text
}
