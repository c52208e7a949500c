//! `jersi man`: the manual pages.

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
            None => output::carry_bytes(&render(&jersi)?)?,
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
        let path = dir.join(format!("{}.{SECTION}", name(command)));
        std::fs::write(&path, render(command)?).map_err(|error| unwritable(&path, &error))?;
    }
    Ok(())
}

/// `jersi`, `jersi-turns` and so on.
fn name(command: &Command) -> &str {
    command.get_display_name().unwrap_or(command.get_name())
}

fn render(command: &Command) -> std::io::Result<Vec<u8>> {
    let page = Page::new(command.clone()).section(SECTION);
    // By hand, because the empty date must keep its place.
    let title =
        format!(".TH {} {SECTION} \"\" \"jersi {}\" JERSI\n", name(command), env!("CARGO_PKG_VERSION"));
    let mut text = title.into_bytes();
    page.render_name_section(&mut text)?;
    page.render_synopsis_section(&mut text)?;
    page.render_description_section(&mut text)?;
    page.render_options_section(&mut text)?;
    if command.has_subcommands() {
        page.render_subcommands_section(&mut text)?;
    }
    if let Some(help) = command.get_after_help() {
        closing(&help.to_string(), &mut text)?;
    }
    Ok(text)
}

/// What closes the help, usually examples, line by line as it stands there.
fn closing(help: &str, text: &mut Vec<u8>) -> std::io::Result<()> {
    let (heading, lines) = match help.split_once(":\n") {
        Some((heading, lines)) if !heading.contains('\n') => (heading.to_uppercase(), lines),
        _ => ("NOTES".to_owned(), help),
    };
    let mut roff = Roff::new();
    roff.control("SH", [heading.as_str()]).control("nf", []);
    for line in lines.lines() {
        roff.text([roman(line)]);
    }
    roff.control("fi", []);
    roff.to_writer(text)
}
