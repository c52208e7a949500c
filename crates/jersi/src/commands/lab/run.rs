//! `jersi lab run`: the games of a plan are played, and kept in files.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use jersi_lab::{Plan, costs, job_name, pieces};
use jersi_shard::Shard;
use jersi_terminal::INTERRUPTED;
use jersi_words::{LabNews, ValueFault};

use super::folder::Folder;
use super::play::{Done, Order, play};
use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::plan_file::read_plan;
use crate::value;

/// Play the games of a plan and keep them in a folder
#[derive(Args, Debug)]
#[command(
    after_help = "Game number N of a rule set and a strength is always the same game, on however many threads and
machines it is made, by the same commit and the same plan. The folder keeps the plan; games of
another plan or another commit are refused. Ctrl-C keeps what is done and exits with 130.

Examples:
  jersi lab run lab/plans/bans.toml --dry-run
  jersi lab run lab/plans/bans.toml --threads 4 --out bans"
)]
pub struct Run {
    /// The plan, a file; - is standard input
    #[arg(value_name = "PLAN")]
    plan: String,
    /// The folder for the games
    #[arg(long, value_name = "DIR", required_unless_present = "dry_run")]
    out: Option<PathBuf>,
    /// How many games at once
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value::whole::<u16>(1..=1024))]
    threads: u16,
    /// Only a part of the files, I of N; all parts may write into one folder, at the same time too
    #[arg(long, value_name = "I/N", default_value = "1/1", value_parser = value::form(shard))]
    shard: Shard,
    /// Which commit this program was built from, to be written into the files
    #[arg(long, value_name = "WORD", default_value = "unknown", value_parser = value::form(word))]
    commit: String,
    /// Play nothing: tell how many games and positions the plan costs, about
    #[arg(long)]
    dry_run: bool,
}

fn shard(text: &str) -> Result<Shard, ValueFault> {
    text.parse().map_err(|_| ValueFault::Shard)
}

pub(super) fn word(text: &str) -> Result<String, ValueFault> {
    let is_word = !text.is_empty() && text.len() <= 64 && text.bytes().all(|byte| byte.is_ascii_graphic());
    is_word.then(|| text.to_owned()).ok_or(ValueFault::Word)
}

impl Run {
    /// Plays what is missing.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let plan = read_plan(&self.plan)?;
        let Some(out) = self.out.as_ref().filter(|_| !self.dry_run) else {
            return tell_costs(&plan);
        };
        let folder = Folder::make(out, &plan, &self.commit)?;
        let kept = folder.collect(&plan, &self.commit)?.whole().collect();
        let order = Order {
            plan: &plan,
            shard: self.shard,
            threads: usize::from(self.threads),
            commit: &self.commit,
            kept,
        };
        let done = play(&order, |piece, chunk| folder.keep(piece, &chunk))?;
        tell(&done)
    }
}

/// What came of a run, and its exit code.
pub(super) fn tell(done: &Done) -> Result<ExitCode, Failure> {
    let Done { games, planned, made, speed, interrupted } = *done;
    let words = lang::words();
    let mut text = format!("{}\n", words.lab_news(&LabNews::Games { games, planned, made }));
    if made > 0 {
        text += &words.lab_news(&LabNews::Speed(speed));
        text.push('\n');
    }
    output::print(&text)?;
    Ok(if interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// Tells what a plan costs.
fn tell_costs(plan: &Plan) -> Result<ExitCode, Failure> {
    let words = lang::words();
    let costs = costs(plan);
    let millions = |positions: u64| positions.div_ceil(1_000_000);
    let mut lines: Vec<String> = costs
        .iter()
        .map(|cost| {
            words.lab_news(&LabNews::Cost {
                rules: cost.rules.clone(),
                job: job_name(&cost.job),
                games: u64::from(cost.games),
                millions: millions(cost.positions),
            })
        })
        .collect();
    lines.push(words.lab_news(&LabNews::CostOfAll {
        files: pieces(plan).len() as u64,
        games: costs.iter().map(|cost| u64::from(cost.games)).sum(),
        millions: millions(costs.iter().fold(0_u64, |sum, cost| sum.saturating_add(cost.positions))),
    }));
    output::print(&(lines.join("\n") + "\n"))?;
    Ok(ExitCode::SUCCESS)
}
