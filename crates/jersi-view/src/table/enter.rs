//! Entering turns: by presses on the board, or written.

use jersi_game::{Choice, GameError};
use jersi_rules::notation::read_turn;
use jersi_rules::{Cell, Refusal, Turn};
use jersi_table::{Confirm, Hand, Press, Pressed, cell_of};

use super::Table;
use crate::convert;
use crate::wire::{self, BoardAction, Entered, Fault, Kind, Part};

impl Table {
    /// Does what a player does at the board.
    pub fn act(&mut self, action: &BoardAction, confirm: Confirm) -> Entered {
        match action {
            BoardAction::Press { cell, aimed } => return self.press(cell, *aimed, confirm),
            BoardAction::Put { cell } => return self.put(cell, confirm),
            BoardAction::Kind { kind } => return self.press_kind(*kind, confirm),
            BoardAction::Rest => return self.pressed(Press::Rest, Hand { confirm, ..Hand::default() }),
            BoardAction::Part { part } => self.pick(*part),
            BoardAction::Back => self.back(),
        };
        Entered::default()
    }

    /// Presses a cell; `aimed` is the part of a stack that was pressed, where it is drawn large enough to tell.
    pub fn press(&mut self, cell: &str, aimed: Option<Part>, confirm: Confirm) -> Entered {
        let hand = Hand { aimed: aimed.map(Into::into), confirm, ..Hand::default() };
        match self.cell(cell) {
            // Whoever presses beside the pieces means nothing by it.
            Ok(cell) if self.is_bare(cell) => Entered::default(),
            Ok(cell) => self.pressed(Press::Cell(cell), hand),
            Err(fault) => Entered::refused(fault),
        }
    }

    /// Puts what was dragged on a cell: like a press, but nothing else is taken up there.
    pub fn put(&mut self, cell: &str, confirm: Confirm) -> Entered {
        match self.cell(cell).and_then(|cell| self.may_press().map(|()| cell)) {
            Ok(cell) => {
                let pressed = self.table.put(cell, Hand { confirm, ..Hand::default() });
                self.entered(pressed)
            }
            Err(fault) => Entered::refused(fault),
        }
    }

    /// Presses a kind: of the reserve, of what is still to be placed, or of a ransom.
    pub fn press_kind(&mut self, kind: Kind, confirm: Confirm) -> Entered {
        self.pressed(Press::Kind(kind.into()), Hand { confirm, ..Hand::default() })
    }

    /// Takes the top cube or the whole of the stack that was taken up; whether there was something to change.
    pub fn pick(&mut self, part: Part) -> bool {
        let held = self.table.pressed_entry().and_then(|entry| entry.done().last().copied());
        let other = matches!(held, Some(Choice::Lift(_, carry)) if carry != part.into());
        other && self.table.switch_part()
    }

    /// Makes a choice as it is told, for those who know which.
    pub fn choose(&mut self, choice: &wire::Choice) -> Result<(), Fault> {
        let chosen = self.meant(choice)?;
        self.may_enter()?;
        let pressed = self.table.choose(chosen);
        self.refusal(pressed).map_or(Ok(()), Err)
    }

    /// Takes one choice back; whether there was one.
    pub fn back(&mut self) -> bool {
        self.table.back()
    }

    /// Takes all choices back.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Why choices cannot be made one after the other; nothing if they can. Those that take up a piece or a
    /// stack begin anew.
    pub fn why(&self, choices: &[wire::Choice]) -> Result<(), Fault> {
        self.may_enter()?;
        let choices: Vec<_> = choices.iter().map(|choice| self.meant(choice)).collect::<Result<_, _>>()?;
        self.refusal(self.table.try_choices(&choices)).map_or(Ok(()), Err)
    }

    /// Plays what is entered.
    pub fn play(&mut self) -> Result<String, Fault> {
        self.must_be_decided_here()?;
        self.table.play().map_err(|error| self.fault(&error))?;
        Ok(self.played())
    }

