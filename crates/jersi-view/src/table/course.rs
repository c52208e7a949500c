//! The course of the game: back and forth, offers, and ends that people declare.

use jersi_rules::Color;
use jersi_table::{Declared, TableError, TieOffer};

use super::Table;
use crate::wire::{Fault, OfferAnswer};

impl Table {
    /// Takes back turns until a person decides again; of two machines only one.
    pub fn undo(&mut self) -> Result<String, Fault> {
        if let Some(far) = self.far().filter(|far| self.can_take_back_unsent(far)).cloned() {
            self.take_back_unsent(&far);
            return Ok(self.words().taken_back());
        }
        self.table.undo().map_err(|error| self.fault(&error))?;
        Ok(self.words().taken_back())
    }

    /// Plays turns again until a person decides; of two machines only one.
    pub fn redo(&mut self) -> Result<String, Fault> {
        self.table.redo().map_err(|error| self.fault(&error))?;
        Ok(self.newest_sentence())
    }

    /// Looks at the position after so many turns; at the last one the game goes on.
    pub fn go_to(&mut self, played: usize) {
        self.table.look_at(played);
    }

    /// Goes on from the turn that is looked at: a new game that begins with the same turns. Turns behind it can
    /// be played again if nobody declared the end.
    pub fn continue_here(&mut self) -> Result<String, Fault> {
        self.table.continue_here().map_err(|error| self.fault(&error))?;
        Ok(self.words().goes_on_here())
    }

    /// The person here gives up: who decides, else the other one.
    pub fn resign(&mut self) -> Result<String, Fault> {
        self.must_speak()?;
        let player = self.table.who_resigns().map_err(|error| self.fault(&error))?;
        let declared = self.table.declare(Declared::Resigned(player));
        declared.map_err(|error| self.fault(&error.into()))?;
        Ok(self.over())
    }

    /// The person here offers a tie; the second time it is the answer of the other person.
    pub fn offer_tie(&mut self) -> OfferAnswer {
        let offered =
            self.must_speak().and_then(|()| self.table.offer_tie().map_err(|error| self.fault(&error)));
        let offered = match offered {
            Ok(offered) => offered,
            Err(fault) => return OfferAnswer::refused(fault),
        };
        let words = self.words();
        let (said, asked, declined) = match offered {
            TieOffer::Agreed => (self.over(), None, false),
            TieOffer::Offered(by) => (words.offers_tie(by), None, false),
            TieOffer::Asked(machine) => (words.offers_tie(machine.other()), Some(machine.into()), false),
            TieOffer::Declined(machine) => (words.declines_tie(machine), None, true),
        };
        OfferAnswer { fault: None, said, asked, declined }
    }

    /// A machine answers the tie that it was offered, by its chance to win; one that does not know declines.
    pub fn answer_tie(&mut self, machine: Color, chance: Option<f64>) -> OfferAnswer {
        if let Err(fault) = self.must_be_decided_here() {
            return OfferAnswer::refused(fault);
        }
        match self.table.answer_tie(machine, chance) {
            Err(error) => OfferAnswer::refused(self.fault(&error)),
            Ok(true) => OfferAnswer { fault: None, said: self.over(), asked: None, declined: false },
            Ok(false) => {
                let said = self.words().declines_tie(machine);
                OfferAnswer { fault: None, said, asked: None, declined: true }
            }
        }
    }

    /// Accepts the tie that the other side has offered.
    pub fn accept_tie(&mut self, player: Color) -> Result<String, Fault> {
        self.must_be_here(player)?;
        self.table.accept_tie(player).map_err(|error| self.fault(&error))?;
        Ok(self.over())
    }

    /// Declines the tie that the other side has offered.
    pub fn decline_tie(&mut self, player: Color) -> Result<String, Fault> {
        self.must_be_here(player)?;
        self.table.decline_tie(player).map_err(|error| self.fault(&error))?;
        Ok(self.words().declines_tie(player))
    }

    /// Nobody answers for a friend who is far away.
    fn must_be_here(&self, player: Color) -> Result<(), Fault> {
        self.must_be_decided_here()?;
        match self.table.seats()[player].is_remote() {
            true => Err(self.fault(&TableError::NobodyHere)),
            false => Ok(()),
        }
    }

    fn must_speak(&self) -> Result<(), Fault> {
        self.must_be_decided_here()?;
        if self.may_speak() { Ok(()) } else { Err(self.fault(&TableError::NotYourTurn)) }
    }

    /// The game is over: how.
    pub(super) fn over(&self) -> String {
        self.ending().map(|ending| ending.sentence).unwrap_or_default()
    }

    pub(super) fn fault(&self, error: &TableError) -> Fault {
        Fault::of_table(error, self.game().rules(), self.lang)
    }
}
