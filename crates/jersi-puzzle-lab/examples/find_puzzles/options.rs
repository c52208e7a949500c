//! What the finder is told.

use std::path::PathBuf;

use jersi_puzzle_lab::Finder;

/// The words behind the command.
pub struct Options {
    pub finder: Finder,
    pub threads: usize,
    /// Where the candidates of the games are kept.
    pub kept: PathBuf,
}

impl Options {
    pub fn read(mut words: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options {
            finder: Finder { seed: 2020, percent: 100 },
            threads: 1,
            kept: "target/puzzles.jsonl".into(),
        };
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{word} needs a number, not {value:?}"));
            match word.as_str() {
                "--seed" => options.finder.seed = number()?,
                "--threads" => options.threads = number()? as usize,
                "--games" => options.finder.percent = number()?,
                "--kept" => options.kept = value.into(),
                _ => return Err(format!("{word} is none of --seed, --threads, --games, --kept")),
            }
        }
        Ok(options)
    }
}
