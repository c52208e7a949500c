//! What is said at puzzles and in the first lesson.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use jersi_puzzles::{Goal, Mark, Motif, Puzzle, Task};
use jersi_rules::Color;

use super::English;
use super::table::name;
use crate::fluent;
use crate::practice::about;
use crate::sentence::list;
use crate::{LessonNews, LessonPart, PracticeKind, PracticeTrouble, PracticeWords, PuzzleHint, PuzzleNews};

static LESSON: LazyLock<BTreeMap<String, String>> =
    LazyLock::new(|| fluent::messages(include_str!("../../../../web/src/words/en/lesson.ftl")));
static PUZZLES: LazyLock<BTreeMap<String, String>> =
    LazyLock::new(|| fluent::messages(include_str!("../../../../web/src/words/en/puzzles.ftl")));

fn in_turns(turns: u32) -> &'static str {
    if turns == 1 { "one" } else { "two" }
}

impl PracticeWords for English {
    fn puzzle_title(&self, puzzle: &Puzzle) -> String {
        let id = &puzzle.id;
        match puzzle.goal {
            Goal::Win => format!("Puzzle {id}: win in {}", in_turns(puzzle.turns)),
            Goal::Hold if puzzle.wins.len() == 1 => format!("Puzzle {id}: the only defence"),
            Goal::Hold => format!("Puzzle {id}: hold"),
        }
    }

    fn puzzle_ask(&self, puzzle: &Puzzle, hero: Color) -> String {
        let (who, other) = (name(hero), name(hero.other()));
        match (puzzle.goal, puzzle.turns) {
            (Goal::Win, 1) => format!("{who} wins in one turn. How?"),
            (Goal::Win, _) => format!("{who} wins in two turns, whatever {other} does. How?"),
            (Goal::Hold, 1) => {
                format!("{who} is in danger: nearly every turn loses at once. Which one holds?")
            }
            (Goal::Hold, _) => {
                format!(
                    "{who} is in danger: {other} wins within two turns after nearly every turn. Which one holds?"
                )
            }
        }
    }

    fn puzzle_facts(&self, puzzle: &Puzzle) -> String {
        let reserve = if puzzle.edition == "4.8" && !puzzle.reserve { ", without reserve" } else { "" };
        format!(
            "Edition {}{reserve}; difficulty {} of 5, rated {}; {} legal turns.",
            puzzle.edition,
            puzzle.grade(),
            puzzle.rating,
            puzzle.legal
        )
    }

    fn puzzle_hint(&self, hint: &PuzzleHint) -> String {
        match hint {
            PuzzleHint::Cell(cell) => format!("It begins on {cell}."),
            PuzzleHint::Reserve(kind) => format!("It begins with the reserve: {kind}."),
        }
    }

    fn motif(&self, motif: Motif) -> String {
        let text = match motif {
            Motif::KingArrives => "the king arrives",
            Motif::RelocationDenied => "relocation denied",
            Motif::NoTurn => "no legal turn",
            Motif::KuntiCaught => "the kunti is caught",
            Motif::TopTaken => "a stack taken by its top",
            Motif::DoubleStep => "both steps",
            Motif::Drop => "a drop",
            Motif::OnlyDefence => "a defence",
            Motif::DoubleCapture => "two captures",
            Motif::KingSentBack => "the king is sent back",
            Motif::Quiet => "a quiet turn",
            Motif::Guardian => "a guardian blocks",
        };
        text.to_owned()
    }

    fn motif_why(&self, puzzle: &Puzzle, motif: Motif) -> String {
        if motif == Motif::OnlyDefence && puzzle.wins.len() == 1 {
            return "Everything else loses by force.".to_owned();
        }
        PUZZLES[&format!("motif-why-{}", motif.id())].clone()
    }

    fn puzzle_line(&self, puzzle: &Puzzle) -> String {
        let title = self.puzzle_title(puzzle);
        about(self, puzzle).map_or(title.clone(), |about| format!("{title}; {about}"))
    }

    fn puzzle_news(&self, news: &PuzzleNews) -> String {
        match news {
            PuzzleNews::Right(reply) => {
                format!("That is right. {reply} leaves the fewest turns that win. Now finish.")
            }
            PuzzleNews::Solved { helped: false } => "Solved.".to_owned(),
            PuzzleNews::Solved { helped: true } => "Solved, though not at the first try alone.".to_owned(),
            PuzzleNews::GoesOn(who, reply) => {
                format!("Not yet: {} goes on with {reply}. Another turn ends the game at once.", name(*who))
            }
            PuzzleNews::Ends => "That ends the game, but not as it should.".to_owned(),
            PuzzleNews::Escapes(who, reply) => format!(
                "Not yet: {} gets away by {reply}. No turn of {} wins at once after it.",
                name(*who),
                name(who.other())
            ),
            PuzzleNews::Loses { winner, line, end } => {
                format!("Not yet: {} wins after that by {line} ({end}).", name(*winner))
            }
            PuzzleNews::Solution(line) => format!("The solution: {line}"),
            PuzzleNews::Rating { before, now } => {
                let change = now - before;
                format!("Your rating is {now} ({change:+}).")
            }
            PuzzleNews::Count { solved, of, rating } => {
                format!("{solved} of {of} solved. Your rating is {rating}.")
            }
            PuzzleNews::AllSolved => "All of these are solved.".to_owned(),
            PuzzleNews::Mark(Mark::Solved) => "solved".to_owned(),
            PuzzleNews::Mark(Mark::Helped) => "with help".to_owned(),
            PuzzleNews::Mark(Mark::Shown) => "seen".to_owned(),
            PuzzleNews::Mark(Mark::Missed) => "tried".to_owned(),
            PuzzleNews::TryAgain => "Enter tries again.".to_owned(),
            PuzzleNews::GoOn => "Enter goes on.".to_owned(),
        }
    }

