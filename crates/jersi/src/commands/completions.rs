//! `jersi completions`: what a shell needs to complete commands and options.

use std::process::ExitCode;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use super::Cli;
use crate::failure::Failure;
use crate::output;

/// Print a script that teaches a shell to complete the commands and options
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  jersi completions bash > ~/.local/share/bash-completion/completions/jersi
  jersi completions zsh > ~/.zfunc/_jersi
  jersi completions fish > ~/.config/fish/completions/jersi.fish")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    /// Prints the script.
    pub fn run(self) -> Result<ExitCode, Failure> {
        // Into memory first: the generator panics where it cannot write.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "jersi", &mut script);
        output::carry_bytes(&script)?;
        Ok(ExitCode::SUCCESS)
    }
}
