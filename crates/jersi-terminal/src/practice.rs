//! Somebody who practises, at the full screen or line by line: a puzzle or a task at a table, what came of a turn, what
//! comes next. What is solved is kept by the house, [`PracticeHouse`].

mod judge;
mod offer;

use jersi_game::Game;
use jersi_puzzles::{Attempt, Mark, Puzzle, Task};
use jersi_rules::{ByColor, Color, Kind, Position};
use jersi_table::Table;
use jersi_words::{LessonNews, LessonPart, PracticeKind};

use crate::words::Words;

/// What is practised.
#[derive(Clone, Debug)]
pub enum Exercise {
    /// A puzzle.
    Puzzle(Attempt),
    /// A task of the lesson.
    Task(&'static Task),
}

/// Where exercises come from, and where it is kept what was done. What there is to tell comes back in sentences.
pub trait PracticeHouse {
    /// The exercise after this one; none if there is none left.
    fn next(&mut self, after: &Exercise) -> Option<Exercise>;

    /// What is said when none is left.
    fn farewell(&self, kind: PracticeKind) -> Vec<String>;

    /// Something came of a puzzle.
    fn tried(&mut self, puzzle: &Puzzle, mark: Mark, alone: bool) -> Vec<String>;

    /// A task is done.
    fn did(&mut self, task: &Task) -> Vec<String>;
}

/// How an exercise stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// A turn is asked for.
    Ask,
    /// The last turn was not what is wanted.
    Wrong,
    /// It is done, or its solution is shown.
    Done,
}

/// Somebody who practises.
pub struct Practice {
    words: Words,
    exercise: Exercise,
    phase: Phase,
    /// Whether there was a hint, a wrong try or the solution.
    helped: bool,
    /// Whether there was a wrong try, which is noted once.
    missed: bool,
    /// What was said last, if anything.
    told: Vec<String>,
    house: Box<dyn PracticeHouse>,
}

impl Practice {
    /// Begins with an exercise.
    pub fn new(words: Words, exercise: Exercise, house: Box<dyn PracticeHouse>) -> Practice {
        Practice { words, exercise, phase: Phase::Ask, helped: false, missed: false, told: Vec::new(), house }
    }

    /// Whether these are puzzles.
    pub fn kind(&self) -> PracticeKind {
        match self.exercise {
            Exercise::Puzzle(_) => PracticeKind::Puzzles,
            Exercise::Task(_) => PracticeKind::Lesson,
        }
    }

    pub(crate) fn phase(&self) -> Phase {
        self.phase
    }

    /// What was said of the last turn.
    pub(crate) fn told(&self) -> &[String] {
        &self.told
    }

    /// The table, with what was right so far played at it.
    pub fn table(&self) -> Table {
        let (start, stands) = match &self.exercise {
            Exercise::Puzzle(attempt) => (attempt.puzzle().start(), attempt.stands()),
            Exercise::Task(task) => (task.start(), &[][..]),
        };
        let mut table = Table::open(Game::from_position(start, ByColor::default()));
        for &turn in stands {
            play(&mut table, turn);
        }
        table
    }

    /// Who is asked.
    pub(crate) fn hero(&self) -> Color {
        match &self.exercise {
            Exercise::Puzzle(attempt) => attempt.hero(),
            Exercise::Task(task) => task.start().decider(),
        }
    }

    /// Which exercise it is.
    pub(crate) fn title(&self) -> String {
        match &self.exercise {
            Exercise::Puzzle(attempt) => self.words.puzzle_title(attempt.puzzle()),
            Exercise::Task(task) => {
                let (number, of) = (task.number(), jersi_puzzles::tasks().len());
                let step = self.words.lesson_news(&LessonNews::Step { number, of, done: false });
                format!("{step}. {}", self.words.lesson(task, LessonPart::Title))
            }
        }
    }

    /// What is asked, in paragraphs.
    pub(crate) fn asked(&self) -> Vec<String> {
        match &self.exercise {
            Exercise::Puzzle(attempt) => vec![
                self.words.puzzle_ask(attempt.puzzle(), attempt.hero()),
                self.words.puzzle_facts(attempt.puzzle()),
            ],
            Exercise::Task(task) => {
                let text = self.words.lesson(task, LessonPart::Text);
                // The first task names the king, whom a newcomer may not know yet.
                let king = (task.number() == 1).then(|| king_of(&task.start())).flatten();
                let king = king.map(|cell| self.words.lesson_news(&LessonNews::YourKing(cell)));
                let mut asked = vec![text];
                asked.extend(king);
                asked
            }
        }
    }
}

/// The cell of the player's king who is to move.
fn king_of(position: &Position) -> Option<String> {
    let edition = position.edition();
    let is_king = |cell: &jersi_rules::Cell| {
        let top = position.content(*cell).top();
        top.is_some_and(|piece| piece.kind == Kind::King && piece.color == position.decider())
    };
    edition.facts().cells.into_iter().find(is_king).map(|cell| edition.cell_name(cell).to_string())
}

/// Plays a turn that is known to be legal.
fn play(table: &mut Table, turn: jersi_rules::Turn) {
    if let Err(why) = table.decide(turn) {
        unreachable!("a legal turn is refused: {why:?}");
    }
}
