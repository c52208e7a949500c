//! The sequential test: stop as soon as the pairs say which of two strengths is the likelier one.

use crate::elo::expected_share;
use crate::pentanomial::{Pentanomial, moments};

/// A test between "the first side is `elo0` stronger" and "it is `elo1` stronger".
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The lower strength.
    pub elo0: f64,
    /// The higher strength.
    pub elo1: f64,
    /// How often the higher one is accepted although the lower one is true.
    pub alpha: f64,
    /// How often the lower one is accepted although the higher one is true.
    pub beta: f64,
}

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The lower strength.
    Elo0,
    /// The higher strength.
    Elo1,
}

/// Before so many pairs the normal approximation means nothing, so nothing is decided.
pub const FEWEST_PAIRS: u32 = 10;

/// The variance of a pair's share in an ordinary match...
const USUAL_VARIANCE: f64 = 1.0 / 16.0;

/// ...counts as much as that of so many pairs: a few pairs that happen to be alike do not tell how far pairs differ.
const USUAL_PAIRS: f64 = 10.0;

impl Sprt {
    /// A test with one error in twenty either way.
    pub fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// The log-likelihood ratio below which the lower and above which the higher strength is accepted.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of the higher to the lower strength: the generalized test on the shares of
    /// pairs, taken for normally distributed.
    pub fn llr(&self, results: &Pentanomial) -> f64 {
        if results.pairs() == 0 {
            return 0.0;
        }
        let pairs = f64::from(results.pairs());
        let (share, seen) = moments(&results.0.map(f64::from));
        let variance = (pairs * seen + USUAL_PAIRS * USUAL_VARIANCE) / (pairs + USUAL_PAIRS);
        let (low, high) = (expected_share(self.elo0), expected_share(self.elo1));
        pairs * (high - low) * (2.0 * share - low - high) / (2.0 * variance)
    }

    /// Which strength is accepted, if it is decided.
    pub fn found(&self, results: &Pentanomial) -> Option<Found> {
        if results.pairs() < FEWEST_PAIRS {
            return None;
        }
        let (low, high) = self.bounds();
        match self.llr(results) {
            llr if llr >= high => Some(Found::Elo1),
            llr if llr <= low => Some(Found::Elo0),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.002, "{found} is not {expected}");
    }

    #[test]
    fn bounds_of_one_in_twenty() {
        let (low, high) = Sprt::new(0.0, 10.0).bounds();
        near(low, -(19_f64.ln()));
        near(high, 2.944);
    }

    #[test]
    fn a_ratio_by_hand() {
        // Mean 0.525, variance 0.055625 over 100 pairs; the strengths expect 0.5 and 0.514387.
        // With ten pairs of the usual variance 0.0625: (100 · 0.055625 + 10 · 0.0625) / 110 = 0.05625.
        // 100 · 0.014387 · (1.05 − 1.014387) / (2 · 0.05625) = 0.45544.
        let results = Pentanomial([5, 20, 40, 30, 5]);
        near(moments(&results.0.map(f64::from)).0, 0.525);
        near(moments(&results.0.map(f64::from)).1, 0.055_625);
        near(Sprt::new(0.0, 10.0).llr(&results), 0.455_44);
    }

    #[test]
    fn the_ratio_turns_with_the_results() {
        let test = Sprt::new(-5.0, 5.0);
        let (up, down) = (Pentanomial([3, 10, 30, 20, 9]), Pentanomial([9, 20, 30, 10, 3]));
        near(test.llr(&up), -test.llr(&down));
        near(test.llr(&Pentanomial([4, 8, 20, 8, 4])), 0.0);
        near(test.llr(&Pentanomial::default()), 0.0);
    }

    #[test]
    fn pairs_that_are_alike_prove_nothing_soon() {
        // Two players that play the same game twice: ten pairs of one point each, and nobody is stronger.
        let test = Sprt::new(0.0, 20.0);
        for pairs in [10, 20, 50] {
            assert_eq!(test.found(&Pentanomial([0, 0, pairs, 0, 0])), None, "{pairs} pairs");
        }
        assert_eq!(test.found(&Pentanomial([0, 0, 1000, 0, 0])), Some(Found::Elo0));
    }

    #[test]
    fn decisions() {
        let test = Sprt::new(0.0, 10.0);
        assert_eq!(test.found(&Pentanomial([0, 0, 0, 0, 9])), None, "too few pairs");
        assert_eq!(test.found(&Pentanomial([0, 0, 0, 0, 14])), Some(Found::Elo1));
        assert_eq!(test.found(&Pentanomial([14, 0, 0, 0, 0])), Some(Found::Elo0));
        assert_eq!(test.found(&Pentanomial([5, 20, 40, 30, 5])), None);
        assert_eq!(test.found(&Pentanomial([50, 200, 400, 300, 50])), Some(Found::Elo1));
        assert_eq!(test.found(&Pentanomial([50, 250, 400, 250, 50])), None, "−1.84");
        assert_eq!(test.found(&Pentanomial([100, 500, 800, 500, 100])), Some(Found::Elo0));
    }
}
