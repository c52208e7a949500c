//! A turn, spelled choice by choice, as a player enters it at a board.

use jersi_rules::{Carry, Cell, Kind, Placement, Position, Seat, Stage, Steps, Turn, TurnParts, seat_cell};

/// One choice of a player while he enters a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Take the top piece or the whole stack of a cell.
    Lift(Cell, Carry),
    /// Move what was taken to a cell; a second step goes on from there.
    Step(Cell),
    /// Take no second step although there could be one, and go on to what the captured king asks for.
    Rest,
    /// Name the kind of cube that is asked for as a ransom.
    Name(Kind),
    /// Put the captured king on a cell.
    Seat(Cell),
    /// Take a piece from the reserve, or from those still to be placed.
    Take(Kind),
    /// Put the piece that was taken on a cell.
    Land(Cell),
    /// Give the cube on a cell as a ransom.
    Gift(Cell),
}

/// The choices that make up a decision, in their order.
pub(crate) type Spelling = Vec<Choice>;

/// Every way to enter a legal decision, in the order of the choices, each with what it enters.
pub(crate) fn spellings(position: &Position) -> Vec<(Spelling, Turn)> {
    let turns = position.turns();
    let going_on = first_steps_that_go_on(&turns);
    let mut spellings: Vec<(Spelling, Turn)> = Vec::with_capacity(2 * turns.len());
    for turn in turns {
        match turn.parts() {
            TurnParts::Steps { steps, ransom, seat } => {
                let mut spelling = vec![Choice::Lift(steps.from, steps.first)];
                spelling.extend(steps.via.map(Choice::Step));
                spelling.push(Choice::Step(steps.to));
                let ends_with_king = ransom.is_some() || seat.is_some();
                let first = (steps.from, steps.first, steps.to);
                if ends_with_king && steps.via.is_none() && going_on.binary_search(&first).is_ok() {
                    spelling.push(Choice::Rest);
                }
                spelling.extend(ransom.map(Choice::Name));
                spelling.extend(seat.and_then(|seat| king_seat(position, seat)).map(Choice::Seat));
                spellings.push((spelling, turn));
            }
            TurnParts::Drops { first, second: None } => spellings.push((landing(first), turn)),
            TurnParts::Drops { first, second: Some(second) } => {
                spellings.push(([landing(first), landing(second)].concat(), turn));
                // On one cell the order matters; otherwise a player may begin with either.
                if first.cell != second.cell {
                    spellings.push(([landing(second), landing(first)].concat(), turn));
                }
            }
            TurnParts::Place(place) => spellings.push((landing(place), turn)),
            TurnParts::Gift(cell) => spellings.push((vec![Choice::Gift(cell)], turn)),
            TurnParts::Relocation(seat) => {
                let seat = king_seat(position, seat).map(Choice::Seat);
                spellings.push((seat.into_iter().collect(), turn));
            }
        }
    }
    spellings.sort_unstable();
    spellings
}

/// How a piece from the reserve is put down.
pub(crate) fn landing(drop: Placement) -> Spelling {
    vec![Choice::Take(drop.kind), Choice::Land(drop.cell)]
}

/// The cell on which the captured king of the player who is not to move is put.
fn king_seat(position: &Position, seat: Seat) -> Option<Cell> {
    seat_cell(position.to_move().other(), seat)
}

/// The first steps that a second one can follow, in order.
fn first_steps_that_go_on(turns: &[Turn]) -> Vec<(Cell, Carry, Cell)> {
    let mut steps: Vec<_> = turns
        .iter()
        .filter_map(|turn| match turn.parts() {
            TurnParts::Steps { steps, .. } => steps.via.map(|via| (steps.from, steps.first, via)),
            _ => None,
        })
        .collect();
    steps.sort_unstable();
    steps.dedup();
    steps
}

/// The decision that choices spell, whether it is legal and complete or not; `None` if they spell none, as a
/// piece that was taken and not yet put down.
pub(crate) fn read(position: &Position, choices: &[Choice]) -> Option<Turn> {
    match *choices {
        [Choice::Lift(from, first), Choice::Step(to), ref rest @ ..] => {
            let (steps, rest) = match *rest {
                [Choice::Step(second), ref rest @ ..] => {
                    (Steps { from, first, via: Some(to), to: second }, rest)
                }
                _ => (Steps { from, first, via: None, to }, rest),
            };
            let turn = Turn::steps(steps.from, steps.first, steps.via, steps.to);
            match *rest.strip_prefix(&[Choice::Rest]).unwrap_or(rest) {
                [] => Some(turn),
                [Choice::Name(Kind::King)] => None,
                [Choice::Name(kind)] => Some(turn.with_ransom(kind)),
                [Choice::Seat(cell)] => Some(turn.with_seat(seat_of(position, cell)?)),
                _ => None,
            }
        }
        [Choice::Take(kind), Choice::Land(cell)] if position.stage() == Stage::Setting => {
            Some(Turn::place(Placement { kind, cell }))
        }
        [Choice::Take(kind), Choice::Land(cell)] => Some(Turn::drop(Placement { kind, cell })),
        [Choice::Take(kind), Choice::Land(cell), Choice::Take(other), Choice::Land(at)] => {
            Some(Turn::drops(Placement { kind, cell }, Placement { kind: other, cell: at }))
        }
        [Choice::Gift(cell)] => Some(Turn::gift(cell)),
        [Choice::Seat(cell)] => Some(Turn::relocation(seat_of(position, cell)?)),
        _ => None,
    }
}

/// The seat of the captured king that a cell is, if it is on that king's row.
fn seat_of(position: &Position, cell: Cell) -> Option<Seat> {
    Seat::new(cell.number()).filter(|&seat| king_seat(position, seat) == Some(cell))
}
