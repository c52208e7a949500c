//! Turns that are played: what is entered, what is typed, and what somebody else has decided.

use jersi_game::{Accepted, GameError};
use jersi_rules::Turn;
use jersi_rules::notation::read_turn;

use super::plan::Planned;
use super::{Table, TableError};

impl Table {
    /// Plays what is entered.
    pub fn play(&mut self) -> Result<Accepted, TableError> {
        self.may_enter()?;
        let turn = self.entry.playable().ok_or(TableError::NotComplete)?;
        Ok(self.decide(turn)?)
    }

    /// Plays a turn that a person typed, or the next part of one.
    pub fn play_text(&mut self, text: &str) -> Result<Accepted, TableError> {
        self.may_enter()?;
        self.must_be_mine(text)?;
        Ok(self.decide_text(text)?)
    }

    /// A person types what is for people here to decide, and no gift of somebody else's.
    fn must_be_mine(&self, text: &str) -> Result<(), TableError> {
        let mut position = *self.game.position();
        // What cannot be read is refused when it is played.
        let Ok(read) = read_turn(&position, text) else { return Ok(()) };
        for decision in read.decisions {
            if !self.seats[position.decider()].is_human() {
                return Err(TableError::NotYourTurn);
            }
            position = position.play_legal(decision);
        }
        Ok(())
    }

    /// Plays a decision, whoever took it. Who looks back meanwhile goes on looking back.
    pub fn decide(&mut self, turn: Turn) -> Result<Accepted, GameError> {
        let plan = self.planned();
        let accepted = self.game.decide(turn)?;
        self.after(&accepted, plan);
        Ok(accepted)
    }

    /// The same in notation, as machines in other threads and players far away tell it.
    pub fn decide_text(&mut self, text: &str) -> Result<Accepted, GameError> {
        let plan = self.planned();
        let accepted = self.game.play(text)?;
        self.after(&accepted, plan);
        Ok(accepted)
    }

    fn after(&mut self, accepted: &Accepted, plan: Option<Planned>) {
        self.press_clock(accepted.turn_over);
        self.begin_entry();
        if let Some(plan) = plan {
            self.carry(plan);
        }
    }
}
