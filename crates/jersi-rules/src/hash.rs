//! The numbers behind [`Position::hash`](crate::Position::hash).
//!
//! They are worked out from one constant of our own and are frozen: hashes may be stored, and must mean
//! the same in every later version. A test pins them.

use crate::cell::Cell;
use crate::cell_content::CellContent;
use crate::piece::{Color, Counts, Kind, Piece};

/// The golden ratio's bits, which the sequence below walks by, and the seed: `JERSI` and the year.
const STRIDE: u64 = 0x9E37_79B9_7F4A_7C15;
const SEED: u64 = 0x4A45_5253_4920_2019;

/// The `n`th number of the sequence (a 64-bit mix of a Weyl sequence).
const fn number(n: u64) -> u64 {
    let mut z = SEED.wrapping_add(STRIDE.wrapping_mul(n.wrapping_add(1)));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

const PIECES: usize = 16;
const LEVELS: usize = 2;
const CELLS: usize = 128;

static PIECE_KEYS: [[[u64; CELLS]; PIECES]; LEVELS] = piece_keys();

const fn piece_keys() -> [[[u64; CELLS]; PIECES]; LEVELS] {
    let mut keys = [[[0; CELLS]; PIECES]; LEVELS];
    let mut level = 0;
    while level < LEVELS {
        let mut piece = 0;
        while piece < PIECES {
            let mut cell = 0;
            while cell < CELLS {
                keys[level][piece][cell] = number(((level * PIECES + piece) * CELLS + cell) as u64);
                cell += 1;
            }
            piece += 1;
        }
        level += 1;
    }
    keys
}

const FIRST_FREE: u64 = (LEVELS * PIECES * CELLS) as u64;

/// The key of Black to move.
pub(crate) const BLACK_TO_MOVE: u64 = number(FIRST_FREE);

const STAGE_KEYS: u64 = FIRST_FREE + 1;
const RESERVE_KEYS: u64 = STAGE_KEYS + 16;

/// The key of what stands on a cell.
#[inline(always)]
pub(crate) fn stand_key(cell: Cell, stand: CellContent) -> u64 {
    let index = cell.index() & (CELLS - 1);
    match (stand.bottom(), stand.top()) {
        (_, None) => 0,
        (None, Some(only)) => PIECE_KEYS[0][piece(only)][index],
        (Some(bottom), Some(top)) => PIECE_KEYS[0][piece(bottom)][index] ^ PIECE_KEYS[1][piece(top)][index],
    }
}

#[inline(always)]
fn piece(piece: Piece) -> usize {
    piece.bits() as usize & (PIECES - 1)
}

/// The key of a player's reserve.
pub(crate) const fn reserve_key(color: Color, reserve: Counts) -> u64 {
    if reserve.is_empty() {
        return 0;
    }
    let mixed =
        number(RESERVE_KEYS + color as u64).wrapping_add((reserve.bits() as u64).wrapping_mul(STRIDE));
    number(mixed ^ mixed >> 29)
}

/// The key of a ransom under way: the kind that was named, or `None` once the cube is given.
pub(crate) const fn ransom_key(named: Option<Kind>) -> u64 {
    match named {
        Some(kind) => number(STAGE_KEYS + kind as u64),
        None => number(STAGE_KEYS + 8),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_frozen() {
        assert_eq!(BLACK_TO_MOVE, number(4096));
        let rock = CellContent::single(Piece::new(Color::White, Kind::Rock));
        let e5 = Cell::at(4, 5).unwrap();
        let reserve = Counts::NONE.with(Kind::Mountain, 4).with(Kind::Wise, 2);
        let seen = [BLACK_TO_MOVE, stand_key(e5, rock), ransom_key(None), reserve_key(Color::Black, reserve)];
        assert_eq!(seen.map(|key| format!("{key:016x}")), PINNED);
    }

    const PINNED: [&str; 4] =
        ["77eee5a0f388a4eb", "d43dffffcfbfe033", "5b4270e13779d8b9", "29a2a904364e3bce"];
}
