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

/// Whether the opponent can take something back whichever turn of the player to move captures here: on the cell itself, or
/// where that turn goes on to. Not where the game ends or a ransom is asked for first.
pub(crate) fn guarded(position: &Position, cell: Cell) -> bool {
    let everyone = position.tops(position.to_move());
    let found = position.each_step_turn(everyone, Want::Captures, |turn| {
        if !captured_by(position, turn).any(|captured| captured == cell)
            || is_taken_back(position, turn, cell)
        {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    found.is_continue()
}

fn is_taken_back(position: &Position, turn: Turn, cell: Cell) -> bool {
    let next = position.play_legal(turn);
    let TurnParts::Steps { steps, .. } = turn.parts() else { return false };
    if next.outcome().is_some() || next.ransom_so_far().is_some() {
        return false;
    }
    let found = next.each_step_turn(next.tops(next.to_move()), Want::Captures, |back| {
        match captured_by(&next, back).any(|taken| taken == cell || taken == steps.to) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    found.is_break()
}

/// What stands on a cell, without mountains.
pub(crate) fn stand(position: &Position, cell: Cell, fresh: bool) -> Stand {
    let pieces = position.content(cell).pieces().filter(|piece| piece.kind != Kind::Mountain).collect();
    Stand { cell, pieces, fresh, guarded: false }
}
