//! The notebook of who practises: what was done, kept after every puzzle and task, and what comes next.

use jersi_puzzles::{Attempt, Mark, Progress, Puzzle, Task, Wanted, task, tasks};
use jersi_terminal::{Exercise, PracticeHouse};
use jersi_words::{IoFault, LessonNews, PlayWords, PracticeKind, PracticeTrouble, PuzzleNews};

use crate::foreign_text;
use crate::kept_games::{Found, NotKept, Store};

/// The notebook.
pub struct Notebook {
    words: &'static dyn PlayWords,
    store: Option<Store>,
    /// What was done, as far as is known.
    pub progress: Progress,
    /// Which puzzles are wanted.
    wanted: Wanted,
    /// Whether it was told that nothing is kept.
    told: bool,
}

impl Notebook {
    /// Opens the notebook of the data folder; what there is to tell of that.
    pub fn open(words: &'static dyn PlayWords, wanted: Wanted) -> (Notebook, Vec<String>) {
        let store = Store::find();
        let mut notebook = Notebook { words, store, progress: Progress::default(), wanted, told: false };
        let news = match &notebook.store {
            None => notebook.not_kept(&PracticeTrouble::NoFolder),
            Some(store) => {
                let found = store.progress();
                notebook.take(found)
            }
        };
        (notebook, news.into_iter().collect())
    }

    /// Takes what the file holds now; what there is to tell of that.
    fn take(&mut self, found: Result<Found, NotKept>) -> Option<String> {
        let file = self.store.as_ref().map(|store| store.progress_path().display().to_string());
        let file = foreign_text::line(&file.unwrap_or_default());
        match found {
            Ok(Found { progress, damaged }) => {
                self.progress = progress;
                self.told = false;
                let (place, aside) = damaged?;
                let aside = foreign_text::line(&aside.display().to_string());
                Some(self.words.practice_trouble(&PracticeTrouble::PutAside { place, file, aside }))
            }
            Err(NotKept::Later) => self.not_kept(&PracticeTrouble::Later(file)),
            Err(NotKept::Io(error)) => {
                let why = jersi_words::command(self.words.lang()).io_fault(&IoFault::from(&error));
                self.not_kept(&PracticeTrouble::NotKept { file, why })
            }
        }
    }

    /// Says once that nothing is kept.
    fn not_kept(&mut self, why: &PracticeTrouble) -> Option<String> {
        (!std::mem::replace(&mut self.told, true)).then(|| self.words.practice_trouble(why))
    }

    /// Notes something, here and on the disk.
    fn note(&mut self, change: impl Fn(&mut Progress)) -> Option<String> {
        let kept = self.store.as_ref().map(|store| store.change_progress(&change));
        match kept {
            Some(kept @ Ok(_)) => self.take(kept),
            Some(not) => {
                change(&mut self.progress);
                self.take(not)
            }
            None => {
                change(&mut self.progress);
                None
            }
        }
    }

    /// How many of the wanted puzzles are solved, and the rating.
    pub fn count(&self) -> String {
        let all = self.wanted.all();
        let solved =
            all.iter().filter(|puzzle| self.progress.mark(&puzzle.id).is_some_and(Mark::is_solved)).count();
        let rating = self.progress.rating().rounded();
        self.words.puzzle_news(&PuzzleNews::Count { solved, of: all.len(), rating })
    }

    /// The first task that is not done after one, or from the beginning.
    pub fn open_task(&self, after: usize) -> Option<&'static Task> {
        let open = |task: &&'static Task| !self.progress.has_done(task.name);
        tasks().iter().skip(after).find(open).or_else(|| tasks().iter().find(open))
    }
}

impl PracticeHouse for Notebook {
    fn next(&mut self, after: &Exercise) -> Option<Exercise> {
        match after {
            Exercise::Puzzle(attempt) => {
                let next = self.wanted.next(&self.progress, Some(&attempt.puzzle().id));
                next.map(|puzzle| Exercise::Puzzle(Attempt::new(puzzle)))
            }
            // The order is that of the lesson, whatever is done; at its end come those that were passed over.
            Exercise::Task(here) => {
                let next = task(here.number() + 1).or_else(|| self.open_task(here.number()));
                next.filter(|next| next.name != here.name).map(Exercise::Task)
            }
        }
    }

    fn farewell(&self, kind: PracticeKind) -> Vec<String> {
        match kind {
            PracticeKind::Puzzles => vec![self.words.puzzle_news(&PuzzleNews::AllSolved), self.count()],
            PracticeKind::Lesson => {
                let left = tasks().iter().filter(|task| !self.progress.has_done(task.name)).count();
                let news = if left == 0 { LessonNews::AllDone } else { LessonNews::Left(left) };
                vec![self.words.lesson_news(&news), self.words.lesson_news(&LessonNews::Then)]
            }
        }
    }

    fn tried(&mut self, puzzle: &Puzzle, mark: Mark, alone: bool) -> Vec<String> {
        let before = self.progress.rating().rounded();
        let trouble = self.note(|progress| progress.tried(puzzle, mark, alone));
        let now = self.progress.rating().rounded();
        let rating = (now != before).then(|| self.words.puzzle_news(&PuzzleNews::Rating { before, now }));
        rating.into_iter().chain(trouble).collect()
    }

    fn did(&mut self, task: &Task) -> Vec<String> {
        self.note(|progress| progress.did(task.name)).into_iter().collect()
    }
}
