//! The words around a board of text.

use crate::lang::Said;
use crate::piece::Color;
use crate::position::Stage;

/// A player beside a board.
pub(super) fn color(color: Color) -> Said {
    match color {
        Color::White => "blanc".into(),
        Color::Black => "noir".into(),
    }
}

/// Who decides, on what, in which turn.
pub(super) fn decision(stage: Stage, decider: Color, number: u16) -> String {
    let decider = color(decider);
    match stage {
        Stage::Setting => format!("pose de {decider} / tour {number}"),
        Stage::Turn => format!("tour de {decider} / tour {number}"),
        Stage::Gift(_) => format!("rançon de {decider} / tour {number}"),
        Stage::Relocation => format!("{decider} repositionne le roi / tour {number}"),
    }
}

/// Before what waits in reserve.
pub(super) fn reserve() -> Said {
    "réserve :".into()
}

/// How many turns are left after exhaustion.
pub(super) fn turns_left(left: u8) -> String {
    format!("derniers tours : encore {left}")
}

/// How many turns were quiet.
pub(super) fn quiet_turns(quiet: u8) -> String {
    format!("tours depuis la dernière capture : {quiet}")
}
