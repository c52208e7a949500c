//! The course of a game: turns in, turns back.

use jersi_rules::notation::{MarkNote, read_turn, write_decisions};
use jersi_rules::{Position, Turn};

use super::Game;
use crate::error::GameError;
use crate::played::{Notes, PlayedTurn};

/// What was played just now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// In canonical notation; of a turn under way only the part just decided.
    pub text: String,
    /// Whether the turn is over.
    pub turn_over: bool,
    /// Capture marks in the text that were wrong. They are comments, so this is no error.
    pub notes: Vec<MarkNote>,
}

/// What was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undone {
    /// The decisions of a turn that was not over. They are forgotten.
    Part(String),
    /// A whole turn. It can be played again.
    Turn(String),
}

impl Game {
    /// Plays one decision: a turn, a placement, or a part of a ransom.
    pub fn decide(&mut self, decision: Turn) -> Result<Accepted, GameError> {
        self.must_be_open()?;
        let edition = self.rules().edition();
        self.now.check(decision).map_err(|refusal| GameError::Refused { refusal, edition })?;
        Ok(self.accept(&[decision], Vec::new()))
    }

    /// Plays a written turn, or the next part of one.
    pub fn play(&mut self, text: &str) -> Result<Accepted, GameError> {
        self.must_be_open()?;
        let read = read_turn(&self.now, text).map_err(|fault| GameError::Fault { fault })?;
        Ok(self.accept(&read.decisions, read.notes))
    }

    /// Plays a whole turn that was refereed before, such as one of a tree, and leads to this position. Nothing is judged
    /// again.
    pub fn follow(&mut self, decisions: &[Turn], to: &Position) -> Result<(), GameError> {
        self.must_be_open()?;
        self.accept(decisions, Vec::new());
        debug_assert_eq!(self.now, *to, "the decisions lead elsewhere");
        Ok(())
    }

    /// Goes back by so many whole turns, and forgets them and the turn under way. An end by the rules is open again.
    pub fn go_back(&mut self, turns: usize) -> Result<(), GameError> {
        self.must_reopen()?;
        self.cut(self.turns.len().saturating_sub(turns));
        Ok(())
    }

    /// A game that begins with the same turns and goes on, whatever has ended this one. Turns that were taken back, offers
    /// and the turn under way are forgotten.
    #[must_use]
    pub fn first_turns(&self, turns: usize) -> Game {
        let mut game = self.clone();
        game.cut(turns);
        game
    }

    /// Forgets everything behind so many turns, what people declared included.
    fn cut(&mut self, turns: usize) {
        self.turns.truncate(turns);
        self.begun.clear();
        self.begun_notes = Notes::default();
        self.undone.clear();
        self.offer = None;
        self.now = *self.turn_start();
        self.ending = self.judged();
    }

    /// Takes decisions that are legal one after the other.
    fn accept(&mut self, decisions: &[Turn], notes: Vec<MarkNote>) -> Accepted {
        let text = write_decisions(&self.now, decisions);
        self.undone.clear();
        self.now = after(&self.now, decisions);
        self.begun.extend_from_slice(decisions);
        let turn_over = self.now.ransom_so_far().is_none();
        if turn_over {
            let decisions = std::mem::take(&mut self.begun);
            let notes = std::mem::take(&mut self.begun_notes);
            let turn = PlayedTurn::new(self.turn_start(), decisions, self.now, notes);
            self.put(turn);
        }
        Accepted { text, turn_over, notes }
    }

    /// Adds a whole turn and looks whether it ends the game. An offer of the other side lapses by it.
    fn put(&mut self, turn: PlayedTurn) {
        if self.offer == Some(turn.player().other()) {
            self.offer = None;
        }
        self.now = *turn.after();
        self.turns.push(turn);
        self.ending = self.judged();
        if self.ending.is_some() {
            self.offer = None;
        }
    }

    /// Takes back the last whole turn, or the decisions of the turn that is under way.
    ///
    /// ```
    /// # use jersi_game::{Game, Player};
    /// # use jersi_rules::{ByColor, Color, Edition, Rules, Setting};
    /// # let players = ByColor::from_fn(|color| Player::new(color.id(), "human"));
    /// # let mut game = Game::new(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8), players);
    ///
    /// game.play("a2-b2=d3")?;
    /// game.undo()?;
    /// assert_eq!(game.position(), game.start());
    /// game.redo()?;
    /// assert_eq!(game.turns()[0].text(), "a2-b2=d3");
    /// # Ok::<(), jersi_game::GameError>(())
    /// ```
    pub fn undo(&mut self) -> Result<Undone, GameError> {
        self.must_reopen()?;
        if !self.begun.is_empty() {
            let text = write_decisions(self.turn_start(), &self.begun);
            self.begun.clear();
            self.begun_notes = Notes::default();
            self.now = *self.turn_start();
            return Ok(Undone::Part(text));
        }
        let turn = self.turns.pop().ok_or(GameError::NothingToUndo)?;
        let text = turn.text().to_owned();
        self.undone.push(turn);
        self.now = *self.turn_start();
        self.ending = None;
        self.offer = None;
        Ok(Undone::Turn(text))
    }

    /// Takes back one decision of the turn that is under way.
    pub fn take_back_decision(&mut self) -> Result<Turn, GameError> {
        self.must_be_open()?;
        let decision = self.begun.pop().ok_or(GameError::NothingToUndo)?;
        self.now = after(self.turn_start(), &self.begun);
        if self.begun.is_empty() {
            self.begun_notes = Notes::default();
        }
        Ok(decision)
    }

    /// Plays the turn again that was taken back last, and tells it.
    pub fn redo(&mut self) -> Result<&PlayedTurn, GameError> {
        self.must_be_open()?;
        let turn = self.undone.pop().ok_or(GameError::NothingToRedo)?;
        self.put(turn);
        self.turns.last().ok_or(GameError::NothingToRedo)
    }

    pub(super) fn must_be_open(&self) -> Result<(), GameError> {
        match self.ending {
            Some(ending) => Err(GameError::Over(ending)),
            None => Ok(()),
        }
    }

    fn must_reopen(&self) -> Result<(), GameError> {
        match self.ending.filter(|ending| !ending.reopens()) {
            Some(ending) => Err(GameError::Over(ending)),
            None => Ok(()),
        }
    }
}

/// The position after legal decisions.
fn after(before: &Position, decisions: &[Turn]) -> Position {
    decisions.iter().fold(*before, |now, &decision| now.play_legal(decision))
}
