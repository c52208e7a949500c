//! Finds the puzzles of `web/src/puzzles` and measures how hard they are; `docs/puzzles.md` tells it at length:
//! `cargo run --release -p jersi-puzzle-lab --example find_puzzles -- [--seed N] [--threads N] [--games PERCENT] [--kept FILE]`.
//!
//! The engine plays against itself at several levels. A glance at each position near the end of a game tells whether a proof is
//! worth trying; where few first turns win, or few do not lose, the position is a candidate. The same seed writes the same
//! files, byte for byte, on however many threads. What the games brought is kept in a file, line by line in the order of the games: a
//! run that was broken off goes on behind its last line.
#![allow(clippy::print_stderr)]

mod kept;
mod options;
mod write;

use std::ops::ControlFlow;

use jersi_engine::Engine;
use jersi_puzzle_lab::{Effort, Proved, Puzzle, choose, puzzle_of, wanted};
use jersi_rules::{Edition, Rules, Variant};
use jersi_shard::{Bench, Plan, run};

use kept::Kept;
use options::Options;

/// Who says it in the files.
const MADE_BY: &str = "cargo run --release -p jersi-puzzle-lab --example find_puzzles";

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let options = Options::read(std::env::args().skip(1))?;
    let mut kept = Kept::open(&options)?;
    let finder = options.finder;
    let plan = Plan::new(finder.pieces()).without(kept.pieces());
    finder.run(&plan, options.threads, |found| kept.add(found))?;
    let candidates = finder.candidates(kept.into_found());
    let chosen = choose(&first()?, &candidates);
    for (collection, puzzles) in &chosen {
        eprintln!("{}: {} of {} wanted", collection.file_name(), puzzles.len(), wanted(*collection));
    }
    let puzzles: Vec<Puzzle> = chosen.into_values().flatten().collect();
    let efforts = measure(&puzzles, &options)?;
    write::all(puzzles, &efforts, options.finder.seed)
}

/// The first thirty, which keep their names; what is said of them is proved anew.
fn first() -> Result<Vec<Puzzle>, Failure> {
    let one = |line: &str| -> Result<Puzzle, Failure> {
        let [id, edition, reserve, position] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(format!("four fields in {line:?}").into());
        };
        let edition = Edition::from_id(edition).ok_or("an edition")?;
        let rules = Rules::with(edition, Variant { reserve: reserve == "reserve", ransom: false })?;
        let position = rules.position(position)?;
        let proved = Proved::win(&position, None).ok_or_else(|| format!("{id} is not won"))?;
        let puzzle = puzzle_of(&position, &proved).ok_or_else(|| format!("{id} is no puzzle"))?;
        Ok(Puzzle { id: id.to_owned(), ..puzzle })
    };
    include_str!("first.tsv").lines().map(one).collect()
}

/// What the engine and its levels need for each.
fn measure(puzzles: &[Puzzle], options: &Options) -> Result<Vec<Effort>, Failure> {
    let worker = || {
        let mut engine = Engine::new(4, 1);
        move |piece: u64, bench: &Bench<'_, Effort>| {
            bench.hand_over(Effort::of(&puzzles[piece as usize], &mut engine))
        }
    };
    let mut efforts = vec![None; puzzles.len()];
    run(Plan::new(puzzles.len() as u64).missing(), options.threads, &|| false, &worker, |piece, effort| {
        efforts[piece as usize] = Some(effort);
        Ok::<_, Failure>(ControlFlow::Continue(()))
    })?;
    efforts.into_iter().map(|effort| effort.ok_or_else(|| "a puzzle was not measured".into())).collect()
}
