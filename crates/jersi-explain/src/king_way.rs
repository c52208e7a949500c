//! 4.x: how many turns a king is from home while the opponent stands still.

use std::ops::ControlFlow;

use jersi_rules::{Cell, CellSet, Color, Position, Turn, TurnParts, Want, lattice};

use crate::claim::Way;

/// No turn carries a king over more rows than this: a stack by two cells and the king by one.
const LONGEST: u8 = 3;
/// As far as a way is looked for.
const FARTHEST: u8 = 3;

/// How far the king of the player to move is from home, his turn counting one.
pub(crate) fn king_way(position: &Position) -> Option<Way> {
    let color = position.to_move();
    let king = position.king(color).filter(|_| !position.edition().hunts())?;
    let open = (1..=FARTHEST).find(|&turns| walks_home(position, turns));
    let at_least = match open {
        Some(few @ (1 | 2)) => few,
        _ if helped_home(position) => 2,
        _ => rows_left(king, color).div_ceil(LONGEST).max(3),
    };
    Some(Way { at_least, open })
}

/// Whether the king comes home by so many turns of its own, and not only on the way.
fn walks_home(position: &Position, turns: u8) -> bool {
    let color = position.to_move();
    let Some(king) = position.king(color) else { return false };
    let far = far_row(color);
    if rows_left(king, color) > LONGEST * turns {
        return false;
    }
    let found = position.each_step_turn(CellSet::of(king), Want::All, |turn| {
        let there = arrival(turn);
        let home = if turns == 1 {
            there.is_some_and(|there| far.has(there))
        } else {
            there.is_some_and(|there| rows_left(there, color) <= LONGEST * (turns - 1))
                && still(&position.play_legal(turn)).is_some_and(|next| walks_home(&next, turns - 1))
        };
        if home { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found.is_break()
}

/// Whether some turn of the player lets his king come home with the next one.
fn helped_home(position: &Position) -> bool {
    let color = position.to_move();
    if position.king(color).is_none_or(|king| rows_left(king, color) > 2 * LONGEST) {
        return false;
    }
    any_decision(position, &|next| helps_home(&next))
}

/// Whether the king comes home with the next turn, once a ransom is paid, whatever is given and wherever the other king goes.
fn helps_home(next: &Position) -> bool {
    if next.ransom_so_far().is_some() {
        return any_decision(next, &|next| helps_home(&next));
    }
    still(next).is_some_and(|next| walks_home(&next, 1))
}

fn any_decision(position: &Position, test: &dyn Fn(Position) -> bool) -> bool {
    let found = position.each_turn(|turn| match test(position.play_legal(turn)) {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    });
    found.is_break()
}

/// The position after a turn that the opponent does not answer, if the game goes on.
fn still(after: &Position) -> Option<Position> {
    after.passed().filter(|_| after.outcome().is_none())
}

fn arrival(turn: Turn) -> Option<Cell> {
    match turn.parts() {
        TurnParts::Steps { steps, .. } => Some(steps.to),
        _ => None,
    }
}

fn far_row(color: Color) -> CellSet {
    lattice::row(match color {
        Color::White => 8,
        Color::Black => 0,
    })
}

fn rows_left(king: Cell, color: Color) -> u8 {
    match color {
        Color::White => 8 - king.row(),
        Color::Black => king.row(),
    }
}
