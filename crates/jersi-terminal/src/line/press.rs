//! A turn that is entered press by press, as on a board: cells, kinds, no second step.

use std::io::Write;

use jersi_table::{Hand, Press, Pressed, Table};
use jersi_words::{Asked, Trouble};

use super::refused::{Refused, Stop};
use super::session::Session;
use super::words;

impl<W: Write> Session<W> {
    /// Presses; the press that completes a turn a second time plays it.
    pub(super) fn press(&mut self, press: Press) -> Result<(), Stop> {
        self.table.may_enter().map_err(|error| self.refused(&error))?;
        match self.table.press(press, Hand::default()) {
            Pressed::Changed => Ok(self.say_entry()?),
            Pressed::Play(_) => self.play_entered(),
            refused => Err(Refused::new(words::refused(self.words, self.table.edition(), refused)).into()),
        }
    }

    /// Plays what is entered.
    pub(super) fn play_entered(&mut self) -> Result<(), Stop> {
        let accepted = self.table.play().map_err(|error| self.refused(&error))?;
        self.played(&accepted)
    }

    /// Takes one press back.
    pub(super) fn take_press_back(&mut self) -> Result<(), Stop> {
        if self.table.live_entry().is_none() || !self.table.back() {
            return Err(Refused::new(self.words.trouble(Trouble::NothingEntered)).into());
        }
        Ok(self.say_entry()?)
    }

    /// What is entered so far, and what is asked for next.
    fn say_entry(&mut self) -> std::io::Result<()> {
        match entered(self.words, &self.table) {
            Some(line) => self.say(&line),
            None => Ok(()),
        }
    }
}

/// What is entered so far, and what is asked for next.
pub(super) fn entered(words: words::Words, table: &Table) -> Option<String> {
    let entry = table.live_entry()?;
    let position = entry.position();
    let asked = words.asked(Asked::of(entry), position.edition(), position.to_move());
    let text = entry.text();
    Some(if text.is_empty() { asked } else { format!("{text}  {asked}") })
}
