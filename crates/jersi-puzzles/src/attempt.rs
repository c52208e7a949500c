//! Somebody at a puzzle: each turn is judged by the solver, and answered.

use jersi_engine::{Engine, Hold, StopSignal, defend, holds, winning_turns};
use jersi_rules::{Color, Position, Turn};

use crate::puzzle::{Goal, Puzzle};

/// Memory for the answers that get away, in mebibytes.
const MEMORY: usize = 4;

/// Somebody at a puzzle.
#[derive(Clone, Debug)]
pub struct Attempt {
    puzzle: &'static Puzzle,
    hero: Color,
    /// The right first turn and the answer to it, once they are played.
    answered: Option<[Turn; 2]>,
}

/// What a turn is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// It was the last one that was wanted.
    Solved,
    /// It was right, and the defender answers it by this turn.
    Right(Turn),
    /// It was not.
    Wrong(Wrong),
}

/// Why a turn is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The game goes on with this turn of the defender, and another turn would have ended it.
    GoesOn(Turn),
    /// It ends the game, but not as it should.
    Ends,
    /// The defender gets away by this turn.
    Escapes(Turn),
    /// The other wins by this line: at once, or whatever is done.
    Loses(Vec<Turn>),
}

impl Attempt {
    /// At the beginning.
    pub fn new(puzzle: &'static Puzzle) -> Attempt {
        Attempt { puzzle, hero: puzzle.start().decider(), answered: None }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// Who is to solve it.
    pub fn hero(&self) -> Color {
        self.hero
    }

    /// What was played so far and stands: nothing, or the right first turn and the answer to it.
    pub fn stands(&self) -> &[Turn] {
        self.answered.as_ref().map_or(&[], |turns| turns)
    }

    /// The position in which a turn is asked for.
    pub fn position(&self) -> Position {
        self.stands().iter().fold(self.puzzle.start(), |position, &turn| position.play_legal(turn))
    }

    /// From the beginning again.
    pub fn again(&mut self) {
        self.answered = None;
    }

    /// Judges a legal turn; everything is looked at. A right one that is answered stands from then on.
    pub fn judge(&mut self, turn: Turn) -> Judged {
        let next = self.position().play_legal(turn);
        if let Some(outcome) = next.outcome() {
            let right = match self.puzzle.goal {
                Goal::Win => outcome.winner == Some(self.hero),
                Goal::Hold => outcome.winner != Some(self.hero.other()),
            };
            return if right { Judged::Solved } else { Judged::Wrong(Wrong::Ends) };
        }
        match self.puzzle.goal {
            Goal::Hold => self.judge_defence(&next),
            Goal::Win => self.judge_attack(turn, &next),
        }
    }

    fn judge_attack(&mut self, turn: Turn, next: &Position) -> Judged {
        let mut engine = Engine::new(MEMORY, 1);
        let is_last = self.puzzle.turns == 1 || self.answered.is_some();
        // After the last turn there is no time left, so that whatever is answered gets away.
        let left = if is_last { 0 } else { self.puzzle.turns.saturating_sub(1) };
        let Some(defence) = defend(&mut engine, next, left, &StopSignal::new(), None) else {
            unreachable!("the game goes on, and nobody breaks the proof off")
        };
        let answered = next.play_legal(defence.turn);
        match (defence.escapes, answered.outcome()) {
            (true, None) if is_last => Judged::Wrong(Wrong::GoesOn(defence.turn)),
            (true, None) => Judged::Wrong(Wrong::Escapes(defence.turn)),
            (true, Some(_)) => Judged::Wrong(Wrong::Loses(vec![defence.turn])),
            // He may have had nothing but turns that end the game against him.
            (false, Some(_)) => Judged::Solved,
            (false, None) => {
                self.answered = Some([turn, defence.turn]);
                Judged::Right(defence.turn)
            }
        }
    }

    fn judge_defence(&self, next: &Position) -> Judged {
        match holds(next, self.puzzle.turns, &StopSignal::new(), None) {
            Some(Hold::Loses(proof)) => Judged::Wrong(Wrong::Loses(proof.line)),
            Some(Hold::Holds) => Judged::Solved,
            None => unreachable!("nobody breaks the proof off"),
        }
    }

    /// A turn that does what is wanted now.
    pub fn solution(&self) -> Turn {
        let position = self.position();
        let read = |text: &String| {
            jersi_rules::notation::read_turn(&position, text).ok()?.decisions.first().copied()
        };
        let found = match self.answered {
            None => self.puzzle.wins.first().and_then(read),
            Some(_) => {
                winning_turns(&position, 1, &StopSignal::new(), None).and_then(|turns| turns.first().copied())
            }
        };
        found.unwrap_or_else(|| unreachable!("{} was proved", self.puzzle.id))
    }
}
