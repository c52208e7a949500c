//! `jersi analyse`: a record with what the engine thinks of every turn.

mod summary;

use std::process::ExitCode;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use jersi_engine::Limits;
use jersi_rules::record::write_jrn;
use jersi_study::{Analysis, Course, annotate};

use crate::commands::replay::tell_as_json;
use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::record_file::{RecordFile, RecordOptions};
use crate::think_options::ThinkOptions;

/// Positions looked at for each decision, unless something else is asked for.
const NODES: u64 = 300_000;

/// Annotate a record: scores, better turns, mistakes and accuracy
#[derive(Args, Debug)]
#[command(
    after_help = "The record is refereed first; then the engine looks at every position. The annotated record is JRN:
behind each turn the score for White in cubes, [%eval 0.35], or the turns to a forced end, [%eval #3] (White wins) and
[%eval #-4]; a turn that loses 5, 10 or 20 % of the winning chance is an inaccuracy, a mistake or a blunder, and the
better turn stands in a variation. Placements of a free setting have scores but are not judged. A short summary goes to standard error. Exit codes are those of `jersi replay`.

Examples:
  jersi analyse game.jrn                       the annotated record on standard output
  jersi analyse game.jrn -o annotated.jrn --movetime 2000
  jersi analyse booklet.txt --edition 2.0 --json --nodes 50000"
)]
pub struct Analyse {
    /// The record; - is standard input
    #[arg(value_name = "FILE")]
    file: String,
    /// The file to write; - or none is standard output
    #[arg(short, long, value_name = "OUT", conflicts_with = "json")]
    output: Option<String>,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    /// Mend slips for which there is exactly one remedy
    #[arg(long)]
    mend: bool,
    #[command(flatten)]
    think: ThinkOptions,
    #[command(flatten)]
    options: RecordOptions,
}

impl Analyse {
    /// Analyses the record.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let read = RecordFile::read(&self.file, &self.options.hint())
            .and_then(|file| file.replay(self.mend).map(|replay| (file, replay)));
        let (file, replay) = match read {
            Ok(read) => read,
            Err(trouble) if self.json => return tell_as_json(trouble),
            Err(trouble) => return Err(trouble.into()),
        };
        let limits =
            self.think.limits().unwrap_or_else(|| Limits { nodes: Some(NODES), ..Limits::default() });
        let decisions: usize = replay.turns.iter().map(|turn| turn.decisions.len()).sum();
        let bar = progress(decisions as u64 + 1);
        let mut engine = self.think.engine();
        let analysis = Analysis::new(&Course::of(&replay), &mut engine, &limits, &mut || bar.inc(1));
        bar.finish_and_clear();
        ThinkOptions::tell_shortages(&mut engine, lang::spoken());
        if self.json {
            output::carry_json(&summary::json(&file.record, &replay, &analysis))?;
            return Ok(ExitCode::SUCCESS);
        }
        let words = lang::words();
        let mut record = replay.canonical(&file.record);
        if let Some(outcome) = replay.outcome() {
            record.tell_outcome(outcome);
        }
        annotate(&mut record, &analysis, words);
        output::write_or_carry(self.output.as_deref(), &write_jrn(&record))?;
        output::tell_lines(summary::text(&record, &analysis, words).trim_end());
        Ok(ExitCode::SUCCESS)
    }
}

/// A bar at a terminal, nothing elsewhere.
fn progress(steps: u64) -> ProgressBar {
    let bar = output::bar(steps);
    match ProgressStyle::with_template("[{bar:30}] {pos}/{len} {eta}") {
        Ok(style) => bar.with_style(style.progress_chars("=> ")),
        Err(_) => bar,
    }
}
