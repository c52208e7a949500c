//! `jersi man`: the manual pages.

mod sections;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Command, CommandFactory};
use clap_mangen::Man as Page;
use jersi_words::Deed;

use super::Cli;
use crate::disk::{Disk as _, RealDisk};
use crate::failure::Failure;
use crate::output;
use crate::whole_file;

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
    RealDisk.create_folders(dir).map_err(|error| Failure::of_file(Deed::MakeFolder, dir, &error))?;
    let mut pages = Vec::new();
    for command in std::iter::once(jersi).chain(jersi.get_subcommands()) {
        pages.push((dir.join(format!("{}.{SECTION}", name(command))), render(command)?));
    }
    whole_file::write_all(&pages)
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
    // Nothing is hyphenated or stretched: much of a page is meant to be typed.
    let mut text = format!("{title}.nh\n.ad l\n").into_bytes();
    page.render_name_section(&mut text)?;
    page.render_synopsis_section(&mut text)?;
    page.render_description_section(&mut text)?;
    page.render_options_section(&mut text)?;
    if command.has_subcommands() {
        page.render_subcommands_section(&mut text)?;
    }
    sections::of_help(
        command.get_after_help().map(ToString::to_string).unwrap_or_default().as_str(),
        &mut text,
    )?;
    sections::of_every_page(&mut text)?;
    Ok(text)
}
