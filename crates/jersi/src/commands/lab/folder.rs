//! A folder with the games of one plan, made by one commit.

use std::io;
use std::path::{Path, PathBuf};

use jersi_lab::{Chunk, Collection, Fault, Piece, Plan, shard_file};
use jersi_words::{Deed, LabFault, LabReportFault};

use crate::bounded;
use crate::disk::{Disk as _, RealDisk};
use crate::failure::Failure;
use crate::foreign_text;
use crate::lang;
use crate::whole_file;

/// The plan, word for word.
const PLAN: &str = "plan.toml";
/// The commit, as it was told.
const COMMIT: &str = "commit.txt";

/// A folder with games.
pub struct Folder(PathBuf);

impl Folder {
    /// The folder for the games of this plan by this commit; it is made if it is not there. One with other games is refused.
    pub fn make(path: &Path, plan: &Plan, commit: &str) -> Result<Folder, Failure> {
        RealDisk.create_folders(path).map_err(|error| Failure::of_file(Deed::MakeFolder, path, &error))?;
        let folder = Folder(path.to_owned());
        if folder.kept(PLAN)?.is_some_and(|kept| kept != plan.text.as_bytes()) {
            return Err(fault(path, &LabFault::OtherPlan));
        }
        let line = format!("{commit}\n");
        if let Some(kept) = folder.kept(COMMIT)?.filter(|kept| kept != line.as_bytes()) {
            let there = String::from_utf8_lossy(&kept).trim().to_owned();
            return Err(fault(path, &LabFault::OtherCommit { there, here: commit.to_owned() }));
        }
        whole_file::write_all(&[
            (folder.0.join(PLAN), plan.text.clone().into_bytes()),
            (folder.0.join(COMMIT), line.into_bytes()),
        ])?;
        Ok(folder)
    }

    /// What a small file says, if it is there.
    fn kept(&self, name: &str) -> Result<Option<Vec<u8>>, Failure> {
        let path = self.0.join(name);
        match bounded::read_bytes(&path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Failure::of_file(Deed::Read, &path, &error)),
        }
    }

    /// The games that are there. A file that cannot be used is named, and nothing is done.
    pub fn collect(&self, plan: &Plan, commit: &str) -> Result<Collection, Failure> {
        let mut collection = Collection::new(plan.clone()).by_commit(commit);
        for piece in jersi_lab::pieces(plan) {
            if let Some(bytes) = self.kept(&piece.file)? {
                collection.add(&piece.file, &bytes);
            }
        }
        if let Some((file, found)) = collection.damaged().next() {
            let failure = bad_file(&self.0.join(file), commit, found);
            let advice = lang::words().lab_report_fault(&LabReportFault::RemoveDamaged);
            return Err(if is_damaged(found) { failure.help(advice) } else { failure });
        }
        Ok(collection)
    }

    /// Keeps the games of a piece. Whoever looks finds a whole file or none.
    pub fn keep(&self, piece: &Piece, chunk: &Chunk) -> Result<(), Failure> {
        whole_file::write_all(&[(self.0.join(&piece.file), shard_file::write(chunk))])
    }
}

/// Whether a file is of no use to anybody; games of another plan or commit are sound, and belong elsewhere.
pub fn is_damaged(found: &Fault) -> bool {
    !matches!(found, Fault::OtherPlan | Fault::OtherCommit(_))
}

/// A file of games that cannot be used.
pub fn bad_file(path: &Path, commit: &str, found: &Fault) -> Failure {
    let found = match found {
        Fault::Packing => LabFault::Packing,
        Fault::NotGames => LabFault::NotGames,
        Fault::Checksum => LabFault::Checksum,
        Fault::Line(line) => LabFault::Line(*line),
        Fault::OtherPlan => LabFault::OtherPlan,
        Fault::OtherCommit(there) => LabFault::OtherCommit { there: there.clone(), here: commit.to_owned() },
        Fault::OtherPiece => LabFault::OtherPiece,
    };
    fault(path, &found)
}

fn fault(path: &Path, fault: &LabFault) -> Failure {
    let name = foreign_text::line(&path.display().to_string());
    let words = lang::words();
    Failure::bad_input("bad-games", format!("{name}{}{}", words.colon(), words.lab_fault(fault)))
}