    /// Plays a decision.
    pub(crate) fn decide(&mut self, turn: Turn) -> Result<String, Fault> {
        self.must_be_decided_here()?;
        self.table.decide(turn).map_err(|error| self.fault(&error.into()))?;
        Ok(self.played())
    }

    /// Plays a turn that a person wrote, or the next part of one.
    pub fn play_text(&mut self, text: &str) -> Result<String, Fault> {
        self.may_enter()?;
        self.decide_text(text)
    }

    /// Plays what a machine has decided, in notation.
    pub fn decide_text(&mut self, text: &str) -> Result<String, Fault> {
        self.must_be_decided_here()?;
        let accepted = self.table.decide_text(text);
        accepted.map_err(|error| Fault::of_text(&error, self.game().position(), text, self.lang))?;
        Ok(self.played())
    }

    /// Shows a written turn as if it were entered, and does not play it: a hint.
    pub fn enter_text(&mut self, text: &str) -> Result<(), Fault> {
        self.may_enter()?;
        let position = self.game().position();
        let read = read_turn(position, text)
            .map_err(|fault| Fault::of_text(&GameError::Fault { fault }, position, text, self.lang))?;
        let first = read.decisions.first().copied();
        let entered = first.is_some_and(|turn| self.table.enter(turn));
        if entered { Ok(()) } else { Err(self.not_a_choice()) }
    }

    fn pressed(&mut self, press: Press, hand: Hand) -> Entered {
        if let Err(fault) = self.may_press() {
            return Entered::refused(fault);
        }
        let pressed = self.table.press(press, hand);
        self.entered(pressed)
    }

    fn entered(&self, pressed: Pressed) -> Entered {
        // Whoever presses an enemy's cube with nothing in the hand asks what it is.
        if let Pressed::Refused(Refusal::NotYours(cell, _)) = pressed
            && let Some(said) = self.told_enemy(cell)
        {
            return Entered { said, ..Entered::default() };
        }
        Entered {
            fault: self.refusal(pressed),
            play: matches!(pressed, Pressed::Play(_)),
            said: String::new(),
        }
    }

    /// Why a press did nothing.
    pub(crate) fn refusal(&self, pressed: Pressed) -> Option<Fault> {
        match pressed {
            Pressed::Changed | Pressed::Play(_) => None,
            Pressed::Refused(refusal) => Some(Fault::refused(&refusal, self.edition(), self.lang)),
            Pressed::CannotMove(cell) => Some(Fault::new("cannot-move", &self.words().cannot_move(cell))),
            Pressed::NotNow => Some(self.not_a_choice()),
        }
    }

    /// Whether nothing stands on a cell and nothing is being entered that could go there.
    fn is_bare(&self, cell: Cell) -> bool {
        let entry = self.table.pressed_entry();
        entry.is_some_and(|entry| {
            let chosen = || entry.next().iter().any(|&choice| cell_of(choice) == Some(cell));
            entry.done().is_empty() && entry.position().content(cell).is_empty() && !chosen()
        })
    }

    /// What a turn that was just played says.
    pub(super) fn played(&self) -> String {
        let mut said = self.newest_sentence();
        if let Some(ending) = self.ending() {
            said.push(' ');
            said.push_str(&ending.sentence);
        }
        said
    }

    fn cell(&self, name: &str) -> Result<Cell, Fault> {
        convert::cell(self.edition(), name).ok_or_else(|| self.not_a_choice())
    }

    fn meant(&self, choice: &wire::Choice) -> Result<Choice, Fault> {
        convert::choice_from(self.edition(), choice).ok_or_else(|| self.not_a_choice())
    }

    fn not_a_choice(&self) -> Fault {
        Fault::new("not-a-choice", &self.words().not_a_choice())
    }

    /// Turns and plans are pressed where the game stands, while it lasts, and by people.
    fn may_press(&self) -> Result<(), Fault> {
        self.table.may_press().map_err(|error| self.fault(&error))
    }

    /// Turns are entered where the game stands, while it lasts, and by people.
    fn may_enter(&self) -> Result<(), Fault> {
        self.table.may_enter().map_err(|error| self.fault(&error))
    }
}
