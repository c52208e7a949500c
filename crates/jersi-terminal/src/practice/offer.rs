//! What an exercise offers beside turns: a hint, the solution, another try, the next one.

use jersi_game::Choice;
use jersi_puzzles::{Judged, Mark};
use jersi_rules::notation::write_turn;
use jersi_table::Table;
use jersi_words::{LessonNews, LessonPart, PuzzleHint, PuzzleNews, kind_name};

use super::judge::BY_FORCE;
use super::{Exercise, Phase, Practice, play};

impl Practice {
    /// Tries again: a wrong turn is taken back; what was right stays. Of what is done, all is taken back.
    pub(crate) fn again(&mut self, table: &mut Table) {
        if let (Exercise::Puzzle(attempt), Phase::Ask | Phase::Done) = (&mut self.exercise, self.phase) {
            attempt.again();
        }
        self.phase = Phase::Ask;
        self.told.clear();
        *table = self.table();
    }

    /// A hint: where it begins, which is lifted at the table.
    pub(crate) fn hint(&mut self, table: &mut Table) -> &[String] {
        if self.phase != Phase::Ask {
            self.again(table);
        }
        let position = *table.game().position();
        let turn = match &self.exercise {
            Exercise::Puzzle(attempt) => Some(attempt.solution()),
            Exercise::Task(task) => {
                let read = jersi_rules::notation::read_turn(&position, &task.example);
                read.ok().and_then(|read| read.decisions.first().copied())
            }
        };
        self.helped = true;
        table.clear();
        let first =
            turn.filter(|&turn| table.enter(turn)).and_then(|_| table.live_entry()?.done().first().copied());
        table.clear();
        let edition = position.edition();
        let hint = match first {
            Some(choice @ Choice::Lift(cell, _)) => {
                table.choose(choice);
                Some(PuzzleHint::Cell(edition.cell_name(cell).to_string()))
            }
            Some(choice @ Choice::Take(kind)) => {
                table.choose(choice);
                Some(PuzzleHint::Reserve(kind_name(edition, kind, self.words.lang()).to_string()))
            }
            _ => None,
        };
        let hint = hint.map(|hint| self.words.puzzle_hint(&hint));
        let want = match &self.exercise {
            Exercise::Puzzle(_) => None,
            Exercise::Task(task) => Some(self.words.lesson(task, LessonPart::Want)),
        };
        self.told = want.into_iter().chain(hint).collect();
        &self.told
    }

    /// Plays the solution of a puzzle to its end, or enters a turn that does a task.
    pub(crate) fn solution(&mut self, table: &mut Table) -> &[String] {
        if self.phase != Phase::Ask {
            self.again(table);
        }
        self.helped = true;
        match self.exercise.clone() {
            Exercise::Task(task) => {
                let position = *table.game().position();
                table.clear();
                if let Ok(read) = jersi_rules::notation::read_turn(&position, &task.example) {
                    table.enter(read.decisions[0]);
                }
                self.told = vec![self.words.lesson_news(&LessonNews::Example(task.example.clone()))];
            }
            Exercise::Puzzle(mut attempt) => {
                let (start, first) = (attempt.position(), attempt.solution());
                let mut turns = Vec::new();
                let last = loop {
                    let (position, turn) = (attempt.position(), attempt.solution());
                    turns.push(write_turn(&position, turn));
                    play(table, turn);
                    let Judged::Right(reply) = attempt.judge(turn) else { break turn };
                    turns.push(write_turn(&position.play_legal(turn), reply));
                    play(table, reply);
                };
                self.phase = Phase::Done;
                let mut told = vec![self.words.puzzle_news(&PuzzleNews::Solution(turns.join(" ")))];
                told.extend(self.explained(&start, first, BY_FORCE));
                told.extend(self.reasons(&attempt, last));
                told.extend(self.house.tried(attempt.puzzle(), Mark::Shown, false));
                self.told = told;
            }
        }
        &self.told
    }

    /// Goes on with the next exercise; false, with a farewell that is told, if there is none.
    pub(crate) fn next(&mut self, table: &mut Table) -> bool {
        let Some(next) = self.house.next(&self.exercise) else {
            self.told = self.house.farewell(self.kind());
            return false;
        };
        self.exercise = next;
        self.helped = false;
        self.missed = false;
        self.phase = Phase::Ask;
        self.told.clear();
        *table = self.table();
        true
    }
}
