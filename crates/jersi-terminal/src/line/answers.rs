//! The words that only ask: `turns`, `why` and `show`.

use std::io::{self, Write};

use jersi_game::GameError;
use jersi_rules::notation::{normalized, read_turn, sorted_turns, write_decisions};
use jersi_words::Trouble;

use super::refused::{Refused, Stop};
use super::session::Session;
use super::words;

impl<W: Write> Session<W> {
    pub(super) fn list_turns(&mut self, start: &str) -> io::Result<()> {
        let start = normalized(start);
        let mut turns = if self.table.game().ending().is_some() {
            Vec::new()
        } else {
            sorted_turns(self.table.game().position())
        };
        turns.retain(|turn| normalized(turn).starts_with(&start));
        if turns.is_empty() {
            return self.say(&self.words.trouble(Trouble::NoSuchTurns));
        }
        let Some(columns) = self.columns else {
            return turns.iter().try_for_each(|turn| self.say(turn));
        };
        let width = turns.iter().map(String::len).max().unwrap_or(0) + 2;
        for row in turns.chunks((columns / width).max(1)) {
            let row: Vec<String> = row.iter().map(|turn| format!("{turn:<width$}")).collect();
            self.say(row.concat().trim_end())?;
        }
        Ok(())
    }

    pub(super) fn why(&mut self, text: &str) -> Result<(), Stop> {
        if text.is_empty() {
            return Err(Refused::new(self.words.trouble(Trouble::WhyWhat)).into());
        }
        if let Some(ending) = self.table.game().ending() {
            return Err(Refused::new(words::error(self.words, &GameError::Over(ending))).into());
        }
        let position = *self.table.game().position();
        let edition = position.edition();
        let answer = match read_turn(&position, text) {
            Ok(read) => {
                let mut answer = self.words.legal(&write_decisions(&position, &read.decisions));
                if let Some(outcome) = read.after.outcome() {
                    answer = format!("{answer}; {}", outcome.say(edition, self.words.lang()));
                }
                answer
            }
            Err(fault) => {
                let span = fault.span.clone();
                let error = GameError::Fault { fault };
                let refused = self.refused_turn(&error, text, span, &position);
                refused.render(self.words, None).trim_end().to_owned()
            }
        };
        Ok(self.say_lines(&answer)?)
    }

    pub(super) fn show(&mut self) -> io::Result<()> {
        self.say_board()?;
        write!(self.out, "{}", words::where_we_are(self.words, self.table.game()))?;
        self.say_end()
    }
}
