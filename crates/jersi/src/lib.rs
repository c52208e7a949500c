//! JERSI on the command line: what the binary does, in a library so that tests and fuzzers reach it.

#![deny(clippy::disallowed_methods)]

pub mod commands;
pub mod disk;
pub mod failure;
pub mod json_lines;
pub mod kept_games;
pub mod lang;
pub mod moment;
pub mod output;
pub mod page;
pub mod position_options;
pub mod question;
pub mod record_file;
pub mod rule_options;
pub mod think_options;
pub mod usage;
pub mod value;
pub mod whole_file;

pub use jersi_terminal::foreign_text;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

/// Reads the arguments, does what they ask and tells the exit code.
pub fn run() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    lang::decide(&arguments);
    let command = commands::Cli::command();
    let named = usage::named(&command, &arguments);
    let parsed =
        command.try_get_matches_from(arguments).and_then(|matches| commands::Cli::from_arg_matches(&matches));
    let done = match parsed {
        Ok(cli) => cli.run(),
        Err(error) => match usage::failure(&error, &named) {
            Some(failure) => Err(failure),
            // Help and version are answers, not errors; clap knows which stream and which code they take.
            None => {
                let code = u8::try_from(error.exit_code()).unwrap_or(2);
                error.print().map(|()| ExitCode::from(code)).map_err(Into::into)
            }
        },
    };
    done.unwrap_or_else(|failure| failure.report())
}
