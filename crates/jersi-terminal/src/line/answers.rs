//! The words that only ask: `turns`, `why` and `show`.

use std::io::{self, Write};

use jersi_words::Trouble;

use super::refused::Stop;
use super::session::Session;
use super::words;
use crate::answers::{self, Asked};

impl<W: Write> Session<W> {
    pub(super) fn list_turns(&mut self, start: &str) -> io::Result<()> {
        let turns = answers::turns(&self.asked(), start);
        if turns.is_empty() {
            return self.say(&self.words.trouble(Trouble::NoSuchTurns));
        }
        let rows = match self.columns {
            Some(columns) => answers::in_columns(&turns, columns),
            None => turns,
        };
        rows.iter().try_for_each(|row| self.say(row))
    }

    pub(super) fn why(&mut self, text: &str) -> Result<(), Stop> {
        let answer = answers::why(self.words, &self.asked(), text)?;
        Ok(self.say_lines(&answer)?)
    }

    /// What is asked about: the game as it stands.
    fn asked(&self) -> Asked {
        Asked { position: *self.table.game().position(), ending: self.table.game().ending() }
    }

    pub(super) fn show(&mut self) -> io::Result<()> {
        self.say_board()?;
        write!(self.out, "{}", words::where_we_are(self.words, &self.table))?;
        self.say_end()
    }
}
