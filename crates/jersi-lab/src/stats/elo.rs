//! Elo from points, of games and of pairs.

use jersi_match::{Pentanomial, elo_of_share};

use super::{TWO_SIDED_95, real, wilson};

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
    /// The interval is that of the variance of the pairs, by Student's t because it is found from few of them; where they are fewer
    /// than ten or all alike, or it reaches beyond all or nothing, it is Wilson's with each pair counted as one game, which is wider.
    pub fn of(pairs: &Pentanomial) -> Option<PairElo> {
        let share = pairs.share()?;
        let n = real(pairs.pairs() as usize);
        let range = range(pairs, share).filter(|_| pairs.pairs() >= FEW);
        let (low, high) = range.unwrap_or_else(|| wilson(share * n, n));
        let elo = |share: f64| elo_of(share, 2.0 * n);
        Some(PairElo { value: elo(share), low: elo(low), high: elo(high) })
    }
}

/// The interval of the mean share of pairs; none if all are alike, or where it reaches beyond all or nothing.
fn range(pairs: &Pentanomial, share: f64) -> Option<(f64, f64)> {
    let n = real(pairs.pairs() as usize);
    let off = |half_points: u8| f64::from(half_points) / 4.0 - share;
    let squares: f64 = (0..).zip(pairs.0).map(|(points, count)| f64::from(count) * off(points).powi(2)).sum();
    let reach = student(n - 1.0) * (squares / (n - 1.0) / n).sqrt();
    let (low, high) = (share - reach, share + reach);
    (squares > 0.0 && low > 0.0 && high < 1.0).then_some((low, high))
}

/// What 95 % of Student's t with so many degrees of freedom, eight or more, lie within (Abramowitz and Stegun 26.7.5).
fn student(degrees: f64) -> f64 {
    let z = TWO_SIDED_95;
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / degrees + second / degrees.powi(2) + third / degrees.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn student_is_that_of_the_tables() {
        for (degrees, t) in [(9.0, 2.2622), (24.0, 2.0639), (60.0, 2.0003), (1e6, 1.95996)] {
            assert!((student(degrees) - t).abs() < 5e-4, "{degrees}: {}", student(degrees));
        }
    }

    #[test]
    fn pairs_by_hand() {
        // Squares of 0.75 by 9 by 10, their root times 2.2619 is 0.20648 to each side of ½: 152.59 Elo.
        let even = PairElo::of(&Pentanomial([1, 2, 4, 2, 1])).expect("pairs");
        assert!(
            even.value.abs() < 1e-9 && (even.high - 152.59).abs() < 0.05 && (even.low + 152.59).abs() < 0.05
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
