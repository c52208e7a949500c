//! What the games brought, kept line by line, so that a run can be broken off and gone on with.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};

use jersi_puzzle_lab::{Found, Puzzle};
use serde_json::{Value, json};

use crate::Failure;
use crate::options::Options;

/// The file, and what is in it.
pub struct Kept {
    file: File,
    found: Vec<Found>,
}

impl Kept {
    /// Reads what is there from before. Another seed or share of the games would be other work: that is refused.
    pub fn open(options: &Options) -> Result<Kept, Failure> {
        let told = json!({ "seed": options.finder.seed, "percent": options.finder.percent });
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(&options.kept)?;
        let mut lines = BufReader::new(&file).lines();
        let mut found = Vec::new();
        match lines.next().transpose()? {
            None => writeln!(file, "{told}")?,
            Some(head) if serde_json::from_str::<Value>(&head)? == told => {
                for line in lines {
                    found.push(read(&serde_json::from_str(&line?)?)?);
                }
            }
            Some(head) => {
                return Err(format!("{} is of another run: {head}", options.kept.display()).into());
            }
        }
        Ok(Kept { file, found })
    }

    pub fn pieces(&self) -> impl Iterator<Item = u64> {
        self.found.iter().map(|one| one.piece)
    }

    pub fn add(&mut self, found: Found) -> Result<(), Failure> {
        let puzzles: Vec<Value> = found.puzzles.iter().map(Puzzle::to_json).collect();
        writeln!(self.file, "{}", json!({ "piece": found.piece, "puzzles": puzzles }))?;
        self.found.push(found);
        Ok(())
    }

    /// What was found, in the order of the games, whichever were played first.
    pub fn into_found(mut self) -> Vec<Found> {
        self.found.sort_by_key(|found| found.piece);
        self.found
    }
}

fn read(line: &Value) -> Result<Found, Failure> {
    let piece = line["piece"].as_u64().ok_or("a line without its number")?;
    let puzzles = line["puzzles"].as_array().ok_or("a line without its puzzles")?;
    Ok(Found { piece, puzzles: puzzles.iter().map(Puzzle::from_json).collect::<Result<_, _>>()? })
}
