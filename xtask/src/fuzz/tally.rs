//! The table of inputs that were tried, in docs/reliability.md.

use std::fs;
use std::path::Path;

/// Where the table stands.
pub const PAPER: &str = "docs/reliability.md";

/// What stands around it.
const BEGIN: &str = "<!-- fuzz -->";
const END: &str = "<!-- /fuzz -->";

/// Adds the inputs of a run to those of a target, and what the run found.
pub fn add(root: &Path, target: &str, inputs: u64, found: &str) -> Result<(), String> {
    let path = root.join(PAPER);
    let text = fs::read_to_string(&path).map_err(|error| format!("{PAPER}: {error}"))?;
    let changed = with(&text, target, inputs, found)?;
    fs::write(&path, changed).map_err(|error| format!("{PAPER}: {error}"))
}

/// The paper with a row changed, or a new one in its place of the alphabet.
fn with(text: &str, target: &str, inputs: u64, found: &str) -> Result<String, String> {
    let no_table = || format!("{PAPER} has no table between {BEGIN} and {END}");
    let (before, rest) = text.split_once(BEGIN).ok_or_else(no_table)?;
    let (table, after) = rest.split_once(END).ok_or_else(no_table)?;
    let mut rows: Vec<(String, u64, String)> = table.lines().filter_map(row).collect();
    match rows.iter_mut().find(|(name, ..)| name == target) {
        Some(row) => *row = (target.to_owned(), row.1 + inputs, found.to_owned()),
        None => rows.push((target.to_owned(), inputs, found.to_owned())),
    }
    rows.sort();
    let total: u64 = rows.iter().map(|(_, inputs, _)| inputs).sum();
    let rows: Vec<String> = rows
        .iter()
        .map(|(name, inputs, found)| format!("| `{name}` | {} | {found} |\n", grouped(*inputs)))
        .collect();
    let rows = rows.concat();
    let head = "| target | inputs so far | the last run found |\n|---|---:|---|\n";
    Ok(format!("{before}{BEGIN}\n{head}{rows}| all | {} | |\n{END}{after}", grouped(total)))
}

/// The target, the number and the finding of a row; none for the head and the sum.
fn row(line: &str) -> Option<(String, u64, String)> {
    let mut cells = line.split('|').skip(1).map(str::trim);
    let name = cells.next()?.strip_prefix('`')?.strip_suffix('`')?;
    let inputs = cells.next()?.replace(',', "").parse().ok()?;
    Some((name.to_owned(), inputs, cells.next()?.to_owned()))
}

fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_add_up_and_the_rest_stays() {
        let paper = format!("# Paper\n\n{BEGIN}\n{END}\n\nMore.\n");
        let one = with(&paper, "ugi", 1_234_567, "nothing").expect("a table");
        let two = with(&one, "record", 5, "a fault").expect("a table");
        let three = with(&two, "ugi", 1, "nothing").expect("a table");
        assert!(
            three.contains(
                "| `record` | 5 | a fault |\n| `ugi` | 1,234,568 | nothing |\n| all | 1,234,573 | |\n"
            ),
            "{three}"
        );
        assert!(three.starts_with("# Paper\n\n") && three.ends_with("\n\nMore.\n"), "{three}");
        assert!(with("nothing here", "ugi", 1, "x").is_err());
    }
}
