//! The files: puzzles with their names and ratings, and what was measured of them.

use std::collections::BTreeMap;
use std::path::Path;

use jersi_puzzle_lab::{Collection, Effort, Features, Fit, Puzzle};
use serde_json::Value;

use crate::{Failure, MADE_BY};

/// Names and rates the puzzles, and writes all files.
pub fn all(puzzles: Vec<Puzzle>, efforts: &[Effort], seed: u64) -> Result<(), Failure> {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = crate_folder.join("../../web/src/puzzles");
    let mut measured: Vec<(Puzzle, Effort)> = puzzles.into_iter().zip(efforts.iter().copied()).collect();
    let known: Vec<(Features, Effort)> =
        measured.iter().map(|(puzzle, effort)| (Features::new(puzzle, effort), *effort)).collect();
    let fit = Fit::new(&known);
    eprintln!("slope {}, spread {}, {:?}", fit.slope, fit.spread, fit.held_out);
    for ((puzzle, effort), rating) in measured.iter_mut().zip(&fit.ratings) {
        puzzle.rating = *rating;
        puzzle.level = effort.level();
    }
    name(&mut measured);
    for collection in Collection::ALL {
        let of_it =
            measured.iter().filter(|(puzzle, _)| Collection::of(&puzzle.position) == Some(collection));
        let mut puzzles: Vec<Puzzle> = of_it.map(|(puzzle, _)| puzzle.clone()).collect();
        puzzles.sort_by_key(|puzzle| (puzzle.rating, puzzle.id.clone()));
        std::fs::write(page.join(collection.file_name()), Collection::write(&puzzles, MADE_BY, seed))?;
    }
    // In the order of the fit, which deals the tries into parts by it.
    let lines: Vec<String> = measured
        .iter()
        .map(|(puzzle, effort)| format!("  {}: {}", Value::from(puzzle.id.as_str()), effort.to_json()))
        .collect();
    std::fs::write(crate_folder.join("data/efforts.json"), format!("{{\n{}\n}}\n", lines.join(",\n")))?;
    Ok(())
}

/// Numbers those without a name, from easy to hard, behind those that have one.
fn name(measured: &mut [(Puzzle, Effort)]) {
    let prefix = |puzzle: &Puzzle| puzzle.position.edition().id().replace('.', "");
    let mut numbers: BTreeMap<String, u32> = BTreeMap::new();
    for (puzzle, _) in measured.iter().filter(|(puzzle, _)| !puzzle.id.is_empty()) {
        *numbers.entry(prefix(puzzle)).or_default() += 1;
    }
    let mut nameless: Vec<&mut Puzzle> =
        measured.iter_mut().map(|(puzzle, _)| puzzle).filter(|puzzle| puzzle.id.is_empty()).collect();
    nameless.sort_by_key(|puzzle| (Collection::of(&puzzle.position), puzzle.rating, puzzle.legal));
    for puzzle in nameless {
        let number = numbers.entry(prefix(puzzle)).or_default();
        *number += 1;
        puzzle.id = format!("{}-{number:02}", prefix(puzzle));
    }
}
