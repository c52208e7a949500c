//! What a turn captures, and what could be captured.

use std::ops::ControlFlow;

use jersi_rules::{Cell, CellSet, Kind, Position, Turn, TurnParts, Want};

use crate::claim::Stand;

/// Cells on which a turn captures, in the order of its steps.
pub(crate) fn captured_by(position: &Position, turn: Turn) -> impl Iterator<Item = Cell> + use<'_> {
    let cells = match turn.parts() {
        TurnParts::Steps { steps, .. } => [steps.via, Some(steps.to)],
        _ => [None, None],
    };
    cells.into_iter().flatten().filter(|&cell| is_prey(position, cell))
}

/// Whether the opponent of the player to move has a piece on the top of this cell that is no mountain.
fn is_prey(position: &Position, cell: Cell) -> bool {
    let top = position.content(cell).top();
    top.is_some_and(|top| top.color != position.to_move() && top.kind != Kind::Mountain)
}

/// Cells on which the player to move can capture with this turn.
pub(crate) fn capturable(position: &Position) -> CellSet {
    let mut found = CellSet::EMPTY;
    let everyone = position.tops(position.to_move());
    let _: ControlFlow<()> = position.each_step_turn(everyone, Want::Captures, |turn| {
        found = captured_by(position, turn).fold(found, |found, cell| found | CellSet::of(cell));
        ControlFlow::Continue(())
    });
    found
}

/// What stands on a cell, without mountains.
pub(crate) fn stand(position: &Position, cell: Cell, fresh: bool) -> Stand {
    let pieces = position.content(cell).pieces().filter(|piece| piece.kind != Kind::Mountain).collect();
    Stand { cell, pieces, fresh }
}
