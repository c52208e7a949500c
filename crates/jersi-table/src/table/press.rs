//! What a press means: on a cell, on a kind in the reserve, on a button. It depends on what is entered already.

mod text;

use jersi_game::Choice;
use jersi_rules::{Carry, Cell, Kind, Refusal, Stage, Turn};

use super::Table;
use super::choose::cell_of;

/// What a player presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// A cell of the board.
    Cell(Cell),
    /// A kind: in the reserve, among those still to be placed, or asked for as a ransom.
    Kind(Kind),
    /// No second step, although there could be one.
    Rest,
}

/// How a face presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The part of a stack that was aimed at, where the drawing is large enough to tell.
    pub aimed: Option<Carry>,
    /// What is taken of a stack if nothing was aimed at.
    pub prefers: Carry,
    /// When a turn that is entered waits to be played.
    pub confirm: Confirm,
}

impl Default for Hand {
    fn default() -> Hand {
        Hand { aimed: None, prefers: Carry::Two, confirm: Confirm::Always }
    }
}

/// When a turn that is entered waits to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirm {
    /// Always.
    Always,
    /// While something could be added to it.
    Unfinished,
    /// While something could be added to it; a press where it cannot go plays it.
    Never,
}

/// What a press led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// Something was chosen or taken back.
    Changed,
    /// The turn that is entered should be played now.
    Play(Turn),
    /// The referee's reason against it; nothing has changed.
    Refused(Refusal),
    /// No rule forbids it by itself, but nothing there can move.
    CannotMove(Cell),
    /// Something else must be chosen first.
    NotNow,
}

/// A choice that is no cell: faces draw it as a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The choice.
    pub choice: Choice,
    /// How many are left in the reserve.
    pub left: u8,
}

impl Way {
    /// The press on its button.
    pub fn press(self) -> Press {
        match self.choice {
            Choice::Take(kind) | Choice::Name(kind) => Press::Kind(kind),
            _ => Press::Rest,
        }
    }
}

impl Table {
    /// Presses. Whether a press means anything now is asked before, with [`Table::may_press`]; where only turns are wanted
    /// and no plans, with [`Table::may_enter`].
    pub fn press(&mut self, press: Press, hand: Hand) -> Pressed {
        self.fate = None;
        let complete = self.entry.playable();
        let before = self.entry.done().len();
        let pressed = match press {
            Press::Cell(cell) => self.press_cell(cell, hand, true),
            Press::Kind(kind) => self.press_kind(kind),
            Press::Rest => self.choose(Choice::Rest),
        };
        self.done(pressed, complete, before, hand.confirm)
    }

    /// Puts down on a cell what was dragged there: like a press, but nothing else is taken up instead.
    pub fn put(&mut self, cell: Cell, hand: Hand) -> Pressed {
        self.fate = None;
        let (complete, before) = (self.entry.playable(), self.entry.done().len());
        let pressed = self.press_cell(cell, hand, false);
        self.done(pressed, complete, before, hand.confirm)
    }

    /// What becomes of a press by when a turn waits to be played.
    fn done(&self, pressed: Pressed, complete: Option<Turn>, before: usize, confirm: Confirm) -> Pressed {
        let confirm = if self.is_planning() { Confirm::Always } else { confirm };
        match (pressed, complete, confirm) {
            // A plan waits for its time.
            (Pressed::Play(_), ..) if self.is_planning() => Pressed::Changed,
            (Pressed::Changed, ..) if self.entry.done().len() > before => self.confirmed(confirm),
            (Pressed::Changed | Pressed::Play(_), ..) => pressed,
            (_, Some(turn), Confirm::Never) => Pressed::Play(turn),
            _ => pressed,
        }
    }

    /// The cells where a press takes something up: what may move, also instead of what is taken up already.
    pub fn liftable(&self) -> Vec<Cell> {
        let entry = &self.entry;
        let next = entry.next();
        if entry.done().is_empty() {
            return lifts(&next);
        }
        if !entry.legs().is_empty() {
            return Vec::new();
        }
        let other = self.switched().map(|other| entry.next_after(&[other])).unwrap_or_default();
        let barred = if other.is_empty() { Vec::new() } else { entry.barred() };
        let goes = |choices: &[Choice], cell: Cell| choices.iter().any(|&c| cell_of(c) == Some(cell));
        let held = entry.done().first().copied().and_then(cell_of);
        let mut cells = lifts(&entry.next_after(&[]));
        cells.retain(|&cell| {
            let other = goes(&other, cell) && !barred.contains(&cell);
            Some(cell) != held && !goes(&next, cell) && !other
        });
        cells
    }

