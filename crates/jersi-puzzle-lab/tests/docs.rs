//! What `docs/puzzles.md` counts is what the files have. `JERSI_WRITE=1 cargo test -p jersi-puzzle-lab --test docs` writes it anew.

use std::fmt::Write;
use std::path::Path;

use jersi_puzzle_lab::{Collection, Effort, Features, Fit, Goal, LEVEL_ELO, Motif, Puzzle};
use serde_json::Value;

const BEGIN: &str = "<!-- counts: made by `JERSI_WRITE=1 cargo test -p jersi-puzzle-lab --test docs` -->\n";
const END: &str = "<!-- / counts -->";

fn path() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/puzzles.md")
}

#[test]
fn the_counts_are_those_of_the_files() {
    let page = std::fs::read_to_string(path()).expect("the page is there");
    let (before, rest) = page.split_once(BEGIN).expect("where the counts begin");
    let (told, after) = rest.split_once(END).expect("where they end");
    let counts = counts();
    if std::env::var_os("JERSI_WRITE").is_some() {
        std::fs::write(path(), format!("{before}{BEGIN}{counts}{END}{after}")).expect("the page is written");
        return;
    }
    assert!(
        told == counts,
        "docs/puzzles.md is stale; run JERSI_WRITE=1 cargo test -p jersi-puzzle-lab --test docs"
    );
}

fn counts() -> String {
    let files: Vec<Vec<Puzzle>> =
        Collection::ALL.into_iter().map(|one| one.puzzles().expect("a file of puzzles")).collect();
    let mut text =
        String::from("| | 4.8 without reserve | 4.8 | 2.0 | 3.0 | all |\n|---|---|---|---|---|---|\n");
    let mut row = |name: &str, test: &dyn Fn(&Puzzle) -> bool| {
        let by_file: Vec<usize> =
            files.iter().map(|puzzles| puzzles.iter().filter(|one| test(one)).count()).collect();
        let cells: Vec<String> = by_file.iter().map(usize::to_string).collect();
        let all: usize = by_file.iter().sum();
        writeln!(text, "| {name} | {} | {all} |", cells.join(" | ")).expect("a string takes all");
    };
    row("puzzles", &|_| true);
    row("win in one", &|one| (one.goal, one.turns) == (Goal::Win, 1));
    row("win in two", &|one| (one.goal, one.turns) == (Goal::Win, 3));
    row("hold, or lose at once", &|one| (one.goal, one.turns) == (Goal::Hold, 1));
    row("hold, or lose in two", &|one| (one.goal, one.turns) == (Goal::Hold, 3));
    row("a single right turn", &|one| one.wins.len() == 1);
    for motif in Motif::ALL {
        row(&format!("`{}`", motif.id()), &|one| one.motifs.contains(&motif));
    }
    for grade in 1..=5 {
        row(&format!("grade {grade}"), &|one| one.grade() == grade);
    }
    let fit = fit(&files.concat());
    let held_out = fit.held_out;
    writeln!(
        text,
        "\nThe fit: slope {:.2}, spread {} Elo. Mean log loss of the held-out tries: {:.3} nats by the model, {:.3} by how often the level finds \
         any puzzle, {:.3} by how often anybody does.",
        fit.slope, fit.spread, held_out.model, held_out.by_level, held_out.overall
    )
    .expect("a string takes all");
    text
}

fn fit(puzzles: &[Puzzle]) -> Fit {
    let data: Value = serde_json::from_str(include_str!("../data/efforts.json")).expect("JSON");
    let measured = data.as_object().expect("by name").iter().map(|(id, value)| {
        let puzzle = puzzles.iter().find(|one| one.id == *id).expect("a puzzle of that name");
        let effort = Effort::from_json(value).expect("an effort");
        (Features::new(puzzle, &effort), effort)
    });
    Fit::new(&measured.collect::<Vec<_>>())
}

/// What each level from 2 on scored against the one below, in percent, in 4.8 and in 2.0, when the levels tried the puzzles: `docs/strength.md`
/// of commit c60fd24f. Later levels play better, and the page follows them; what was tried is not tried again.
const SCORES: [[f64; 2]; 8] = [
    [80.0, 86.0],
    [82.0, 78.0],
    [80.0, 72.0],
    [74.0, 85.0],
    [76.0, 66.0],
    [83.0, 80.0],
    [84.0, 80.0],
    [77.0, 82.0],
];

/// The abilities of the levels come from their scores, the mean of both columns.
#[test]
fn the_levels_are_worth_what_they_scored() {
    let mut elo = LEVEL_ELO[0];
    for (below, scores) in SCORES.iter().enumerate() {
        let mean = (scores[0] + scores[1]) / 200.0;
        elo += 400.0 * (mean / (1.0 - mean)).log10();
        assert!((elo - LEVEL_ELO[below + 1]).abs() < 1.5, "level {}: {elo}", below + 2);
    }
}
