//! Finds the puzzles of `web/src/puzzles/puzzles.json`:
//! `cargo run --profile deep -p jersi-engine --example find_puzzles > web/src/puzzles/puzzles.json`.
//!
//! The engine plays against itself at several levels. Every position near the end of a game is put to the solver;
//! where few first turns win, and they are no matter of course, the position is a candidate. The same seed finds
//! the same puzzles.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod candidate;
mod choice;
mod games;

use jersi_engine::Dice;
use jersi_rules::{Edition, Rules, Variant};
use serde_json::json;

use candidate::Candidate;
use games::Source;

/// Where positions come from: the rules, the settings, how many games.
const SOURCES: [Source; 6] = [
    Source { edition: Edition::V4_8, reserve: false, settings: &["standard"], games: 420 },
    Source { edition: Edition::V4_8, reserve: true, settings: &["standard"], games: 420 },
    Source { edition: Edition::V2_0, reserve: false, settings: &["symmetrical", "random"], games: 300 },
    Source { edition: Edition::V3_0, reserve: false, settings: &["standard"], games: 100 },
    Source { edition: Edition::V3_0, reserve: false, settings: &["standard-mokca"], games: 260 },
    Source { edition: Edition::V3_0, reserve: false, settings: &["standard-mokca-revised"], games: 260 },
];

fn main() {
    let seed = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2020);
    let mut candidates: Vec<Candidate> = Vec::new();
    for (number, source) in SOURCES.iter().enumerate() {
        let dice = Dice::seeded(seed).nth(number as u64);
        candidates.extend(games::candidates(source, number, &dice));
        eprintln!("{} {}: {} candidates so far", source.edition.id(), source.settings[0], candidates.len());
    }
    let chosen = choice::choose(candidates);
    let lines: Vec<String> =
        chosen.iter().map(|(id, candidate)| format!("    {}", candidate.to_json(id))).collect();
    println!(
        "{{\n  \"version\": 1,\n  \"seed\": {},\n  \"puzzles\": [\n{}\n  ]\n}}",
        json!(seed),
        lines.join(",\n")
    );
}

fn rules(edition: Edition, reserve: bool) -> Rules {
    Rules::with(edition, Variant { reserve, ransom: false }).expect("every edition has these rules")
}
