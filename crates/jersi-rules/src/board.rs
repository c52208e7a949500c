//! What stands where: sets of cells for the generator, a byte per cell for everyone, and their hash.
//!
//! The fields are private to this module and every change goes through [`Board::set`], so that the sets,
//! the bytes, the counts and the hash cannot disagree.

use crate::cell::{Cell, CellSet};
use crate::cell_content::CellContent;
use crate::cell_pair::CellPair;
use crate::hash;
use crate::piece::{ByColor, Color, Counts, Kind, Piece};

/// What a set of the board is about. The first three spell the top piece's kind in binary.
const KIND_BITS: usize = 3;
const WHITE_TOP: usize = 3;
const BLACK_TOP: usize = 4;
const STACKS: usize = 5;
const ROOTED: usize = 6;
const PLANES: usize = 7;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    /// The low halves of all sets, then the high ones: a change of a cell touches one half of each, side
    /// by side. As words of 128 bits they would also make a position larger than 256 bytes.
    planes: [[u64; PLANES]; 2],
    hash: u64,
    on_board: ByColor<Counts>,
    reserve: ByColor<Counts>,
    stands: [CellContent; Cell::END],
}

/// The sets of the board in which a stand takes part, one bit each.
static SIGNATURES: [u8; 256] = signatures();

/// For each choice of sets, a word of ones where a set is chosen and of zeros where it is not.
static MASKS: [[u64; PLANES]; 1 << PLANES] = masks();

const fn masks() -> [[u64; PLANES]; 1 << PLANES] {
    let mut table = [[0; PLANES]; 1 << PLANES];
    let mut choice = 0;
    while choice < 1 << PLANES {
        let mut n = 0;
        while n < PLANES {
            if choice >> n & 1 == 1 {
                table[choice][n] = u64::MAX;
            }
            n += 1;
        }
        choice += 1;
    }
    table
}

const fn signatures() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let stand = CellContent::from_byte(byte as u8);
        if let Some(top) = stand.top() {
            let mut bits = top.kind as u8;
            bits |= match top.color {
                Color::White => 1 << WHITE_TOP,
                Color::Black => 1 << BLACK_TOP,
            };
            let ground = match stand.bottom() {
                Some(bottom) => {
                    bits |= 1 << STACKS;
                    bottom.kind
                }
                None => top.kind,
            };
            if matches!(ground, Kind::Mountain) {
                bits |= 1 << ROOTED;
            }
            table[byte] = bits;
        }
        byte += 1;
    }
    table
}

impl Board {
    pub(crate) const EMPTY: Board = Board {
        planes: [[0; PLANES]; 2],
        hash: 0,
        on_board: ByColor { white: Counts::NONE, black: Counts::NONE },
        reserve: ByColor { white: Counts::NONE, black: Counts::NONE },
        stands: [CellContent::EMPTY; Cell::END],
    };

    /// What stands on a cell.
    #[inline(always)]
    pub(crate) fn content(&self, cell: Cell) -> CellContent {
        self.stands[cell.index()]
    }

    /// The contents of all cells by their numbers, eight in a word, the first in its lowest byte.
    #[inline(always)]
    pub(crate) fn content_words(&self) -> [u64; Cell::END.div_ceil(8)] {
        const EMPTY: u8 = CellContent::EMPTY.byte();
        let bytes = self.stands.map(CellContent::byte);
        let (words, rest) = bytes.as_chunks::<8>();
        let mut last = [EMPTY; 8];
        last[..rest.len()].copy_from_slice(rest);
        std::array::from_fn(|n| u64::from_le_bytes(words.get(n).copied().unwrap_or(last)))
    }

    #[inline(always)]
    fn plane(&self, n: usize) -> CellSet {
        let [low, high] = &self.planes;
        CellSet(u128::from(low[n]) | u128::from(high[n]) << 64)
    }

    /// Cells whose top piece is of this colour.
    #[inline(always)]
    pub(crate) fn tops(&self, color: Color) -> CellSet {
        self.plane(WHITE_TOP + color as usize)
    }

    /// Cells on which something stands.
    #[inline(always)]
    pub(crate) fn occupied(&self) -> CellSet {
        self.plane(WHITE_TOP) | self.plane(BLACK_TOP)
    }

    /// Cells with two pieces.
    #[inline(always)]
    pub(crate) fn stacks(&self) -> CellSet {
        self.plane(STACKS)
    }

    /// Cells with a mountain on the ground.
    #[inline(always)]
    pub(crate) fn rooted(&self) -> CellSet {
        self.plane(ROOTED)
    }

    /// Cells whose top piece is of this kind.
    #[inline(always)]
    pub(crate) fn kind(&self, kind: Kind) -> CellSet {
        (0..KIND_BITS).fold(self.occupied(), |set, bit| {
            if kind as usize >> bit & 1 == 1 { set & self.plane(bit) } else { set - self.plane(bit) }
        })
    }

    /// A set of cells taken apart by the kind of their top piece, by `Kind as usize`.
    #[inline(always)]
    pub(crate) fn by_kind(&self, cells: CellSet) -> [CellSet; Kind::COUNT] {
        let halves = |set: CellSet, bit| [set - self.plane(bit), set & self.plane(bit)];
        let [low, high] = halves(cells, 2);
        let [[a, b], [c, d]] = [halves(low, 1), halves(high, 1)];
        let [[k0, k1], [k2, k3], [k4, k5], [k6, k7]] =
            [halves(a, 0), halves(b, 0), halves(c, 0), halves(d, 0)];
        [k0, k1, k2, k3, k4, k5, k6, k7]
    }