    fn lesson(&self, task: &Task, part: LessonPart) -> String {
        LESSON[&part.key(task)].clone()
    }

    fn lesson_news(&self, news: &LessonNews) -> String {
        match news {
            LessonNews::Step { number, of, done: false } => format!("Task {number} of {of}"),
            LessonNews::Step { number, of, done: true } => format!("Task {number} of {of}, done"),
            LessonNews::YourKing(cell) => format!("Your king stands on {cell}."),
            LessonNews::Other => LESSON["lesson-other"].clone(),
            LessonNews::Example(turn) => format!("This does it: {turn}"),
            LessonNews::AllDone => LESSON["lesson-end-text"].clone(),
            LessonNews::Left(1) => "One task is left.".to_owned(),
            LessonNews::Left(left) => format!("{left} tasks are left."),
            LessonNews::Then => {
                "A first game: jersi play --black engine:1 --no-reserve. Puzzles: jersi puzzles.".to_owned()
            }
        }
    }

    fn practice_help(&self, kind: PracticeKind) -> String {
        let (solution, next) = match kind {
            PracticeKind::Puzzles => ("the solution", "the next puzzle"),
            PracticeKind::Lesson => ("a turn that does it", "the next task"),
        };
        format!(
            "Type a turn in notation, such as a2-b2=d3, or press by press: a cell such as a2, a kind such as M:, a full stop
for no second step; then play.
turns [START]  legal turns              why TURN   legal, or the rule that forbids it
hint           where it begins          solution   {solution}
show           the board again          undo       from the beginning again
play           plays what is entered    back       takes a press back
next           {next:<24} quit       leave
"
        )
    }

    fn practice_keys(&self, kind: PracticeKind) -> String {
        let (solution, next) = match kind {
            PracticeKind::Puzzles => ("the solution", "the next puzzle"),
            PracticeKind::Lesson => ("a turn that does it", "the next task"),
        };
        format!(
            "arrows, h j k l, y u b n   go to a cell
space   choose it; again on the arrival: play
Tab     top cube alone or whole stack
Enter   play the turn that is entered; try again; go on
Esc     take back the last choice
1 to 9  reserve, no second step
:       type a turn or a word; Tab completes it
i       a hint: where it begins
S       {solution}
N       {next}
z       from the beginning again
f  T    flip the board; light or dark
q       quit
-●-  =◉=  one cube or a stack can go there
+  ×  ⊘   makes a stack; captures; a stack cannot stop"
        )
    }

    fn practice_trouble(&self, trouble: &PracticeTrouble) -> String {
        match trouble {
            PracticeTrouble::NoSuchPuzzle(id) => format!("there is no puzzle {id:?}"),
            PracticeTrouble::Ids(ids) => {
                let ids: Vec<String> = ids.iter().map(|(first, last)| format!("{first} to {last}")).collect();
                format!("puzzles are called {}; jersi puzzles --list tells them all", list(&ids, "or"))
            }
            PracticeTrouble::NoneWanted => "no puzzle is as you want it".to_owned(),
            PracticeTrouble::WantLess => {
                "leave out --motif, --grade, --edition or the reserve; jersi puzzles --list tells what there is".to_owned()
            }
            PracticeTrouble::NotHere => "that means nothing here; help tells the words".to_owned(),
            PracticeTrouble::AtTheStart => "this is the beginning already".to_owned(),
            PracticeTrouble::Over => "it is done; next goes on, undo begins again".to_owned(),
            PracticeTrouble::PutAside { place: (line, column), file, aside } => format!(
                "What you solved before is not known: {file} is damaged in line {line}, column {column}. It is put aside as {aside}."
            ),
            PracticeTrouble::Later(file) => format!("{file} was written by a later version of jersi, so what you solve now is not kept."),
            PracticeTrouble::NotKept { file, why } => {
                format!("What you solved is not kept in {file}: {why}.")
            }
            PracticeTrouble::NoFolder => {
                "What you solve is not kept: neither JERSI_HOME nor XDG_DATA_HOME nor HOME names a folder.".to_owned()
            }
        }
    }
}
