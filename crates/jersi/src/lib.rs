//! JERSI on the command line: what the binary does, in a library so that tests and fuzzers reach it.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod bounded;
pub mod club_store;
pub mod commands;
pub mod disk;
pub mod failure;
pub mod json_lines;
pub mod kept_games;
pub mod lang;
pub mod log;
pub mod moment;
pub mod output;
pub mod page;
pub mod plan_file;
pub mod position_options;
pub mod question;
pub mod record_file;
pub mod rule_options;
pub mod think_options;
pub mod usage;
pub mod value;
pub mod whole_file;

pub use jersi_terminal::foreign_text;
use jersi_terminal::streams;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

/// Reads the arguments, does what they ask and tells the exit code.
pub fn run() -> ExitCode {
    streams::show_panics();
    let arguments: Vec<OsString> = std::env::args_os().collect();
    lang::decide(&arguments);
    let done = match parse(&arguments) {
        Ok(cli) => cli.run(),
        // Errors quote arguments, breaks included, so they are told of arguments as they are shown.
        Err(error) => {
            let shown = |argument: &OsString| foreign_text::line(&argument.to_string_lossy()).into();
            let shown: Vec<OsString> = arguments.iter().map(shown).collect();
            let named = usage::named(&commands::Cli::command(), &shown);
            let error = parse(&shown).err().unwrap_or(error);
            match usage::failure(&error, &named) {
                Some(failure) => Err(failure),
                // Help and version are answers, not errors; clap knows which code they take.
                None => answer(&error).map(|()| ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))),
            }
        }
    };
    done.unwrap_or_else(|failure| failure.report())
}

fn parse(arguments: &[OsString]) -> Result<commands::Cli, clap::Error> {
    // The name under which it was called is an argument like any other.
    let command = commands::Cli::command().bin_name("jersi");
    command.try_get_matches_from(arguments).and_then(|matches| commands::Cli::from_arg_matches(&matches))
}

/// Help and version are ours alone: they keep their look.
fn answer(message: &clap::Error) -> Result<(), failure::Failure> {
    let text = message.render();
    let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    if message.use_stderr() {
        streams::tell_lines(text.to_string().trim_end());
        return Ok(());
    }
    if streams::out_is_terminal() && !plain {
        return output::carry_bytes(text.ansi().to_string().as_bytes());
    }
    output::print(&text.to_string())
}
