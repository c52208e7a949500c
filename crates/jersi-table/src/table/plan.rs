//! A turn that a person thinks out while somebody else decides. It is entered like any other, in the position as it
//! stands with the person to move, and waits. When the other side has decided it is entered anew where the game stands
//! then, or struck with the referee's reason.

use jersi_game::{Choice, Entry, Game};
use jersi_rules::{ByColor, Position, Setup, Stage, Turn};

use super::press::Pressed;
use super::{Next, Table, TableError};
use crate::seat::Seat;

/// What there is to tell of a plan.
#[derive(Clone, Copy, Debug)]
pub enum Plan<'a> {
    /// Somebody else decides, and this is thought out so far.
    Open(&'a Entry),
    /// The other side has decided, and the plan is entered: playing it is all that is left.
    Entered,
    /// The other side has decided, and the plan does not go any more.
    Struck(&'a Struck),
}

/// A plan that does not go any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Struck {
    /// What was planned, in notation.
    pub text: String,
    /// Why it does not go.
    pub why: Pressed,
}

/// What became of the last plan.
#[derive(Clone, Debug)]
pub(super) enum Fate {
    /// These choices are entered now.
    Entered(Vec<Choice>),
    /// They are not.
    Struck(Struck),
}

/// A plan on its way over a decision of the other side.
pub(super) struct Planned {
    text: String,
    done: Vec<Choice>,
    turn: Option<Turn>,
}

impl Table {
    /// What there is to tell of a plan, if anything is.
    pub fn plan(&self) -> Option<Plan<'_>> {
        if self.is_planning() {
            return Some(Plan::Open(&self.entry));
        }
        match self.fate.as_ref().filter(|_| self.may_enter().is_ok())? {
            Fate::Entered(done) => (self.entry.done() == done.as_slice()).then_some(Plan::Entered),
            Fate::Struck(struck) => Some(Plan::Struck(struck)),
        }
    }

    /// Whether somebody else decides and a person here may think out a turn meanwhile.
    pub fn is_planning(&self) -> bool {
        let waits = matches!(self.next(), Next::Machine(_) | Next::Remote(_));
        waits && self.is_live() && self.seats[self.entry.position().decider()].is_human()
    }

    /// The turn that a person here enters or plans, where one can be.
    pub fn pressed_entry(&self) -> Option<&Entry> {
        (self.is_planning() || self.live_entry().is_some()).then_some(&self.entry)
    }

    /// Whether a press can mean something now, for a turn or for a plan; if not, why.
    pub fn may_press(&self) -> Result<(), TableError> {
        match self.may_enter() {
            Err(TableError::NotYourTurn) if self.is_planning() => Ok(()),
            Err(TableError::NotYourTurn) if !self.has_person() => Err(TableError::Watching),
            Err(TableError::NotYourTurn) => Err(TableError::NoPlan),
            may => may,
        }
    }

    /// The plan, before the other side's decision is played; none if nothing is thought out.
    pub(super) fn planned(&self) -> Option<Planned> {
        let entry = Some(&self.entry).filter(|entry| self.is_planning() && !entry.done().is_empty())?;
        Some(Planned { text: entry.text(), done: entry.done().to_vec(), turn: entry.playable() })
    }

    /// Enters a plan where the game stands now, or strikes it.
    pub(super) fn carry(&mut self, plan: Planned) {
        if self.game.ending().is_some() {
            return;
        }
        let whole = plan.turn.is_some_and(|turn| self.entry.enter(turn).is_ok());
        let refused = plan.done.iter().filter(|_| !whole).find_map(|&choice| {
            let made = self.entry.choose(choice);
            made.is_err().then(|| self.refused(self.entry.done(), choice))
        });
        self.fate = Some(match refused {
            None => Fate::Entered(self.entry.done().to_vec()),
            Some(why) => {
                self.entry.clear();
                Fate::Struck(Struck { text: plan.text, why })
            }
        });
    }
}

/// An entry where the game stands: of the turn that is due, or of a plan where somebody else decides.
pub(super) fn entry_of(game: &Game, seats: &ByColor<Seat>) -> Entry {
    Entry::new(plan_position(game, seats).as_ref().unwrap_or(game.position()))
}

/// The position as it stands, with a person to move whose turn it is not: there is one only between whole turns.
fn plan_position(game: &Game, seats: &ByColor<Seat>) -> Option<Position> {
    let now = game.position();
    let planner = now.to_move().other();
    let waits = game.ending().is_none() && now.stage() == Stage::Turn;
    if !waits || seats[now.to_move()].is_human() || !seats[planner].is_human() {
        return None;
    }
    let turned = Position::new(&Setup { to_move: planner, ..now.setup() }).ok()?;
    turned.outcome().is_none().then_some(turned)
}
