//! The words around a board of text.

use crate::end_clock::EndClock;
use crate::piece::Color;
use crate::position::Stage;
use crate::turn_label::TurnLabel;

/// A player beside a board.
pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::White => "blanc",
        Color::Black => "noir",
    }
}

/// Who decides, on what, in which turn.
pub(super) fn decision(stage: Stage, decider: Color, turn: TurnLabel) -> String {
    let decider = color(decider);
    let which = match turn {
        TurnLabel::Placement { number, .. } => format!("pose {number}"),
        TurnLabel::Turn { pair, .. } => format!("tour {pair}"),
    };
    match stage {
        Stage::Setting => format!("préparation de {decider} / {which}"),
        Stage::Turn => format!("tour de {decider} / {which}"),
        Stage::Gift(_) => format!("rançon de {decider} / {which}"),
        Stage::Relocation => format!("{decider} repositionne le roi / {which}"),
    }
}

/// Before what waits in reserve.
pub(super) fn reserve() -> &'static str {
    "réserve :"
}

/// How many turns are left after exhaustion, or were quiet, if any.
pub(super) fn clock(clock: EndClock) -> Option<String> {
    match clock {
        EndClock::LastTurns { left, .. } => Some(format!("derniers tours : encore {left}")),
        EndClock::Stopped | EndClock::Quiet { turns: 0, .. } => None,
        EndClock::Quiet { turns, .. } => Some(format!("tours depuis la dernière capture : {turns}")),
    }
}
