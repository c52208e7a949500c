//! A decision of a player: packed into four bytes for the generator and stores of turns, expanded for `match`.
//!
//! A [`Turn`] is canonical by construction: two decisions are the same if and only if their bits are.
//! Without the ransom variant a decision is a whole turn. With it, a turn that captures the king is made of
//! three: the steps with the kind that is asked for, the opponent's gift, and the relocation.

use std::num::NonZeroU32;

use crate::cell::Cell;
use crate::piece::Kind;

/// A decision, packed.
///
/// ```
/// use jersi_rules::{Carry, Edition, Position, Rules, Turn};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// let [from, via, to] = ["a2", "b2", "d3"].map(|name| Edition::V4_8.cell_named(name).unwrap());
/// let turn = Turn::steps(from, Carry::One, Some(via), to);
/// assert!(start.is_legal(turn));
/// assert_eq!(turn.display(&start).to_string(), "a2-b2=d3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn(NonZeroU32);

const _: () = assert!(size_of::<Turn>() == 4 && size_of::<Option<Turn>>() == 4);

/// A decision, expanded.
///
/// ```
/// use jersi_rules::{Edition, Position, Rules, TurnParts};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// let drops = start.turns().into_iter().filter(|turn| matches!(turn.parts(), TurnParts::Drops { .. }));
/// assert!(drops.count() > 100);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnParts {
    /// One or two steps, and what the capture of a king adds to them.
    Steps {
        /// The steps.
        steps: Steps,
        /// The kind asked for as a ransom.
        ransom: Option<Kind>,
        /// Where the captured king is put.
        seat: Option<Seat>,
    },
    /// One or two cubes from the reserve.
    Drops {
        /// The first one; the lower one if both fall on one cell.
        first: Placement,
        /// The second one.
        second: Option<Placement>,
    },
    /// A shape of the free setting.
    Place(Placement),
    /// The cube given as a ransom.
    Gift(Cell),
    /// Where the king goes once the ransom is paid.
    Relocation(Seat),
}

/// The steps of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps {
    /// Where the first step begins.
    pub from: Cell,
    /// How many pieces it moves.
    pub first: Carry,
    /// Where it ends, if a second step goes on from there.
    pub via: Option<Cell>,
    /// Where the last step ends.
    pub to: Cell,
}

impl Steps {
    /// Where the first step ends.
    pub fn first_to(&self) -> Cell {
        self.via.unwrap_or(self.to)
    }

    /// How many pieces the last step moves.
    pub fn last(&self) -> Carry {
        match self.via {
            Some(_) => self.first.other(),
            None => self.first,
        }
    }
}

/// How many pieces a step moves.
///
/// ```
/// use jersi_rules::Carry;
///
/// assert_eq!((Carry::One.sign(), Carry::Two.sign()), ('-', '='));
/// assert_eq!(Carry::One.other(), Carry::Two);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Carry {
    /// The top piece, or the only one: `-`.
    One,
    /// A whole stack: `=`.
    Two,
}

impl Carry {
    /// The other number of pieces.
    pub const fn other(self) -> Carry {
        match self {
            Carry::One => Carry::Two,
            Carry::Two => Carry::One,
        }
    }

    /// `-` or `=`.
    pub const fn sign(self) -> char {
        match self {
            Carry::One => '-',
            Carry::Two => '=',
        }
    }
}

/// A piece that comes onto the board.
///
/// ```
/// use jersi_rules::{Edition, Kind, Placement, Position, Rules, Turn};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// let cell = Edition::V4_8.cell_named("d4").unwrap();
/// let turn = Turn::drop(Placement { kind: Kind::Mountain, cell });
/// assert_eq!(turn.display(&start).to_string(), "M:d4");
/// assert!(start.is_legal(turn));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// What it is.
    pub kind: Kind,
    /// Where it lands.
    pub cell: Cell,
}

