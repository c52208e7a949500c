//! Why a text is no position string, in English and in French.

use crate::cell::ROWS;
use crate::edition::{Edition, Lang};

/// What is wrong with a text that is no position string.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Lang::En))]
pub enum PositionSyntax {
    /// A field is missing.
    Missing(Field),
    /// More than six fields.
    TooManyFields,
    /// Something else than `w` or `b`.
    BadSide(String),
    /// The clock is no number and no `-`.
    BadClock,
    /// The turn number is no number, or too large.
    BadTurnNumber,
    /// The board has another number of rows than nine: this one.
    RowCount(usize),
    /// A run of no empty cells.
    EmptyRun,
    /// The row ends after the first of two letters.
    HalfCell,
    /// A row with more cells than the edition's, rows counted from 0.
    RowTooLong {
        /// The edition.
        edition: Edition,
        /// The row, 0 for `a`.
        row: u8,
    },
    /// A row with fewer cells than the edition's.
    RowTooShort {
        /// The edition.
        edition: Edition,
        /// The row, 0 for `a`.
        row: u8,
        /// How many there are.
        cells: usize,
    },
    /// A letter that stands for no piece of the edition.
    NoSuchLetter(char, Edition),
    /// More of a kind in reserve than anybody ever has.
    TooManyInReserve,
    /// The sixth field is no unfinished turn with a ransom.
    NoPartial,
}

/// A field of a position string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The board.
    Board,
    /// Whose turn it is.
    Side,
    /// The reserves.
    Reserve,
    /// The clock.
    Clock,
    /// The number of the turn.
    TurnNumber,
}

impl Field {
    fn say(self, lang: Lang) -> &'static str {
        let (en, fr) = match self {
            Field::Board => ("the board", "le plateau"),
            Field::Side => ("the side to move, w or b,", "le trait, w ou b,"),
            Field::Reserve => ("the reserve, - if there is none,", "la réserve, - s'il n'y en a pas,"),
            Field::Clock => ("the clock", "le compteur"),
            Field::TurnNumber => ("the turn number", "le numéro du tour"),
        };
        match lang {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }
}

impl PositionSyntax {
    /// What is wrong and what would be right.
    pub fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.english(),
            Lang::Fr => self.french(),
        }
    }

    fn english(&self) -> String {
        match self {
            PositionSyntax::Missing(field) => format!(
                "{} is missing; a position has five fields: board, side, reserves, clock, turn number",
                field.say(Lang::En)
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
                let (letter, length) = row_facts(*edition, *row);
                format!("row {letter} has {length} cells in edition {edition}, this has more")
            }
            PositionSyntax::RowTooShort { edition, row, cells } => {
                let (letter, length) = row_facts(*edition, *row);
                format!("row {letter} has {length} cells in edition {edition}, this has {cells}")
            }
            PositionSyntax::NoSuchLetter(letter, edition) => {
                format!("{letter:?} is no piece of edition {edition}; its letters are {}", letters(*edition))
            }
            PositionSyntax::TooManyInReserve => "no player has that many pieces of one kind".to_owned(),
            PositionSyntax::NoPartial => {
                "the sixth field is the unfinished part of a turn with a ransom, such as f1=h2!!#R".to_owned()
            }
        }
    }

    fn french(&self) -> String {
        match self {
            PositionSyntax::Missing(field) => format!(
                "il manque {} : une position a cinq champs, plateau, trait, réserves, compteur, numéro du tour",
                field.say(Lang::Fr).trim_end_matches(',')
            ),
            PositionSyntax::TooManyFields => {
                "une position a cinq champs, ou six au milieu d'une rançon".to_owned()
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
                let (letter, length) = row_facts(*edition, *row);
                format!("la rangée {letter} a {length} cases dans l'édition {edition}, il y en a plus ici")
            }
            PositionSyntax::RowTooShort { edition, row, cells } => {
                let (letter, length) = row_facts(*edition, *row);
                format!("la rangée {letter} a {length} cases dans l'édition {edition}, il y en a {cells} ici")
            }
            PositionSyntax::NoSuchLetter(letter, edition) => format!(
                "{letter:?} n'est pas une pièce de l'édition {edition} ; ses lettres sont {}",
                letters(*edition)
            ),
            PositionSyntax::TooManyInReserve => "aucun joueur n'a autant de pièces d'une sorte".to_owned(),
            PositionSyntax::NoPartial => {
                "le sixième champ est le début d'un tour avec rançon, comme f1=h2!!#R".to_owned()
            }
        }
    }
}

/// The letter and the length of a row.
fn row_facts(edition: Edition, row: u8) -> (char, u8) {
    ((b'a' + row) as char, edition.row_length(row))
}

/// The letters of an edition's pieces.
pub(crate) fn letters(edition: Edition) -> String {
    let letters: Vec<String> = edition.facts().kinds.iter().map(|facts| facts.letter.to_string()).collect();
    letters.join(" ")
}
