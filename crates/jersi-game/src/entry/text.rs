//! A half-entered turn in notation.

use jersi_rules::notation::write_turn;
use jersi_rules::{Kind, Turn, TurnParts};

use super::Entry;
use crate::choice::{Choice, read};

impl Entry {
    /// What is chosen so far, in notation: `e8=`, `e8=g6!`, `M:d4/W:`. Empty before the first choice.
    pub fn text(&self) -> String {
        let edition = self.position.edition();
        let done = self.done.as_slice();
        let begun = match done {
            [rest @ .., Choice::Lift(cell, stride)] => {
                Some((rest, format!("{}{}", edition.cell_name(*cell), stride.sign())))
            }
            [rest @ .., Choice::Take(kind)] => {
                let between = if rest.is_empty() { "" } else { "/" };
                Some((rest, format!("{between}{}:", edition.letter(*kind))))
            }
            [rest @ .., Choice::Rest] if self.position.rules().ransom() => Some((rest, "#".to_owned())),
            [rest @ .., Choice::Rest] => Some((rest, format!("/{}:", edition.letter(Kind::King)))),
            _ => None,
        };
        match begun {
            Some((rest, end)) => self.written(rest) + &end,
            None => self.written(done),
        }
    }

    fn written(&self, choices: &[Choice]) -> String {
        match self.turn_as_chosen(choices) {
            Some(turn) => write_turn(&self.position, turn),
            None => String::new(),
        }
    }

    fn turn_as_chosen(&self, choices: &[Choice]) -> Option<Turn> {
        let turn = read(&self.position, choices)?;
        // Steps that go on to a king are written as far as they are chosen.
        match turn.parts() {
            TurnParts::Steps { .. } => Some(turn),
            _ => Some(turn).filter(|&turn| self.position.is_legal(turn)),
        }
    }
}
