//! Ends of games: what they are worth, a win in one, and how near a limit is, for the key in the table.

use std::ops::ControlFlow;

use jersi_rules::{
    Cell, CellSet, Color, EndClock, Kind, Outcome, Position, Reason, Turn, TurnParts, Want, lattice,
};

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
    arrival(position, king, far_row(color))
}

/// A turn of the king that ends on the goal. Few positions come here, and a copy of the generator is large.
#[inline(never)]
fn arrival(position: &Position, king: Cell, goal: CellSet) -> Option<Turn> {
    let found = position.each_step_turn(CellSet::of(king), Want::All, |turn| match turn.parts() {
        TurnParts::Steps { steps, .. } if goal.has(steps.to) => ControlFlow::Break(turn),
        _ => ControlFlow::Continue(()),
    });
    found.break_value()
}

/// Whether the player to move wins with this turn, as far as a look at the kings tells: his king comes home, the kunti
/// is captured, or the king is and cannot come back.
#[inline]
pub(super) fn wins_at_once(position: &Position) -> bool {
    if position.edition().hunts() {
        match Hunt::of(position, position.to_move()) {
            Hunt::Won => true,
            Hunt::Hopeless => false,
            Hunt::Open { origins, king } => captures(position, origins, king),
        }
    } else {
        can_arrive(position).is_some() || may_deny(position, position.to_move()) && can_deny(position)
    }
}

/// Whether the opponent of the player to move would win so if it were his turn.
#[inline]
pub(super) fn is_threatened(position: &Position) -> bool {
    let enemy = position.to_move().other();
    if position.edition().hunts() {
        match Hunt::of(position, enemy) {
            Hunt::Won => true,
            Hunt::Hopeless => false,
            Hunt::Open { origins, king } => {
                position.passed().is_some_and(|passed| captures(&passed, origins, king))
            }
        }
    } else {
        let may_arrive = position.king(enemy).is_some_and(|king| is_near_goal(king, enemy));
        let may_deny = may_deny(position, enemy);
        (may_arrive || may_deny)
            && position.passed().is_some_and(|passed| {
                may_arrive && can_arrive(&passed).is_some() || may_deny && can_deny(&passed)
            })
    }
}

/// 4.x: whether so few seats are left to the enemy king that a turn may capture it and take them all.
#[inline]
fn may_deny(position: &Position, color: Color) -> bool {
    let enemy = color.other();
    let single = (position.tops(enemy) | position.tops_of(Kind::Mountain)) - position.stacks();
    let seats = far_row(color) & (single | position.empty_cells());
    seats.len() <= 3
}

/// 4.x: whether the player to move captures the king with this turn, and it cannot come back.
#[inline(never)]
fn can_deny(position: &Position) -> bool {
    let color = position.to_move();
    let Some(king) = position.king(color.other()) else { return false };
    let fighters = position.tops(color) & king.within_three();
    let found = position.each_step_turn(fighters, Want::Captures, |turn| match turn.parts() {
        TurnParts::Steps { steps, ransom: None, seat: None }
            if steps.to == king || steps.via == Some(king) =>
        {
            ControlFlow::Break(())
        }
        _ => ControlFlow::Continue(()),
    });
    found.is_break()
}

/// 2.0 and 3.0: how near the pieces of a colour are to capturing the kunti.
enum Hunt {
    /// A fighter stands beside it.
    Won,
    /// Only turns from these cells can capture it.
    Open { origins: CellSet, king: Cell },
    /// No turn can.
    Hopeless,
}

impl Hunt {
    #[inline]
    fn of(position: &Position, hunter: Color) -> Hunt {
        let Some(king) = position.king(hunter.other()) else { return Hunt::Hopeless };
        let own = position.tops(hunter);
        let rocks_and_papers = position.tops_of(Kind::Rock) | position.tops_of(Kind::Paper);
        // No turn carries a piece further than three cells.
        let fighters = (rocks_and_papers | position.tops_of(Kind::Scissors)) & own & king.within_three();
        if position.rules().is_bound(hunter) {
            // What is in reach may be banned: only the generator knows.
            return if fighters.is_empty() { Hunt::Hopeless } else { Hunt::Open { origins: fighters, king } };
        }
        if !(fighters & king.neighbours()).is_empty() {
            return Hunt::Won;
        }
        // From further away it takes a stack, or a piece that becomes the ground of one, at most two cells away.
        let stacks = position.stacks();
        let bases = (own - stacks) & king.within_two();
        let origins = fighters & (stacks | bases.widened());
        if origins.is_empty() { Hunt::Hopeless } else { Hunt::Open { origins, king } }
    }
}

/// Whether a turn from one of these cells captures on this one.
#[inline(never)]
fn captures(position: &Position, origins: CellSet, on: Cell) -> bool {
    let found = position.each_step_turn(origins, Want::Captures, |turn| match turn.parts() {
        TurnParts::Steps { steps, .. } if steps.to == on => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    });
    found.is_break()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walks::{all_rules, house_rules, positions};

    /// Whether a turn of the player to move wins by what it does to a king.
    fn has_royal_win(position: &Position) -> bool {
        let is_royal = |outcome: Outcome| {
            outcome.winner == Some(position.to_move()) && outcome.reason != Reason::Exhaustion
        };
        position.turns().into_iter().any(|turn| position.play_legal(turn).ended().is_some_and(is_royal))
    }

    #[test]
    fn threats_are_turns_that_would_win() {
        let (mut threatened, mut won) = (0, 0);
        let plain = all_rules().into_iter().map(|rules| (rules, 60));
        for (rules, count) in plain.chain(house_rules().into_iter().map(|rules| (rules, 20))) {
            let turns = |position: &Position| position.stage() == jersi_rules::Stage::Turn;
            for position in positions(rules, count, 16).iter().filter(|position| turns(position)) {
                let passed = position.passed().expect("a turn is next");
                assert_eq!(is_threatened(position), has_royal_win(&passed), "{position:?}");
                assert_eq!(wins_at_once(position), has_royal_win(position), "{position:?}");
                threatened += u32::from(is_threatened(position));
                won += u32::from(wins_at_once(position));
            }
        }
        assert!(threatened > 20 && won > 20, "{threatened} threats and {won} wins");
    }

    #[test]
    fn a_banned_win_is_none() {
        // A rock beside the kunti takes it, and a king in front of the far row steps onto it.
        let hunt = "5/6/7/4n-3/4K-4/1c-6/7/6/2N-2 w - - 55";
        let home = "7/3K-4/7/8/4k-4/8/7/8/7 w - 0 29";
        for (rules, text) in [("2.0", hunt), ("4.8", home)] {
            let position =
                |bans: &str| -> Position { format!("{rules} {bans} {text}").parse().expect("a position") };
            for bans in ["", "ban-black=one", "ban=two"] {
                assert!(wins_at_once(&position(bans)), "{rules} {bans}");
            }
            for bans in ["ban=one", "ban-white=one,two"] {
                assert!(!wins_at_once(&position(bans)), "{rules} {bans}");
                let passed = position(bans).passed().expect("a turn");
                assert!(!is_threatened(&passed), "{rules} {bans}");
            }
        }
    }
}
