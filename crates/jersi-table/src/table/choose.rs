//! The choices of the turn that is entered: made, taken back, replaced, and refused with a reason.

use jersi_game::{Choice, Entry};
use jersi_rules::{Cell, Kind, Turn};

use super::Table;
use super::press::{Pressed, Way};

impl Table {
    /// Chooses. What takes something up replaces what was taken up and not yet put down.
    pub fn choose(&mut self, choice: Choice) -> Pressed {
        if self.entry.choose(choice).is_ok() {
            return Pressed::Changed;
        }
        let mut entry = self.entry.clone();
        if let Some(kept) = replaced(&entry, choice) {
            entry.keep(kept);
            if entry.choose(choice).is_ok() {
                self.entry = entry;
                return Pressed::Changed;
            }
        }
        self.refused(entry.done(), choice)
    }

    /// Why choices cannot be made one after the other: the first that is refused. Those that take up a piece or a stack
    /// begin anew.
    pub fn try_choices(&self, choices: &[Choice]) -> Pressed {
        let mut entry = self.entry.clone();
        for &choice in choices {
            let second_drop = matches!((choice, entry.done()), (Choice::Take(_), [_, Choice::Land(_)]));
            if matches!(choice, Choice::Lift(..) | Choice::Take(_)) && !second_drop {
                entry.clear();
            }
            if entry.choose(choice).is_err() {
                return self.refused(entry.done(), choice);
            }
        }
        Pressed::Changed
    }

    /// Takes one choice back, a hint as a whole; whether there was one.
    pub fn back(&mut self) -> bool {
        self.entry.back().is_some()
    }

    /// Takes all choices back.
    pub fn clear(&mut self) {
        self.entry.clear();
    }

    /// Enters a legal decision as if it had been pressed, without playing it: a hint. Whether it is one.
    pub fn enter(&mut self, turn: Turn) -> bool {
        self.entry.enter(turn).is_ok()
    }

    /// Takes the other part of the chosen stack; whether there is one.
    pub fn switch_part(&mut self) -> bool {
        let Some(other) = self.switched() else { return false };
        self.entry.clear();
        self.entry.choose(other).is_ok()
    }

    /// The other part of the stack that was just taken up, if it can move too.
    pub fn switched(&self) -> Option<Choice> {
        let [Choice::Lift(cell, carry)] = self.entry.done() else { return None };
        let other = Choice::Lift(*cell, carry.other());
        self.entry.next_after(&[]).contains(&other).then_some(other)
    }

    /// The cell that was chosen last.
    pub fn arrival(&self) -> Option<Cell> {
        self.entry
            .done()
            .last()
            .copied()
            .filter(|choice| !matches!(choice, Choice::Lift(..)))
            .and_then(cell_of)
    }

    /// The choices that are no cells, in the order of the edition's kinds.
    pub fn ways(&self) -> Vec<Way> {
        let done = self.entry.done();
        let mut choices = self.entry.next();
        if let [earlier @ .., Choice::Take(_)] = done {
            // Something else may be taken instead.
            choices.extend(self.entry.next_after(earlier));
        }
        let kinds = self.edition().facts().kinds;
        let place = |kind: Kind| kinds.iter().position(|facts| facts.kind == kind).unwrap_or(kinds.len());
        let mut ways: Vec<Way> = choices
            .into_iter()
            .filter(|choice| matches!(choice, Choice::Rest | Choice::Name(_) | Choice::Take(_)))
            .map(|choice| Way { choice, left: self.left_of(choice) })
            .collect();
        ways.sort_by_key(|way| match way.choice {
            Choice::Name(kind) | Choice::Take(kind) => (1, place(kind)),
            _ => (0, 0),
        });
        ways.dedup();
        ways
    }

    /// How many a choice finds in the reserve: what has landed is gone from it; what is in the hand is not.
    fn left_of(&self, choice: Choice) -> u8 {
        let Choice::Take(kind) = choice else { return 0 };
        let position = self.entry.position();
        position.reserve(position.to_move()).get(kind).saturating_sub(landed(&self.entry, kind))
    }

    /// The referee's reason against a choice, or a word of our own where no rule forbids it by itself.
    pub(super) fn refused(&self, done: &[Choice], choice: Choice) -> Pressed {
        match (self.entry.why_after(done, choice), choice) {
            (Some(refusal), _) => Pressed::Refused(refusal),
            (None, Choice::Lift(cell, _)) => Pressed::CannotMove(cell),
            (None, _) => Pressed::NotNow,
        }
    }
}

/// How many of a kind were taken from the reserve and put down in the turn that is entered.
pub(super) fn landed(entry: &Entry, kind: Kind) -> u8 {
    entry.done().chunks_exact(2).filter(|pair| pair[0] == Choice::Take(kind)).count() as u8
}

/// The cell of a choice, if it has one.
pub fn cell_of(choice: Choice) -> Option<Cell> {
    match choice {
        Choice::Lift(at, _) | Choice::Step(at) | Choice::Land(at) | Choice::Seat(at) | Choice::Gift(at) => {
            Some(at)
        }
        Choice::Rest | Choice::Name(_) | Choice::Take(_) => None,
    }
}

/// How many choices stay if this one takes the place of those behind them: taking up something replaces what was taken
/// up and not yet put down, and what moves can be chosen anew at any time.
fn replaced(entry: &Entry, choice: Choice) -> Option<usize> {
    let done = entry.done();
    match (choice, done.last()?) {
        (Choice::Take(_), Choice::Take(_))
        | (Choice::Gift(_), Choice::Gift(_))
        | (Choice::Seat(_), Choice::Seat(_))
        | (Choice::Name(_), Choice::Name(_)) => Some(done.len() - 1),
        (Choice::Lift(..) | Choice::Take(_), _) => Some(0),
        _ => None,
    }
}
