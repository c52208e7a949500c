//! What is said across the table: offers of a tie and how machines answer them, resignations, ends told from elsewhere.

use jersi_game::{DrawAnswer, Game, GameError};
use jersi_rules::Color;

use super::{Table, TableError};
use crate::seat::Seat;

/// A machine takes a tie when its chance to win is less than this.
const TIE_CHANCE: f64 = 0.45;

/// Whether a machine with this chance to win takes a tie.
pub fn takes_tie(chance: f64) -> bool {
    chance < TIE_CHANCE
}

/// What became of an offer of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieOffer {
    /// It stands, until the other side answers it or plays a turn.
    Offered(Color),
    /// The other side had offered one too: the game is over.
    Agreed,
    /// A machine must think about it: tell its chance to [`Table::answer_tie`].
    Asked(Color),
    /// The other side does not take it.
    Declined(Color),
}

/// An end that people, a clock or a server declare, and no rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declared {
    /// A player gives up.
    Resigned(Color),
    /// A player's time is up.
    OutOfTime(Color),
    /// A player has gone away.
    Abandoned(Color),
    /// A player broke down or played an illegal turn.
    Forfeited(Color),
    /// The game is called off.
    Aborted,
    /// Both agreed on a tie.
    TieAgreed,
}

impl Table {
    /// Offers a tie. At one table the second time is the answer of the other player; a machine that thinks is asked.
    pub fn offer_tie(&mut self) -> Result<TieOffer, TableError> {
        self.must_be_open()?;
        let decider = self.game.position().decider();
        let by = if self.has_two_people() {
            self.game.offer().map_or(decider, Color::other)
        } else {
            self.person().ok_or(TableError::NobodyHere)?
        };
        self.offer_tie_by(by)
    }

    /// The same for a player who says it himself.
    pub fn offer_tie_by(&mut self, by: Color) -> Result<TieOffer, TableError> {
        let other = by.other();
        let answer = match self.seats[other] {
            Seat::Human(_) | Seat::Remote(_) => None,
            // It thinks about its own turn, and nothing else.
            Seat::Engine { .. } | Seat::Minimax { .. } if self.is_persons_turn() => {
                Some(TieOffer::Asked(other))
            }
            Seat::Engine { .. } | Seat::Minimax { .. } | Seat::Random(_) | Seat::Program(_) => {
                self.must_be_open()?;
                return Ok(TieOffer::Declined(other));
            }
        };
        let answered = self.game.offer_draw(by)?;
        if answered == DrawAnswer::Agreed {
            self.ended();
            return Ok(TieOffer::Agreed);
        }
        Ok(answer.unwrap_or(TieOffer::Offered(by)))
    }

    /// A machine answers the tie that it was offered, by its chance to win; one that does not know declines. Whether it
    /// takes it.
    pub fn answer_tie(&mut self, machine: Color, chance: Option<f64>) -> Result<bool, TableError> {
        let takes = chance.is_some_and(takes_tie);
        if takes {
            self.accept_tie(machine)?;
        } else {
            self.decline_tie(machine)?;
        }
        Ok(takes)
    }

    /// Accepts the tie that the other side has offered.
    pub fn accept_tie(&mut self, player: Color) -> Result<(), TableError> {
        self.game.accept_draw(player)?;
        self.ended();
        Ok(())
    }

    /// Declines the tie that the other side has offered.
    pub fn decline_tie(&mut self, player: Color) -> Result<(), TableError> {
        Ok(self.game.decline_draw(player)?)
    }

    /// Who gives up if somebody here does: the person who decides, else the other one.
    pub fn who_resigns(&self) -> Result<Color, TableError> {
        self.must_be_open()?;
        self.person().ok_or(TableError::NobodyHere)
    }

    /// Ends the game by what was declared, here or elsewhere.
    pub fn declare(&mut self, declared: Declared) -> Result<(), GameError> {
        match declared {
            Declared::Resigned(player) => self.game.resign(player)?,
            Declared::OutOfTime(player) => self.game.lose_on_time(player)?,
            Declared::Abandoned(player) => self.game.abandon(player)?,
            Declared::Forfeited(player) => self.game.forfeit(player)?,
            Declared::Aborted => self.game.abort()?,
            Declared::TieAgreed => agree(&mut self.game)?,
        }
        self.ended();
        Ok(())
    }

    /// The person here who speaks: the one who decides, else the other one.
    fn person(&self) -> Option<Color> {
        let decider = self.game.position().decider();
        [decider, decider.other()].into_iter().find(|&color| self.seats[color].is_human())
    }

    fn must_be_open(&self) -> Result<(), GameError> {
        self.game.ending().map_or(Ok(()), |ending| Err(GameError::Over(ending)))
    }

    /// The game is over: nothing is entered, no time runs.
    fn ended(&mut self) {
        self.stop_clock();
        self.begin_entry();
    }
}

/// Both agree on a tie, whoever has offered it.
fn agree(game: &mut Game) -> Result<(), GameError> {
    let by = game.offer().unwrap_or(Color::White);
    if game.offer().is_none() {
        game.offer_draw(by)?;
    }
    game.accept_draw(by.other())
}
