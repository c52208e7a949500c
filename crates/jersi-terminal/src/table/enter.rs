//! Entering a turn by pointing at cells.

use jersi_game::Choice;
use jersi_rules::{Carry, Cell, Kind, Refusal, Stage, Turn};

use super::Table;

/// What pointing at a cell led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entered {
    /// Something was chosen.
    Chosen,
    /// The turn that is entered should be played.
    Play(Turn),
    /// The referee's reason against it.
    Refused(Refusal),
    /// No rule forbids it by itself, but nothing there can move.
    CannotMove(Cell),
    /// Something else must be chosen first.
    NotNow,
}

/// A choice that is no cell: it has a number in the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    pub choice: Choice,
    /// How many are left in the reserve.
    pub left: u8,
}

impl Table {
    /// Points at a cell: what is meant depends on what is chosen already. Of a stack, `stride` is taken first.
    pub fn point(&mut self, cell: Cell, stride: Carry) -> Entered {
        let next = self.entry.next();
        if let Some(&choice) = next.iter().find(|&&choice| is_on(choice, cell)) {
            return self.choose(choice);
        }
        if let (Some(turn), true) = (self.entry.playable(), self.arrival() == Some(cell)) {
            return Entered::Play(turn);
        }
        if let Some(switched) = self.switched()
            && self.entry.next_after(&[switched]).contains(&Choice::Step(cell))
        {
            self.entry.clear();
            self.choose(switched);
            return self.choose(Choice::Step(cell));
        }
        if self.entry.done() == [Choice::Lift(cell, Carry::One)]
            || self.entry.done() == [Choice::Lift(cell, Carry::Two)]
        {
            // The same cell again: the other part, or nothing.
            if !self.switch_part() {
                self.entry.clear();
            }
            return Entered::Chosen;
        }
        let first = self.entry.next_after(&[]);
        let lifts = [Choice::Lift(cell, stride), Choice::Lift(cell, stride.other())];
        if let Some(&lift) = lifts.iter().find(|lift| first.contains(lift)) {
            self.entry.clear();
            return self.choose(lift);
        }
        self.refuse(cell)
    }

    /// Makes a choice that may come next; one that takes something from the reserve may replace what was taken.
    pub fn choose(&mut self, choice: Choice) -> Entered {
        if self.entry.choose(choice).is_ok() {
            return Entered::Chosen;
        }
        let mut entry = self.entry.clone();
        match (choice, entry.done().last()) {
            (Choice::Take(_), Some(Choice::Take(_))) | (Choice::Name(_), Some(Choice::Name(_))) => {
                entry.back();
            }
            (Choice::Take(_), Some(_)) => entry.clear(),
            _ => {}
        }
        if entry.choose(choice).is_ok() {
            self.entry = entry;
            return Entered::Chosen;
        }
        self.entry.why(choice).map_or(Entered::NotNow, Entered::Refused)
    }

    /// Takes the other part of the chosen stack; whether there is one.
    pub fn switch_part(&mut self) -> bool {
        let Some(other) = self.switched() else { return false };
        self.entry.clear();
        self.entry.choose(other).is_ok()
    }

    /// The other part of the stack that was just taken up, if it can move too.
    pub fn switched(&self) -> Option<Choice> {
        match self.entry.done() {
            [Choice::Lift(cell, stride)] => {
                let other = Choice::Lift(*cell, stride.other());
                self.entry.next_after(&[]).contains(&other).then_some(other)
            }
            _ => None,
        }
    }

    /// The choices that are no cells, in the order of their numbers.
    pub fn ways(&self) -> Vec<Way> {
        let position = self.entry.position();
        let mut choices = self.entry.next();
        if let [.., Choice::Take(_)] = self.entry.done() {
            // Something else may be taken instead.
            let done = self.entry.done();
            choices.extend(self.entry.next_after(&done[..done.len() - 1]));
        }
        let ways = choices.into_iter().filter_map(|choice| match choice {
            Choice::Rest | Choice::Name(_) => Some(Way { choice, left: 0 }),
            Choice::Take(kind) => {
                // What has landed is gone from the reserve; what is in the hand is not.
                let landed = self.entry.done().chunks_exact(2).filter(|pair| pair[0] == choice).count() as u8;
                let left = position.reserve(position.to_move()).get(kind).saturating_sub(landed);
                Some(Way { choice, left })
            }
            _ => None,
        });
        let mut ways: Vec<Way> = ways.collect();
        let order = |way: &Way| match way.choice {
            Choice::Rest => (0, 0),
            Choice::Name(kind) | Choice::Take(kind) => (1, self.place(kind)),
            _ => (2, 0),
        };
        ways.sort_by_key(order);
        ways.dedup();
        ways
    }

    /// The place of a kind among those of the edition.
    fn place(&self, kind: Kind) -> usize {
        let kinds = self.game.rules().edition().facts().kinds;
        kinds.iter().position(|facts| facts.kind == kind).unwrap_or(kinds.len())
    }

    /// The cell that was chosen last.
    pub fn arrival(&self) -> Option<Cell> {
        match self.entry.done().last()? {
            Choice::Step(cell) | Choice::Land(cell) | Choice::Seat(cell) | Choice::Gift(cell) => Some(*cell),
            _ => None,
        }
    }

    /// Why nothing can be done with a cell now.
    fn refuse(&self, cell: Cell) -> Entered {
        let entry = &self.entry;
        let wanted = match (entry.done().last(), entry.next().first()) {
            (None, _) => match entry.position().stage() {
                Stage::Gift(_) => Choice::Gift(cell),
                Stage::Relocation => Choice::Seat(cell),
                // What to place must be said first.
                Stage::Setting => return Entered::NotNow,
                Stage::Turn => Choice::Lift(cell, Carry::One),
            },
            (Some(Choice::Lift(..)), _) => Choice::Step(cell),
            (Some(Choice::Take(_)), _) => Choice::Land(cell),
            (_, Some(Choice::Seat(_))) => Choice::Seat(cell),
            (Some(Choice::Step(_)), Some(Choice::Step(_))) => Choice::Step(cell),
            _ => return Entered::NotNow,
        };
        match (entry.why(wanted), wanted) {
            (Some(refusal), _) => Entered::Refused(refusal),
            (None, Choice::Lift(..)) => Entered::CannotMove(cell),
            (None, _) => Entered::NotNow,
        }
    }
}

fn is_on(choice: Choice, cell: Cell) -> bool {
    match choice {
        Choice::Step(at) | Choice::Land(at) | Choice::Seat(at) | Choice::Gift(at) => at == cell,
        Choice::Lift(..) | Choice::Rest | Choice::Name(_) | Choice::Take(_) => false,
    }
}
