//! Ends of games: what they are worth, a win in one, and how near a limit is, for the key in the table.

use std::ops::ControlFlow;

use jersi_rules::{CellSet, Color, EndClock, Outcome, Position, Reason, Turn, TurnParts, Want, lattice};

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
    if position.edition().hunts() {
        return None;
    }
    let color = position.to_move();
    let king = position.king(color)?;
    let (goal, rows) = match color {
        Color::White => (8, 8 - king.row()),
        Color::Black => (0, king.row()),
    };
    // No turn carries a king further than three cells.
    if rows > 3 {
        return None;
    }
    let goal = lattice::row(goal);
    let found = position.each_step_turn(CellSet::of(king), Want::All, |turn| match turn.parts() {
        TurnParts::Steps { steps, .. } if goal.has(steps.to) => ControlFlow::Break(turn),
        _ => ControlFlow::Continue(()),
    });
    found.break_value()
}
