//! `jersi convert`: a record from one layout to another.

use std::process::ExitCode;

use clap::{Args, ValueEnum};
use jersi_rules::record::{Record, WrittenTurn, write_booklet, write_jrn};
use jersi_words::RecordLine;

use crate::failure::Failure;
use crate::foreign_text;
use crate::lang;
use crate::output;
use crate::record_file::{RecordFile, RecordOptions, Trouble};

/// Write a record in another layout
#[derive(Args, Debug)]
#[command(
    after_help = "The record is refereed first, and its turns are written in canonical notation. Exit codes are those of
`jersi replay`. JRN keeps everything; the booklet's table keeps the turns and the score.

Examples:
  jersi convert booklet.txt --to jrn --mend -o game.jrn
  jersi convert old.txt --edition 2.0 --to jrn
  jersi convert game.jrn --to booklet"
)]
pub struct Convert {
    /// The record; - is standard input
    #[arg(value_name = "FILE")]
    file: String,
    /// The layout to write
    #[arg(long, value_enum, value_name = "LAYOUT")]
    to: Target,
    /// The file to write; - or none is standard output
    #[arg(short, long, value_name = "OUT")]
    output: Option<String>,
    /// Mend slips for which there is exactly one remedy
    #[arg(long)]
    mend: bool,
    #[command(flatten)]
    options: RecordOptions,
}

/// A layout that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Target {
    /// Our own format, which keeps everything
    Jrn,
    /// The table of the edition's booklet
    Booklet,
}

impl Convert {
    /// Converts the record.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let file = RecordFile::read(&self.file, &self.options.hint())?;
        let replay = file.replay(self.mend)?;
        let mut record = replay.canonical(&file.record);
        if let Some(outcome) = replay.outcome() {
            record.tell_outcome(outcome);
        }
        let text = match self.to {
            Target::Jrn => write_jrn(&record),
            Target::Booklet => write_booklet(&record)
                .map_err(|error| Trouble::Unreadable(file.name.clone(), file.text.clone(), error))?,
        };
        output::write_or_carry(self.output.as_deref(), &text)?;
        // What follows is for people and goes to standard error; the work is done without it.
        let words = lang::words();
        for mended in &replay.mended {
            let which = words.which_turn(replay.position_after(mended.turn).turn_label());
            let place = file.place(&mended.span);
            let written = foreign_text::line(&mended.written);
            let label = words.record_line(RecordLine::Mended);
            output::tell(&format!("{label} {}", words.mended(&which, &written, &mended.mended, &place)));
        }
        if self.to == Target::Booklet && says_more_than_a_booklet(&record) {
            output::tell(&words.booklet_lacks());
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Whether something is lost in the table of a booklet.
fn says_more_than_a_booklet(record: &Record) -> bool {
    let kept = ["Edition", "Variant", "Setting", "Result", "Termination"];
    let more = |turn: &WrittenTurn| !(turn.comments.is_empty() && turn.variations.is_empty());
    !record.preface.is_empty()
        || record.turns.iter().any(more)
        || record.tags.iter().any(|(name, _)| !kept.contains(&name))
}
