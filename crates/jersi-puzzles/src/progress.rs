//! What somebody has done: puzzles and tasks, and a rating of one's own by Glicko-2, as the club has it for games.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::lesson::TaskName;
use crate::puzzle::Puzzle;

/// Where everybody begins: puzzles begin far below the middle of players, and so do those who begin with them.
const FIRST_RATING: f64 = 800.0;
/// No tries at puzzles lead farther.
const FARTHEST: f64 = 10_000.0;
/// How certain the rating of a puzzle is.
const PUZZLE_DEVIATION: f64 = 60.0;
/// The form in which it is written. The first one knew no [`Mark::Helped`], and is read too.
const VERSION: u32 = 2;

/// What somebody has done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    version: u32,
    rating: Rating,
    /// Each puzzle that was tried, the latest last.
    puzzles: Vec<Tried>,
    /// The tasks that are done.
    lesson: Vec<TaskName>,
}

/// A puzzle that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tried {
    id: String,
    mark: Mark,
}

/// What came of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// It was solved alone.
    Solved,
    /// It was solved after a hint or a wrong try; it comes back.
    Helped,
    /// Its solution was looked at.
    Shown,
    /// It was tried.
    Missed,
}

impl Mark {
    /// Whether it was solved, alone or not.
    pub fn is_solved(self) -> bool {
        matches!(self, Mark::Solved | Mark::Helped)
    }
}

/// A rating by Glicko-2.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    value: f64,
    deviation: f64,
    volatility: f64,
}

impl Rating {
    /// As people read it.
    pub fn rounded(self) -> i32 {
        // It saturates, and ratings are far from there.
        self.value.round() as i32
    }

    /// How far off it may be.
    pub fn deviation(self) -> i32 {
        self.deviation.round() as i32
    }

    /// Whether it can have come from tries at puzzles.
    fn is_sound(self) -> bool {
        let Glicko2Rating { deviation, .. } = Glicko2Rating::new();
        self.value.abs() <= FARTHEST
            && self.deviation > 0.0
            && self.deviation <= deviation
            && self.volatility > 0.0
            && self.volatility <= 1.0
    }

    /// After a puzzle was tried. A hint halves what it counts.
    #[must_use]
    fn after(self, puzzle: &Puzzle, mark: Mark, alone: bool) -> Rating {
        let mine =
            Glicko2Rating { rating: self.value, deviation: self.deviation, volatility: self.volatility };
        let its = Glicko2Rating {
            rating: f64::from(puzzle.rating),
            deviation: PUZZLE_DEVIATION,
            ..Glicko2Rating::new()
        };
        let outcome = match mark {
            Mark::Solved if alone => Outcomes::WIN,
            Mark::Solved | Mark::Helped => Outcomes::DRAW,
            Mark::Shown | Mark::Missed => Outcomes::LOSS,
        };
        let (after, _) = glicko2(&mine, &its, &outcome, &Glicko2Config::new());
        Rating { value: after.rating, deviation: after.deviation, volatility: after.volatility }
    }
}

/// Why a text tells no progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadProgress {
    /// It is damaged; where, by line and column.
    Damaged(usize, usize),
    /// A later program has written it.
    Version(u32),
}

impl BadProgress {
    /// Damaged where this stands in the text.
    fn at(text: &str, what: &str) -> BadProgress {
        let before = text.find(what).map_or("", |place| &text[..place]);
        let (line, rest) = before
            .rsplit_once('\n')
            .map_or((1, before), |(lines, rest)| (lines.matches('\n').count() + 2, rest));
        BadProgress::Damaged(line, rest.chars().count() + 1)
    }
}

impl Default for Progress {
    fn default() -> Progress {
        let Glicko2Rating { deviation, volatility, .. } = Glicko2Rating::new();
        let rating = Rating { value: FIRST_RATING, deviation, volatility };
        Progress { version: VERSION, rating, puzzles: Vec::new(), lesson: Vec::new() }
    }
}

