//! `jersi lab`: what a rule does to the game, measured by games of the engine against itself.

mod folder;
mod play;
mod progress;
mod quick;
mod report;
mod run;

use std::process::ExitCode;

use clap::{Args, Subcommand};

use crate::failure::Failure;
use quick::Quick;
use report::Report;
use run::Run;

/// Find out what a rule does to the game, by games of the engine against itself
#[derive(Args, Debug)]
#[command(
    after_help = "A plan is a file that names rule sets, strengths and numbers of games; docs/lab.md tells how it is
written. Games are kept in a folder, in files that are whole or not there; what is there is not
played again, so a run that was broken off goes on by the same command.

Examples:
  jersi lab quick 2.0
  jersi lab run lab/plans/study.toml --dry-run
  jersi lab run lab/plans/study.toml --threads 8 --out study
  jersi lab run lab/plans/study.toml --shard 2/4 --out study"
)]
pub struct Lab {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand, Debug)]
enum Action {
    Run(Run),
    Quick(Quick),
    Report(Report),
}

impl Lab {
    /// Plays a plan.
    pub fn run(self) -> Result<ExitCode, Failure> {
        match self.action {
            Action::Run(run) => run.run(),
            Action::Quick(quick) => quick.run(),
            Action::Report(report) => report.run(),
        }
    }
}
