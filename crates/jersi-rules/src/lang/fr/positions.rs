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
    said.join(" ; ")
}

/// What is wrong with a setup, in the words and cell names of an edition.
pub(super) fn fault(fault: PositionFault, edition: Edition) -> String {
    let at = |cell| tell::cell(edition, cell);
    let name = |kind| names::kind(kind, edition);
    let king = name(Kind::King);
    match fault {
        PositionFault::NoSuchCell(cell) => {
            format!("l’édition {edition} n’a pas la case {cell:?} du grand plateau")
        }
        PositionFault::NoSuchKind(kind) => format!("l’édition {edition} n’a pas « {} »", Kind::id(kind)),
        PositionFault::TooHigh(cell) => format!("il y a plus de deux pièces sur {}", at(cell)),
        PositionFault::OnKing(cell) => {
            format!("une pièce est posée sur le {king}, sur {}", at(cell))
        }
        PositionFault::MixedStack(cell) => {
            format!("la pile de {} a deux couleurs, et sa pièce du dessous n’est pas une montagne", at(cell))
        }
        PositionFault::MountainOnTop(cell) => {
            format!("la montagne de {} est posée sur autre chose qu’une montagne de sa couleur", at(cell))
        }
        PositionFault::TooMany(color, kind, count, most) => format!(
            "{} a {count} pièces « {} », {} au plus sont permises",
            names::color(color),
            name(kind),
            most
        ),
        PositionFault::NoKings => format!("aucun {king} n’est sur le plateau"),
        PositionFault::NotInReserve(color, kind) => {
            format!("{} a « {} » en réserve, où il n’y en a jamais", names::color(color), name(kind))
        }
        PositionFault::ReserveNotPlayed => {
            "les montagnes et les sages ne servent pas dans la variante sans réserve".to_owned()
        }
        PositionFault::ClockMissing => "il manque le nombre de tours depuis la dernière capture".to_owned(),
        PositionFault::ClockTooHigh(clock, most) => {
            format!("le compteur est à {clock}, mais il va jusqu’à {most} au plus")
        }
        PositionFault::TurnZero => "les tours sont numérotés à partir de 1".to_owned(),
        PositionFault::OutsideRows(cell) => {
            format!("pendant la pose, une forme est sur {}, hors des deux rangées de son joueur", at(cell))
        }
        PositionFault::NotAnArmy(color) => format!(
            "pendant la pose, les formes de {} sur le plateau et à poser ne font pas l’armée entière que les deux ont",
            names::color(color)
        ),
        PositionFault::NotInTurn => {
            "pendant la pose, les joueurs posent une forme chacun à leur tour, Blanc d’abord".to_owned()
        }
        PositionFault::SettingClock => {
            "pendant la pose, le compteur ne tourne pas et le numéro du tour est 1".to_owned()
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
            "il manque {} : une position a cinq champs, plateau, trait, réserves, compteur, numéro du tour",
            field_name(*field)
        ),
        PositionSyntax::TooManyFields => {
            "une position a cinq champs, ou six au milieu d’une rançon".to_owned()
        }
        PositionSyntax::BadSide(side) => format!("le trait est w ou b, pas {side:?}"),
        PositionSyntax::BadClock => "le compteur est un nombre de tours, ou -".to_owned(),
        PositionSyntax::BadTurnNumber => "le numéro du tour est un nombre de 1 à 65535".to_owned(),
        PositionSyntax::RowCount(rows) => {
            format!("un plateau a {ROWS} rangées, de i à a, jointes par /, pas {rows}")
        }
        PositionSyntax::EmptyRun => "une suite de cases vides en compte au moins 1".to_owned(),
        PositionSyntax::HalfCell => {
            "une pièce seule est une lettre suivie de -, une pile deux lettres".to_owned()
        }
        PositionSyntax::RowTooLong { edition, row } => {
            let (letter, length) = tell::row(*edition, *row);
            format!("la rangée {letter} a {length} cases dans l’édition {edition}, il y en a plus ici")
        }
        PositionSyntax::RowTooShort { edition, row, cells } => {
            let (letter, length) = tell::row(*edition, *row);
            format!("la rangée {letter} a {length} cases dans l’édition {edition}, il y en a {cells} ici")
        }
        PositionSyntax::NoSuchLetter(letter, edition) => format!(
            "{letter:?} n’est pas une pièce de l’édition {edition} ; ses lettres sont {}",
            tell::letters(*edition)
        ),
        PositionSyntax::TooManyInReserve => "aucun joueur n’a autant de pièces d’une sorte".to_owned(),
        PositionSyntax::NoPartial => {
            "le sixième champ est le début d’un tour avec rançon, comme f1=h2!!#R".to_owned()
        }
    }
}

fn field_name(field: Field) -> &'static str {
    match field {
        Field::Board => "le plateau",
        Field::Side => "le trait, w ou b",
        Field::Reserve => "la réserve, - s’il n’y en a pas",
        Field::Clock => "le compteur",
        Field::TurnNumber => "le numéro du tour",
    }
}
