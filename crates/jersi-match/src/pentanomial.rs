//! Results by colour-swapped pairs: both games of a pair share an opening, so they are counted together.

use crate::elo::elo_of_share;

/// How many pairs brought the first side 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u32; 5]);

/// How far 95 % of a normal distribution reach, in standard deviations.
const TWO_SIDED_95: f64 = 1.959_964;

impl Pentanomial {
    /// Adds a pair in which the first side got this many half points, 4 at most.
    pub fn add(&mut self, half_points: u8) {
        self.0[usize::from(half_points.min(4))] += 1;
    }

    /// How many pairs there are.
    pub fn pairs(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The share of the points of the first side; `None` without any pair.
    pub fn share(&self) -> Option<f64> {
        (self.pairs() > 0).then(|| moments(&self.0.map(f64::from)).0)
    }

    /// How many Elo stronger the first side is by these pairs, if that is a finite number.
    pub fn elo(&self) -> Option<f64> {
        self.share().and_then(elo_of_share)
    }

    /// Half the width of the range that holds the true Elo in 95 of 100 matches. There is none if all
    /// pairs are alike, for then nobody knows how far they might differ, nor where the range reaches beyond all or
    /// nothing.
    pub fn error(&self) -> Option<f64> {
        let (low, high) = self.range()?;
        Some((elo_of_share(high)? - elo_of_share(low)?) / 2.0)
    }

    /// The range of shares that holds the true one in 95 of 100 matches. There is none where there is no [`Pentanomial::error`].
    pub fn range(&self) -> Option<(f64, f64)> {
        if self.0.iter().filter(|&&count| count > 0).count() < 2 {
            return None;
        }
        let (share, variance) = moments(&self.0.map(f64::from));
        let reach = TWO_SIDED_95 * (variance / f64::from(self.pairs())).sqrt();
        let (low, high) = (share - reach, share + reach);
        (low > 0.0 && high < 1.0).then_some((low, high))
    }
}

/// Mean and variance of the share of the points in a pair, for counts that need not be whole.
pub(crate) fn moments(counts: &[f64; 5]) -> (f64, f64) {
    let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
    let pairs: f64 = counts.iter().sum();
    let mean = shares.iter().zip(counts).map(|(share, count)| share * count).sum::<f64>() / pairs;
    let spread = |share: f64| (share - mean) * (share - mean);
    let variance =
        shares.iter().zip(counts).map(|(&share, count)| spread(share) * count).sum::<f64>() / pairs;
    (mean, variance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: Option<f64>, expected: f64) {
        let found = found.expect("a finite number");
        assert!((found - expected).abs() < 0.01, "{found} is not {expected}");
    }

    #[test]
    fn pairs_by_hand() {
        // (0·1 + ¼·2 + ½·4 + ¾·2 + 1·1) / 10 = ½; variance (2·¼ + 4·1/16) / 10 = 0.075.
        let even = Pentanomial([1, 2, 4, 2, 1]);
        assert_eq!(even.pairs(), 10);
        near(even.elo(), 0.0);
        // 1.96 · √(0.075 / 10) = 0.16974 around ½: 122.82 Elo to each side.
        near(even.error(), 122.82);
        near(even.range().map(|(low, _)| low), 0.3303);
        // (¼ + ½·2 + ¾·3 + 4) / 10 = 0.75: 190.85 Elo.
        near(Pentanomial([0, 1, 2, 3, 4]).elo(), 190.85);
    }

    #[test]
    fn pairs_that_are_all_alike_do_not_tell_how_sure_they_are() {
        let split = Pentanomial([0, 0, 50, 0, 0]);
        near(split.elo(), 0.0);
        assert_eq!(split.error(), None);
    }

    #[test]
    fn no_figure_where_there_is_none() {
        assert_eq!(Pentanomial::default().share(), None);
        assert_eq!(Pentanomial::default().elo(), None);
        let all = Pentanomial([0, 0, 0, 0, 7]);
        assert_eq!((all.share(), all.elo(), all.error()), (Some(1.0), None, None));
        assert_eq!(Pentanomial([0, 0, 0, 1, 0]).error(), None);
        // One pair lost, one won: the range is wider than everything.
        assert_eq!(Pentanomial([1, 0, 0, 0, 1]).error(), None);
    }

    #[test]
    fn half_points_find_their_box() {
        let mut found = Pentanomial::default();
        for half_points in [0, 1, 2, 3, 4, 4] {
            found.add(half_points);
        }
        assert_eq!(found, Pentanomial([1, 1, 1, 1, 2]));
    }
}
