//! The bootstrap: how a number scatters when the games are drawn again, each time as many as there were, with replacement.

use jersi_engine::Dice;

use super::{real, two_sided};

/// How often the games are drawn again.
pub const RESAMPLES: usize = 2_000;

/// How often each unit was drawn, resample by resample. A unit is a game, or a pair of games.
pub struct Resamples {
    units: usize,
    counts: Vec<u8>,
}

/// Which units of two rule sets belong together, by index, and which stand alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Units {
    /// Units that began alike.
    pub together: Vec<(usize, usize)>,
    /// Others of the first.
    pub only_a: Vec<usize>,
    /// Others of the second.
    pub only_b: Vec<usize>,
}

impl Resamples {
    /// The resamples of so many units; always the same by a seed.
    pub fn new(units: usize, seed: u64) -> Resamples {
        let mut resamples = Resamples::empty(units);
        for (number, row) in resamples.rows_mut().enumerate() {
            let mut dice = dice(seed, number);
            for _ in 0..units {
                draw(row, dice.below(units));
            }
        }
        resamples
    }

    /// Resamples of the units of two rule sets: those that belong together are drawn together.
    pub fn of_two(units: &Units, seed: u64) -> (Resamples, Resamples) {
        let together = units.together.len();
        let mut a = Resamples::empty(together + units.only_a.len());
        let mut b = Resamples::empty(together + units.only_b.len());
        for (number, (row_a, row_b)) in a.rows_mut().zip(b.rows_mut()).enumerate() {
            let mut dice = dice(seed, number);
            for _ in 0..together {
                let (one, other) = units.together[dice.below(together)];
                draw(row_a, one);
                draw(row_b, other);
            }
            for _ in &units.only_a {
                draw(row_a, units.only_a[dice.below(units.only_a.len())]);
            }
            for _ in &units.only_b {
                draw(row_b, units.only_b[dice.below(units.only_b.len())]);
            }
        }
        (a, b)
    }

    fn empty(units: usize) -> Resamples {
        Resamples { units, counts: vec![0; units * RESAMPLES] }
    }

    fn rows_mut(&mut self) -> impl Iterator<Item = &mut [u8]> {
        // `chunks_exact` takes no 0; without units there is no row to fill.
        self.counts.chunks_exact_mut(self.units.max(1))
    }

    /// How many units there are.
    pub fn units(&self) -> usize {
        self.units
    }

    /// How often each unit was drawn, once for each resample.
    pub fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.counts.chunks_exact(self.units.max(1))
    }
}

fn dice(seed: u64, number: usize) -> Dice {
    Dice::seeded(seed).nth(number as u64)
}

fn draw(row: &mut [u8], unit: usize) {
    row[unit] = row[unit].saturating_add(1);
}

/// A number found in each resample; not a number where it could not be.
#[derive(Clone, Debug, Default)]
pub struct Draws(pub Vec<f64>);

/// The share of resamples that may be without the number before nothing is said of its interval.
const UNDEFINED: f64 = 0.01;

/// Resamples beyond a value from which on their count is trusted; below, the tail is that of a normal distribution.
const TRUSTED: usize = 10;

impl Draws {
    fn known(&self) -> Option<Vec<f64>> {
        let known: Vec<f64> = self.0.iter().copied().filter(|draw| draw.is_finite()).collect();
        let missing = real(self.0.len() - known.len());
        (!known.is_empty() && missing <= UNDEFINED * real(self.0.len())).then_some(known)
    }

    /// The range of the middle 95 %, widened to the value itself.
    pub fn interval(&self, value: f64) -> Option<(f64, f64)> {
        let mut known = self.known()?;
        known.sort_unstable_by(f64::total_cmp);
        let cut = known.len() / 40;
        Some((known[cut].min(value), known[known.len() - 1 - cut].max(value)))
    }

    /// The same draws without their bias: for numbers that resamples underrate, such as an entropy. They underrate the value about as
    /// much as the value underrates the truth, so they are moved by twice the way from their mean to the value.
    #[must_use]
    pub fn unbiased(self, value: f64) -> Draws {
        let Some(known) = self.known() else { return self };
        let shift = 2.0 * (value - known.iter().sum::<f64>() / real(known.len()));
        Draws(self.0.into_iter().map(|draw| draw + shift).collect())
    }

    /// Draw by draw, the second less the first.
    #[must_use]
    pub fn less(&self, first: &Draws) -> Draws {
        Draws(self.0.iter().zip(&first.0).map(|(second, first)| second - first).collect())
    }

