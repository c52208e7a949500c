//! The words around a board of text.

use crate::end_clock::EndClock;
use crate::piece::Color;
use crate::position::Stage;
use crate::turn_label::TurnLabel;

/// A player beside a board.
pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// Who decides, on what, in which turn.
pub(super) fn decision(stage: Stage, decider: Color, turn: TurnLabel) -> String {
    let decider = color(decider);
    let which = match turn {
        TurnLabel::Placement { number, .. } => format!("placement {number}"),
        TurnLabel::Turn { pair, .. } => format!("turn {pair}"),
    };
    match stage {
        Stage::Setting => format!("{decider} setting / {which}"),
        Stage::Turn => format!("{decider} turn / {which}"),
        Stage::Gift(_) => format!("{decider} gives a ransom / {which}"),
        Stage::Relocation => format!("{decider} relocates the king / {which}"),
    }
}

/// Before what waits in reserve.
pub(super) fn reserve() -> &'static str {
    "reserve:"
}

/// How many turns are left after exhaustion, or were quiet, if any.
pub(super) fn clock(clock: EndClock) -> Option<String> {
    match clock {
        EndClock::LastTurns { left, .. } => Some(format!("last turns: {left} left")),
        EndClock::Stopped | EndClock::Quiet { turns: 0, .. } => None,
        EndClock::Quiet { turns, .. } => Some(format!("turns since the last capture: {turns}")),
    }
}
