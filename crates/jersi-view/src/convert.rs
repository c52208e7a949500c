//! From the words of the rules to those of the wire, and back.

use jersi_game::{Choice, Effect, Leg, LegAct};
use jersi_rules::{ByColor, Carry, Cell, CellContent, Edition, Lang};
use jersi_table::Confirm;

use crate::wire::{self, Both, CellStand, Part};

/// The language with this code, English if it is none of ours.
pub fn lang(code: &str) -> Lang {
    Lang::of_locale(code)
}

/// When a turn waits to be played, as the settings of the page call it; always, if that is none of its words.
pub fn confirm(word: &str) -> Confirm {
    match word {
        "never" => Confirm::Never,
        "optional" => Confirm::Unfinished,
        _ => Confirm::Always,
    }
}

/// The edition's cell with this name.
pub fn cell(edition: Edition, name: &str) -> Option<Cell> {
    edition.cell_named(name)
}

/// The name of a cell.
pub fn name(edition: Edition, cell: Cell) -> String {
    edition.cell_name(cell).to_string()
}

impl From<jersi_rules::Color> for wire::Color {
    fn from(color: jersi_rules::Color) -> wire::Color {
        match color {
            jersi_rules::Color::White => wire::Color::White,
            jersi_rules::Color::Black => wire::Color::Black,
        }
    }
}

impl From<wire::Color> for jersi_rules::Color {
    fn from(color: wire::Color) -> jersi_rules::Color {
        match color {
            wire::Color::White => jersi_rules::Color::White,
            wire::Color::Black => jersi_rules::Color::Black,
        }
    }
}

/// Both ways between the kinds of the rules and those of the wire.
macro_rules! kinds {
    ($($kind:ident),+) => {
        impl From<jersi_rules::Kind> for wire::Kind {
            fn from(kind: jersi_rules::Kind) -> wire::Kind {
                match kind {
                    $(jersi_rules::Kind::$kind => wire::Kind::$kind,)+
                }
            }
        }

        impl From<wire::Kind> for jersi_rules::Kind {
            fn from(kind: wire::Kind) -> jersi_rules::Kind {
                match kind {
                    $(wire::Kind::$kind => jersi_rules::Kind::$kind,)+
                }
            }
        }
    };
}

kinds!(King, Rock, Paper, Scissors, Fool, Wise, Mountain, Guardian);

impl From<jersi_rules::Piece> for wire::Piece {
    fn from(piece: jersi_rules::Piece) -> wire::Piece {
        wire::Piece { color: piece.color.into(), kind: piece.kind.into() }
    }
}

impl From<Carry> for Part {
    fn from(stride: Carry) -> Part {
        match stride {
            Carry::One => Part::Top,
            Carry::Two => Part::Whole,
        }
    }
}

impl From<Part> for Carry {
    fn from(part: Part) -> Carry {
        match part {
            Part::Top => Carry::One,
            Part::Whole => Carry::Two,
        }
    }
}

impl From<Effect> for wire::Effect {
    fn from(effect: Effect) -> wire::Effect {
        match effect {
            Effect::Free => wire::Effect::Free,
            Effect::Stack => wire::Effect::Stack,
            Effect::Climb => wire::Effect::Climb,
            Effect::Capture => wire::Effect::Capture,
            Effect::King => wire::Effect::King,
        }
    }
}

/// One thing for each player, made from those of the rules.
pub fn both<T, U>(of: &ByColor<T>, mut make: impl FnMut(&T) -> U) -> Both<U> {
    Both { white: make(&of.white), black: make(&of.black) }
}

/// The pieces on a cell.
pub fn pieces(stand: CellContent) -> Vec<wire::Piece> {
    stand.pieces().map(wire::Piece::from).collect()
}

/// What stands on a cell.
pub fn cell_stand(edition: Edition, (cell, stand): (Cell, CellContent)) -> CellStand {
    CellStand { cell: name(edition, cell), stand: pieces(stand) }
}

/// A movement.
pub fn leg(edition: Edition, leg: &Leg) -> wire::Leg {
    let (act, from, over, part) = match leg.act {
        LegAct::Step { from, over, stride } => (wire::LegAct::Step, Some(from), over, Some(stride.into())),
        LegAct::Drop => (wire::LegAct::Drop, None, None, None),
        LegAct::Place => (wire::LegAct::Place, None, None, None),
        LegAct::Gift => (wire::LegAct::Gift, None, None, None),
        LegAct::Relocate => (wire::LegAct::Relocate, None, None, None),
    };
    wire::Leg {
        act,
        from: from.map(|cell| name(edition, cell)),
        over: over.map(|cell| name(edition, cell)),
        to: name(edition, leg.to),
        part,
        pieces: leg.pieces.iter().copied().map(wire::Piece::from).collect(),
        captured: leg.captured.iter().copied().map(wire::Piece::from).collect(),
        after: leg.after.iter().map(|&stand| cell_stand(edition, stand)).collect(),
    }
}

/// A choice in an edition's cell names.
pub fn choice(edition: Edition, choice: Choice) -> wire::Choice {
    let name = |cell| name(edition, cell);
    match choice {
        Choice::Lift(cell, stride) => wire::Choice::Lift { cell: name(cell), part: stride.into() },
        Choice::Step(cell) => wire::Choice::Step { cell: name(cell) },
        Choice::Rest => wire::Choice::Rest,
        Choice::Name(kind) => wire::Choice::Name { kind: kind.into() },
        Choice::Seat(cell) => wire::Choice::Seat { cell: name(cell) },
        Choice::Take(kind) => wire::Choice::Take { kind: kind.into() },
        Choice::Land(cell) => wire::Choice::Land { cell: name(cell) },
        Choice::Gift(cell) => wire::Choice::Gift { cell: name(cell) },
    }
}

/// The choice that is meant; `None` if the edition lacks its cell.
pub fn choice_from(edition: Edition, choice: &wire::Choice) -> Option<Choice> {
    let cell = |name: &str| cell(edition, name);
    Some(match choice {
        wire::Choice::Lift { cell: at, part } => Choice::Lift(cell(at)?, (*part).into()),
        wire::Choice::Step { cell: at } => Choice::Step(cell(at)?),
        wire::Choice::Rest => Choice::Rest,
        wire::Choice::Name { kind } => Choice::Name((*kind).into()),
        wire::Choice::Seat { cell: at } => Choice::Seat(cell(at)?),
        wire::Choice::Take { kind } => Choice::Take((*kind).into()),
        wire::Choice::Land { cell: at } => Choice::Land(cell(at)?),
        wire::Choice::Gift { cell: at } => Choice::Gift(cell(at)?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_by_name_in_each_edition() {
        for edition in Edition::ALL {
            for at in edition.facts().cells {
                assert_eq!(cell(edition, &name(edition, at)), Some(at));
            }
            for name in ["", "e", "e0", "e10", "j1", "5e", "é4", "a8"] {
                assert_eq!(cell(edition, name), None, "{name}");
            }
        }
    }

    #[test]
    fn choices_there_and_back() {
        let edition = Edition::V2_0;
        let at = cell(edition, "a1").expect("a cell");
        for given in [Choice::Lift(at, Carry::Two), Choice::Rest, Choice::Take(jersi_rules::Kind::Paper)] {
            assert_eq!(choice_from(edition, &choice(edition, given)), Some(given));
        }
        assert_eq!(choice_from(edition, &wire::Choice::Step { cell: "a6".to_owned() }), None);
    }
}
