//! The inputs of a position, as one of the players sees it.

use jersi_rules::{Cell, CellContent, Color, Kind, Position};

use super::layers::Inputs;

/// Squares, row by row from the player's own first row.
pub(super) const SQUARES: usize = 69;
/// Slots of pieces: alone by kind, then on top of a stack, then at its bottom, where no king is.
pub(super) const TOP: usize = 8;
pub(super) const BELOW: usize = 16;
const SLOTS: usize = 23;
/// Where the inputs begin that are no pieces on the board: reserves, end clock, ransom.
pub(super) const EXTRAS: usize = 2 * SLOTS * SQUARES;
/// All inputs.
pub const INPUTS: usize = EXTRAS + RANSOM + 1;

const MOUNTAINS: usize = 4;
const WISE: usize = 2;
/// Inputs of one player's reserve.
const RESERVE: usize = MOUNTAINS + WISE;
const CLOCK: usize = 2 * RESERVE;
/// An input is active when no more turns than this are left until the game ends by itself.
const TURNS_LEFT: [u8; 6] = [20, 15, 10, 6, 3, 1];
const RANSOM: usize = CLOCK + TURNS_LEFT.len();

/// No input.
const NONE: u16 = u16::MAX;

/// For each content of a cell: the inputs of its pieces on square 0, top piece first, as both players see them.
static PIECES: [[Inputs; 2]; 256] = pieces();

const fn pieces() -> [[Inputs; 2]; 256] {
    let mut table = [[[NONE; 2]; 2]; 256];
    let mut view = 0;
    while view < 2 {
        let mut byte = 0;
        while byte < 256 {
            if let Some(content) = CellContent::from_bits(byte as u8) {
                if let Some(top) = content.top() {
                    let slot = top.kind as usize + if content.is_stack() { TOP } else { 0 };
                    table[byte][0][view] = input(slot, top.color as usize ^ view);
                }
                if let Some(bottom) = content.bottom() {
                    table[byte][1][view] =
                        input(BELOW + bottom.kind as usize - 1, bottom.color as usize ^ view);
                }
            }
            byte += 1;
        }
        view += 1;
    }
    table
}

const fn input(slot: usize, color: usize) -> u16 {
    ((2 * slot + color) * SQUARES) as u16
}

/// For each player's view, the square of each cell.
static SQUARE: [[u8; Cell::END]; 2] = squares();

const fn squares() -> [[u8; Cell::END]; 2] {
    let mut table = [[0; Cell::END]; 2];
    let mut square = 0;
    let mut index = 0;
    while index < Cell::END {
        if Cell::from_index(index).is_some() {
            table[0][index] = square;
            table[1][index] = SQUARES as u8 - 1 - square;
            square += 1;
        }
        index += 1;
    }
    table
}

/// The inputs of what stands on a cell, as both players see them.
#[inline(always)]
pub(super) fn each_input(cell: usize, content: u8, mut told: impl FnMut(Inputs)) {
    let squares = [u16::from(SQUARE[0][cell]), u16::from(SQUARE[1][cell])];
    for [white, black] in PIECES[usize::from(content)] {
        if white != NONE {
            told([white + squares[0], black + squares[1]]);
        }
    }
}

/// The active inputs from [`EXTRAS`] on, as White sees them, one bit each.
#[inline]
pub(super) fn extras(position: &Position) -> u32 {
    let mut bits = 0;
    for (place, color) in [(0, Color::White), (RESERVE, Color::Black)] {
        let reserve = position.reserve(color);
        if reserve.is_empty() {
            continue;
        }
        let [mountains, wise] = [Kind::Mountain, Kind::Wise].map(|kind| u32::from(reserve.get(kind)));
        bits |= (filled(mountains, MOUNTAINS) | filled(wise, WISE) << MOUNTAINS) << place;
    }
    bits |= filled(clock_class(position), TURNS_LEFT.len()) << CLOCK;
    bits | u32::from(position.rules().ransom()) << RANSOM
}

/// The inputs of [`extras`] that are in a set, as both players see them: each has his own reserve first.
#[inline(always)]
pub(super) fn each_extra(mut bits: u32, mut told: impl FnMut(Inputs)) {
    while bits != 0 {
        let bit = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        let turned = match bit {
            _ if bit < RESERVE => bit + RESERVE,
            _ if bit < CLOCK => bit - RESERVE,
            _ => bit,
        };
        told([(EXTRAS + bit) as u16, (EXTRAS + turned) as u16]);
    }
}

/// So many ones, from the lowest bit, at most `most` of them.
#[inline(always)]
fn filled(count: u32, most: usize) -> u32 {
    (1 << count.min(most as u32)) - 1
}

/// How near the end is that comes by itself: how many of the inputs of the clock are active.
#[inline]
pub(crate) fn clock_class(position: &Position) -> u32 {
    match position.clock().turns_left() {
        Some(left) if left <= TURNS_LEFT[0] => TURNS_LEFT.iter().filter(|&&most| left <= most).count() as u32,
        _ => 0,
    }
}

/// Which set of output weights a position has: by the rocks, papers, scissors and fools on the board.
#[inline]
pub(super) fn bucket(position: &Position) -> usize {
    const FIGHTERS: [Kind; 4] = [Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Fool];
    let of = |color| FIGHTERS.map(|kind| position.on_board(color).get(kind)).iter().sum::<u8>();
    let fighters = Color::BOTH.map(of).iter().sum::<u8>();
    usize::from(fighters / 4).min(super::BUCKETS - 1)
}
