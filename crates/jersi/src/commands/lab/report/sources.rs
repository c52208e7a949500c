//! Folders of games, put together plan by plan.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use jersi_lab::{Collection, Fault, Plan};
use jersi_words::{Deed, LabReportFault};

use super::super::folder::{bad_file, is_damaged};
use crate::bounded;
use crate::failure::Failure;
use crate::foreign_text;
use crate::lang;
use crate::output;
use crate::plan_file::read_plan;

/// The plan of a folder.
const PLAN: &str = "plan.toml";
/// Files that are told one by one, at the most.
const TOLD: usize = 10;

/// The games of some folders, a collection for each plan. What is missing or damaged is told; it is no failure only if it may be
/// left out.
pub fn read(folders: &[PathBuf], allow_missing: bool) -> Result<Vec<Collection>, Failure> {
    let mut by_plan: BTreeMap<String, (Plan, Vec<&Path>)> = BTreeMap::new();
    let mut order: Vec<String> = Vec::new();
    for folder in folders {
        let plan = read_plan(&folder.join(PLAN).to_string_lossy())?;
        if !by_plan.contains_key(&plan.text) {
            order.push(plan.text.clone());
        }
        by_plan.entry(plan.text.clone()).or_insert_with(|| (plan, Vec::new())).1.push(folder);
    }
    let mut faults = Faults::default();
    let mut collections = Vec::new();
    for (plan, mut folders) in order.into_iter().filter_map(|text| by_plan.remove(&text)) {
        // Whatever the order on the command line, the first commit is that of the first folder by name.
        folders.sort_unstable();
        folders.dedup();
        collections.push(collect(plan, &folders, &mut faults)?);
    }
    faults.judge(allow_missing)?;
    Ok(collections)
}

fn collect(plan: Plan, folders: &[&Path], faults: &mut Faults) -> Result<Collection, Failure> {
    let mut collection = Collection::new(plan);
    let files: Vec<String> = collection.pieces().iter().map(|piece| piece.file.clone()).collect();
    let mut places: BTreeMap<&str, PathBuf> = BTreeMap::new();
    for file in &files {
        for folder in folders {
            let path = folder.join(file);
            match bounded::read_bytes(&path) {
                Ok(bytes) => {
                    collection.add(file, &bytes);
                    places.insert(file, path);
                    // Another folder may have it whole.
                    if !collection.damaged().any(|(damaged, _)| damaged == file) {
                        break;
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(Failure::of_file(Deed::Read, &path, &error)),
            }
        }
    }
    let commit = collection.commit().unwrap_or_default();
    for (file, found) in collection.damaged() {
        let path = places.get(file).map_or(Path::new(file), PathBuf::as_path);
        faults.is_damaged |= is_damaged(found);
        faults.unusable.push(match found {
            // Neither of the two is this program.
            Fault::OtherCommit(there) => {
                let [there, others] = [there.clone(), commit.to_owned()];
                about(path, &LabReportFault::OtherCommit { there, others })
            }
            _ => bad_file(path, commit, found).said(),
        });
    }
    let missing: Vec<_> = collection.missing().collect();
    if let Some(first) = missing.iter().map(|piece| &piece.file).min() {
        let folder = folders.first().map_or(Path::new(""), |folder| folder);
        let fault = LabReportFault::Missing {
            files: missing.len() as u64,
            games: missing.iter().map(|piece| u64::from(piece.games)).sum(),
            first: first.clone(),
        };
        faults.missing.push(about(folder, &fault));
    }
    Ok(collection)
}

/// What is wrong with a file or a folder, behind its name.
fn about(path: &Path, fault: &LabReportFault) -> String {
    let words = lang::words();
    let name = foreign_text::line(&path.display().to_string());
    format!("{name}{}{}", words.colon(), words.lab_report_fault(fault))
}

/// What is wrong with some folders, in words.
#[derive(Default)]
struct Faults {
    /// Files that are no games, or those of others.
    unusable: Vec<String>,
    /// Whether one of them is no games of anybody.
    is_damaged: bool,
    missing: Vec<String>,
}

impl Faults {
    /// Tells it, as a failure unless it may be left out: 2 if a file cannot be used, 1 if files are only missing. What is to be removed
    /// is only what is damaged.
    fn judge(self, allow_missing: bool) -> Result<(), Failure> {
        let is_unusable = !self.unusable.is_empty();
        let mut lines = self.unusable.into_iter().take(TOLD).chain(self.missing);
        if allow_missing {
            lines.for_each(|line| output::tell_lines(&line));
            return Ok(());
        }
        let Some(first) = lines.next() else { return Ok(()) };
        let failure = if is_unusable {
            Failure::bad_input("bad-games", first)
        } else {
            Failure::refused("missing-games", first)
        };
        let removed = self.is_damaged.then_some(&LabReportFault::RemoveDamaged);
        let advice = removed.into_iter().chain([&LabReportFault::AllowMissing]);
        let advice = advice.map(|advice| lang::words().lab_report_fault(advice));
        Err(lines.chain(advice).fold(failure, Failure::help))
    }
}