impl Progress {
    /// Reads what [`Progress::write`] has written.
    pub fn read(text: &str) -> Result<Progress, BadProgress> {
        #[derive(Deserialize)]
        struct Versioned {
            version: u32,
        }
        let damaged = |why: serde_json::Error| BadProgress::Damaged(why.line(), why.column());
        let Versioned { version } = serde_json::from_str(text).map_err(damaged)?;
        if !(1..=VERSION).contains(&version) {
            return Err(BadProgress::Version(version));
        }
        let progress: Progress = serde_json::from_str(text).map_err(damaged)?;
        let progress = Progress { version: VERSION, ..progress };
        if !progress.rating.is_sound() {
            return Err(BadProgress::at(text, "\"rating\""));
        }
        Ok(progress)
    }

    /// As text, for a file.
    pub fn write(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        text.unwrap_or_else(|why| unreachable!("numbers and names: {why}")) + "\n"
    }

    /// What came of a puzzle.
    pub fn mark(&self, id: &str) -> Option<Mark> {
        self.puzzles.iter().find(|tried| tried.id == id).map(|tried| tried.mark)
    }

    /// One's own rating.
    pub fn rating(&self) -> Rating {
        self.rating
    }

    /// The puzzles that were tried last, the earliest of them first.
    pub fn lately(&self, count: usize) -> Vec<&str> {
        let from = self.puzzles.len().saturating_sub(count);
        self.puzzles[from..].iter().map(|tried| tried.id.as_str()).collect()
    }

    /// Something came of a puzzle. What was solved stays solved, and what was not solved alone is not before it is. The first
    /// time counts for the rating: whether it was solved, alone or by a hint.
    pub fn tried(&mut self, puzzle: &Puzzle, mark: Mark, alone: bool) {
        let before = self.mark(&puzzle.id);
        if before.is_none() {
            self.rating = self.rating.after(puzzle, mark, alone);
        }
        let mark = match (before, mark) {
            (Some(Mark::Solved), _) => Mark::Solved,
            (_, Mark::Solved) if alone => Mark::Solved,
            (_, Mark::Solved) | (Some(Mark::Helped), _) => Mark::Helped,
            _ => mark,
        };
        self.puzzles.retain(|tried| tried.id != puzzle.id);
        self.puzzles.push(Tried { id: puzzle.id.clone(), mark });
    }

    /// Whether a task of the lesson is done.
    pub fn has_done(&self, task: TaskName) -> bool {
        self.lesson.contains(&task)
    }