    /// The cells of both colours, by the kind of their top piece.
    #[inline(always)]
    pub(crate) fn by_kind_and_color(&self) -> [CellPair; Kind::COUNT] {
        let cells = CellPair::of(self.plane(WHITE_TOP), self.plane(BLACK_TOP));
        let planes: [CellPair; KIND_BITS] = std::array::from_fn(|bit| CellPair::both(self.plane(bit)));
        let halves = |set: CellPair, bit: usize| [set - planes[bit], set & planes[bit]];
        let [low, high] = halves(cells, 2);
        let [[a, b], [c, d]] = [halves(low, 1), halves(high, 1)];
        let [[k0, k1], [k2, k3], [k4, k5], [k6, k7]] =
            [halves(a, 0), halves(b, 0), halves(c, 0), halves(d, 0)];
        [k0, k1, k2, k3, k4, k5, k6, k7]
    }

    /// Where a player's king stands.
    #[inline]
    pub(crate) fn king(&self, color: Color) -> Option<Cell> {
        (self.kind(Kind::King) & self.tops(color)).first()
    }

    /// The pieces of a player on the board, those under others included.
    #[inline(always)]
    pub(crate) fn on_board(&self, color: Color) -> Counts {
        self.on_board[color]
    }

    /// The pieces of a player off the board that are still to come.
    #[inline(always)]
    pub(crate) fn reserve(&self, color: Color) -> Counts {
        self.reserve[color]
    }

    /// The hash of all that stands on the board and waits in the reserves.
    #[inline(always)]
    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }

    /// Lets something else stand on a cell. Only the counts are left to the caller.
    #[inline(always)]
    fn set(&mut self, cell: Cell, new: CellContent) {
        let old = std::mem::replace(&mut self.stands[cell.index()], new);
        let changed = SIGNATURES[old.byte() as usize] ^ SIGNATURES[new.byte() as usize];
        let bit = 1_u64 << (cell.index() & 63);
        let half = &mut self.planes[cell.index() >> 6];
        for (plane, mask) in half.iter_mut().zip(&MASKS[changed as usize & 127]) {
            *plane ^= mask & bit;
        }
        self.hash ^= hash::stand_key(cell, old) ^ hash::stand_key(cell, new);
    }

    /// Adds a piece on top of what stands on a cell; the cell must hold at most one piece, not a king.
    pub(crate) fn add(&mut self, cell: Cell, piece: Piece) {
        self.on_board[piece.color].add(piece.kind);
        self.set(cell, self.content(cell).with_top(piece));
    }

    /// Takes the top piece off a cell and off the board.
    pub(crate) fn remove_top(&mut self, cell: Cell) -> Option<Piece> {
        let top = self.content(cell).top()?;
        self.on_board[top.color].remove(top.kind);
        self.set(cell, self.content(cell).without_top());
        Some(top)
    }

    /// Moves the top piece of a cell to a cell that is free, holds one piece to stand on, or holds
    /// enemies: these are removed, a mountain excepted. Returns what the arrival held before.
    #[inline]
    pub(crate) fn step_one(&mut self, from: Cell, to: Cell) -> CellContent {
        let start = self.content(from);
        let arrival = self.content(to);
        let Some(mover) = start.top() else { return arrival };
        self.set(from, start.without_top());
        let base = match arrival.top() {
            Some(enemy) if enemy.color != mover.color && enemy.kind != Kind::Mountain => {
                self.on_board[enemy.color].remove(enemy.kind);
                match arrival.bottom() {
                    Some(mountain) if mountain.kind == Kind::Mountain => CellContent::single(mountain),
                    Some(below) => {
                        self.on_board[below.color].remove(below.kind);
                        CellContent::EMPTY
                    }
                    None => CellContent::EMPTY,
                }
            }
            _ => arrival,
        };
        self.set(to, base.with_top(mover));
        arrival
    }

    /// Moves a whole stack to a cell that is free or holds enemies. Returns what the arrival held before.
    #[inline]
    pub(crate) fn step_two(&mut self, from: Cell, to: Cell) -> CellContent {
        let stack = self.content(from);
        let arrival = self.content(to);
        for enemy in arrival.pieces() {
            self.on_board[enemy.color].remove(enemy.kind);
        }
        self.set(from, CellContent::EMPTY);
        self.set(to, stack);
        arrival
    }

    /// Puts a piece of the reserve on a cell.
    #[inline(always)]
    pub(crate) fn drop(&mut self, cell: Cell, piece: Piece) {
        let mut left = self.reserve[piece.color];
        left.remove(piece.kind);
        self.set_reserve(piece.color, left);
        self.add(cell, piece);
    }

    /// Changes what a player has in reserve.
    pub(crate) fn set_reserve(&mut self, color: Color, reserve: Counts) {
        self.hash ^= hash::reserve_key(color, self.reserve[color]) ^ hash::reserve_key(color, reserve);
        self.reserve[color] = reserve;
    }

    /// Undoes a step: what stood on its two cells stands there again.
    pub(crate) fn put_back(&mut self, cell: Cell, stand: CellContent) {
        for piece in self.content(cell).pieces() {
            self.on_board[piece.color].remove(piece.kind);
        }
        for piece in stand.pieces() {
            self.on_board[piece.color].add(piece.kind);
        }
        self.set(cell, stand);
    }

    /// The hash worked out from nothing, to check the one that is kept.
    pub(crate) fn hash_from_scratch(&self) -> u64 {
        let board = (0..Cell::END)
            .filter_map(Cell::from_index)
            .fold(0, |hash, cell| hash ^ hash::stand_key(cell, self.content(cell)));
        Color::BOTH.into_iter().fold(board, |hash, c| hash ^ hash::reserve_key(c, self.reserve[c]))
    }
}
