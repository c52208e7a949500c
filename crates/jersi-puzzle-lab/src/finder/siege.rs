//! A siege of 4.8: one army stands in and before the rows of a king who has few cubes left.

use jersi_engine::Dice;
use jersi_rules::{Cell, Color, Kind, Piece, Position, ROWS, lattice};

/// Cubes that the besieged king has left.
const LEFT: usize = 3;
/// Cubes of the besiegers on the king's own first row.
const INSIDE: usize = 5;

/// A siege by lot, with the besieged to move, so that nothing is decided yet.
pub(super) fn begin(start: &Position, mut dice: Dice) -> Position {
    let besieged = if dice.coin() { Color::White } else { Color::Black };
    let mut setup = start.setup();
    let row = |n: u8| if besieged == Color::White { n } else { ROWS - 1 - n };
    let mut first = shuffled(lattice::row(row(0)).into_iter().collect(), &mut dice);
    let before = (1..4).flat_map(|n| lattice::row(row(n)));
    let mut before = shuffled(before.collect(), &mut dice);
    let cubes = |color: Color| -> Vec<Piece> {
        let of_color = setup.pieces.iter().map(|(_, piece)| *piece);
        of_color.filter(|piece| piece.color == color && piece.kind != Kind::King).collect()
    };
    let mut attackers = shuffled(cubes(besieged.other()), &mut dice);
    let mut defenders = shuffled(cubes(besieged), &mut dice);
    defenders.truncate(LEFT);
    let other_king = (setup.pieces.iter().copied())
        .filter(|(_, piece)| piece.kind == Kind::King && piece.color != besieged);
    let mut pieces: Vec<(Cell, Piece)> = other_king.collect();
    pieces.extend(first.pop().map(|cell| (cell, Piece::new(besieged, Kind::King))));
    let inside = attackers.split_off(attackers.len().saturating_sub(INSIDE));
    pieces.extend(first.drain(..INSIDE).zip(inside));
    pieces.extend(before.drain(..LEFT).zip(defenders));
    pieces.extend(before.into_iter().zip(attackers));
    setup.pieces = pieces;
    setup.to_move = besieged;
    Position::new(&setup).expect("cubes of both armies on cells of the board")
}

/// The same in an order by lot.
fn shuffled<T>(mut things: Vec<T>, dice: &mut Dice) -> Vec<T> {
    for n in (1..things.len()).rev() {
        things.swap(n, dice.below(n + 1));
    }
    things
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::{Edition, Rules};

    #[test]
    fn a_siege_is_a_position_with_everything_to_play_for() {
        let start = Position::initial(Rules::new(Edition::V4_8));
        for seed in 0..100 {
            let position = begin(&start, Dice::seeded(seed));
            assert_eq!(position.outcome(), None);
            let besieged = position.to_move();
            assert_eq!(position.on_board(besieged).total(), 1 + LEFT as u32);
            assert_eq!(position.on_board(besieged.other()).total(), 15);
        }
    }
}
