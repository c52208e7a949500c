//! Ends of games: what they are worth, a win in one, and how near a limit is, for the key in the table.

use std::ops::ControlFlow;

use jersi_rules::{Cell, CellSet, Color, EndClock, Kind, Outcome, Position, Reason, Turn, TurnParts, Want, lattice};

use super::parameters::QUIET_TURNS_LEFT_IN_KEY;
use crate::score::Score;

/// Who would decide if the game were not over. When the gift of a ransom has left no cell for the king, that is
/// the winner, who would have relocated it, though the position has passed the turn on.
pub(super) fn next_decider(position: &Position, outcome: Outcome) -> Color {
    match outcome.winner {
        Some(winner) if position.rules().ransom() && outcome.reason == Reason::KingNotRelocatable => winner,
        _ => position.decider(),
    }
}

/// The value of a finished game for the player who would decide.
pub(super) fn final_value(outcome: Outcome, decider: Color, ply: usize) -> i32 {
    match outcome.winner {
        None => Score::DRAW.0,
        Some(winner) if winner == decider => Score::win_in(ply as u32).0,
        Some(_) => Score::loss_in(ply as u32).0,
    }
}

/// The key of a position in the transposition table: near a limit the clock is part of the position.
#[inline]
pub(super) fn tt_key(position: &Position) -> u64 {
    let clock = match position.clock() {
        EndClock::LastTurns { left, .. } => 64 + u64::from(left),
        EndClock::Quiet { turns, limit } if turns + QUIET_TURNS_LEFT_IN_KEY >= limit => u64::from(turns),
        EndClock::Stopped | EndClock::Quiet { .. } => 0,
    };
    position.hash() ^ clock.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// 4.x: a turn that brings the king to the far row now.
#[inline]
pub(crate) fn can_arrive(position: &Position) -> Option<Turn> {
    let color = position.to_move();
    let king = position.king(color).filter(|_| !position.edition().hunts())?;
    if !is_near_goal(king, color) {
        return None;
    }
    let goal = far_row(color);
    let found = position.each_step_turn(CellSet::of(king), Want::All, |turn| match turn.parts() {
        TurnParts::Steps { steps, .. } if goal.has(steps.to) => ControlFlow::Break(turn),
        _ => ControlFlow::Continue(()),
    });
    found.break_value()
}

/// 2.0 and 3.0: a turn that captures the kunti now.
#[inline]
fn can_capture_king(position: &Position) -> Option<Turn> {
    let color = position.to_move();
    let king = position.king(color.other())?;
    let found = position.each_step_turn(hunters(position, color, king), Want::Captures, |turn| {
        match turn.parts() {
            TurnParts::Steps { steps, .. } if steps.to == king => ControlFlow::Break(turn),
            _ => ControlFlow::Continue(()),
        }
    });
    found.break_value()
}

/// Whether the player to move brings his king home or captures the kunti with this turn.
#[inline]
pub(super) fn wins_at_once(position: &Position) -> bool {
    if position.edition().hunts() {
        can_capture_king(position).is_some()
    } else {
        can_arrive(position).is_some()
    }
}

/// Whether the opponent of the player to move would win at once if it were his turn: his king would arrive, or the
/// kunti would be captured.
#[inline]
pub(super) fn is_threatened(position: &Position) -> bool {
    let enemy = position.to_move().other();
    if position.edition().hunts() {
        let Some(king) = position.king(position.to_move()) else { return false };
        !hunters(position, enemy, king).is_empty()
            && position.passed().is_some_and(|passed| can_capture_king(&passed).is_some())
    } else {
        position.king(enemy).is_some_and(|king| is_near_goal(king, enemy))
            && position.passed().is_some_and(|passed| can_arrive(&passed).is_some())
    }
}

/// The pieces of a colour from which the enemy king on this cell may be in reach. No turn carries a piece further than
/// three cells.
#[inline]
fn hunters(position: &Position, color: Color, king: Cell) -> CellSet {
    let fighters = position.tops_of(Kind::Rock) | position.tops_of(Kind::Paper) | position.tops_of(Kind::Scissors);
    fighters & position.tops(color) & king.within_three()
}

/// 4.x: whether a king may be in reach of the far row: no turn carries one further than three cells.
#[inline]
fn is_near_goal(king: Cell, color: Color) -> bool {
    let rows = match color {
        Color::White => 8 - king.row(),
        Color::Black => king.row(),
    };
    rows <= 3
}

/// Where a king of this colour is at home.
#[inline]
fn far_row(color: Color) -> CellSet {
    lattice::row(match color {
        Color::White => 8,
        Color::Black => 0,
    })
}
