//! Entering turns: by choices, or written.

use jersi_game::{Accepted, Choice, Entry};
use jersi_rules::Turn;

use super::Table;
use crate::convert;
use jersi_words::PageFault;

use crate::wire::{self, Fault};

impl Table {
    /// Chooses. Another piece or stack takes the place of the one that was taken just before.
    pub fn choose(&mut self, choice: &wire::Choice) -> Result<(), Fault> {
        let chosen = self.meant(choice)?;
        self.must_be_live()?;
        if self.entry.choose(chosen).is_ok() {
            return Ok(());
        }
        if let Some(kept) = self.replaced(chosen) {
            let mut entry = self.entry.clone();
            while entry.done().len() > kept {
                entry.back();
            }
            if entry.choose(chosen).is_ok() {
                self.entry = entry;
                return Ok(());
            }
            return Err(self.refused(entry.done(), chosen));
        }
        Err(self.refused(self.entry.done(), chosen))
    }

    /// How many choices stay if this one takes the place of those behind them: taking up something replaces
    /// what was taken up and not yet put down, and what moves can be chosen anew at any time.
    fn replaced(&self, chosen: Choice) -> Option<usize> {
        let done = self.entry.done();
        match (chosen, done.last()?) {
            (Choice::Take(_), Choice::Take(_)) => Some(done.len() - 1),
            (Choice::Lift(..) | Choice::Take(_), _) => Some(0),
            (Choice::Gift(_), Choice::Gift(_)) | (Choice::Seat(_), Choice::Seat(_)) => Some(done.len() - 1),
            (Choice::Name(_), Choice::Name(_)) => Some(done.len() - 1),
            _ => None,
        }
    }

    /// Takes one choice back; whether there was one.
    pub fn back(&mut self) -> bool {
        self.entry.back().is_some()
    }

    /// Takes all choices back.
    pub fn clear(&mut self) {
        self.entry.clear();
    }

    /// Why choices cannot be made one after the other; nothing if they can. Those that take up a piece or a
    /// stack begin anew.
    pub fn why(&self, choices: &[wire::Choice]) -> Result<(), Fault> {
        self.must_be_live()?;
        let mut entry = self.entry.clone();
        for choice in choices {
            let chosen = self.meant(choice)?;
            let second_drop = matches!((chosen, entry.done()), (Choice::Take(_), [_, Choice::Land(_)]));
            if matches!(chosen, Choice::Lift(..) | Choice::Take(_)) && !second_drop {
                entry.clear();
            }
            if entry.choose(chosen).is_err() {
                return Err(self.refused(entry.done(), chosen));
            }
        }
        Ok(())
    }

    /// Plays what is entered.
    pub fn play(&mut self) -> Result<String, Fault> {
        self.must_be_live()?;
        let turn = self.entry.playable().ok_or_else(|| Fault::of(PageFault::NotComplete, self.lang))?;
        self.decide(turn)
    }

    /// Plays a decision.
    pub(crate) fn decide(&mut self, turn: Turn) -> Result<String, Fault> {
        let accepted = self.game.decide(turn);
        let accepted = accepted.map_err(|error| Fault::of_game(&error, self.edition(), self.lang))?;
        Ok(self.played(&accepted))
    }

    /// Plays a written turn, or the next part of one.
    pub fn play_text(&mut self, text: &str) -> Result<String, Fault> {
        self.must_be_live()?;
        let accepted = self.game.play(text);
        let accepted =
            accepted.map_err(|error| Fault::of_text(&error, self.game.position(), text, self.lang))?;
        Ok(self.played(&accepted))
    }

    /// Shows a written turn as if it were entered, and does not play it: a hint.
    pub fn enter_text(&mut self, text: &str) -> Result<(), Fault> {
        self.must_be_live()?;
        let position = self.game.position();
        let read = jersi_rules::notation::read_turn(position, text).map_err(|fault| {
            let edition = self.edition();
            let error = jersi_game::GameError::Fault { fault, edition };
            Fault::of_text(&error, position, text, self.lang)
        })?;
        let first = read.decisions.first().copied();
        first.and_then(|turn| self.entry.enter(turn).ok()).ok_or_else(|| self.not_a_choice())
    }

    /// What a turn that was just played says.
    fn played(&mut self, accepted: &Accepted) -> String {
        self.press_clock(accepted.turn_over);
        self.begin_entry();
        let mut said = self.last_trail().map(|trail| trail.sentence).unwrap_or_default();
        if let Some(ending) = self.ending() {
            said.push(' ');
            said.push_str(&ending.sentence);
        }
        said
    }

    fn meant(&self, choice: &wire::Choice) -> Result<Choice, Fault> {
        convert::choice_from(self.edition(), choice).ok_or_else(|| self.not_a_choice())
    }

    /// The referee's reason against a choice, or a word of our own where no rule forbids it by itself.
    fn refused(&self, done: &[Choice], chosen: Choice) -> Fault {
        let words = self.words();
        match (self.entry.why_after(done, chosen), chosen) {
            (Some(refusal), _) => Fault::refused(&refusal, self.edition(), self.lang),
            (None, Choice::Lift(cell, _)) => Fault::new("cannot-move", &words.cannot_move(cell)),
            (None, _) => self.not_a_choice(),
        }
    }

    fn not_a_choice(&self) -> Fault {
        Fault::new("not-a-choice", &self.words().not_a_choice())
    }

    /// Turns are entered where the game stands, and while it lasts.
    fn must_be_live(&self) -> Result<(), Fault> {
        if let Some(ending) = self.game.ending() {
            return Err(Fault::of_game(&jersi_game::GameError::Over(ending), self.edition(), self.lang));
        }
        match self.looking {
            None => Ok(()),
            Some(_) => Err(Fault::of(PageFault::LookingBack, self.lang)),
        }
    }

    /// The entry as it is looked at: none of an earlier turn or a finished game.
    pub(crate) fn live_entry(&self) -> Option<&Entry> {
        (self.looking.is_none() && self.game.ending().is_none()).then_some(&self.entry)
    }
}
