//! Placements of the free setting.

use std::ops::ControlFlow;

use crate::cell::CellSet;
use crate::piece::Kind;
use crate::position::Position;
use crate::setup::home_rows;
use crate::turn::{Placement, Turn};

impl Position {
    /// Where the player to move may place a shape: the two own rows, on an empty cell or a single own
    /// shape that is not the king. The guardian blocks nothing in this phase.
    pub(crate) fn places(&self) -> CellSet {
        let home = home_rows(self.to_move) & self.rules.facts().cells;
        home - self.board.stacks() - self.tops_of(Kind::King)
    }
}

/// Visits every placement.
pub(super) fn each<B>(position: &Position, visit: &mut impl FnMut(Turn) -> ControlFlow<B>) -> ControlFlow<B> {
    let left = position.reserve(position.to_move);
    for kind in Kind::ALL.into_iter().filter(|&kind| left.get(kind) > 0) {
        for cell in position.places() {
            visit(Turn::place(Placement { kind, cell }))?;
        }
    }
    ControlFlow::Continue(())
}