    /// Draw by draw, the sum.
    #[must_use]
    pub fn plus(&self, other: &Draws) -> Draws {
        Draws(self.0.iter().zip(&other.0).map(|(one, other)| one + other).collect())
    }

    /// For draws of a difference that is `value`: how likely chance alone makes one so great, either way. `units` is how many games
    /// the smaller side has.
    ///
    /// It is twice the share of draws on the other side of zero. Two thousand draws cannot tell one in a thousand from one in a
    /// million, and a correction for many looks needs that: where fewer than ten are on the other side, the tail is that of a
    /// normal distribution with the deviation of the draws.
    pub fn p(&self, value: f64, units: usize) -> Option<f64> {
        let known = self.known()?;
        let n = real(known.len());
        let low = known.iter().filter(|&&draw| draw <= 0.0).count();
        let high = known.iter().filter(|&&draw| draw >= 0.0).count();
        let beyond = low.min(high);
        let counted = |beyond: usize| (2.0 * real(beyond + 1) / (n + 1.0)).min(1.0);
        if beyond >= TRUSTED {
            return Some(counted(beyond));
        }
        let mean = known.iter().sum::<f64>() / n;
        let deviation = (known.iter().map(|draw| (draw - mean) * (draw - mean)).sum::<f64>() / n).sqrt();
        if deviation <= f64::EPSILON * value.abs() {
            // Every game of each side says the same: one of the ways to deal the games out again is as extreme as this.
            return Some(if value.abs() > 0.0 { 0.5_f64.powf(real(units) - 1.0).min(1.0) } else { 1.0 });
        }
        Some(two_sided(value / deviation).min(counted(TRUSTED)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resamples_repeat_by_their_seed_and_draw_as_many_as_there_are() {
        let one = Resamples::new(30, 7);
        assert_eq!(one.counts, Resamples::new(30, 7).counts);
        assert_ne!(one.counts, Resamples::new(30, 8).counts);
        assert_eq!(one.rows().count(), RESAMPLES);
        assert!(one.rows().all(|row| row.iter().map(|&n| u32::from(n)).sum::<u32>() == 30));
        assert_eq!(Resamples::new(0, 7).rows().count(), 0);
    }

    #[test]
    fn what_belongs_together_is_drawn_together() {
        let units = Units { together: vec![(0, 2), (1, 0)], only_a: vec![2], only_b: vec![1, 3] };
        let (a, b) = Resamples::of_two(&units, 3);
        assert_eq!((a.units(), b.units()), (3, 4));
        for (a, b) in a.rows().zip(b.rows()) {
            assert_eq!((a[0], a[1], a[2]), (b[2], b[0], 1));
            assert_eq!(b[1] + b[3], 2);
        }
    }

    #[test]
    fn draws_tell_what_they_can() {
        let draws = Draws((0..2000).map(|n| f64::from(n) / 1999.0).collect());
        let (low, high) = draws.interval(0.5).expect("all are known");
        assert!((low - 0.025).abs() < 1e-3 && (high - 0.975).abs() < 1e-3);
        assert_eq!(draws.interval(2.0).map(|(_, high)| high), Some(2.0));
        let holes = Draws((0..2000).map(|n| if n < 100 { f64::NAN } else { 1.0 }).collect());
        assert_eq!((holes.interval(1.0), holes.p(1.0, 9)), (None, None));
        assert_eq!(Draws::default().interval(1.0), None);
    }

    #[test]
    fn chance_is_told_by_counting_and_beyond_by_the_tail() {
        // 100 of 2,000 on the other side: 2 · 101 / 2001.
        let some = Draws((0..2000).map(|n| if n < 100 { -1.0 } else { 1.0 }).collect());
        assert!((some.p(0.9, 50).expect("known") - 202.0 / 2001.0).abs() < 1e-12);
        // Alternating 4 and 6: the mean is five deviations from 0.
        let far = Draws((0..2000).map(|n| if n % 2 == 0 { 4.0 } else { 6.0 }).collect());
        let p = far.p(5.0, 50).expect("known");
        assert!((p - 5.733e-7).abs() < 1e-9, "{p}");
        let alike = Draws(vec![1.0; 2000]);
        assert_eq!(
            (alike.p(1.0, 11), Draws(vec![0.0; 2000]).p(0.0, 11)),
            (Some(0.5_f64.powi(10)), Some(1.0))
        );
    }
}