/// A cell of a king's own first row, by its number from 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, from 1 to 7.
    pub const fn new(number: u8) -> Option<Seat> {
        if number >= 1 && number <= 7 { Some(Seat(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// What a turn's bits are about.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
enum Tag {
    One,
    Two,
    OneTwo,
    TwoOne,
    Drops,
    Place,
    Gift,
    Relocation,
}

const TAGS: [Tag; 8] =
    [Tag::One, Tag::Two, Tag::OneTwo, Tag::TwoOne, Tag::Drops, Tag::Place, Tag::Gift, Tag::Relocation];

/// Where the parts lie. Cells are numbered from 1, so 0 means that there is none.
const VIA: u32 = 7;
const TO: u32 = 14;
const TAG: u32 = 21;
/// The seat of a relocation, or the kind of a second drop.
const SEAT: u32 = 24;
/// The kind of a ransom, or of a first drop. The king's number is 0, and nobody can ask for a king.
const KIND: u32 = 27;
/// Always set, so that no turn is 0.
const PRESENT: u32 = 1 << 31;

impl Turn {
    #[inline(always)]
    const fn pack(tag: Tag, from: u32, via: u32, to: u32) -> Turn {
        let bits = PRESENT | from | via << VIA | to << TO | (tag as u32) << TAG;
        match NonZeroU32::new(bits) {
            Some(bits) => Turn(bits),
            None => unreachable!(),
        }
    }

    /// One or two steps.
    #[inline(always)]
    pub const fn steps(from: Cell, first: Carry, via: Option<Cell>, to: Cell) -> Turn {
        let (tag, via) = match (first, via) {
            (Carry::One, None) => (Tag::One, 0),
            (Carry::Two, None) => (Tag::Two, 0),
            (Carry::One, Some(via)) => (Tag::OneTwo, via.index() as u32),
            (Carry::Two, Some(via)) => (Tag::TwoOne, via.index() as u32),
        };
        Turn::pack(tag, from.index() as u32, via, to.index() as u32)
    }

    /// These steps, with the captured king put on a seat.
    #[must_use]
    #[inline]
    pub fn with_seat(self, seat: Seat) -> Turn {
        Turn(self.0 | u32::from(seat.0) << SEAT)
    }

    /// These steps, asking for a cube of this kind (not the king).
    #[must_use]
    #[inline]
    pub fn with_ransom(self, kind: Kind) -> Turn {
        Turn(self.0 | (kind as u32) << KIND)
    }

    /// The steps alone, without the seat and the ransom that the capture of a king adds to them; any other decision as it is.
    ///
    /// ```
    /// use jersi_rules::{Carry, Edition, Kind, Seat, Turn};
    ///
    /// let [from, to] = ["h4", "i4"].map(|name| Edition::V4_8.cell_named(name).unwrap());
    /// let steps = Turn::steps(from, Carry::One, None, to);
    /// assert_eq!(steps.with_seat(Seat::new(3).unwrap()).bare(), steps);
    /// assert_eq!(steps.with_ransom(Kind::Rock).bare(), steps);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn bare(self) -> Turn {
        let bits = self.bits();
        let steps = bits >> TAG & 7 < Tag::Drops as u32;
        Turn::from_own_bits(if steps { bits & (PRESENT | (1 << SEAT) - 1) } else { bits })
    }

    /// One cube from the reserve.
    #[inline]
    pub fn drop(drop: Placement) -> Turn {
        Turn(Turn::pack(Tag::Drops, drop.cell.index() as u32, 0, 0).0 | (drop.kind as u32) << KIND)
    }

    /// Two cubes from the reserve. On one cell the order is from the bottom up; on two cells it means
    /// nothing, and is made the order of the notation: mountains first, then by cell.
    #[inline]
    pub fn drops(one: Placement, other: Placement) -> Turn {
        let key = |drop: Placement| (drop.kind != Kind::Mountain, drop.cell);
        let swap = one.cell != other.cell && key(other) < key(one);
        let (first, second) = if swap { (other, one) } else { (one, other) };
        let cells = Turn::pack(Tag::Drops, first.cell.index() as u32, 0, second.cell.index() as u32);
        Turn(cells.0 | (first.kind as u32) << KIND | (second.kind as u32) << SEAT)
    }

    /// A shape of the free setting.
    #[inline]
    pub fn place(place: Placement) -> Turn {
        Turn(Turn::pack(Tag::Place, place.cell.index() as u32, 0, 0).0 | (place.kind as u32) << KIND)
    }

    /// The cube given as a ransom.
    #[inline]
    pub const fn gift(cell: Cell) -> Turn {
        Turn::pack(Tag::Gift, cell.index() as u32, 0, 0)
    }

    /// Where the king goes once the ransom is paid.
    #[inline]
    pub fn relocation(seat: Seat) -> Turn {
        Turn::pack(Tag::Relocation, 0, 0, 0).with_seat(seat)
    }

    /// The bits, for tables in memory. Records and stores keep the notation instead.
    #[inline(always)]
    pub const fn bits(self) -> u32 {
        self.0.get()
    }

    /// A small number for tables that remember turns: where it begins and ends, and whether it is made of
    /// steps. Different turns may share it.
    #[inline(always)]
    pub const fn table_index(self) -> usize {
        let bits = self.bits();
        let no_steps = bits >> (TAG + 2) & 1;
        (no_steps << 14 | (bits & 127) << 7 | bits >> TO & 127) as usize
    }

    /// One more than the greatest [`Turn::table_index`].
    pub const TABLE_END: usize = 1 << 15;

    /// The turn whose [`Turn::bits`] these are, for those who keep bits of their own for a moment.
    /// With any other bits the turn that comes out is not to be used; strangers' bits go through
    /// [`Turn::from_bits`].
    #[inline(always)]
    pub const fn from_own_bits(bits: u32) -> Turn {
        match NonZeroU32::new(bits | PRESENT) {
            Some(bits) => Turn(bits),
            None => unreachable!(),
        }
    }

    /// The decision with these bits, if they are those of a well-formed one.
    pub fn from_bits(bits: u32) -> Option<Turn> {
        let turn = Turn(NonZeroU32::new(bits)?);
        let again = match turn.try_parts()? {
            TurnParts::Steps { steps, ransom, seat } => {
                let mut again = Turn::steps(steps.from, steps.first, steps.via, steps.to);
                if let Some(kind) = ransom {
                    again = again.with_ransom(kind);
                }
                if let Some(seat) = seat {
                    again = again.with_seat(seat);
                }
                again
            }
            TurnParts::Drops { first, second: None } => Turn::drop(first),
            TurnParts::Drops { first, second: Some(second) } => Turn::drops(first, second),
            TurnParts::Place(place) => Turn::place(place),
            TurnParts::Gift(cell) => Turn::gift(cell),
            TurnParts::Relocation(seat) => Turn::relocation(seat),
        };
        (again == turn).then_some(turn)
    }

    /// The decision, expanded.
    #[inline]
    pub fn parts(self) -> TurnParts {
        self.try_parts().expect("every constructor makes a turn that can be expanded")
    }

    #[inline(always)]
    fn try_parts(self) -> Option<TurnParts> {
        let bits = self.bits();
        let cell = |shift: u32| Cell::from_index((bits >> shift & 127) as usize);
        let kind = Kind::from_bits(bits >> KIND);
        let seat = Seat::new((bits >> SEAT & 7) as u8);
        let steps = |first, via| {
            let ransom = (kind != Kind::King).then_some(kind);
            Some(TurnParts::Steps {
                steps: Steps { from: cell(0)?, first, via, to: cell(TO)? },
                ransom,
                seat,
            })
        };
        match TAGS[(bits >> TAG & 7) as usize] {
            Tag::One => steps(Carry::One, None),
            Tag::Two => steps(Carry::Two, None),
            Tag::OneTwo => steps(Carry::One, Some(cell(VIA)?)),
            Tag::TwoOne => steps(Carry::Two, Some(cell(VIA)?)),
            Tag::Drops => {
                let first = Placement { kind, cell: cell(0)? };
                let second = cell(TO).map(|cell| Placement { kind: Kind::from_bits(bits >> SEAT), cell });
                Some(TurnParts::Drops { first, second })
            }
            Tag::Place => Some(TurnParts::Place(Placement { kind, cell: cell(0)? })),
            Tag::Gift => Some(TurnParts::Gift(cell(0)?)),
            Tag::Relocation => Some(TurnParts::Relocation(seat?)),
        }
    }
}

impl std::fmt::Debug for Turn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.parts().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_two_drops_matters_on_one_cell_only() {
        let at = |number| Cell::at(3, number).unwrap();
        let mountain = |number| Placement { kind: Kind::Mountain, cell: at(number) };
        let wise = |number| Placement { kind: Kind::Wise, cell: at(number) };
        assert_eq!(Turn::drops(mountain(4), mountain(5)), Turn::drops(mountain(5), mountain(4)));
        assert_eq!(Turn::drops(wise(4), mountain(5)), Turn::drops(mountain(5), wise(4)));
        assert_ne!(Turn::drops(wise(4), mountain(4)), Turn::drops(mountain(4), wise(4)));
    }

    #[test]
    fn bits_that_are_no_turn_are_refused() {
        assert_eq!(Turn::from_bits(0), None);
        assert_eq!(Turn::from_bits(1), None);
        let turn = Turn::gift(Cell::at(2, 3).unwrap());
        assert_eq!(Turn::from_bits(turn.bits()), Some(turn));
        assert_eq!(Turn::from_bits(turn.bits() | 1 << VIA), None);
    }
}
