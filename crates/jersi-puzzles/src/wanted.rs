//! Which puzzles somebody wants, and which comes next.

use crate::collection::puzzles;
use crate::progress::{Mark, Progress};
use crate::puzzle::{Motif, Puzzle};

/// A puzzle that was not solved alone comes back after so many others.
const LATER: usize = 5;

/// Which puzzles somebody wants; what is not said does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Of this edition.
    pub edition: Option<String>,
    /// With the reserve, or without it.
    pub reserve: Option<bool>,
    /// With this motif.
    pub motif: Option<Motif>,
    /// Of this grade.
    pub grade: Option<u8>,
    /// Near this rating, instead of one's own.
    pub rating: Option<i32>,
}

impl Wanted {
    /// Whether a puzzle is among those.
    pub fn has(&self, puzzle: &Puzzle) -> bool {
        self.edition.as_ref().is_none_or(|edition| *edition == puzzle.edition)
            && self.reserve.is_none_or(|reserve| reserve == puzzle.reserve)
            && self.motif.is_none_or(|motif| puzzle.motifs.contains(&motif))
            && self.grade.is_none_or(|grade| grade == puzzle.grade())
    }

    /// All of those.
    pub fn all(&self) -> Vec<&'static Puzzle> {
        puzzles().iter().filter(|puzzle| self.has(puzzle)).collect()
    }

    /// The one to solve next: a new one, as near to the rating as there is. What was not solved alone comes back after some others,
    /// once one is solved: so who misses one after the other gets others. When all are known come those that were not solved alone,
    /// not those tried a moment ago as long as there are others. The one that is left only comes if it is the last. None if
    /// all are solved alone.
    pub fn next(&self, progress: &Progress, left: Option<&str>) -> Option<&'static Puzzle> {
        let open = self.all().into_iter().filter(|puzzle| progress.mark(&puzzle.id) != Some(Mark::Solved));
        let mut open: Vec<_> = open.collect();
        if open.len() > 1 {
            open.retain(|puzzle| Some(puzzle.id.as_str()) != left);
        }
        let lately = progress.lately(LATER);
        let is_solved = |id: &&str| progress.mark(id).is_some_and(Mark::is_solved);
        if lately.last().is_some_and(is_solved) {
            let tried = progress.lately(usize::MAX);
            let before = &tried[..tried.len() - lately.len()];
            let due = before.iter().find_map(|id| open.iter().find(|puzzle| puzzle.id == *id));
            if due.is_some() {
                return due.copied();
            }
        }
        let tried = |puzzle: &Puzzle| lately.iter().position(|id| *id == puzzle.id);
        let rating = self.rating.unwrap_or_else(|| progress.rating().rounded());
        let known = |puzzle: &Puzzle| progress.mark(&puzzle.id).is_some();
        // Of those tried a moment ago, the one that was tried first comes first.
        open.into_iter().min_by_key(|puzzle| (tried(puzzle), known(puzzle), puzzle.rating.abs_diff(rating)))
    }
}
