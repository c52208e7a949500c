//! The course of the game: back and forth, offers, and ends that people declare.

use jersi_game::{DrawAnswer, Game, GameError};
use jersi_rules::Color;
use jersi_rules::record::Record;
use jersi_words::Done;

use super::Table;
use crate::wire::Fault;

impl Table {
    /// Takes back the last turn, or the decisions of the turn that is under way.
    pub fn undo(&mut self) -> Result<String, Fault> {
        let part = !self.game.begun().is_empty();
        self.game.undo().map_err(|error| self.fault(&error))?;
        self.clock_back(part);
        self.begin_entry();
        Ok(self.told(Done::TurnTakenBack))
    }

    /// Takes back one decision of the turn that is under way.
    pub fn take_back_decision(&mut self) -> Result<String, Fault> {
        self.game.take_back_decision().map_err(|error| self.fault(&error))?;
        self.clock_back(true);
        self.begin_entry();
        Ok(self.told(Done::DecisionTakenBack))
    }

    /// Plays the turn again that was taken back last.
    pub fn redo(&mut self) -> Result<String, Fault> {
        let redone = self.game.redo().map(|_| ());
        redone.map_err(|error| self.fault(&error))?;
        self.press_clock(true);
        self.begin_entry();
        Ok(self.last_trail().map(|trail| trail.sentence).unwrap_or_default())
    }

    /// Looks at the position after so many turns; at the last one the game goes on.
    pub fn go_to(&mut self, played: usize) {
        let last = self.game.turns().len();
        self.entry.clear();
        self.looking = (played < last).then_some(played);
    }

    /// Goes on from the turn that is looked at: a new game that begins with the same turns. Turns behind it can
    /// be played again if nobody declared the end.
    pub fn continue_here(&mut self) -> Result<String, Fault> {
        let played = self.cursor();
        let reopens = self.game.ending().is_none_or(jersi_game::Ending::reopens);
        if reopens {
            while self.game.turns().len() > played || !self.game.begun().is_empty() {
                let part = !self.game.begun().is_empty();
                self.game.undo().map_err(|error| self.fault(&error))?;
                self.clock_back(part);
            }
        } else {
            self.game = self.first_turns(played)?;
        }
        self.begin_entry();
        Ok(self.told(Done::GoesOnFromHere))
    }

    /// A game that begins with the same turns and is not over by what people declared.
    fn first_turns(&self, played: usize) -> Result<Game, Fault> {
        let mut record: Record = self.game.record();
        record.turns.truncate(played);
        record.tags.remove("Result");
        record.tags.remove("Termination");
        Game::from_record(&record).map_err(|error| Fault::of_load(&error, "", self.lang))
    }

    /// A player gives up.
    pub fn resign(&mut self, player: Color) -> Result<String, Fault> {
        self.end(|game| game.resign(player))
    }

    /// A player's time is up.
    pub fn lose_on_time(&mut self, player: Color) -> Result<String, Fault> {
        self.end(|game| game.lose_on_time(player))
    }

    /// Offers a tie, or accepts the one that the other side has offered.
    pub fn offer_draw(&mut self, player: Color) -> Result<String, Fault> {
        let answer = self.game.offer_draw(player).map_err(|error| self.fault(&error))?;
        match answer {
            DrawAnswer::Agreed => Ok(self.over()),
            DrawAnswer::Offered => Ok(jersi_words::page(self.lang).offers(player)),
        }
    }

    /// Accepts the tie that the other side has offered.
    pub fn accept_draw(&mut self, player: Color) -> Result<String, Fault> {
        self.end(|game| game.accept_draw(player))
    }

    /// Declines the tie that the other side has offered.
    pub fn decline_draw(&mut self, player: Color) -> Result<String, Fault> {
        self.game.decline_draw(player).map_err(|error| self.fault(&error))?;
        Ok(jersi_words::page(self.lang).declines(player))
    }

    fn end(&mut self, end: impl FnOnce(&mut Game) -> Result<(), GameError>) -> Result<String, Fault> {
        end(&mut self.game).map_err(|error| self.fault(&error))?;
        Ok(self.over())
    }

    /// The game is over: nothing is entered, no time runs.
    fn over(&mut self) -> String {
        self.stop_clock();
        self.begin_entry();
        self.ending().map(|ending| ending.sentence).unwrap_or_default()
    }

    pub(super) fn fault(&self, error: &GameError) -> Fault {
        Fault::of_game(error, self.edition(), self.lang)
    }

    fn told(&self, done: Done) -> String {
        crate::words::sentence(&jersi_words::page(self.lang).done(done))
    }
}
