//! A game at the table: who sits there, the turn that is being entered, the clock, and which turn is looked at.

mod clock;
mod enter;
mod show;

use std::time::Duration;

use jersi_engine::Root;
use jersi_game::{Clock, Entry, Game, GameError, PlayedTurn, Undone};
use jersi_rules::{ByColor, Color, Position, Turn};
use jersi_table::Seat;

pub(crate) use enter::{Entered, Way};

/// A game with those who play it.
#[derive(Clone, Debug)]
pub struct Begun {
    /// The game.
    pub game: Game,
    /// Who plays.
    pub seats: ByColor<Seat>,
}

/// A game at the table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub game: Game,
    pub seats: ByColor<Seat>,
    pub entry: Entry,
    /// So many turns of the game are shown, if not all.
    looking: Option<usize>,
    clock: Option<Clock>,
    now: Duration,
}

impl Table {
    /// A game as it is taken up, its clock running.
    pub fn new(begun: Begun, now: Duration) -> Table {
        let Begun { game, seats } = begun;
        let entry = Entry::new(game.position());
        let clock = clock::of(&game);
        let mut table = Table { game, seats, entry, looking: None, clock, now };
        table.run_clock();
        table
    }

    /// The position that is shown.
    pub fn shown(&self) -> &Position {
        match self.looking {
            None => self.game.position(),
            Some(turns) => self.after(turns),
        }
    }

    /// The position after so many whole turns.
    fn after(&self, turns: usize) -> &Position {
        turns
            .checked_sub(1)
            .and_then(|last| self.game.turns().get(last))
            .map_or(self.game.start(), PlayedTurn::after)
    }

    /// Whether the board shows the game as it stands.
    pub fn is_live(&self) -> bool {
        self.looking.is_none()
    }

    /// How many turns are shown.
    pub fn cursor(&self) -> usize {
        self.looking.unwrap_or(self.game.turns().len())
    }

    /// Shows the game after so many turns; after all of them it is the game as it stands.
    pub fn look_at(&mut self, turns: usize) {
        self.looking = (turns < self.game.turns().len()).then_some(turns);
    }

    /// Shows the game after so many turns, and stays a look back even at the last one.
    pub fn review(&mut self, turns: usize) {
        self.looking = Some(turns.min(self.game.turns().len()));
    }

    /// Shows the game as it stands.
    pub fn look_live(&mut self) {
        self.looking = None;
    }

    /// Who decides next, if the game goes on.
    pub fn decider(&self) -> Option<Color> {
        self.game.ending().is_none().then(|| self.game.position().decider())
    }

    /// Whether a person decides next.
    pub fn is_persons_turn(&self) -> bool {
        self.decider().is_some_and(|color| self.seats[color].is_human())
    }

    /// Whether a person plays at all.
    pub fn has_person(&self) -> bool {
        Color::BOTH.into_iter().any(|color| self.seats[color].is_human())
    }

    /// The shown position with all that came before, to think about.
    pub fn root(&self) -> Root {
        match self.looking {
            None => self.live_root(),
            Some(turns) => {
                let turns = &self.game.turns()[..turns];
                let decisions: Vec<Turn> = turns.iter().flat_map(PlayedTurn::decisions).copied().collect();
                Root::after(*self.game.start(), &decisions)
            }
        }
    }

    /// The position of the game as it stands, with all that came before.
    pub fn live_root(&self) -> Root {
        let whole = self.game.turns().iter().flat_map(PlayedTurn::decisions);
        let decisions: Vec<Turn> = whole.chain(self.game.begun()).copied().collect();
        Root::after(*self.game.start(), &decisions)
    }

    /// A number that changes whenever the shown position does.
    pub fn moment(&self) -> (usize, usize, bool) {
        let begun = if self.is_live() { self.game.begun().len() } else { 0 };
        (self.cursor(), begun, self.game.ending().is_some())
    }

    /// Plays a decision.
    pub fn decide(&mut self, turn: Turn) -> Result<(), GameError> {
        let accepted = self.game.decide(turn)?;
        self.played(accepted.turn_over);
        Ok(())
    }

    /// Plays a written turn, or the next part of one.
    pub fn play_text(&mut self, text: &str) -> Result<(), GameError> {
        let accepted = self.game.play(text)?;
        self.played(accepted.turn_over);
        Ok(())
    }

    fn played(&mut self, turn_over: bool) {
        self.press_clock(turn_over);
        // Who looks back goes on looking back.
        self.begin_entry();
    }

    /// Nothing is entered any more.
    pub fn begin_entry(&mut self) {
        self.entry = Entry::new(self.game.position());
    }

    /// Takes back turns until it is a person's turn again; what was taken back.
    pub fn undo(&mut self) -> Result<Vec<String>, GameError> {
        let before = self.clone();
        self.looking = None;
        let mut turns = Vec::new();
        loop {
            match self.game.undo() {
                Ok(Undone::Part(text)) => {
                    self.clock_back(true);
                    turns.push(text);
                }
                Ok(Undone::Turn(text)) => {
                    self.clock_back(false);
                    turns.push(text);
                }
                Err(error) => {
                    *self = before;
                    return Err(error);
                }
            }
            if !self.has_person() || self.seats[self.game.position().decider()].is_human() {
                break;
            }
        }
        self.begin_entry();
        Ok(turns)
    }

    /// Plays turns again until it is a person's turn; what was played again.
    pub fn redo(&mut self) -> Result<Vec<String>, GameError> {
        self.looking = None;
        let mut turns = vec![self.game.redo()?.text().to_owned()];
        self.press_clock(true);
        while self.game.ending().is_none()
            && self.game.undone() > 0
            && !self.is_persons_turn()
            && self.has_person()
        {
            turns.push(self.game.redo()?.text().to_owned());
            self.press_clock(true);
        }
        self.begin_entry();
        Ok(turns)
    }

    /// Goes on from the turn that is looked at: those behind it are taken back.
    pub fn go_on_from_here(&mut self) -> Result<(), GameError> {
        let turns = self.cursor();
        self.looking = None;
        while self.game.turns().len() > turns {
            self.game.undo()?;
            self.clock_back(false);
        }
        self.begin_entry();
        Ok(())
    }

    /// Something was declared: a resignation, a tie.
    pub fn declare(
        &mut self,
        what: impl FnOnce(&mut Game) -> Result<(), GameError>,
    ) -> Result<(), GameError> {
        what(&mut self.game)?;
        self.run_clock();
        self.begin_entry();
        Ok(())
    }
}
