//! Colours, kinds and pieces, and small tables indexed by them.

use std::ops::{Index, IndexMut};

/// A player.
///
/// ```
/// use jersi_rules::Color;
///
/// assert_eq!(Color::White.other(), Color::Black);
/// assert_eq!(Color::BOTH.map(Color::id), ["white", "black"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    /// On rows `a` and `b`, moves first.
    White,
    /// On rows `h` and `i`.
    Black,
}

impl Color {
    /// Both, in the order of play.
    pub const BOTH: [Color; 2] = [Color::White, Color::Black];

    /// The other player.
    #[inline(always)]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// `white` or `black`.
    pub const fn id(self) -> &'static str {
        match self {
            Color::White => "white",
            Color::Black => "black",
        }
    }
}

impl std::fmt::Display for Color {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Color::White => "White",
            Color::Black => "Black",
        })
    }
}

/// What a piece is, whatever an edition calls it.
///
/// ```
/// use jersi_rules::{Edition, Kind};
///
/// let kind: Kind = "rock".parse()?;
/// assert_eq!(kind, Kind::Rock);
/// assert_eq!(Edition::V2_0.letter(kind), 'K', "a cukla there");
/// assert_eq!(Edition::V4_8.letter(kind), 'R');
/// # Ok::<(), jersi_rules::NoSuchWord>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kind {
    /// King, or kunti.
    King,
    /// Rock, or cukla.
    Rock,
    /// Paper, or kurfa.
    Paper,
    /// Scissors, or kuctai.
    Scissors,
    /// Fool.
    Fool,
    /// Wise man.
    Wise,
    /// Mountain.
    Mountain,
    /// Guardian, or mokca.
    Guardian,
}

impl Kind {
    /// How many kinds there are in all editions together.
    pub const COUNT: usize = 8;

    /// All kinds.
    pub const ALL: [Kind; Kind::COUNT] = [
        Kind::King,
        Kind::Rock,
        Kind::Paper,
        Kind::Scissors,
        Kind::Fool,
        Kind::Wise,
        Kind::Mountain,
        Kind::Guardian,
    ];

    /// The kind with this number, looked up in the lowest three bits.
    #[inline(always)]
    pub(crate) const fn from_bits(bits: u32) -> Kind {
        Kind::ALL[(bits & 7) as usize]
    }

    /// An identifier that no edition changes.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::King => "king",
            Kind::Rock => "rock",
            Kind::Paper => "paper",
            Kind::Scissors => "scissors",
            Kind::Fool => "fool",
            Kind::Wise => "wise",
            Kind::Mountain => "mountain",
            Kind::Guardian => "guardian",
        }
    }
}

/// A set of kinds.
///
/// ```
/// use jersi_rules::{Kind, KindSet};
///
/// let set = KindSet::of(&[Kind::Rock, Kind::Paper]).with(Kind::Scissors);
/// assert!(set.has(Kind::Paper) && !set.has(Kind::King));
/// assert_eq!(set.iter().count(), 3);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KindSet(u8);

impl KindSet {
    /// No kind.
    pub const EMPTY: KindSet = KindSet(0);

    /// The set of these kinds.
    pub const fn of(kinds: &[Kind]) -> KindSet {
        let mut bits = 0;
        let mut n = 0;
        while n < kinds.len() {
            bits |= 1 << kinds[n] as u8;
            n += 1;
        }
        KindSet(bits)
    }

    /// The set with one more kind.
    #[must_use]
    pub const fn with(self, kind: Kind) -> KindSet {
        KindSet(self.0 | 1 << kind as u8)
    }

    /// How many kinds the set has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no kind in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the kind belongs to the set.
    #[inline(always)]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// The kinds of the set.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.has(kind))
    }
}

/// A piece: a kind in a colour.
///
/// ```
/// use jersi_rules::{Color, Edition, Kind, Piece};
///
/// let piece = Piece::new(Color::Black, Kind::King);
/// assert_eq!(piece.to_string(), "black king");
/// assert_eq!(Edition::V4_8.piece_letter(piece.color, piece.kind), 'k');
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// A piece of this colour and kind.
    pub const fn new(color: Color, kind: Kind) -> Piece {
        Piece { color, kind }
    }

    /// Four bits that tell one piece from another.
    #[inline(always)]
    pub(crate) const fn bits(self) -> u8 {
        (self.color as u8) << 3 | self.kind as u8
    }

    #[inline(always)]
    pub(crate) const fn from_bits(bits: u8) -> Piece {
        let color = if bits >> 3 & 1 == 0 { Color::White } else { Color::Black };
        Piece { color, kind: Kind::from_bits(bits as u32) }
    }
}

/// One thing for each player.
///
/// ```
/// use jersi_rules::{ByColor, Color};
///
/// let mut points = ByColor { white: 2, black: 0 };
/// points[Color::Black] += 1;
/// assert_eq!(points[Color::Black], 1);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> ByColor<T> {
    /// One made for each player.
    pub fn from_fn(mut make: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor { white: make(Color::White), black: make(Color::Black) }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;
    #[inline(always)]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline(always)]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

/// How many pieces of each kind, at most 15 of one kind, in one word.
///
/// ```
/// use jersi_rules::{Counts, Kind};
///
/// let counts = Counts::NONE.with(Kind::Mountain, 4).with(Kind::Wise, 2);
/// assert_eq!((counts.get(Kind::Wise), counts.total(), counts.kinds()), (2, 6, 2));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Counts(u32);

impl Counts {
    /// None of any kind.
    pub const NONE: Counts = Counts(0);
    /// The most of one kind that fits.
    pub const MOST: u8 = 15;

    /// How many of this kind.
    #[inline(always)]
    pub const fn get(self, kind: Kind) -> u8 {
        (self.0 >> (4 * kind as u32) & 15) as u8
    }

    /// The same counts with another number of this kind, at most [`Counts::MOST`].
    #[must_use]
    pub const fn with(self, kind: Kind, count: u8) -> Counts {
        debug_assert!(count <= Counts::MOST);
        let shift = 4 * kind as u32;
        Counts(self.0 & !(15 << shift) | (count as u32) << shift)
    }

    /// One more of this kind.
    #[inline(always)]
    pub(crate) fn add(&mut self, kind: Kind) {
        self.0 += 1 << (4 * kind as u32);
    }

    /// One fewer of this kind.
    #[inline(always)]
    pub(crate) fn remove(&mut self, kind: Kind) {
        self.0 -= 1 << (4 * kind as u32);
    }

    /// Whether there is nothing.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pieces in all.
    pub fn total(self) -> u32 {
        Kind::ALL.into_iter().map(|kind| u32::from(self.get(kind))).sum()
    }

    /// How many kinds there is at least one of.
    #[inline]
    pub const fn kinds(self) -> u32 {
        // Each kind has four bits; gather whether one of them is set in the lowest.
        let pairs = self.0 | self.0 >> 1;
        ((pairs | pairs >> 2) & 0x1111_1111).count_ones()
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}

impl std::fmt::Debug for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let counted = Kind::ALL.into_iter().filter(|&kind| self.get(kind) > 0);
        f.debug_map().entries(counted.map(|kind| (kind, self.get(kind)))).finish()
    }
}
