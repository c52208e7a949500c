//! Where a game stands in a match.

use jersi_rules::Color;

/// A game of a match. Two in a row share an opening and swap the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u32);

impl Place {
    /// Both games of a pair; pairs are counted from 0.
    pub fn of_pair(pair: u32) -> [Place; 2] {
        [Place(2 * pair), Place(2 * pair + 1)]
    }

    /// The number that people count with, from 1.
    pub fn number(self) -> u32 {
        self.0 + 1
    }

    /// The game that people count so, from 1.
    pub fn numbered(number: u32) -> Option<Place> {
        number.checked_sub(1).map(Place)
    }

    /// Its pair, from 0.
    pub fn pair(self) -> u32 {
        self.0 / 2
    }

    /// Which of so many pairings plays it: they take turns, pair by pair.
    pub(crate) fn pairing(self, pairings: usize) -> usize {
        self.pair() as usize % pairings
    }

    /// Which of the pairs of its pairing it belongs to, from 0. All pairings begin that pair with the same opening.
    pub(crate) fn round(self, pairings: usize) -> u32 {
        self.pair() / pairings as u32
    }

    /// The other game of the pair.
    pub(crate) fn twin(self) -> Place {
        Place(self.0 ^ 1)
    }

    /// The side (0 is the first, 1 the second of its pairing) that has a colour. The first has White first.
    pub(crate) fn side(self, color: Color) -> usize {
        let swapped = self.0 % 2 == 1;
        usize::from((color == Color::Black) != swapped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_swap_within_a_pair() {
        let [one, other] = Place::of_pair(3);
        assert_eq!((one.number(), other.number()), (7, 8));
        assert_eq!((one.pair(), other.pair(), one.twin(), other.twin()), (3, 3, other, one));
        assert_eq!((one.side(Color::White), one.side(Color::Black)), (0, 1));
        assert_eq!((other.side(Color::White), other.side(Color::Black)), (1, 0));
    }
}
