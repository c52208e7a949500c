//! `jersi turns`: all legal turns of a position.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use jersi_rules::notation::sorted_turns;

use crate::failure::Failure;
use crate::json_lines::{self, Ask};
use crate::output;
use crate::position_options::PositionOptions;

/// List all legal turns of a position, sorted, one a line
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  jersi turns                                  the 864 first turns of 4.8
  jersi turns --no-reserve --json              the same without reserve, as JSON
  jersi turns --edition 2.0 --setting random --seed 7
  jersi turns --record game.jrn --after 12     those of the thirteenth turn
  echo '{\"edition\":\"3.0\",\"setting\":\"standard-mokca\"}' | jersi turns --stdin")]
pub struct Turns {
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    /// Read questions from standard input, one JSON object a line, and answer each with one line
    #[arg(long)]
    stdin: bool,
    #[command(flatten)]
    position: PositionOptions,
}

impl Turns {
    /// Lists the turns.
    pub fn run(self) -> Result<ExitCode, Failure> {
        if self.stdin {
            json_lines::answer_all(Ask::Turns)?;
            return Ok(ExitCode::SUCCESS);
        }
        let position = self.position.position()?;
        let turns = sorted_turns(&position);
        if self.json {
            output::carry_json(&serde_json::json!({ "turns": turns }))?;
        } else {
            let mut out = output::out();
            for turn in &turns {
                writeln!(out, "{turn}")?;
            }
            out.flush()?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
