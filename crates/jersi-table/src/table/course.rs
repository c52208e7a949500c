//! The course of the game: turns taken back and played again, and another way from an earlier turn.

use jersi_game::{Clock, Ending, GameError, PlayedTurn, Undone};
use jersi_rules::{Color, Position, Turn};

use super::time::Time;
use super::{Table, TableError};

impl Table {
    /// Takes back turns until a person here decides again; of two machines only one. What was taken back, the last turn
    /// first.
    pub fn undo(&mut self) -> Result<Vec<String>, TableError> {
        self.must_be_alone()?;
        let before = self.clone();
        let mut texts = Vec::new();
        loop {
            match self.take_back() {
                Ok(text) => texts.push(text),
                Err(error) => {
                    *self = before;
                    return Err(error.into());
                }
            }
            if !self.has_person() || self.seats[self.game.position().decider()].is_human() {
                break;
            }
        }
        self.stand_here();
        Ok(texts)
    }

    /// Takes back one turn, or the decisions of the one that is under way.
    fn take_back(&mut self) -> Result<String, GameError> {
        match self.game.undo()? {
            Undone::Part(text) => {
                self.clock_back(Clock::take_back_begun);
                Ok(text)
            }
            Undone::Turn(text) => {
                self.clock_back(Clock::take_back_turn);
                Ok(text)
            }
        }
    }

    /// Takes back one decision of the turn that is under way.
    pub fn take_back_decision(&mut self) -> Result<(), TableError> {
        self.must_be_alone()?;
        self.game.take_back_decision()?;
        self.clock_back(Clock::take_back_pass);
        self.stand_here();
        Ok(())
    }

    /// Plays turns again until a person here decides; of two machines only one. What was played again.
    pub fn redo(&mut self) -> Result<Vec<String>, TableError> {
        self.must_be_alone()?;
        let mut texts = Vec::new();
        loop {
            texts.push(self.game.redo()?.text().to_owned());
            self.press_clock(true);
            if !self.has_person() || self.is_persons_turn() || !self.can_redo() {
                break;
            }
        }
        self.stand_here();
        Ok(texts)
    }

    /// Whether `undo` would take something back: behind all turns of machines there must be one of a person.
    pub fn can_undo(&self) -> bool {
        if self.must_be_alone().is_err() || !self.game.ending().is_none_or(Ending::reopens) {
            return false;
        }
        let begun = (!self.game.begun().is_empty()).then(|| self.game.position().to_move());
        let mut players = begun.into_iter().chain(self.game.turns().iter().rev().map(PlayedTurn::player));
        if self.has_person() {
            players.any(|color| self.seats[color].is_human())
        } else {
            players.next().is_some()
        }
    }

    /// Whether a turn can be played again.
    pub fn can_redo(&self) -> bool {
        self.game.undone() > 0 && self.game.ending().is_none()
    }

    /// Goes on from the turn that is looked at. Those behind it are taken back if the game can be opened again; if
    /// people have declared its end, it is a new game that begins with the same turns.
    pub fn continue_here(&mut self) -> Result<(), TableError> {
        self.must_be_alone()?;
        let turns = self.cursor();
        if self.game.ending().is_none_or(Ending::reopens) {
            while self.game.turns().len() > turns || !self.game.begun().is_empty() {
                self.take_back()?;
            }
        } else {
            self.game = self.game.first_turns(turns);
            // One that is kept elsewhere, or that there is not, stays so.
            if matches!(self.time, Time::Here(_)) {
                self.time = Time::of(&self.game);
            }
        }
        self.stand_here();
        Ok(())
    }

    /// Stands elsewhere in a tree of turns that were refereed before: so many turns back, then on by others, each with
    /// the position that it leads to. Where the way is closed it stands as before.
    pub fn walk<'a>(
        &mut self,
        back: usize,
        on: impl IntoIterator<Item = (&'a [Turn], &'a Position)>,
    ) -> Result<(), TableError> {
        self.must_be_alone()?;
        let before = self.game.clone();
        let walked = self
            .game
            .go_back(back)
            .and_then(|()| on.into_iter().try_for_each(|(decisions, to)| self.game.follow(decisions, to)));
        if let Err(error) = walked {
            self.game = before;
            return Err(error.into());
        }
        self.stand_here();
        Ok(())
    }

    /// The game stands elsewhere now: that is looked at, and a turn can be entered there.
    fn stand_here(&mut self) {
        self.looking = None;
        self.begin_entry();
    }

    /// A game with somebody far away is not taken back by one side.
    fn must_be_alone(&self) -> Result<(), TableError> {
        let remote = Color::BOTH.into_iter().any(|color| self.seats[color].is_remote());
        if remote { Err(TableError::AskFirst) } else { Ok(()) }
    }
}
