//! Wins at once, threats of them, and wins by force, as the solver proves them.

use jersi_engine::{Proof, Solution, StopSignal, solve};
use jersi_rules::{Color, EndClock, Position};

use crate::claim::Forced;

/// A proof, with what ends the game at the end of its line.
pub(crate) fn forced(position: &Position, proof: Proof) -> Option<Forced> {
    let last = proof.line.iter().fold(*position, |now, &turn| now.play_legal(turn));
    let reason = last.outcome()?.reason;
    Some(Forced { in_turns: proof.in_turns, line: proof.line, reason })
}

/// How the player who decides wins with this turn.
pub(crate) fn win_at_once(position: &Position) -> Option<Forced> {
    if position.outcome().is_some() {
        return None;
    }
    match solve(position, 1, &StopSignal::new(), None) {
        Solution::Win(proof) => forced(position, proof),
        _ => None,
    }
}

/// How the other player would win at once if the turn were passed. Not looked at where the end comes by the next turn
/// anyway: there a passed turn would change who has the last one, or be the one that makes a tie.
pub(crate) fn threat(position: &Position) -> Option<Forced> {
    let passed = position.passed().filter(|_| position.outcome().is_none())?;
    match passed.clock() {
        EndClock::LastTurns { left: 1, .. } => None,
        EndClock::Quiet { turns, limit } if turns.saturating_add(1) >= limit => None,
        _ => win_at_once(&passed),
    }
}

/// Who wins by force from here within so many turns, and how. A game that is over is not looked at.
pub(crate) fn by_force(
    position: &Position,
    turns: u32,
    stop: &StopSignal,
    nodes: Option<u64>,
) -> Option<(Color, Forced)> {
    if position.outcome().is_some() {
        return None;
    }
    let (winner, proof) = match solve(position, turns, stop, nodes) {
        Solution::Win(proof) => (position.decider(), proof),
        Solution::Loss(proof) => (position.decider().other(), proof),
        Solution::NotProved | Solution::Stopped { .. } => return None,
    };
    Some((winner, forced(position, proof)?))
}
