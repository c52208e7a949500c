//! What is said at puzzles and in the first lesson.

use jersi_puzzles::{Motif, Puzzle, Task};
use jersi_rules::Color;

use crate::KeptWords;

jersi_rules::catalogue! {
    /// What is said at puzzles and in the first lesson.
    pub trait PracticeWords: KeptWords {
        /// Which puzzle, and what is wanted in short: `Puzzle 48-07: win in two`.
        fn puzzle_title(&self, puzzle: &Puzzle) -> String;

        /// What is asked, of this player.
        fn puzzle_ask(&self, puzzle: &Puzzle, hero: Color) -> String;

        /// Which rules, and how hard it is.
        fn puzzle_facts(&self, puzzle: &Puzzle) -> String;

        /// Where the solution begins.
        fn puzzle_hint(&self, hint: &PuzzleHint) -> String;

        /// A motif in short, for lists.
        fn motif(&self, motif: Motif) -> String;

        /// Why a puzzle with this motif is solved, in a sentence.
        fn motif_why(&self, puzzle: &Puzzle, motif: Motif) -> String;

        /// A puzzle in a list: its title, and what it is about beside that.
        fn puzzle_line(&self, puzzle: &Puzzle) -> String;

        /// What came of something at a puzzle.
        fn puzzle_news(&self, news: &PuzzleNews) -> String;

        /// Words about a task, as the page says them.
        fn lesson(&self, task: &Task, part: LessonPart) -> String;

        /// What there is to tell in the lesson beside that.
        fn lesson_news(&self, news: &LessonNews) -> String;

        /// What can be typed line by line.
        fn practice_help(&self, kind: PracticeKind) -> String;

        /// The keys of the full screen.
        fn practice_keys(&self, kind: PracticeKind) -> String;

        /// Why something is not done.
        fn practice_trouble(&self, trouble: &PracticeTrouble) -> String;
    }
    made up: crate::MadeUp, from crate::en::English;
}

/// What a puzzle is about, in short. That a defence is asked for stands in its title.
pub(crate) fn about(words: &dyn PracticeWords, puzzle: &Puzzle) -> Option<String> {
    let motifs = puzzle.motifs.iter().filter(|&&motif| motif != Motif::OnlyDefence);
    let motifs: Vec<String> = motifs.map(|&motif| words.motif(motif)).collect();
    (!motifs.is_empty()).then(|| motifs.join(", "))
}

/// What is practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeKind {
    /// Puzzles.
    Puzzles,
    /// The first lesson.
    Lesson,
}

/// Where a solution begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleHint {
    /// On this cell.
    Cell(String),
    /// With this kind from the reserve.
    Reserve(String),
}

/// What came of something at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleNews {
    /// The first turn was right; the answer to it, after which the fewest turns win.
    Right(String),
    /// It is solved; whether with help.
    Solved {
        /// After a hint, the solution, or a wrong try.
        helped: bool,
    },
    /// A wrong turn: the game goes on with this turn of this player, where another turn would have ended it.
    GoesOn(Color, String),
    /// A wrong turn: the game ends with it, otherwise.
    Ends,
    /// A wrong turn: this player gets away by this turn.
    Escapes(Color, String),
    /// A wrong turn: this player wins by this line, and how it ends.
    Loses {
        /// Who wins.
        winner: Color,
        /// The turns, from the answer on.
        line: String,
        /// How the game ends then.
        end: String,
    },
    /// The turns of the solution.
    Solution(String),
    /// One's rating, and what it was before.
    Rating {
        /// Before.
        before: i32,
        /// Now.
        now: i32,
    },
    /// How many are solved.
    Count {
        /// So many.
        solved: usize,
        /// Of so many.
        of: usize,
        /// One's rating.
        rating: i32,
    },
    /// All that are wanted are solved.
    AllSolved,
    /// A mark in a list.
    Mark(jersi_puzzles::Mark),
    /// How one tries again at the full screen, and goes on.
    TryAgain,
    /// How one goes on when it is solved.
    GoOn,
}

/// Words about a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonPart {
    /// What it is called.
    Title,
    /// What it teaches.
    Text,
    /// What is wanted.
    Want,
    /// What is said when it is done.
    Done,
}

impl LessonPart {
    /// Every part.
    pub const ALL: [LessonPart; 4] =
        [LessonPart::Title, LessonPart::Text, LessonPart::Want, LessonPart::Done];

    /// The message of the page's file that says this of a task.
    pub(crate) fn key(self, task: &Task) -> String {
        let part = match self {
            LessonPart::Title => "title",
            LessonPart::Text => "text",
            LessonPart::Want => "want",
            LessonPart::Done => "done",
        };
        format!("lesson-{part}-{}", task.name.id())
    }
}

/// What there is to tell in the lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonNews {
    /// The number of a task.
    Step {
        /// From 1.
        number: usize,
        /// Of so many.
        of: usize,
        /// Whether it is done.
        done: bool,
    },
    /// Where the king stands who is to be moved.
    YourKing(String),
    /// A turn is legal, but not what is wanted.
    Other,
    /// A turn that does it.
    Example(String),
    /// All tasks are done.
    AllDone,
    /// So many tasks are left.
    Left(usize),
    /// What comes after the lesson.
    Then,
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeTrouble {
    /// There is no such puzzle.
    NoSuchPuzzle(String),
    /// What puzzles are called: the first and the last name of each edition that may be meant.
    Ids(Vec<(String, String)>),
    /// No puzzle is as it is wanted.
    NoneWanted,
    /// What could be wanted less.
    WantLess,
    /// A word or a key that has no meaning here.
    NotHere,
    /// Nothing is to be taken back.
    AtTheStart,
    /// It is solved or done already.
    Over,
    /// Why what was done before is not known any more, and where its file is put aside.
    PutAside {
        /// Where it is damaged, by line and column.
        place: (usize, usize),
        /// The file.
        file: String,
        /// Its new name.
        aside: String,
    },
    /// The file is a later program's.
    Later(String),
    /// What was done cannot be kept, and why.
    NotKept {
        /// The file, or the data folder.
        file: String,
        /// Why.
        why: String,
    },
    /// There is no folder to keep it in.
    NoFolder,
}
