//! Chance from a seed, so that a match can be played again.

use jersi_engine::Dice;

/// The sequence of a seed for one purpose; other purposes get unrelated numbers. It is frozen: a seed means the
/// same openings in every version.
pub fn dice(seed: u64, purpose: u64) -> Dice {
    let purpose = Dice::seeded(purpose).roll().rotate_left(17);
    Dice::seeded(Dice::seeded(seed).roll() ^ purpose)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_and_purposes_differ_and_repeat() {
        let rolls = |seed, purpose| {
            let mut dice = dice(seed, purpose);
            [(); 5].map(|()| dice.roll())
        };
        assert_eq!(rolls(1, 2), rolls(1, 2));
        assert_ne!(rolls(1, 2), rolls(2, 1));
        assert_ne!(rolls(1, 2), rolls(1, 3));
    }
}
