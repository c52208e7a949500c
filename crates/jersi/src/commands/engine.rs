//! `jersi engine`: our engine for other programs, over standard input and output.

use std::io::BufReader;
use std::process::ExitCode;

use clap::Args;
use jersi_engine::ugi::{Player, serve};

use crate::failure::Failure;

/// Speak UGI, the engine protocol, on standard input and output
#[derive(Args, Debug)]
#[command(after_help = "The protocol is told in docs/ugi.md. It ends with quit, or with the input.

Examples:
  printf 'setoption name Edition value 2.0\\nquery legalmoves\\n' | jersi engine
  jersi ugi-check jersi engine                 put it through the checks")]
pub struct Engine {}

impl Engine {
    /// Talks until the end.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let Engine {} = self;
        serve(BufReader::new(std::io::stdin()), jersi_terminal::streams::shared_out(), Player::new())?;
        Ok(ExitCode::SUCCESS)
    }
}
