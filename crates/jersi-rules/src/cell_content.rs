//! What stands on a cell.

use crate::piece::{Color, Kind, Piece};

/// What stands on a cell, in one byte.
///
/// The low half is the top piece, the high half the piece below it. A king never stands below, so the
/// white king's bits there mean "nothing below" and the black king's bits mean "nothing at all".
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellContent(u8);

/// What stands on a cell, to `match` on.
///
/// ```
/// use jersi_rules::{ContentParts, Edition, Position, Rules};
///
/// let start = Position::initial(Rules::new(Edition::V2_0));
/// let a2 = Edition::V2_0.cell_named("a2").unwrap();
/// let ContentParts::Stack { bottom, top } = start.content(a2).view() else { panic!("a stack") };
/// assert_eq!((bottom.to_string(), top.to_string()), ("white paper".to_owned(), "white rock".to_owned()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContentParts {
    /// Nothing.
    Empty,
    /// One piece.
    Single(Piece),
    /// Two pieces.
    Stack {
        /// The lower one.
        bottom: Piece,
        /// The upper one, which gives the stack its strength.
        top: Piece,
    },
}

const NOTHING_BELOW: u8 = Piece::new(Color::White, Kind::King).bits();
const NOTHING_AT_ALL: u8 = Piece::new(Color::Black, Kind::King).bits();

impl CellContent {
    /// Nothing.
    pub const EMPTY: CellContent = CellContent(NOTHING_AT_ALL << 4);

    /// One piece alone.
    #[inline(always)]
    pub const fn single(piece: Piece) -> CellContent {
        CellContent(NOTHING_BELOW << 4 | piece.bits())
    }

    /// A stack; `None` if the lower piece is a king, which no edition allows.
    pub const fn stack(bottom: Piece, top: Piece) -> Option<CellContent> {
        match bottom.kind {
            Kind::King => None,
            _ => Some(CellContent(bottom.bits() << 4 | top.bits())),
        }
    }

    /// Whether nothing stands here.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 >> 4 == NOTHING_AT_ALL
    }

    /// Whether two pieces stand here.
    #[inline(always)]
    pub const fn is_stack(self) -> bool {
        self.0 >> 4 & 7 != Kind::King as u8
    }

    /// The top piece, or the only one.
    #[inline(always)]
    pub const fn top(self) -> Option<Piece> {
        if self.is_empty() { None } else { Some(Piece::from_bits(self.0 & 15)) }
    }

    /// The lower piece of a stack.
    #[inline(always)]
    pub const fn bottom(self) -> Option<Piece> {
        if self.is_stack() { Some(Piece::from_bits(self.0 >> 4)) } else { None }
    }

    /// The same, to `match` on.
    pub const fn view(self) -> ContentParts {
        match (self.top(), self.bottom()) {
            (None, _) => ContentParts::Empty,
            (Some(piece), None) => ContentParts::Single(piece),
            (Some(top), Some(bottom)) => ContentParts::Stack { bottom, top },
        }
    }

    /// The kind of the top piece; meaningless on an empty cell.
    #[inline(always)]
    pub(crate) const fn top_kind(self) -> Kind {
        Kind::from_bits(self.0 as u32)
    }

    #[inline(always)]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    /// The byte: the top piece in the low half, the lower one in the high half, each as `Color as u8 * 8 + Kind as u8`.
    /// A white king below stands for "nothing below", a black one for an empty cell.
    #[inline(always)]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The content with this byte, if there is one.
    pub const fn from_bits(bits: u8) -> Option<CellContent> {
        let content = CellContent(bits);
        if content.is_empty() && bits != CellContent::EMPTY.0 { None } else { Some(content) }
    }

    pub(crate) const fn from_byte(byte: u8) -> CellContent {
        CellContent(byte)
    }

    /// With a piece put on the top; the cell holds at most one piece, not a king.
    #[inline(always)]
    pub(crate) const fn with_top(self, piece: Piece) -> CellContent {
        if self.is_empty() { CellContent::single(piece) } else { CellContent(self.0 << 4 | piece.bits()) }
    }

    /// With the top piece gone.
    #[inline(always)]
    pub(crate) const fn without_top(self) -> CellContent {
        match self.bottom() {
            Some(bottom) => CellContent::single(bottom),
            None => CellContent::EMPTY,
        }
    }

    /// How many pieces stand here.
    pub const fn height(self) -> u8 {
        match self.view() {
            ContentParts::Empty => 0,
            ContentParts::Single(_) => 1,
            ContentParts::Stack { .. } => 2,
        }
    }

    /// The pieces from the bottom up.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        self.bottom().into_iter().chain(self.top())
    }
}

impl Default for CellContent {
    fn default() -> CellContent {
        CellContent::EMPTY
    }
}

impl std::fmt::Debug for CellContent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.view().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stand_is_told_from_every_other() {
        let pieces = (0..16).map(Piece::from_bits);
        let mut stands = vec![(CellContent::EMPTY, ContentParts::Empty)];
        for top in pieces.clone() {
            stands.push((CellContent::single(top), ContentParts::Single(top)));
            for bottom in pieces.clone() {
                match CellContent::stack(bottom, top) {
                    Some(stand) => stands.push((stand, ContentParts::Stack { bottom, top })),
                    None => assert_eq!(bottom.kind, Kind::King),
                }
            }
        }
        for (n, (stand, view)) in stands.iter().enumerate() {
            assert_eq!(stand.view(), *view);
            assert_eq!(CellContent::from_bits(stand.bits()), Some(*stand));
            assert!(stands[..n].iter().all(|(other, _)| other != stand));
        }
        let bytes = (0..=u8::MAX).filter_map(CellContent::from_bits);
        assert_eq!(bytes.count(), stands.len(), "each byte is one of them, or none");
    }
}
