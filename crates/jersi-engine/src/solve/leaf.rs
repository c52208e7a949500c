//! The last turn of a proof, where nearly all the time goes: in most positions a few sets of cells tell that
//! nobody can win there at once.

use std::ops::ControlFlow;

use jersi_rules::{Aim, CellSet, Color, Kind, Position, Turn, TurnParts, lattice};

/// Whether the player to move wins with this turn; `None` if only playing the turns can tell.
pub(super) fn wins_at_once(position: &Position) -> Option<bool> {
    let mover = position.to_move();
    let hunted = position.edition().hunts();
    let goal = if hunted { position.king(mover.other()).map(CellSet::of)? } else { far_row(mover) };
    let own_king = position.king(mover);
    if hunted || own_king.is_some_and(|king| row_distance(king.row(), mover) <= LONGEST) {
        let found = position.each_turn(|turn| match turn.parts() {
            TurnParts::Steps { steps, .. }
                if goal.has(steps.to) && (hunted || Some(steps.from) == own_king) =>
            {
                ControlFlow::Break(())
            }
            _ => ControlFlow::Continue(()),
        });
        if found.is_break() {
            return Some(true);
        }
    }
    let sure = stays_mobile(position, mover.other())
        && match position.rules().aim() {
            Aim::HuntTheKing { .. } => position.clock().turns_left() != Some(1),
            Aim::BringTheKingHome { .. } => can_be_relocated(position, mover.other()),
        };
    sure.then_some(false)
}

/// The most rows that a king can cross in one turn: a stack by two cells and the king by one.
const LONGEST: u8 = 3;

fn far_row(color: Color) -> CellSet {
    lattice::row(match color {
        Color::White => 8,
        Color::Black => 0,
    })
}

fn row_distance(row: u8, color: Color) -> u8 {
    match color {
        Color::White => 8 - row,
        Color::Black => row,
    }
}

/// Whether a player will have a legal turn whatever the other plays now; not known if some are banned. A turn captures on at most two
/// cells, a ransom takes one cube more, and at most three cells are newly filled, one by a relocated king:
/// among four pieces with four empty neighbours each, one can still step.
fn stays_mobile(position: &Position, color: Color) -> bool {
    let empty = position.empty_cells();
    let movers = position.tops(color) - position.tops_of(Kind::Mountain);
    !position.rules().is_bound(color)
        && movers.into_iter().filter(|cell| (cell.neighbours() & empty).len() >= 4).nth(3).is_some()
}

/// Whether a captured king of this colour will be relocated whatever the other plays now: a turn arrives
/// on at most two cells, and the king's own may be the third that is lost for it.
fn can_be_relocated(position: &Position, king: Color) -> bool {
    let single = (position.tops(king) | position.tops_of(Kind::Mountain)) - position.stacks();
    let seats = far_row(king.other()) & (single | position.empty_cells());
    let ransom = || {
        let cubes = position.tops(king) - position.tops_of(Kind::Mountain) - position.tops_of(Kind::King);
        cubes.len() > 2
    };
    seats.len() > 3 && (!position.rules().ransom() || ransom())
}

/// All decisions, those first that take something or bring the king to the far row.
pub(super) fn sorted(position: &Position) -> Vec<Turn> {
    let mover = position.to_move();
    let enemies = position.tops(mover.other()) - position.tops_of(Kind::Mountain);
    let enemy_king = position.king(mover.other()).map_or(CellSet::EMPTY, CellSet::of);
    let own_king = position.king(mover);
    let mut turns = position.turns();
    turns.sort_by_key(|turn| match turn.parts() {
        TurnParts::Steps { steps, .. } => {
            let arrivals = CellSet::of(steps.to) | steps.via.map_or(CellSet::EMPTY, CellSet::of);
            if !(arrivals & enemy_king).is_empty() {
                0
            } else if !(arrivals & enemies).is_empty() || Some(steps.from) == own_king {
                1
            } else {
                2
            }
        }
        TurnParts::Drops { .. } => 3,
        _ => 0,
    });
    turns
}
