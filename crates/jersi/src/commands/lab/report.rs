//! `jersi lab report`: what the games of plans tell, as a table, as data and as a page.

mod sources;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use jersi_lab::{BadSources, Sources, analyse};
use jersi_lab_report::{Report as LabReport, Verdict, csv, html};
use jersi_words::{Deed, LabReportFault, LabReportNews};

use crate::disk::{Disk as _, RealDisk};
use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::whole_file;

/// Write what the games of plans tell: metrics.csv, report.json and report.html
#[derive(Args, Debug)]
#[command(
    after_help = "Each number comes with its interval, its method and its number of games; docs/laboratory.md defines
all of them. Folders of one plan are put together. Files that are missing or damaged are named.
The same games give the same report, whatever the order of the folders.

Examples:
  jersi lab report study --out study-report
  jersi lab report first second third --out report --allow-missing
  jersi lab report new --against old --out new-and-old"
)]
pub struct Report {
    /// Folders of jersi lab run
    #[arg(value_name = "DIR", required = true)]
    folders: Vec<PathBuf>,
    /// Folders whose rule sets those of the same names are compared with
    #[arg(long, value_name = "DIR", num_args = 1..)]
    against: Vec<PathBuf>,
    /// The folder for the report
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Leave out files that are missing or damaged; the report says how many games they are
    #[arg(long)]
    allow_missing: bool,
}

impl Report {
    /// Reads the games, and writes the report.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let own = sources::read(&self.folders, self.allow_missing)?;
        let against = sources::read(&self.against, self.allow_missing)?;
        let found = Sources::new(&own, &against).map_err(|bad| match bad {
            BadSources::SameRules(name) => fault("same-rules", &LabReportFault::SameRules(name)),
            BadSources::NothingInCommon => fault("nothing-in-common", &LabReportFault::NothingInCommon),
        })?;
        if found.games.is_empty() {
            return Err(fault("no-games", &LabReportFault::NoGames));
        }
        // What cannot be written is told before the work, not after it.
        try_out(&self.out)?;
        let report = analysed(&found)?;
        write(&report, &self.out)?;
        let words = lang::words();
        let rows = report.rows.len() as u64;
        let mut text =
            words.lab_report_news(&LabReportNews::Written { rows, games: found.games.len() as u64 });
        text.push('\n');
        if !report.differences.is_empty() {
            let seen =
                report.differences.iter().filter(|found| !matches!(found.verdict, Verdict::NotSeen { .. }));
            let seen = seen.count() as u64;
            let differences = report.differences.len() as u64;
            text += &words.lab_report_news(&LabReportNews::Compared { differences, seen });
            text.push('\n');
        }
        output::print(&text)?;
        for (a, b) in found.never_met() {
            let news = LabReportNews::NothingMet { a: a.to_owned(), b: b.to_owned() };
            output::tell(&words.lab_report_news(&news));
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// What the games tell.
pub(super) fn analysed(found: &Sources) -> Result<LabReport, Failure> {
    analyse(&found.asked, &found.games).map_err(|bad| {
        let decision = bad.decision.map(|decision| decision + 1);
        fault("bad-games", &LabReportFault::BadGame { rules: bad.rules, number: bad.number, decision })
    })
}

/// The files of a report.
const FILES: [&str; 3] = ["metrics.csv", "report.json", "report.html"];

/// Makes the folder of a report, and finds out whether the files could be written.
fn try_out(out: &Path) -> Result<(), Failure> {
    RealDisk.create_folders(out).map_err(|error| Failure::of_file(Deed::MakeFolder, out, &error))?;
    let refused = FILES.map(|name| out.join(name)).into_iter().find_map(|path| {
        let error = whole_file::try_out(&path).err()?;
        Some(whole_file::unwritable(&path, &error))
    });
    refused.map_or(Ok(()), Err)
}

/// Writes the report into a folder: all three files or none.
pub(super) fn write(report: &LabReport, out: &Path) -> Result<(), Failure> {
    let json = serde_json::to_vec_pretty(report).expect("texts and finite numbers are JSON");
    RealDisk.create_folders(out).map_err(|error| Failure::of_file(Deed::MakeFolder, out, &error))?;
    let bytes = [csv(report).into_bytes(), json, html(report).into_bytes()];
    let files: Vec<(PathBuf, Vec<u8>)> =
        FILES.into_iter().zip(bytes).map(|(name, bytes)| (out.join(name), bytes)).collect();
    whole_file::write_all(&files)
}

fn fault(id: &'static str, fault: &LabReportFault) -> Failure {
    Failure::bad_input(id, lang::words().lab_report_fault(fault))
}
