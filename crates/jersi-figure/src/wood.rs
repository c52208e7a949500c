//! The three woods of the author's boards.

use jersi_rules::{Aim, Cell, CellSet, Edition};

use crate::theme::Token;

/// The wood of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wood {
    /// Light.
    Maple,
    /// Dark.
    Walnut,
    /// Reddish.
    Mahogany,
}

/// The dark cells of the hexagon of 2.0 and 3.0, as those editions name them.
const HUNT_WALNUT: &str = "a1 a3 a5 c1 c4 c7 d3 d6 e1 e9 f3 f6 g1 g4 g7 i1 i3 i5";

/// Its reddish cells.
const HUNT_MAHOGANY: &str = "a2 a4 b1 b6 c3 c5 d1 d8 e3 e5 e7 f1 f8 g3 g5 h1 h6 i2 i4";

impl Wood {
    /// All three.
    pub const ALL: [Wood; 3] = [Wood::Maple, Wood::Walnut, Wood::Mahogany];

    /// The wood of a cell on an edition's board.
    pub fn of(edition: Edition, cell: Cell) -> Wood {
        match edition.facts().booklet_aim {
            Aim::HuntTheKing { .. } => hexagon_wood(edition, cell),
            Aim::BringTheKingHome { .. } => home_wood(edition, cell),
        }
    }

    /// `maple`, `walnut` or `mahogany`.
    pub const fn id(self) -> &'static str {
        match self {
            Wood::Maple => "maple",
            Wood::Walnut => "walnut",
            Wood::Mahogany => "mahogany",
        }
    }

    pub(crate) const fn token(self) -> Token {
        match self {
            Wood::Maple => Token::Maple,
            Wood::Walnut => Token::Walnut,
            Wood::Mahogany => Token::Mahogany,
        }
    }

    /// What names are written in on this wood.
    pub(crate) const fn label(self) -> Token {
        match self {
            Wood::Maple => Token::LabelOnLight,
            Wood::Walnut | Wood::Mahogany => Token::LabelOnDark,
        }
    }
}

/// Stars of dark and reddish cells.
fn hexagon_wood(edition: Edition, cell: Cell) -> Wood {
    let name = edition.cell_name(cell).to_string();
    let among = |names: &str| names.split(' ').any(|each| each == name);
    if among(HUNT_WALNUT) {
        Wood::Walnut
    } else if among(HUNT_MAHOGANY) {
        Wood::Mahogany
    } else {
        Wood::Maple
    }
}

/// A reddish border, a dark centre and a dark ring two cells around it.
fn home_wood(edition: Edition, cell: Cell) -> Wood {
    let board = edition.facts().cells;
    let border = board.into_iter().filter(|cell| cell.neighbours().len() < 6).collect::<CellSet>();
    let centre = edition.cell(4, 5);
    let ring = |middle: Cell| middle.within_two() - CellSet::of(middle).widened();
    if border.has(cell) {
        Wood::Mahogany
    } else if centre.is_some_and(|middle| middle == cell || ring(middle).has(cell)) {
        Wood::Walnut
    } else {
        Wood::Maple
    }
}
