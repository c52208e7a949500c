//! `jersi editions`: what is supported, and all about one edition.

mod detail;
mod json;
mod list;
mod pieces;

use std::process::ExitCode;

use clap::Args;
use jersi_rules::Edition;

use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::page::Page;
use crate::rule_options::edition_parser;

/// List the editions of the game, or tell all about one: pieces, settings, rules in short, changes
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  jersi editions                     the editions in short
  jersi editions 4.8                 all about 4.8
  jersi editions 3.0 --lang fr       all about 3.0, in French
  jersi editions --json              everything about every edition, for programs")]
pub struct Editions {
    /// The edition to tell all about
    #[arg(value_name = "EDITION", value_parser = edition_parser())]
    edition: Option<Edition>,
    /// Answer with one JSON object; it holds both languages
    #[arg(long)]
    json: bool,
}

impl Editions {
    /// Lists the editions or tells about one.
    pub fn run(self) -> Result<ExitCode, Failure> {
        match (self.json, self.edition) {
            (true, Some(edition)) => output::carry_json(&json::edition(edition))?,
            (true, None) => output::carry_json(&json::editions())?,
            (false, edition) => {
                let words = lang::words();
                let mut page = Page::for_terminal();
                match edition {
                    Some(edition) => detail::write(&mut page, edition, words),
                    None => list::write(&mut page, words),
                }
                output::print(&page.into_text())?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
