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
            format!("il n’y a pas de case {letter}{number} : la rangée {letter} a {length} cases")
        }
        TurnFaultKind::UnknownCell(row, number) => {
            format!("il n’y a pas de case {}{number} : les rangées vont de a à i", tell::row_letter(*row))
        }
        TurnFaultKind::UnknownLetter(letter) => {
            format!(
                "l’édition {edition} n’a pas de pièce {letter:?} ; ses lettres sont {}",
                tell::letters(edition)
            )
        }
        TurnFaultKind::Alternation => {
            "la seconde étape déplace l’autre nombre de pièces : une puis deux, ou deux puis une".to_owned()
        }
        TurnFaultKind::AfterTheEnd => "le tour se termine avant ceci".to_owned(),
        TurnFaultKind::RelocatesOther(letter) => {
            format!("seul le roi est repositionné, noté {}, pas {letter}", edition.letter(Kind::King))
        }
    }
}

/// Why a text is no turn at all, and what would be right.
pub(super) fn syntax(syntax: &Syntax) -> String {
    match syntax {
        Syntax::Empty => "aucun tour n’est noté".to_owned(),
        Syntax::Unexpected(c) => format!("{c:?} n’a pas de place ici dans un tour comme d7=e8-f7!"),
        Syntax::CellExpected => "une case comme e4 est attendue ici".to_owned(),
        Syntax::NumberExpected => "il manque le numéro de la case".to_owned(),
        Syntax::StepExpected => {
            "une étape est attendue ici : « - » pour une pièce ou « = » pour une pile, puis une case"
                .to_owned()
        }
        Syntax::LetterExpected => "la lettre d’une pièce et « : » sont attendus ici".to_owned(),
        Syntax::ColonExpected => "« : » est attendu ici".to_owned(),
        Syntax::RansomExpected => {
            "une lettre comme #R ou une case comme #c3 est attendue après le signe de rançon".to_owned()
        }
        Syntax::ThreeSteps => "un tour a deux étapes au plus".to_owned(),
        Syntax::ThreeDrops => "on parachute deux cubes au plus".to_owned(),
        Syntax::Twice => "ceci est noté deux fois".to_owned(),
    }
}
