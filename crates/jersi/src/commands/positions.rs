//! `jersi positions`: every position of a record, one a line.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use jersi_rules::notation::{write_decisions, write_position};
use jersi_rules::{Position, Turn};
use serde_json::json;

use crate::failure::Failure;
use crate::moment::Moment;
use crate::output;
use crate::record_file::{Course, RecordOptions};

/// List every position of a record, one a line, with the turn that led to it
#[derive(Args, Debug)]
#[command(
    after_help = "A line is the moment as --after names it, the turn that led to it (- at the beginning), and the position, which
is all the rest of the line. With --json each line is an object. Placements of a free setting are not counted.

Examples:
  jersi positions game.jrn
  jersi positions game.jrn | cut -d ' ' -f 3-    the positions alone
  jersi positions game.jrn --json --decisions"
)]
pub struct Positions {
    /// The record; - is standard input
    #[arg(value_name = "FILE")]
    file: String,
    /// Also those in the middle of a ransom
    #[arg(long)]
    decisions: bool,
    /// Answer with one JSON object a line
    #[arg(long)]
    json: bool,
    /// Mend slips for which there is exactly one remedy
    #[arg(long)]
    mend: bool,
    #[command(flatten)]
    options: RecordOptions,
}

impl Positions {
    /// Lists the positions.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let course = Course::read(&self.file, &self.options.hint(), self.mend)?;
        let mut out = output::out();
        for turns in 0..=course.played() {
            // What leads to the beginning are the placements of a setting, not a turn.
            let last = if turns == 0 { None } else { course.last_turn(turns) };
            writeln!(out, "{}", self.line(&turns.to_string(), last, course.position(turns)))?;
            let parts = course.last_turn(turns + 1).map_or(0, |(_, decisions)| decisions.len());
            for decisions in (1..parts).filter(|_| self.decisions && turns < course.played()) {
                let moment = Moment { turns, decisions };
                let position = course.position_at(moment);
                writeln!(
                    out,
                    "{}",
                    self.line(&format!("{turns}+{decisions}"), course.last_at(moment), &position)
                )?;
            }
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }

    fn line(&self, after: &str, last: Option<(&Position, &[Turn])>, position: &Position) -> String {
        let turn = last.map(|(before, decisions)| write_decisions(before, decisions));
        let text = write_position(position);
        if !self.json {
            return format!("{after} {} {text}", turn.as_deref().unwrap_or("-"));
        }
        let outcome = position.outcome();
        let answer = json!({
            "after": after, "turn": turn, "position": text, "to_act": position.decider().id(),
            "result": outcome.map(jersi_rules::Outcome::result_id),
            "reason": outcome.map(|outcome| outcome.reason.id()),
        });
        answer.to_string()
    }
}
