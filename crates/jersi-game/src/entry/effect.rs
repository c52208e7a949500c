//! What a choice does on its cell.

use jersi_rules::{Cell, CellContent, Kind, Piece};

use super::Entry;
use crate::choice::{Choice, read};
use crate::trail::legs;

/// What happens on the cell of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing is there, or the choice has no arrival.
    Free,
    /// It makes a stack with a piece that is no mountain.
    Stack,
    /// It goes onto a mountain.
    Climb,
    /// What is there is captured.
    Capture,
    /// A king is captured.
    King,
}

impl Entry {
    /// What the choice would do after those so far.
    pub fn effect(&self, choice: Choice) -> Effect {
        self.effect_after(&self.done, choice)
    }

    /// What the choice would do after other choices than those so far.
    pub fn effect_after(&self, done: &[Choice], choice: Choice) -> Effect {
        match choice {
            Choice::Step(_) => {
                let steps = [done, &[choice]].concat();
                let legs = read(&self.position, &steps).map(|turn| legs(&self.position, turn));
                let Some(leg) = legs.and_then(|mut legs| legs.pop()) else { return Effect::Free };
                if leg.captured.iter().any(|piece| piece.kind == Kind::King) {
                    Effect::King
                } else if leg.captured.is_empty() {
                    let stand = leg.after.last().map_or(CellContent::EMPTY, |&(_, stand)| stand);
                    // A stack that moves stays one; it meets nobody.
                    if leg.pieces.len() == 2 { Effect::Free } else { onto(stand.bottom()) }
                } else {
                    Effect::Capture
                }
            }
            Choice::Land(cell) | Choice::Seat(cell) => onto(self.stand_so_far(done, cell).top()),
            _ => Effect::Free,
        }
    }

    fn stand_so_far(&self, done: &[Choice], cell: Cell) -> CellContent {
        if done == self.done {
            return self.content(cell);
        }
        Entry { done: done.to_vec(), ..self.clone() }.content(cell)
    }
}

/// What it is to arrive on a piece.
fn onto(piece: Option<Piece>) -> Effect {
    match piece {
        None => Effect::Free,
        Some(piece) if piece.kind == Kind::Mountain => Effect::Climb,
        Some(_) => Effect::Stack,
    }
}
