//! `jersi selfplay`: games of the engine against itself, and the positions that a network learns from.

mod brain;
mod export;
mod folder;
mod run;

use std::process::ExitCode;

use clap::{Args, Subcommand};

use crate::failure::Failure;
pub(crate) use brain::read_network;
use export::Export;
use run::Run;

/// Make games of the engine against itself, and take positions out of them to learn from
#[derive(Args, Debug)]
#[command(
    after_help = "Game number N of a seed is always the same game, on however many threads and machines it is made,
by the same commit. docs/training.md tells how a network is trained with what this makes, and what
the files hold.

Examples:
  jersi selfplay run --mix home --games 10000 --seed 1 --threads 8 --out games
  jersi selfplay run --mix all --seconds 600 --shard 2/4 --out games
  jersi selfplay export games --aim home --out home.pos"
)]
pub struct Selfplay {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand, Debug)]
enum Action {
    Run(Run),
    Export(Export),
}

impl Selfplay {
    /// Plays, or takes games apart.
    pub fn run(self) -> Result<ExitCode, Failure> {
        match self.action {
            Action::Run(run) => run.run(),
            Action::Export(export) => export.run(),
        }
    }
}
