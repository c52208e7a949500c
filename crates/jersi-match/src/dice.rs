//! Chance from a seed, so that a match can be played again.

/// A sequence of numbers. It is frozen: a seed means the same openings in every version.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The sequence of a seed for one purpose; other purposes get unrelated numbers.
    pub fn new(seed: u64, purpose: u64) -> Dice {
        let mut dice = Dice(seed);
        Dice(dice.roll() ^ Dice(purpose).roll().rotate_left(17))
    }

    /// The next number.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// One of the things; `None` if there is none. The bias for lists this short is beyond notice.
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        let place = (u128::from(self.roll()) * things.len() as u128 >> 64) as usize;
        things.get(place).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_and_purposes_differ_and_repeat() {
        let rolls = |seed, purpose| {
            let mut dice = Dice::new(seed, purpose);
            [(); 5].map(|()| dice.roll())
        };
        assert_eq!(rolls(1, 2), rolls(1, 2));
        assert_ne!(rolls(1, 2), rolls(2, 1));
        assert_ne!(rolls(1, 2), rolls(1, 3));
    }

    #[test]
    fn every_thing_is_picked() {
        let mut dice = Dice::new(3, 0);
        let mut seen = [0; 4];
        (0..400).for_each(|_| seen[dice.pick(&[0, 1, 2, 3]).expect("four things")] += 1);
        assert!(seen.iter().all(|&times| times > 60), "{seen:?}");
        assert_eq!(dice.pick::<u8>(&[]), None);
    }
}
