//! Statistics: intervals, resamples, corrections and fits, without a word about the game.
//!
//! Everything is found from sums, orders and fits of whole games, so that no resample ever parts the positions of a game.

mod bootstrap;
mod correction;
mod elo;
mod logistic;
mod spearman;
mod statistic;
mod wilson;

pub use bootstrap::{Draws, RESAMPLES, Resamples, Units};
pub use correction::benjamini_hochberg;
pub use elo::{PairElo, elo_of};
pub use logistic::Logistic;
pub use spearman::Spearman;
pub use statistic::Statistic;
pub use wilson::wilson;

/// How far 95 % of a normal distribution reach, in standard deviations.
pub const TWO_SIDED_95: f64 = 1.959_963_984_540_054;

/// A count as a real number. Counts of a laboratory are far below 2^53.
#[allow(clippy::cast_precision_loss, reason = "no laboratory counts to 2^53")]
pub const fn real(count: usize) -> f64 {
    count as f64
}

/// How likely a normal number is at least so many standard deviations from its mean, either way.
pub fn two_sided(deviations: f64) -> f64 {
    libm::erfc(deviations.abs() / std::f64::consts::SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_normal_tails() {
        assert!((two_sided(TWO_SIDED_95) - 0.05).abs() < 1e-12);
        assert!((two_sided(0.0) - 1.0).abs() < 1e-15);
        assert!((two_sided(-3.0) - 0.002_699_796).abs() < 1e-9);
    }
}
