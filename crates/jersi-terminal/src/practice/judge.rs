//! What came of a turn at an exercise.

use jersi_explain::{Effort, explain, why_not};
use jersi_puzzles::{Attempt, Judged, Mark, Motif, Task, Wrong};
use jersi_rules::notation::write_turn;
use jersi_rules::{Position, Turn};
use jersi_table::Table;
use jersi_words::{LessonNews, LessonPart, PuzzleNews};

use super::{Exercise, Phase, Practice, play};

/// Reasons that are told when a puzzle is solved.
const REASONS: usize = 1;
/// A forced end is looked for as far as a puzzle goes: mine, yours, mine.
pub(super) const BY_FORCE: u32 = 3;
/// The same of an answer: whether it wins or loses at once.
const AT_ONCE: u32 = 1;

impl Practice {
    /// A turn was played at the table: it is judged and answered there, and told.
    pub(crate) fn played(&mut self, table: &mut Table) -> &[String] {
        let Some(&turn) = table.game().turns().last().and_then(|turn| turn.decisions().first()) else {
            return &[];
        };
        self.told = match self.exercise.clone() {
            Exercise::Puzzle(attempt) => self.judge_puzzle(attempt, turn, table),
            Exercise::Task(task) => self.judge_task(task, turn, table),
        };
        &self.told
    }

    fn judge_puzzle(&mut self, mut attempt: Attempt, turn: Turn, table: &mut Table) -> Vec<String> {
        let (before, after) = (attempt.position(), *table.game().position());
        let judged = attempt.judge(turn);
        let puzzle = attempt.puzzle();
        let mut told = Vec::new();
        match &judged {
            Judged::Solved => {
                self.phase = Phase::Done;
                told.push(self.words.puzzle_news(&PuzzleNews::Solved { helped: self.helped }));
                told.extend(self.explained(&before, turn, BY_FORCE));
                told.extend(self.reasons(&attempt, turn));
                told.extend(self.house.tried(puzzle, Mark::Solved, !self.helped));
            }
            Judged::Right(reply) => {
                told.push(self.words.puzzle_news(&PuzzleNews::Right(write_turn(&after, *reply))));
                play(table, *reply);
            }
            Judged::Wrong(wrong) => {
                self.phase = Phase::Wrong;
                told.push(self.words.puzzle_news(&self.refutation(wrong, &after, attempt.hero().other())));
                let reply = match wrong {
                    Wrong::Ends => None,
                    Wrong::GoesOn(reply) | Wrong::Escapes(reply) => Some(*reply),
                    Wrong::Loses(line) => line.first().copied(),
                };
                if let Some(reply) = reply {
                    // A line to the end explains itself. Who gets away in time may still lose later, which is not asked here.
                    match wrong {
                        Wrong::GoesOn(_) => told.extend(self.why_not_at_once(&before, turn, reply)),
                        Wrong::Escapes(_) => told.extend(self.explained(&after, reply, AT_ONCE)),
                        Wrong::Ends | Wrong::Loses(_) => {}
                    }
                    play(table, reply);
                }
                self.helped = true;
                if !std::mem::replace(&mut self.missed, true) {
                    told.extend(self.house.tried(puzzle, Mark::Missed, false));
                }
            }
        }
        self.exercise = Exercise::Puzzle(attempt);
        told
    }

    /// Why a turn is wrong, by what answers it.
    fn refutation(&self, wrong: &Wrong, after: &Position, other: jersi_rules::Color) -> PuzzleNews {
        match wrong {
            Wrong::GoesOn(reply) => PuzzleNews::GoesOn(other, write_turn(after, *reply)),
            Wrong::Ends => PuzzleNews::Ends,
            Wrong::Escapes(reply) => PuzzleNews::Escapes(other, write_turn(after, *reply)),
            Wrong::Loses(line) => {
                let mut position = *after;
                let mut turns = Vec::new();
                for &turn in line {
                    turns.push(write_turn(&position, turn));
                    position = position.play_legal(turn);
                }
                let end = position.outcome().map(|outcome| outcome.say(position.rules(), self.words.lang()));
                PuzzleNews::Loses { winner: other, line: turns.join(" "), end: end.unwrap_or_default() }
            }
        }
    }

    /// What a turn does and threatens, by rules and proofs; nothing if there is nothing to say. A forced end is looked for
    /// within so many turns.
    pub(super) fn explained(&self, before: &Position, turn: Turn, turns: u32) -> Option<String> {
        let explanation = explain(before, &[turn], &Effort { turns, ..Effort::default() })?;
        Some(jersi_words::explain(self.words.lang()).explained(&explanation)).filter(|text| !text.is_empty())
    }

    /// Why a turn does not win at once, by the turn that answers it.
    fn why_not_at_once(&self, before: &Position, turn: Turn, reply: Turn) -> Option<String> {
        let why = why_not(before, turn, AT_ONCE, Some(reply))?;
        Some(jersi_words::explain(self.words.lang()).why_not(&why)).filter(|text| !text.is_empty())
    }

    /// Why a puzzle is solved, by those of its motifs that are so of what was played, with the last turn.
    pub(super) fn reasons(&self, attempt: &Attempt, last: Turn) -> Vec<String> {
        let mut line = attempt.stands().to_vec();
        line.push(last);
        let puzzle = attempt.puzzle();
        let mut shown = puzzle.shown_by(&line);
        // How a turn is played, or that it does nothing yet, is no reason why it wins.
        shown.sort_by_key(|motif| matches!(motif, Motif::Quiet | Motif::DoubleStep));
        shown.into_iter().take(REASONS).map(|motif| self.words.motif_why(puzzle, motif)).collect()
    }

    fn judge_task(&mut self, task: &'static Task, turn: Turn, table: &mut Table) -> Vec<String> {
        if !task.is_done_by(turn) {
            self.phase = Phase::Wrong;
            return vec![
                self.words.lesson_news(&LessonNews::Other),
                self.words.lesson(task, LessonPart::Want),
            ];
        }
        self.phase = Phase::Done;
        if let Some(answer) = &task.answer
            && let Err(why) = table.decide_text(answer)
        {
            unreachable!("the answer is legal after whatever does the task: {why:?}");
        }
        let mut told = vec![self.words.lesson(task, LessonPart::Done)];
        told.extend(self.house.did(task));
        told
    }
}
