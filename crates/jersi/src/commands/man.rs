//! `jersi man`: the manual pages.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Command, CommandFactory};
use clap_mangen::Man as Page;
use clap_mangen::roff::{Roff, roman};

use super::Cli;
use crate::failure::Failure;
use crate::output;

/// The section of a manual that holds games.
const SECTION: &str = "6";

/// Print the manual page of jersi, or write the pages of all commands into a folder
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  jersi man | man -l -                         read the page
  jersi man --dir ~/.local/share/man/man6      install them all")]
pub struct Man {
    /// Write jersi.6 and a page for each command into this folder, which is made if it is missing
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

impl Man {
    /// Prints or writes the pages.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let mut jersi = Cli::command().disable_help_subcommand(true);
        jersi.build();
        match self.dir {
            None => output::print_bytes(&render(&jersi)?)?,
            Some(dir) => write_all(&jersi, &dir)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn write_all(jersi: &Command, dir: &Path) -> Result<(), Failure> {
    let unwritable = |path: &Path, error: &std::io::Error| {
        Failure::bad_input("unwritable-file", format!("cannot write {}: {error}", path.display()))
    };
    std::fs::create_dir_all(dir).map_err(|error| unwritable(dir, &error))?;
    for command in std::iter::once(jersi).chain(jersi.get_subcommands()) {
        let name = command.get_display_name().unwrap_or(command.get_name());
        let path = dir.join(format!("{name}.{SECTION}"));
        std::fs::write(&path, render(command)?).map_err(|error| unwritable(&path, &error))?;
    }
    Ok(())
}

fn render(command: &Command) -> std::io::Result<Vec<u8>> {
    let page = Page::new(command.clone()).section(SECTION).manual("JERSI");
    let mut text = Vec::new();
    page.render_title(&mut text)?;
    page.render_name_section(&mut text)?;
    page.render_synopsis_section(&mut text)?;
    page.render_description_section(&mut text)?;
    page.render_options_section(&mut text)?;
    if command.has_subcommands() {
        page.render_subcommands_section(&mut text)?;
    }
    examples(command, &mut text)?;
    Ok(text)
}

/// The examples that close the help, line by line as they stand there.
fn examples(command: &Command, text: &mut Vec<u8>) -> std::io::Result<()> {
    let Some(help) = command.get_after_help() else { return Ok(()) };
    let help = help.to_string();
    let mut roff = Roff::new();
    roff.control("SH", ["EXAMPLES"]).control("nf", []);
    for line in help.trim_start_matches("Examples:").trim_start_matches('\n').lines() {
        roff.text([roman(line)]);
    }
    roff.control("fi", []);
    roff.to_writer(text)?;
    text.flush()
}
