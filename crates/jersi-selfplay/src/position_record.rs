//! A position as training reads it: 84 bytes, as the player to move sees it.
//!
//! ```text
//! 0..69   squares, row by row from the mover's own side: low half the top piece, high half the piece below; a piece is
//!         8 if it is the other's, and its kind; nothing below: high half 0; an empty cell: 0x80
//! 69..73  reserve: own mountains, own wise men, the other's mountains, the other's wise men
//! 73      turns left of the end clock, 255 if it stands still
//! 74      bit 0: played with ransom
//! 75      number of the start
//! 76      result for the mover: 0 loss, 1 tie, 2 win
//! 77      0
//! 78..80  i16 what the search thought, in units for the mover
//! 80..84  u32 number of the game
//! ```

use jersi_rules::{Cell, CellContent, Color, Kind, Piece, Position, ROWS};

use crate::start::Start;

/// Bytes of a record.
pub const RECORD_BYTES: usize = 84;
/// Squares of the lattice.
pub(crate) const SQUARES: usize = 69;

/// A position with what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionRecord(pub [u8; RECORD_BYTES]);

/// The byte of an empty cell.
const EMPTY: u8 = 0x80;

/// The cells of the lattice, row by row.
static CELLS: std::sync::LazyLock<[Cell; SQUARES]> = std::sync::LazyLock::new(|| {
    let cells = (0..ROWS).flat_map(|row| (1..=9).filter_map(move |number| Cell::at(row, number)));
    cells.collect::<Vec<_>>().try_into().expect("the lattice has 69 cells")
});

impl PositionRecord {
    /// A position at whose end the mover has this result (0 loss, 1 tie, 2 win).
    pub fn new(position: &Position, start: Start, result: u8, score: i16, game: u32) -> PositionRecord {
        let mut bytes = [0; RECORD_BYTES];
        let mover = position.to_move();
        for (square, &cell) in CELLS.iter().enumerate() {
            let seen = match mover {
                Color::White => square,
                Color::Black => SQUARES - 1 - square,
            };
            bytes[seen] = content_byte(position.content(cell), mover);
        }
        let (own, other) = (position.reserve(mover), position.reserve(mover.other()));
        bytes[69] = own.get(Kind::Mountain);
        bytes[70] = own.get(Kind::Wise);
        bytes[71] = other.get(Kind::Mountain);
        bytes[72] = other.get(Kind::Wise);
        bytes[73] = position.clock().turns_left().unwrap_or(u8::MAX);
        bytes[74] = u8::from(position.rules().ransom());
        bytes[75] = start.number();
        bytes[76] = result;
        bytes[78..80].copy_from_slice(&score.to_le_bytes());
        bytes[80..84].copy_from_slice(&game.to_le_bytes());
        PositionRecord(bytes)
    }
}

#[inline]
fn content_byte(content: CellContent, mover: Color) -> u8 {
    let nibble = |piece: Piece| u8::from(piece.color != mover) << 3 | piece.kind as u8;
    match (content.top(), content.bottom()) {
        (None, _) => EMPTY,
        (Some(top), None) => nibble(top),
        (Some(top), Some(bottom)) => nibble(bottom) << 4 | nibble(top),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::{Edition, Rules};

    #[test]
    fn both_players_see_the_start_alike() {
        let start = Start::from_id("4.8").expect("a start");
        let position = start.position(0);
        let text = "7/8/7/8/9/8/7/8/3K-2k- w M 33 9";
        let white = PositionRecord::new(&position, start, 2, -7, 5).0;
        assert_eq!(white[3], Kind::King as u8, "the own king in the middle of the first row");
        assert_eq!(white[65], 8 | Kind::King as u8);
        assert_eq!(
            (&white[69..77], &white[78..]),
            (&[4, 2, 4, 2, 40, 0, 1, 2][..], &[249, 255, 5, 0, 0, 0][..])
        );
        assert!(white[15..54].iter().all(|&byte| byte == EMPTY));
        let position = Rules::new(Edition::V4_8).position(&text.replace(" w ", " b ")).expect("a position");
        let black = PositionRecord::new(&position, start, 0, 0, 0).0;
        assert_eq!((black[68 - 3], black[68 - 6]), (8, 0), "turned, and colours by the mover");
        assert_eq!((&black[69..74], black[73]), (&[0, 0, 1, 0, 7][..], 7));
    }
}
