//! The words that change the course of the game: `undo`, `redo`, `resign` and `draw`.

use std::io::Write;

use jersi_table::{Declared, TableError, TieOffer};
use jersi_words::Trouble;

use super::refused::{Refused, Stop};
use super::session::Session;
use super::words;

impl<W: Write> Session<W> {
    /// Takes back turns until it is a person's turn again.
    pub(super) fn undo(&mut self) -> Result<(), Stop> {
        if !self.table.has_person() {
            return Err(Refused::new(self.words.trouble(Trouble::NobodyUndoes)).into());
        }
        let turns = self.table.undo().map_err(|error| self.refused(&error))?;
        // That of a game that was over stood still.
        self.table.start_clock();
        self.keep();
        self.say(&self.words.taken_back(&turns))?;
        Ok(self.say_board()?)
    }

    /// Plays turns again until it is a person's turn.
    pub(super) fn redo(&mut self) -> Result<(), Stop> {
        let turns = self.table.redo().map_err(|error| self.refused(&error))?;
        self.keep();
        self.say(&self.words.played_again(&turns))?;
        Ok(self.after()?)
    }

    pub(super) fn resign(&mut self) -> Result<(), Stop> {
        let loser = self.table.who_resigns().map_err(|error| self.refused(&error))?;
        self.table.declare(Declared::Resigned(loser)).map_err(|error| self.refused(&error.into()))?;
        self.keep();
        Ok(self.say_end()?)
    }

    /// Offers a tie. At one keyboard the second time is the answer of the other player; a machine thinks about it.
    pub(super) fn draw(&mut self) -> Result<(), Stop> {
        let machine = match self.table.offer_tie().map_err(|error| self.refused(&error))? {
            TieOffer::Agreed => return self.tie_agreed(),
            TieOffer::Offered(by) => {
                self.keep();
                let offers = words::offers(self.words, by);
                return Ok(self.say(&offers)?);
            }
            TieOffer::Declined(machine) => machine,
            TieOffer::Asked(machine) => {
                self.out.flush()?;
                let chance = self.thinker.chance_of(machine, &self.table.live_root());
                if self.table.answer_tie(machine, chance).map_err(|error| self.refused(&error))? {
                    return self.tie_agreed();
                }
                machine
            }
        };
        Ok(self.say(&self.words.declines(machine))?)
    }

    fn tie_agreed(&mut self) -> Result<(), Stop> {
        self.keep();
        Ok(self.say_end()?)
    }

    /// Why the table does not do what it was asked.
    pub(super) fn refused(&self, error: &TableError) -> Refused {
        Refused::new(words::table_error(self.words, error))
    }
}
