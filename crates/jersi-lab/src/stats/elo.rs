//! Elo from points, of games and of pairs.

use jersi_match::{Pentanomial, elo_of_share};

use super::{real, wilson};

/// The Elo of a share of the points. All or nothing has none: it is told as half a point short of it, and is a least or a most then.
pub fn elo_of(share: f64, points: f64) -> f64 {
    let edge = (0.5 / points.max(1.0)).min(0.5);
    elo_of_share(share.clamp(edge, 1.0 - edge)).unwrap_or(0.0)
}

/// The Elo of pairs of games, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairElo {
    /// The Elo.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Pairs that a variance is found from, at the least.
const FEW: u32 = 10;

impl PairElo {
    /// From pairs; nothing without any.
    ///
    /// The interval is that of the variance of the pairs; where they are few or all alike, or it reaches beyond all or nothing, it is
    /// Wilson's with each pair counted as one game, which is never narrower than it should be.
    pub fn of(pairs: &Pentanomial) -> Option<PairElo> {
        let share = pairs.share()?;
        let n = real(pairs.pairs() as usize);
        let range = pairs.range().filter(|_| pairs.pairs() >= FEW);
        let (low, high) = range.unwrap_or_else(|| wilson(share * n, n));
        let elo = |share: f64| elo_of(share, 2.0 * n);
        Some(PairElo { value: elo(share), low: elo(low), high: elo(high) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_by_hand() {
        // A share of ½ with a variance of 0.075 over 10 pairs: 122.82 Elo to each side.
        let even = PairElo::of(&Pentanomial([1, 2, 4, 2, 1])).expect("pairs");
        assert!(
            even.value.abs() < 1e-9 && (even.high - 122.82).abs() < 0.01 && (even.low + 122.82).abs() < 0.01
        );
        // All alike: Wilson of 25 in 50 is 0.3664 to 0.6336, 95.1 Elo.
        let alike = PairElo::of(&Pentanomial([0, 0, 50, 0, 0])).expect("pairs");
        assert!((alike.high - 95.1).abs() < 0.1, "{alike:?}");
        assert_eq!(PairElo::of(&Pentanomial::default()), None);
    }

    #[test]
    fn all_or_nothing_is_a_least() {
        // Half a point short of 14: 13.5 to 0.5.
        let all = PairElo::of(&Pentanomial([0, 0, 0, 0, 7])).expect("pairs");
        assert!((all.value - 400.0 * 27_f64.log10()).abs() < 1e-9);
        assert!(all.low < all.value && all.high <= all.value + 1e-9 && all.high >= all.value);
        assert!((elo_of(0.0, 0.0)).abs() < 1e-9, "nothing played, nothing known");
        assert!((elo_of(0.75, 100.0) - 190.848).abs() < 1e-3);
    }
}
