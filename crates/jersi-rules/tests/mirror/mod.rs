//! Positions and decisions as the other player would see them. Tests of other crates take this in, too.

use jersi_rules::{ByColor, Cell, Piece, Placement, Seat, Setup, Turn, TurnParts};

/// The same piece of the other player.
pub fn swapped(piece: Piece) -> Piece {
    Piece::new(piece.color.other(), piece.kind)
}

/// The board turned by 180°, with the colours swapped and the other player to move.
pub fn mirrored(setup: &Setup) -> Setup {
    Setup {
        rules: setup.rules,
        pieces: setup.pieces.iter().map(|&(cell, piece)| (cell.rotated(), swapped(piece))).collect(),
        to_move: setup.to_move.other(),
        reserve: ByColor { white: setup.reserve.black, black: setup.reserve.white },
        clock: setup.clock,
        turn_number: setup.turn_number,
    }
}

/// The same decision for the player on the other side.
pub fn mirrored_turn(turn: Turn) -> Turn {
    let drop = |drop: Placement| Placement { cell: drop.cell.rotated(), ..drop };
    match turn.parts() {
        TurnParts::Steps { steps, ransom, seat } => {
            let via = steps.via.map(Cell::rotated);
            let mut other = Turn::steps(steps.from.rotated(), steps.first, via, steps.to.rotated());
            if let Some(kind) = ransom {
                other = other.with_ransom(kind);
            }
            if let Some(seat) = seat {
                other = other.with_seat(mirrored_seat(seat));
            }
            other
        }
        TurnParts::Drops { first, second: None } => Turn::drop(drop(first)),
        TurnParts::Drops { first, second: Some(second) } => Turn::drops(drop(first), drop(second)),
        TurnParts::Place(place) => Turn::place(drop(place)),
        TurnParts::Gift(cell) => Turn::gift(cell.rotated()),
        TurnParts::Relocation(seat) => Turn::relocation(mirrored_seat(seat)),
    }
}

/// The first cell of row `a` becomes the last one of row `i`.
fn mirrored_seat(seat: Seat) -> Seat {
    Seat::new(8 - seat.number()).expect("seats run from 1 to 7")
}
