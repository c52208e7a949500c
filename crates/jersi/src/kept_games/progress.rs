//! What somebody has solved, in a file of the data folder.

use std::io;
use std::path::PathBuf;

use jersi_puzzles::{BadProgress, Progress};

use super::store::{Store, is_absent, put_aside};
use crate::bounded;
use crate::whole_file;

/// What is kept of puzzles and the lesson.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// What was done; nothing where nothing is kept.
    pub progress: Progress,
    /// The file was damaged: where, by line and column, and its new name.
    pub damaged: Option<((usize, usize), PathBuf)>,
}

/// Why it is not kept, or not known.
#[derive(Debug)]
pub enum NotKept {
    /// The system refuses.
    Io(io::Error),
    /// A later program has written the file, which stays as it is.
    Later,
}

impl From<io::Error> for NotKept {
    fn from(error: io::Error) -> NotKept {
        NotKept::Io(error)
    }
}

impl Store {
    /// The file of what was solved.
    pub fn progress_path(&self) -> PathBuf {
        self.folder.join("practice.json")
    }

    /// What was solved. A damaged file is put aside; without a data folder there is none, and none is made.
    pub fn progress(&self) -> Result<Found, NotKept> {
        match std::fs::metadata(self.progress_path()) {
            Ok(_) => {}
            Err(error) if is_absent(&error) => return Ok(Found::default()),
            Err(error) => return Err(error.into()),
        }
        let _guard = self.guard()?;
        self.progress_guarded()
    }

    /// Changes what was solved, as it stands on the disk: another program may have added to it.
    pub fn change_progress(&self, change: impl FnOnce(&mut Progress)) -> Result<Found, NotKept> {
        self.disk.create_folders(&self.folder)?;
        let _guard = self.guard()?;
        let mut found = self.progress_guarded()?;
        change(&mut found.progress);
        whole_file::write_on(&*self.disk, &self.progress_path(), &found.progress.write())?;
        Ok(found)
    }

    fn progress_guarded(&self) -> Result<Found, NotKept> {
        let path = self.progress_path();
        let bytes = match bounded::read_bytes(&path) {
            Ok(bytes) => bytes,
            Err(error) if is_absent(&error) => return Ok(Found::default()),
            Err(error) => return Err(error.into()),
        };
        // What is no UTF-8 is no JSON either, and is told by the place where it stops being text.
        match Progress::read(&String::from_utf8_lossy(&bytes)) {
            Ok(progress) => Ok(Found { progress, damaged: None }),
            Err(BadProgress::Version(_)) => Err(NotKept::Later),
            Err(BadProgress::Damaged(line, column)) => {
                let aside = put_aside(&*self.disk, &path)?;
                Ok(Found { progress: Progress::default(), damaged: Some(((line, column), aside)) })
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "a test puts files where somebody else would")]
mod tests {
    use std::sync::Arc;

    use jersi_puzzles::{Mark, puzzles};

    use super::*;
    use crate::disk::RealDisk;

    #[test]
    fn what_two_programs_solve_is_kept_and_damage_is_put_aside() {
        let folder = std::env::temp_dir().join(format!("jersi-practice-{}", std::process::id()));
        let [one, two] = [(); 2].map(|()| Store::new(folder.clone(), Arc::new(RealDisk)));
        assert_eq!(one.progress().expect("nothing yet"), Found::default());
        assert!(!folder.exists(), "looking makes no folder");
        for (store, puzzle) in [(&one, &puzzles()[0]), (&two, &puzzles()[1])] {
            store.change_progress(|progress| progress.tried(puzzle, Mark::Solved, true)).expect("kept");
        }
        let kept = one.progress().expect("both").progress;
        assert!(puzzles()[..2].iter().all(|puzzle| kept.mark(&puzzle.id) == Some(Mark::Solved)));
        let later = kept.write().replace("\"version\": 2", "\"version\": 9");
        std::fs::write(one.progress_path(), &later).expect("written");
        assert!(matches!(two.change_progress(|_| ()), Err(NotKept::Later)));
        assert_eq!(std::fs::read_to_string(one.progress_path()).expect("there"), later);
        std::fs::write(one.progress_path(), b"{\"version\": 1,\xff").expect("written");
        let (place, aside) = one.progress().expect("put aside").damaged.expect("told");
        assert_eq!((place.0, aside.file_name()), (1, Some("practice.json.damaged-1".as_ref())));
        assert_eq!(one.progress().expect("nothing"), Found::default());
        std::fs::remove_dir_all(folder).expect("removed");
    }
}