    /// A task of the lesson is done.
    pub fn did(&mut self, task: TaskName) {
        if !self.has_done(task) {
            self.lesson.push(task);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Wanted, puzzles};

    #[test]
    fn the_first_time_counts_and_what_is_solved_stays_solved() {
        let mut progress = Progress::default();
        let [one, other] = [&puzzles()[0], &puzzles()[1]];
        progress.tried(one, Mark::Solved, true);
        let won = progress.rating();
        assert!(won.rounded() > 800 && won.deviation() < 350, "{won:?}");
        progress.tried(one, Mark::Missed, false);
        assert_eq!((progress.mark(&one.id), progress.rating()), (Some(Mark::Solved), won));
        progress.tried(other, Mark::Missed, false);
        let lost = progress.rating();
        assert!(lost.rounded() < won.rounded());
        progress.tried(other, Mark::Solved, true);
        assert_eq!((progress.mark(&other.id), progress.rating()), (Some(Mark::Solved), lost));
        assert_eq!(Progress::read(&progress.write()), Ok(progress));
    }

    /// The page brings it back too.
    #[test]
    fn what_was_not_solved_alone_comes_back() {
        for missed in [true, false] {
            let mut progress = Progress::default();
            let wanted = Wanted::default();
            let first = wanted.next(&progress, None).expect("none is solved");
            if missed {
                progress.tried(first, Mark::Missed, false);
            }
            progress.tried(first, Mark::Solved, false);
            assert_eq!(progress.mark(&first.id), Some(Mark::Helped));
            let mut others = 0;
            while others < puzzles().len() {
                let next = wanted.next(&progress, None).expect("one is left");
                if next.id == first.id {
                    break;
                }
                others += 1;
                progress.tried(next, Mark::Solved, true);
            }
            assert_eq!(others, 5, "it comes back as what was missed does");
            let kept = Progress::read(&progress.write()).map(|kept| kept.mark(&first.id));
            assert_eq!(kept, Ok(Some(Mark::Helped)));
            // It stays solved, though not alone, until it is.
            progress.tried(first, Mark::Missed, false);
            assert_eq!(progress.mark(&first.id), Some(Mark::Helped));
            progress.tried(first, Mark::Solved, true);
            assert_eq!(progress.mark(&first.id), Some(Mark::Solved));
        }
    }

    /// What earlier versions have kept is read, and is written as it is now.
    #[test]
    fn the_first_form_is_read() {
        let mut progress = Progress::default();
        progress.tried(&puzzles()[0], Mark::Solved, true);
        let text = progress.write();
        let first = text.replace("\"version\": 2", "\"version\": 1");
        assert_ne!(text, first);
        assert_eq!(Progress::read(&first).map(|read| read.write()), Ok(text));
    }

    #[test]
    fn a_hint_halves_what_counts() {
        let puzzle = &puzzles()[0];
        let after = |mark, alone| {
            let mut progress = Progress::default();
            progress.tried(puzzle, mark, alone);
            progress.rating().rounded()
        };
        let [lost, helped, won] =
            [after(Mark::Missed, false), after(Mark::Solved, false), after(Mark::Solved, true)];
        assert!(lost < helped && helped < won, "{lost} {helped} {won}");
        assert_eq!(lost, after(Mark::Shown, false));
    }

    #[test]
    fn damage_and_later_versions_are_told() {
        let text = Progress::default().write();
        assert_eq!(
            Progress::read(&text.replace("\"version\": 2", "\"version\": 3")),
            Err(BadProgress::Version(3))
        );
        assert_eq!(Progress::read(&text[..20]), Err(BadProgress::Damaged(3, 2)));
        assert!(Progress::read(&text.replace("lesson", "lessons")).is_err());
        for (sound, not) in [
            ("\"value\": 800.0", "\"value\": 1e308"),
            ("350.0", "-5"),
            ("350.0", "0"),
            ("0.06", "0.0"),
            ("0.06", "7"),
        ] {
            let bad = text.replace(sound, not);
            assert_ne!(bad, text, "{sound}");
            assert_eq!(Progress::read(&bad), Err(BadProgress::Damaged(3, 3)), "{not}");
        }
    }

    #[test]
    fn the_next_one_is_near_and_what_was_missed_comes_back_later() {
        let mut progress = Progress::default();
        let wanted = Wanted::default();
        let first = wanted.next(&progress, None).expect("none is solved");
        let nearest = puzzles().iter().map(|puzzle| puzzle.rating.abs_diff(800)).min();
        assert_eq!(Some(first.rating.abs_diff(800)), nearest);
        progress.tried(first, Mark::Missed, false);
        let mut others = Vec::new();
        while others.len() < puzzles().len() {
            let next = wanted.next(&progress, None).expect("one was missed");
            if next.id == first.id {
                break;
            }
            others.push(next.id.clone());
            progress.tried(next, Mark::Solved, true);
        }
        assert_eq!(others.len(), 5, "however far the rating has gone: {others:?}");
        progress.tried(first, Mark::Missed, false);
        let next = wanted.next(&progress, None).expect("one was missed");
        assert!(next.id != first.id && !others.contains(&next.id), "it begins to wait anew: {}", next.id);
        // Who misses again and again gets others, until one is solved.
        let mut progress = Progress::default();
        let mut missed = Vec::new();
        for _ in 0..20 {
            let next = wanted.next(&progress, None).expect("none is solved");
            assert!(!missed.contains(&next.id), "{} after {missed:?}", next.id);
            missed.push(next.id.clone());
            progress.tried(next, Mark::Missed, false);
        }
        progress.tried(wanted.next(&progress, None).expect("none is solved"), Mark::Solved, true);
        assert_eq!(wanted.next(&progress, None).map(|next| &next.id), missed.first());
        for puzzle in puzzles() {
            progress.tried(puzzle, Mark::Solved, true);
        }
        assert_eq!(wanted.next(&progress, None), None);
    }
}
