//! Motifs, named by rules from a proof.

use jersi_engine::{Engine, Solution, StopSignal, defend, solve, winning_turns};
use jersi_rules::{Cell, Kind, Position, Reason, Turn, TurnParts};

use crate::motif::Motif;
use crate::proof::Proved;
use crate::puzzle::Goal;

/// What a proof shows. What is said of the first turn holds for every first turn that does it. How the game ends is told of every way
/// in which the puzzle can be solved; what happens on the way is read from the solution as it is shown.
pub fn motifs(position: &Position, proved: &Proved) -> Vec<Motif> {
    let first = &proved.turns_that_do;
    let every = |test: &dyn Fn(Turn) -> bool| first.iter().all(|&turn| test(turn));
    let mut motifs = Vec::new();
    let mut note = |motif: Motif, is_so: bool| {
        if is_so {
            motifs.push(motif);
        }
    };
    let own = own_turns(position, &shown(position, proved));
    let ends = ends(position, proved);
    let ends_by = |reason: Reason| ends.contains(&reason);
    let ends_at_once = proved.goal == Goal::Win && proved.turns == 1;
    note(Motif::OnlyDefence, proved.goal == Goal::Hold);
    note(Motif::RelocationDenied, ends_by(Reason::KingNotRelocatable));
    note(Motif::NoTurn, ends_by(Reason::NoTurn));
    note(Motif::Drop, every(&|turn| matches!(turn.parts(), TurnParts::Drops { .. })));
    note(Motif::Guardian, guardian_decides(position, proved));
    note(Motif::DoubleCapture, every(&|turn| captured_cells(position, turn).len() == 2));
    note(Motif::KingSentBack, own.iter().any(|&(_, turn)| relocates(turn)));
    note(Motif::TopTaken, own.iter().any(|(before, turn)| takes_a_stack(before, *turn)));
    note(Motif::Quiet, !ends_at_once && every(&|turn| captured_cells(position, turn).is_empty()));
    note(Motif::DoubleStep, every(&has_two_steps));
    note(Motif::KuntiCaught, ends_by(Reason::KingCaptured));
    note(Motif::KingArrives, ends_by(Reason::KingArrived));
    motifs
}

/// Memory of the engine, which has nothing to choose where every answer loses; in mebibytes.
const MEMORY: usize = 1;

/// The solution as it is shown: the first of the turns that do it, what the defender answers, and the first turn that wins then. Of a
/// defence, its first turn alone.
fn shown(position: &Position, proved: &Proved) -> Vec<Turn> {
    let stop = StopSignal::new();
    let mut line = proved.turns_that_do[..1].to_vec();
    let next = position.play_legal(line[0]);
    if proved.goal == Goal::Win && next.outcome().is_none() {
        let answer = defend(&mut Engine::new(MEMORY, 1), &next, proved.turns - 1, &stop, None);
        line.extend(answer.map(|answer| answer.turn));
        let answered = line[1..].iter().fold(next, |now, &turn| now.play_legal(turn));
        let wins = winning_turns(&answered, 1, &stop, None).unwrap_or_default();
        line.extend(wins.first());
    }
    line
}

/// How the game can end when the puzzle is solved: by every first turn that does it, whatever is answered, and every turn that wins then.
fn ends(position: &Position, proved: &Proved) -> Vec<Reason> {
    let won = |end: &Position| end.outcome().map(|end| end.reason);
    let mut ends = Vec::new();
    for &first in proved.turns_that_do.iter().filter(|_| proved.goal == Goal::Win) {
        let next = position.play_legal(first);
        ends.extend(won(&next));
        for answer in next.turns() {
            let answered = next.play_legal(answer);
            ends.extend(won(&answered));
            let wins = winning_turns(&answered, 1, &StopSignal::new(), None).unwrap_or_default();
            ends.extend(wins.into_iter().filter_map(|last| won(&answered.play_legal(last))));
        }
    }
    ends
}

/// The hero's turns in a line, each with the position before it.
fn own_turns(position: &Position, line: &[Turn]) -> Vec<(Position, Turn)> {
    let hero = position.to_move();
    let mut now = *position;
    let mut own = Vec::new();
    for &turn in line {
        if now.to_move() == hero {
            own.push((now, turn));
        }
        now = now.play_legal(turn);
    }
    own
}

/// Cells on which a turn captures.
fn captured_cells(position: &Position, turn: Turn) -> Vec<Cell> {
    let TurnParts::Steps { steps, .. } = turn.parts() else { return Vec::new() };
    let enemies = position.tops(position.to_move().other()) - position.tops_of(Kind::Mountain);
    let cells = [steps.via, Some(steps.to)];
    cells.into_iter().flatten().filter(|&cell| enemies.has(cell)).collect()
}

/// Whether one of the captures takes two pieces at once; a mountain below stays.
fn takes_a_stack(position: &Position, turn: Turn) -> bool {
    let falls =
        |cell: &Cell| position.content(*cell).bottom().is_some_and(|bottom| bottom.kind != Kind::Mountain);
    captured_cells(position, turn).iter().any(falls)
}

fn relocates(turn: Turn) -> bool {
    matches!(turn.parts(), TurnParts::Steps { seat: Some(_), .. })
}

fn has_two_steps(turn: Turn) -> bool {
    matches!(turn.parts(), TurnParts::Steps { steps, .. } if steps.via.is_some())
}

/// Whether the active guardians decide: taken off the board, they leave first turns that can still be played, none of which does it.
fn guardian_decides(position: &Position, proved: &Proved) -> bool {
    let guardians = position.tops_of(Kind::Guardian);
    if guardians.is_empty() {
        return false;
    }
    let mut setup = position.setup();
    setup.pieces.retain(|(cell, piece)| !(piece.kind == Kind::Guardian && guardians.has(*cell)));
    let Ok(without) = Position::new(&setup) else { return false };
    let moves_one =
        |turn: &Turn| matches!(turn.parts(), TurnParts::Steps { steps, .. } if guardians.has(steps.from));
    let left: Vec<Turn> = proved
        .turns_that_do
        .iter()
        .copied()
        .filter(|turn| !moves_one(turn) && without.is_legal(*turn))
        .collect();
    !left.is_empty() && !left.into_iter().any(|turn| does_it(&without, turn, proved))
}

/// Whether a first turn of a proof does the same in another position.
fn does_it(position: &Position, turn: Turn, proved: &Proved) -> bool {
    let next = position.play_legal(turn);
    let hero = position.to_move();
    if let Some(end) = next.outcome() {
        return end.winner == Some(hero);
    }
    match proved.goal {
        Goal::Win if proved.turns == 1 => false,
        Goal::Win => matches!(solve(&next, proved.turns - 1, &StopSignal::new(), None), Solution::Loss(_)),
        Goal::Hold => !matches!(solve(&next, proved.turns, &StopSignal::new(), None), Solution::Win(_)),
    }
}
