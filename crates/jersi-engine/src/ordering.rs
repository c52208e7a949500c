//! Move ordering of captures: the most valuable victims first, by the least valuable attacker (MVV-LVA).
//!
//! Quiet turns are ordered by killers and history, see `search/history.rs`.

use jersi_rules::{CellContent, Color, Kind, Position, Steps, Turn, TurnParts};

use crate::search::parameters;

/// The order of a capture; the higher, the sooner it is searched.
pub(crate) fn mvv_lva(position: &Position, turn: Turn) -> i32 {
    let TurnParts::Steps { steps, .. } = turn.parts() else { return 0 };
    victim_value(position, turn) * parameters::ordering_victim_factor() - attacker_value(position, steps)
}

/// What a turn captures: up to two stacks, and what a ransom names; 0 for a quiet turn.
pub(crate) fn victim_value(position: &Position, turn: Turn) -> i32 {
    let TurnParts::Steps { steps, ransom, seat } = turn.parts() else { return 0 };
    let mover = position.to_move();
    let first = captured_value(position.content(steps.first_to()), mover);
    let second = match steps.via {
        Some(_) => captured_value(position.content(steps.to), mover),
        None => 0,
    };
    let ransom = ransom.map_or(0, |kind| piece_value(kind) * parameters::ordering_ransom_percent() / 100);
    first + second + ransom + seat.map_or(0, |_| parameters::ordering_relocation())
}

/// What is captured on a cell.
fn captured_value(met: CellContent, mover: Color) -> i32 {
    match (met.top(), met.bottom()) {
        (Some(top), bottom) if top.color != mover && top.kind != Kind::Mountain => {
            piece_value(top.kind) + bottom.map_or(0, |below| piece_value(below.kind))
        }
        _ => 0,
    }
}

/// The value of the piece that captures.
fn attacker_value(position: &Position, steps: Steps) -> i32 {
    position.content(steps.from).top().map_or(0, |top| piece_value(top.kind))
}

/// What a piece is worth for the order of captures.
#[inline(always)]
fn piece_value(kind: Kind) -> i32 {
    match kind {
        Kind::King => parameters::ordering_king(),
        Kind::Rock => parameters::ordering_rock(),
        Kind::Paper => parameters::ordering_paper(),
        Kind::Scissors => parameters::ordering_scissors(),
        Kind::Fool => parameters::ordering_fool(),
        Kind::Wise => parameters::ordering_wise(),
        Kind::Mountain | Kind::Guardian => 0,
    }
}
