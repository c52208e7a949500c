//! The words that change the course of the game: `undo`, `redo`, `resign` and `draw`.

use std::io::Write;

use jersi_game::{GameError, Undone};
use jersi_rules::Color;
use jersi_words::Trouble;

use super::refused::{Refused, Stop};
use super::session::Session;
use super::words::{self, Words};

impl<W: Write> Session<W> {
    /// Takes back turns until it is a person's turn again.
    pub(super) fn undo(&mut self) -> Result<(), Stop> {
        if !self.has_human() {
            return Err(Refused::new(self.words.trouble(Trouble::NobodyUndoes)).into());
        }
        let before = self.game.clone();
        let mut turns = Vec::new();
        loop {
            match self.game.undo() {
                Ok(Undone::Part(text) | Undone::Turn(text)) => turns.push(text),
                Err(error) => {
                    self.game = before;
                    return Err(Refused::new(words::error(self.words, &error)).into());
                }
            }
            if self.seats[self.game.position().decider()].is_human() {
                break;
            }
        }
        self.keep();
        self.say(&self.words.taken_back(&turns))?;
        Ok(self.say_board()?)
    }

    /// Plays turns again until it is a person's turn.
    pub(super) fn redo(&mut self) -> Result<(), Stop> {
        let refuse = |words: Words, error: &GameError| Refused::new(words::error(words, error));
        let mut turns = vec![self.game.redo().map_err(|error| refuse(self.words, &error))?.text().to_owned()];
        while self.game.ending().is_none()
            && self.game.undone() > 0
            && !self.seats[self.game.position().decider()].is_human()
        {
            turns.push(self.game.redo().map_err(|error| refuse(self.words, &error))?.text().to_owned());
        }
        self.keep();
        self.say(&self.words.played_again(&turns))?;
        Ok(self.after()?)
    }

    pub(super) fn resign(&mut self) -> Result<(), Stop> {
        let decider = self.game.position().decider();
        self.game.resign(decider).map_err(|error| Refused::new(words::error(self.words, &error)))?;
        self.keep();
        Ok(self.say_end()?)
    }

    /// Offers a tie. At one keyboard the second time is the answer of the other player.
    pub(super) fn draw(&mut self) -> Result<(), Stop> {
        let decider = self.game.position().decider();
        let open = self.game.ending().is_none();
        if open && !(self.seats.white.is_human() && self.seats.black.is_human()) {
            let other = if self.seats[decider].is_human() { decider.other() } else { decider };
            if !self.takes_a_tie(other)? {
                return Ok(self.say(&self.words.declines(other))?);
            }
            // An offer and its answer at once.
            self.game
                .offer_draw(other.other())
                .map_err(|error| Refused::new(words::error(self.words, &error)))?;
        }
        let by = self.game.offer().map_or(decider, Color::other);
        self.game.offer_draw(by).map_err(|error| Refused::new(words::error(self.words, &error)))?;
        self.keep();
        match self.game.ending() {
            Some(_) => Ok(self.say_end()?),
            None => Ok(self.say(&words::offers(self.words, by))?),
        }
    }
}