    /// A turn to which nothing can be added is to be played, unless it is always confirmed.
    pub fn confirmed(&self, confirm: Confirm) -> Pressed {
        match self.entry.playable().filter(|_| confirm != Confirm::Always && !self.entry.goes_on()) {
            Some(turn) => Pressed::Play(turn),
            None => Pressed::Changed,
        }
    }

    fn press_cell(&mut self, cell: Cell, hand: Hand, restarts: bool) -> Pressed {
        let next = self.entry.next();
        if let Some(lift) = lift_of(&next, cell, hand) {
            return self.choose(lift);
        }
        if let Some(&choice) = next.iter().find(|&&choice| cell_of(choice) == Some(cell)) {
            return self.choose(choice);
        }
        if let [Choice::Lift(at, carry)] = *self.entry.done()
            && at == cell
        {
            // The same cell again: the other part, or nothing.
            if hand.aimed == Some(carry) || !self.switch_part() {
                self.entry.clear();
            }
            return Pressed::Changed;
        }
        if let Some(other) = self.switched()
            && self.entry.next_after(&[other]).contains(&Choice::Step(cell))
            // A stack that a guardian keeps away is told so, though its top alone could go there.
            && !self.entry.barred().contains(&cell)
        {
            self.switch_part();
            return self.choose(Choice::Step(cell));
        }
        if let (Some(turn), true) = (self.entry.playable(), self.arrival() == Some(cell)) {
            return Pressed::Play(turn);
        }
        if let Some(other) = self.instead(cell) {
            return self.choose(other);
        }
        if restarts
            && self.entry.legs().is_empty()
            && let Some(lift) = lift_of(&self.entry.next_after(&[]), cell, hand)
        {
            return self.choose(lift);
        }
        self.refuse(cell)
    }

    /// Another gift, or another cell for the king, instead of the one that was pressed last.
    fn instead(&self, cell: Cell) -> Option<Choice> {
        let [earlier @ .., Choice::Gift(_) | Choice::Seat(_)] = self.entry.done() else { return None };
        let others = self.entry.next_after(earlier);
        let same_sort = [Choice::Gift(cell), Choice::Seat(cell)];
        same_sort.into_iter().find(|other| others.contains(other))
    }

    fn press_kind(&mut self, kind: Kind) -> Pressed {
        if self.entry.done().last() == Some(&Choice::Take(kind)) {
            self.entry.back();
            return Pressed::Changed;
        }
        let names = |choice: &Choice| matches!(choice, Choice::Name(_));
        let named = self.entry.next().iter().any(names) || self.entry.done().last().is_some_and(names);
        self.choose(if named { Choice::Name(kind) } else { Choice::Take(kind) })
    }

    /// Why nothing can be done with a cell now.
    fn refuse(&self, cell: Cell) -> Pressed {
        let entry = &self.entry;
        let wanted = match (entry.done().last(), entry.next().first()) {
            (None, _) => match entry.position().stage() {
                Stage::Gift(_) => Choice::Gift(cell),
                Stage::Relocation => Choice::Seat(cell),
                // What to place must be said first.
                Stage::Setting => return Pressed::NotNow,
                Stage::Turn => Choice::Lift(cell, Carry::One),
            },
            (Some(Choice::Lift(..)), _) => Choice::Step(cell),
            (Some(Choice::Take(_)), _) => Choice::Land(cell),
            (_, Some(Choice::Seat(_))) => Choice::Seat(cell),
            (Some(Choice::Step(_)), Some(Choice::Step(_))) => Choice::Step(cell),
            // A second step that no cell takes: only where a house forbids it is that a reason of its own.
            (Some(Choice::Step(_)), None) => {
                return match self.refused(entry.done(), Choice::Step(cell)) {
                    banned @ Pressed::Refused(Refusal::Banned(_)) => banned,
                    _ => Pressed::NotNow,
                };
            }
            _ => return Pressed::NotNow,
        };
        self.refused(entry.done(), wanted)
    }
}

/// The cells of choices that take something up there.
fn lifts(choices: &[Choice]) -> Vec<Cell> {
    let lifts = choices.iter().filter(|choice| matches!(choice, Choice::Lift(..)));
    let mut cells: Vec<Cell> = lifts.copied().filter_map(cell_of).collect();
    cells.dedup();
    cells
}

/// The lift of a cell: the part that was aimed at, or the one that is preferred, or what there is.
fn lift_of(choices: &[Choice], cell: Cell, hand: Hand) -> Option<Choice> {
    let first = hand.aimed.unwrap_or(hand.prefers);
    [first, first.other()]
        .map(|carry| Choice::Lift(cell, carry))
        .into_iter()
        .find(|lift| choices.contains(lift))
}
