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

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

/// Reads the arguments, does what they ask and tells the exit code.
pub fn run() -> ExitCode {
    streams::show_panics();
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let cli = match parse(&arguments) {
        Ok(cli) => cli,
        // Help and version are answers, not errors; clap knows which stream and which code they take.
        Err(message) => {
            let code = u8::try_from(message.exit_code()).unwrap_or(2);
            return match answer(message, &arguments) {
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

fn parse(arguments: &[OsString]) -> Result<commands::Cli, clap::Error> {
    // The name under which it was called is an argument like any other.
    let command = commands::Cli::command().bin_name("jersi");
    command.try_get_matches_from(arguments).and_then(|matches| commands::Cli::from_arg_matches(&matches))
}

/// What clap has to say. Its errors quote arguments, breaks included, so they are told of arguments as they are shown; its
/// help is ours alone and keeps its look.
fn answer(message: clap::Error, arguments: &[OsString]) -> Result<(), failure::Failure> {
    if message.use_stderr() {
        let shown = |argument: &OsString| foreign_text::line(&argument.to_string_lossy()).into();
        let shown: Vec<OsString> = arguments.iter().map(shown).collect();
        let message = parse(&shown).err().unwrap_or(message);
        return Ok(streams::err().write_all(message.render().to_string().as_bytes())?);
    }
    let text = message.render();
    let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    if streams::out_is_terminal() && !plain {
        return output::carry_bytes(text.ansi().to_string().as_bytes());
    }
    output::print(&text.to_string())
}
