//! JERSI on the command line: what the binary does, in a library so that tests and fuzzers reach it.

#![deny(clippy::disallowed_methods)]

pub mod commands;
pub mod disk;
pub mod failure;
pub mod json_lines;
pub mod kept_games;
pub mod lang;
pub mod output;
pub mod page;
pub mod question;
pub mod record_file;
pub mod rule_options;
pub mod think_options;
pub mod whole_file;

pub use jersi_terminal::foreign_text;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

/// Reads the arguments, does what they ask and tells the exit code.
pub fn run() -> ExitCode {
    let command = commands::Cli::command();
    let parsed = command.try_get_matches().and_then(|matches| commands::Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        // Help and version are answers, not errors; clap knows which stream and which code they take.
        Err(message) => {
            let code = u8::try_from(message.exit_code()).unwrap_or(2);
            return match message.print() {
                Ok(()) => ExitCode::from(code),
                Err(error) => failure::io(&error).report(),
            };
        }
    };
    match cli.run() {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}
