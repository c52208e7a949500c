//! What is wrong with a position, and with the text of one.

use super::{names, turns};
use crate::cell::ROWS;
use crate::edition::Edition;
use crate::lang::tell;
use crate::notation::{Field, PositionSyntax, PositionTextError};
use crate::piece::Kind;
use crate::setup::{BadPosition, PositionFault};

/// Everything that is wrong with a setup, in the words of its edition.
pub(super) fn bad(bad: &BadPosition) -> String {
    let said: Vec<String> = bad.reasons.iter().map(|&reason| fault(reason, bad.edition)).collect();
    said.join("; ")
}

/// What is wrong with a setup, in the words and cell names of an edition.
pub(super) fn fault(fault: PositionFault, edition: Edition) -> String {
    let at = |cell| tell::cell(edition, cell);
    let name = |kind| names::kind(kind, edition);
    let king = name(Kind::King);
    match fault {
        PositionFault::NoSuchCell(cell) => {
            format!("edition {edition} has no cell {cell:?} of the large board")
        }
        PositionFault::NoSuchKind(kind) => format!("edition {edition} has no {}", Kind::id(kind)),
        PositionFault::TooHigh(cell) => format!("more than two pieces stand on {}", at(cell)),
        PositionFault::OnKing(cell) => {
            format!("a piece stands on the {king} on {}", at(cell))
        }
        PositionFault::MixedStack(cell) => {
            format!("the stack on {} has two colours, and its lower piece is no mountain", at(cell))
        }
        PositionFault::MountainOnTop(cell) => {
            format!("the mountain on {} stands on something else than a mountain of its colour", at(cell))
        }
        PositionFault::TooMany(color, kind, count, most) => format!(
            "{} has {count} pieces of the kind {}, at most {} are allowed",
            names::color(color),
            name(kind),
            most
        ),
        PositionFault::NoKings => format!("neither {king} is on the board"),
        PositionFault::NotInReserve(color, kind) => {
            format!("{} has a {} in reserve, where there is never one", names::color(color), name(kind))
        }
        PositionFault::ReserveNotPlayed => {
            "mountains and wise men are not used in the variant without reserve".to_owned()
        }
        PositionFault::ClockMissing => "the number of turns since the last capture is missing".to_owned(),
        PositionFault::ClockTooHigh(clock, most) => {
            format!("the clock is {clock}, at most {most} is possible")
        }
        PositionFault::TurnZero => "turns are numbered from 1".to_owned(),
        PositionFault::OutsideRows(cell) => {
            format!("during the setting, a shape stands on {}, outside its player's two rows", at(cell))
        }
        PositionFault::NotAnArmy(color) => format!(
            "during the setting, {}'s shapes on the board and to be placed are not the whole army that both players have",
            names::color(color)
        ),
        PositionFault::NotInTurn => {
            "during the setting, the players place one shape each in turn, White first".to_owned()
        }
        PositionFault::SettingClock => {
            "during the setting, the clock does not run and the turn number is 1".to_owned()
        }
    }
}

/// Why a text is no position.
pub(super) fn text(error: &PositionTextError) -> String {
    match error {
        PositionTextError::Syntax { what, .. } => syntax(what),
        PositionTextError::Bad(reasons) => bad(reasons),
        PositionTextError::Partial { fault, .. } => turns::fault(&fault.what, fault.edition),
    }
}

/// What is wrong with a text that is no position string, and what would be right.
pub(super) fn syntax(syntax: &PositionSyntax) -> String {
    match syntax {
        PositionSyntax::Missing(field) => format!(
            "{} is missing; a position has five fields: board, side, reserves, clock, turn number",
            field_name(*field)
        ),
        PositionSyntax::TooManyFields => {
            "a position has five fields, or six in the middle of a ransom".to_owned()
        }
        PositionSyntax::BadSide(side) => format!("the side to move is w or b, not {side:?}"),
        PositionSyntax::BadClock => "the clock is a number of turns, or -".to_owned(),
        PositionSyntax::BadTurnNumber => "the turn number is a number from 1 to 65535".to_owned(),
        PositionSyntax::RowCount(rows) => {
            format!("a board has {ROWS} rows from i down to a, joined by /, not {rows}")
        }
        PositionSyntax::EmptyRun => "a run of empty cells is at least 1".to_owned(),
        PositionSyntax::HalfCell => "a single piece is a letter and -, a stack two letters".to_owned(),
        PositionSyntax::RowTooLong { edition, row } => {
            let (letter, length) = tell::row(*edition, *row);
            format!("row {letter} has {length} cells in edition {edition}, this has more")
        }
        PositionSyntax::RowTooShort { edition, row, cells } => {
            let (letter, length) = tell::row(*edition, *row);
            format!("row {letter} has {length} cells in edition {edition}, this has {cells}")
        }
        PositionSyntax::NoSuchLetter(letter, edition) => {
            format!(
                "{letter:?} is no piece of edition {edition}; its letters are {}",
                tell::letters(*edition)
            )
        }
        PositionSyntax::TooManyInReserve => "no player has that many pieces of one kind".to_owned(),
        PositionSyntax::NoPartial => {
            "the sixth field is the unfinished part of a turn with a ransom, such as f1=h2!!#R".to_owned()
        }
    }
}

fn field_name(field: Field) -> &'static str {
    match field {
        Field::Board => "the board",
        Field::Side => "the side to move, w or b,",
        Field::Reserve => "the reserve, - if there is none,",
        Field::Clock => "the clock",
        Field::TurnNumber => "the turn number",
    }
}
