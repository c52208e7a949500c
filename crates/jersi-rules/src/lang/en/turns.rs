//! What is wrong with a written turn.

use super::refusals;
use crate::cell::ROWS;
use crate::edition::Edition;
use crate::lang::tell;
use crate::notation::{Syntax, TurnFaultKind};
use crate::piece::Kind;

/// Why a text is no legal turn, in the words of an edition.
pub(super) fn fault(fault: &TurnFaultKind, edition: Edition) -> String {
    match fault {
        TurnFaultKind::Syntax(fault) => syntax(fault),
        TurnFaultKind::Refused(refusal) => refusals::refusal(refusal, edition),
        TurnFaultKind::UnknownCell(row, number) if *row < ROWS => {
            let (letter, length) = tell::row(edition, *row);
            format!("there is no cell {letter}{number}: row {letter} has {length} cells")
        }
        TurnFaultKind::UnknownCell(row, number) => {
            format!("there is no cell {}{number}: rows go from a to i", tell::row_letter(*row))
        }
        TurnFaultKind::UnknownLetter(letter) => {
            format!("edition {edition} has no piece {letter:?}; its letters are {}", tell::letters(edition))
        }
        TurnFaultKind::Alternation => {
            "the second step moves the other number of pieces: one then two, or two then one".to_owned()
        }
        TurnFaultKind::AfterTheEnd => "the turn ends before this".to_owned(),
        TurnFaultKind::RelocatesOther(letter) => {
            format!("only the king is relocated, written {}, not {letter}", edition.letter(Kind::King))
        }
    }
}

/// Why a text is no turn at all, and what would be right.
pub(super) fn syntax(syntax: &Syntax) -> String {
    match syntax {
        Syntax::Empty => "no turn is written".to_owned(),
        Syntax::Unexpected(c) => format!("{c:?} has no place here in a turn such as d7=e8-f7!"),
        Syntax::CellExpected => "a cell such as e4 is expected here".to_owned(),
        Syntax::NumberExpected => "the number of the cell is missing".to_owned(),
        Syntax::StepExpected => {
            "a step is expected here: \"-\" for one piece or \"=\" for a stack, then a cell".to_owned()
        }
        Syntax::LetterExpected => "the letter of a piece and \":\" are expected here".to_owned(),
        Syntax::ColonExpected => "\":\" is expected here".to_owned(),
        Syntax::RansomExpected => {
            "a letter such as #R or a cell such as #c3 is expected after the ransom sign".to_owned()
        }
        Syntax::ThreeSteps => "a turn has at most two steps".to_owned(),
        Syntax::ThreeDrops => "at most two cubes are dropped".to_owned(),
        Syntax::Twice => "this is written twice".to_owned(),
    }
}
