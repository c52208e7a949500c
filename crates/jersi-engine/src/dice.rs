//! Chance: numbers from a seed, which is told so that a game can be played again.

use std::hash::{BuildHasher, Hasher, RandomState};

/// A sequence of numbers from a seed.
///
/// ```
/// use jersi_engine::Dice;
///
/// let (mut one, mut same) = (Dice::seeded(7), Dice::seeded(7));
/// assert_eq!(one.roll(), same.roll());
/// assert!(one.below(6) < 6);
/// assert_eq!(one.pick::<u8>(&[]), None);
/// ```
#[derive(Clone, Debug)]
pub struct Dice(u64);

/// Seeds that are drawn stay below this, so that people can type them.
const SEEDS: u64 = 1_000_000;

impl Dice {
    /// The sequence of this seed.
    pub const fn seeded(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Where the sequence stands: one that is seeded by it goes on as this one does.
    pub const fn state(&self) -> u64 {
        self.0
    }

    /// A sequence that nobody knows beforehand.
    pub fn from_system() -> Dice {
        // Every `RandomState` has keys that the system drew.
        Dice(RandomState::new().build_hasher().finish())
    }

    /// The sequence with this number among those of the same seed.
    pub fn nth(mut self, number: u64) -> Dice {
        Dice(self.roll().wrapping_add(number))
    }

    /// The next number.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// A number below `end`, which is not 0; the bias for ends this small is beyond notice.
    pub fn below(&mut self, end: usize) -> usize {
        (u128::from(self.roll()) * end as u128 >> 64) as usize
    }

    /// One of the things; `None` if there is none.
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        if things.is_empty() { None } else { things.get(self.below(things.len())).copied() }
    }

    /// A seed for something else.
    pub fn seed(&mut self) -> u64 {
        self.roll() % SEEDS
    }

    /// Heads or tails.
    pub fn coin(&mut self) -> bool {
        self.below(2) == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let rolls = |seed| {
            let mut dice = Dice::seeded(seed);
            [(); 20].map(|()| dice.below(864))
        };
        assert_eq!(rolls(7), rolls(7));
        assert_ne!(rolls(7), rolls(8));
        assert!(rolls(7).into_iter().all(|roll| roll < 864));
        assert_ne!(Dice::from_system().0, Dice::from_system().0);
    }

    #[test]
    fn both_sides_of_the_coin_come_up() {
        let mut dice = Dice::seeded(1);
        let heads = (0..1000).filter(|_| dice.coin()).count();
        assert!((400..600).contains(&heads), "{heads}");
        assert!((0..1000).all(|_| dice.seed() < SEEDS));
    }
}
