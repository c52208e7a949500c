//! `jersi lab quick`: a first look at one rule set.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use jersi_lab::{Collection, Plan, Sources, shard_file};
use jersi_lab_report::{MainNumber, Report as LabReport, main_numbers};
use jersi_rules::Edition;
use jersi_shard::Shard;

use super::folder::Folder;
use super::play::{Order, play};
use super::report::{analysed, write};
use super::run::{tell, word};
use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::rule_options::{RuleOptions, edition_parser, refuse};
use crate::value;

/// Take a first look at an edition or a variant: one strength, some minutes
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  jersi lab quick 2.0
  jersi lab quick 4.8 --no-reserve --out small
  jersi lab quick 3.0 --setting standard-mokca --games 200")]
pub struct Quick {
    /// The edition
    #[arg(value_name = "EDITION", conflicts_with_all = ["edition", "rules"], value_parser = edition_parser())]
    of: Option<Edition>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = value::whole::<u32>(1..=1_000_000))]
    games: u32,
    /// How many positions each search looks at
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = value::whole::<u32>(1..=10_000_000))]
    nodes: u32,
    /// How many games at once [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = value::whole::<u16>(1..=1024))]
    threads: Option<u16>,
    /// Which commit this program was built from, to be written into the files
    #[arg(long, value_name = "WORD", default_value = "unknown", value_parser = value::form(word))]
    commit: String,
    /// Keep the games in this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    rules: RuleOptions,
}

/// One game in so many has decisions that are looked at more closely.
const SAMPLED: u32 = 10;

impl Quick {
    /// Plays, and tells what was found.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let rules = RuleOptions { edition: self.of.or(self.rules.edition), ..self.rules.clone() };
        let spec = rules.spec()?;
        spec.start().map_err(|error| refuse(&spec, &error, lang::spoken()))?;
        let plan = Plan::quick(&spec, self.nodes, self.games, self.games.div_ceil(SAMPLED));
        let folder = self.out.as_ref().map(|out| Folder::make(out, &plan, &self.commit)).transpose()?;
        let there = folder.as_ref().map(|folder| folder.collect(&plan, &self.commit)).transpose()?;
        let kept = there.iter().flat_map(Collection::whole).collect();
        let threads = self.threads.map_or_else(cores, usize::from);
        let order = Order { plan: &plan, shard: Shard::WHOLE, threads, commit: &self.commit, kept };
        let mut found = there.unwrap_or_else(|| Collection::new(plan.clone()));
        let done = play(&order, |piece, chunk| {
            found.add(&piece.file, &shard_file::write(&chunk));
            folder.as_ref().map_or(Ok(()), |folder| folder.keep(piece, &chunk))
        })?;
        let code = tell(&done)?;
        let Some(report) = report_of(&found)? else { return Ok(code) };
        output::print(&table(&report))?;
        match &self.out {
            Some(out) if !done.interrupted => write(&report, out).map(|()| code),
            _ => Ok(code),
        }
    }
}

/// What the games tell; nothing if there are none.
fn report_of(found: &Collection) -> Result<Option<LabReport>, Failure> {
    let sources = Sources::new(std::slice::from_ref(found), &[]).expect("one rule set");
    if sources.games.is_empty() { Ok(None) } else { analysed(&sources).map(Some) }
}

/// The main numbers with their intervals, a line each, under their headings.
fn table(report: &LabReport) -> String {
    let lang = lang::spoken();
    let told = main_numbers(report, lang);
    let width = told.iter().map(|told| told.name.chars().count()).max().unwrap_or(0);
    let line = |told: &MainNumber| format!("{:width$}  {}\n", told.name, told.number);
    told.iter().map(line).collect()
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
