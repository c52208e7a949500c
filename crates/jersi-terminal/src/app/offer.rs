//! Offers of a tie, and how they are answered.

use jersi_rules::Color;
use jersi_table::{TableError, TieOffer};
use jersi_words::Note;

use super::{App, Wanted};
use crate::dialog::{Dialog, Question};

impl App {
    /// Offers a tie: a person is asked, and a machine thinks about it. Either answers.
    pub(super) fn draw(&mut self) {
        match self.table.offer_tie() {
            Ok(TieOffer::Offered(by)) => {
                let text = self.words.tie_question(by);
                self.dialog = Some(Dialog::Ask { text, about: Question::Tie(by) });
                self.keep();
            }
            Ok(TieOffer::Agreed) => self.keep(),
            Ok(TieOffer::Asked(machine)) => {
                self.asked = Some(Wanted::Tie(machine));
                self.tell(self.words.considers(machine));
            }
            Ok(TieOffer::Declined(machine)) => self.tell(self.words.declines(machine)),
            Err(TableError::NobodyHere) => self.complain(self.words.note(Note::NobodyOffers)),
            Err(error) => self.refuse(&error),
        }
    }

    /// A machine answers the tie that it was offered, by its chance to win.
    pub(super) fn answer_tie(&mut self, machine: Color, chance: Option<f64>) {
        match self.table.answer_tie(machine, chance) {
            Ok(true) => {
                // The end is what there is to tell now.
                self.message = None;
                self.keep();
            }
            Ok(false) => self.tell(self.words.declines(machine)),
            Err(error) => self.refuse(&error),
        }
    }

    /// A person answers the tie that another one has offered.
    pub(super) fn person_answers_tie(&mut self, by: Color, agrees: bool) {
        let asked = by.other();
        let done = if agrees { self.table.accept_tie(asked) } else { self.table.decline_tie(asked) };
        match done {
            Ok(()) => {
                if !agrees {
                    self.tell(self.words.declines(asked));
                }
                self.keep();
            }
            Err(error) => self.refuse(&error),
        }
    }

    /// A turn was played before the machine had answered: that declines the offer, and is said.
    pub(super) fn forget_asked(&mut self) {
        if let Some(Wanted::Tie(machine)) = self.asked.take() {
            self.tell(self.words.declines(machine));
        }
    }
}
