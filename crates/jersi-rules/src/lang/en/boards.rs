//! The words around a board of text.

use crate::lang::Said;
use crate::piece::Color;
use crate::position::Stage;

/// A player beside a board.
pub(super) fn color(color: Color) -> Said {
    match color {
        Color::White => "white".into(),
        Color::Black => "black".into(),
    }
}

/// Who decides, on what, in which turn.
pub(super) fn decision(stage: Stage, decider: Color, number: u16) -> String {
    let decider = color(decider);
    match stage {
        Stage::Setting => format!("{decider} setting / turn {number}"),
        Stage::Turn => format!("{decider} turn / turn {number}"),
        Stage::Gift(_) => format!("{decider} gives a ransom / turn {number}"),
        Stage::Relocation => format!("{decider} relocates the king / turn {number}"),
    }
}

/// Before what waits in reserve.
pub(super) fn reserve() -> Said {
    "reserve:".into()
}

/// How many turns are left after exhaustion.
pub(super) fn turns_left(left: u8) -> String {
    format!("last turns: {left} left")
}

/// How many turns were quiet.
pub(super) fn quiet_turns(quiet: u8) -> String {
    format!("turns since the last capture: {quiet}")
}
