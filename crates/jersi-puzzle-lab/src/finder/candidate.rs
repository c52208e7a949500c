//! Which positions are worth a proof, and which proofs a puzzle.

use jersi_engine::{Engine, Limits, Root, Solution, StopSignal, Verdict, solve};
use jersi_rules::{EndClock, Position, Turn, TurnParts};

use crate::motif::Motif;
use crate::naming::motifs;
use crate::proof::Proved;
use crate::puzzle::{Goal, Puzzle};

/// A proof that needs more positions than this would make the tests slow.
const QUICK: u64 = 150_000;
/// More ways than this that win or hold are no puzzle.
const FEW: usize = 2;
/// Fewer legal turns than this are no choice.
const LEAST_CHOICE: u64 = 25;
/// Positions of the search that tells whether a proof is worth trying.
const GLANCE: u64 = 1_500;

/// The puzzle that a position is, if it is one; its name and its rating are still to come.
pub(super) fn puzzle(
    position: &Position,
    is_near_the_end_of_the_game: bool,
    engine: &mut Engine,
) -> Option<Puzzle> {
    let legal = position.count_turns();
    if legal < LEAST_CHOICE || is_near_the_end(position.clock()) || position.outcome().is_some() {
        return None;
    }
    let can_be_won = is_near_the_end_of_the_game || is_telling(position);
    let proved = match promise(position, can_be_won, engine)? {
        Goal::Win => Proved::win(position, Some(QUICK))?,
        Goal::Hold => Proved::hold(position, FEW, Some(QUICK))?,
    };
    puzzle_of(position, &proved)
}

/// The puzzle that a proof makes, without name and rating; `None` if it is too easily seen, or if too many turns are right.
pub fn puzzle_of(position: &Position, proved: &Proved) -> Option<Puzzle> {
    if proved.ways() > FEW {
        return None;
    }
    let motifs = motifs(position, proved);
    let telling = [Motif::DoubleStep, Motif::DoubleCapture, Motif::Drop];
    // Just a step to the goal is no puzzle.
    if proved.goal == Goal::Win && proved.turns == 1 && !telling.iter().any(|motif| motifs.contains(motif)) {
        return None;
    }
    Some(Puzzle {
        id: String::new(),
        position: *position,
        goal: proved.goal,
        turns: proved.turns,
        wins: proved.texts(position),
        motifs,
        rating: 0,
        level: 0,
        legal: position.count_turns(),
    })
}

/// What a glance at a position promises: a win in one or two, or a threat to be met. A search for a win costs more than all the rest, so it
/// is left out where hardly any is.
fn promise(position: &Position, can_be_won: bool, engine: &mut Engine) -> Option<Goal> {
    if can_be_won {
        engine.clear();
        let limits = Limits { nodes: Some(GLANCE), ..Limits::default() };
        let answer = engine.search(&Root::new(*position), &limits, &StopSignal::new(), &mut ());
        match answer.score()?.verdict() {
            Verdict::WinIn(1 | 3) => return Some(Goal::Win),
            Verdict::WinIn(_) | Verdict::LossIn(_) => return None,
            Verdict::Units(_) => {}
        }
    }
    let threat = solve(&position.passed()?, 1, &StopSignal::new(), None);
    matches!(threat, Solution::Win(_)).then_some(Goal::Hold)
}

/// Whether a rare win may be near in the middle of a game: the enemy king can be captured, and comes back.
fn is_telling(position: &Position) -> bool {
    let sends_back = |turn: Turn| matches!(turn.parts(), TurnParts::Steps { seat: Some(_), .. });
    !position.edition().hunts() && position.turns().into_iter().any(sends_back)
}

/// So near a tie, or the end by exhaustion, the count would matter more than the board.
fn is_near_the_end(clock: EndClock) -> bool {
    match clock {
        EndClock::Stopped => false,
        EndClock::LastTurns { left, .. } => left < 6,
        EndClock::Quiet { turns, .. } => turns > 30,
    }
}
