//! The words that ask the engine: `hint`, `eval` and `best`.

use std::io::Write;

use jersi_engine::{Answer, chance};
use jersi_game::GameError;
use jersi_study::whole_turns;

use super::refused::{Refused, Stop};
use super::session::Session;
use crate::answers;

impl<W: Write> Session<W> {
    /// The best turn.
    pub(super) fn hint(&mut self) -> Result<(), Stop> {
        let answer = self.ask(1)?;
        let position = self.table.game().position();
        let line = answer.report.lines.first();
        let Some(line) = line else { return Ok(self.say("")?) };
        // In the middle of a ransom a line begins with the end of a turn.
        let turn = jersi_rules::notation::write_turn(position, line.turns[0]);
        let why = answers::why_turn(position, line.turns[0], self.words.lang());
        self.say(&format!("{} ({})", self.words.hint(&turn), self.words.score(line.score)))?;
        if why.is_empty() { Ok(()) } else { Ok(self.say(&why)?) }
    }

    /// How the player who decides stands.
    pub(super) fn eval(&mut self) -> Result<(), Stop> {
        let answer = self.ask(1)?;
        let decider = self.table.game().position().decider();
        let told = answer.score().map(|score| self.words.stands(decider, score, chance(score)));
        Ok(self.say(&told.unwrap_or_default())?)
    }

    /// The best lines.
    pub(super) fn best(&mut self, count: &str) -> Result<(), Stop> {
        let count = answers::line_count(self.words, count)?;
        let answer = self.ask(count)?;
        for (n, line) in answer.report.lines.iter().enumerate() {
            let turns = whole_turns(self.table.game().position(), &line.turns);
            let told = answers::best_line(self.words, n, line.score, &turns);
            self.say(&told)?;
        }
        Ok(())
    }

    /// Thinks about the position at full strength.
    fn ask(&mut self, lines: usize) -> Result<Answer, Stop> {
        if let Some(ending) = self.table.game().ending() {
            return Err(Refused::new(self.words.error(&GameError::Over(ending))).into());
        }
        // What was said before stands above the bar.
        self.out.flush()?;
        Ok(self.thinker.lines(&self.table.live_root(), lines))
    }
}
