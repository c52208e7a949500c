//! JERSI on the command line: what the binary does, in a library so that tests and fuzzers reach it.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod bounded;
pub mod commands;
pub mod failure;
pub mod json_lines;
pub mod lang;
pub mod output;
pub mod page;
pub mod question;
pub mod record_file;
pub mod rule_options;
pub mod think_options;
pub mod whole_file;

pub use jersi_terminal::foreign_text;
use jersi_terminal::streams;

use std::io::Write;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

/// Reads the arguments, does what they ask and tells the exit code.
pub fn run() -> ExitCode {
    streams::show_panics();
    // The name under which it was called is an argument like any other.
    let command = commands::Cli::command().bin_name("jersi");
    let parsed = command.try_get_matches().and_then(|matches| commands::Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        // Help and version are answers, not errors; clap knows which stream and which code they take.
        Err(message) => {
            let code = u8::try_from(message.exit_code()).unwrap_or(2);
            return match answer(&message) {
                Ok(()) => ExitCode::from(code),
                Err(failure) => failure.report(),
            };
        }
    };
    match cli.run() {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}

/// What clap has to say. Its errors quote arguments, so they are shown like all that comes from elsewhere; its help is
/// ours alone and keeps its look.
fn answer(message: &clap::Error) -> Result<(), failure::Failure> {
    let text = message.render();
    if message.use_stderr() {
        return Ok(streams::err().write_all(text.to_string().as_bytes())?);
    }
    let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    if streams::out_is_terminal() && !plain {
        return output::carry_bytes(text.ansi().to_string().as_bytes());
    }
    output::print(&text.to_string())
}
