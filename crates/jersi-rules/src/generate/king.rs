//! What the capture of a king adds to a turn of 4.x: the relocation, or a ransom and then the relocation.

use std::ops::ControlFlow;

use crate::cell::CellSet;
use crate::piece::{Kind, KindSet};
use crate::position::Position;
use crate::turn::{Seat, Turn, TurnParts};

/// Visits every end of a turn whose steps capture the king.
pub(super) fn each_end<B>(
    position: &Position,
    steps: Turn,
    visit: &mut impl FnMut(Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let after = after_steps(position, steps);
    let mut ends = false;
    if position.rules.ransom() {
        for kind in after.nameable().iter() {
            ends = true;
            visit(steps.with_ransom(kind))?;
        }
    } else {
        for seat in seats(after.seats()) {
            ends = true;
            visit(steps.with_seat(seat))?;
        }
    }
    if ends { ControlFlow::Continue(()) } else { visit(steps) }
}

/// The board after the steps alone, with the captured king off it. Only the board is true.
pub(crate) fn after_steps(position: &Position, steps: Turn) -> Position {
    let mut after = *position;
    if let TurnParts::Steps { steps, .. } = steps.parts() {
        after.board.walk(steps);
    }
    after
}

/// Visits every cube of the kind that was asked for.
pub(super) fn each_gift<B>(
    position: &Position,
    kind: Kind,
    visit: &mut impl FnMut(Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    position.gifts(kind).into_iter().try_for_each(|cell| visit(Turn::gift(cell)))
}

/// Visits every cell for the king that was bought back.
pub(super) fn each_relocation<B>(
    position: &Position,
    visit: &mut impl FnMut(Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    seats(position.seats()).try_for_each(|seat| visit(Turn::relocation(seat)))
}

fn seats(cells: CellSet) -> impl Iterator<Item = Seat> {
    cells.into_iter().filter_map(|cell| Seat::new(cell.number()))
}

impl Position {
    /// The kinds that the player to move may ask for: those of which the opponent has a cube on top or
    /// alone, mountains apart. The captured king is off the board.
    pub(crate) fn nameable(&self) -> KindSet {
        let enemy = self.tops(self.to_move.other());
        Kind::ALL
            .into_iter()
            .filter(|&kind| kind != Kind::Mountain && !(self.tops_of(kind) & enemy).is_empty())
            .fold(KindSet::EMPTY, KindSet::with)
    }
}
