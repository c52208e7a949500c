//! Perft tables, one file for each edition, variant and setting in `tests/data/perft/`.
//!
//! The counts are held in two ways that share only the generator's sets: in bulk, and by listing and playing
//! every turn. The deep ones wait for `JERSI_DEEP=1`.

use jersi_rules::{Edition, Position, Rules, Setting, Variant, perft, perft_decisions};
use serde_json::Value;

/// Counts above this are for the deep run.
const SHALLOW: u64 = 20_000_000;
/// Counts above this are not listed turn by turn.
const LISTED: u64 = 800_000;

#[test]
fn tables() {
    let deep = std::env::var_os("JERSI_DEEP").is_some();
    let folder = format!("{}/tests/data/perft", env!("CARGO_MANIFEST_DIR"));
    let mut editions = std::collections::BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if file.extension().is_none_or(|extension| extension != "jsonl") {
            continue;
        }
        for line in std::fs::read_to_string(&file).unwrap().lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            let start = start(&line);
            let (depth, nodes) = (line["depth"].as_u64().unwrap() as u32, line["nodes"].as_u64().unwrap());
            editions.insert(start.edition());
            if nodes <= SHALLOW || deep {
                assert_eq!(perft(&start, depth), nodes, "{line}");
                if let Some(decisions) = line["nodes_actions"].as_u64() {
                    assert_eq!(perft_decisions(&start, depth), decisions, "{line}");
                }
            }
            if nodes <= LISTED {
                assert_eq!(listed(&start, depth), nodes, "{line}");
            }
        }
    }
    assert_eq!(editions.len(), Edition::ALL.len(), "every edition has a table");
}

fn start(line: &Value) -> Position {
    let flag = |key: &str, usual| line[key].as_bool().unwrap_or(usual);
    let edition = Edition::from_id(line["edition"].as_str().unwrap()).unwrap();
    let variant = Variant { reserve: flag("reserve", true), ransom: flag("ransom", false) };
    let setting = line["setting"].as_str().unwrap();
    let setting = Setting::named(edition, setting, 0, flag("mokca", false)).unwrap();
    Position::start(Rules::with(edition, variant).unwrap(), setting)
}

/// The count of whole turns, by listing all of them.
fn listed(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |turn| position.play_legal(turn);
    let left = |next: &Position| if next.ransom_so_far().is_some() { depth } else { depth - 1 };
    position.turns().into_iter().map(after).map(|next| listed(&next, left(&next))).sum()
}
