//! A number of many games, as something that can be found again for games drawn again.

use super::bootstrap::{Draws, Resamples};
use super::real;

/// A number of units (games, or pairs of games), each of which counts as often as it was drawn.
pub enum Statistic {
    /// A sum by a sum: a mean, a share, and what is made of them.
    Ratio {
        /// What each unit adds above.
        above: Vec<f64>,
        /// What each adds below; one each if none is given.
        below: Option<Vec<f64>>,
        /// What is made of the quotient and of the sum below.
        then: fn(f64, f64) -> f64,
    },
    /// The value that a share of the units does not exceed.
    Quantile {
        /// Values with the index of their unit, from the smallest on.
        sorted: Vec<(f64, u32)>,
        /// The share, ½ for the median.
        at: f64,
        /// What the value is multiplied by.
        times: f64,
    },
    /// Anything else.
    Other(Box<dyn Fn(&[u8]) -> Option<f64> + Send + Sync>),
}

impl Statistic {
    /// The number for units that were drawn so often each.
    pub fn of(&self, drawn: &[u8]) -> Option<f64> {
        let value = match self {
            Statistic::Ratio { above, below, then } => {
                let below = match below {
                    Some(below) => dot(below, drawn),
                    None => real(drawn.iter().map(|&times| usize::from(times)).sum()),
                };
                (below > 0.0).then(|| then(dot(above, drawn) / below, below))
            }
            Statistic::Quantile { sorted, at, times } => {
                quantile(sorted, drawn, *at).map(|value| value * times)
            }
            Statistic::Other(found) => found(drawn),
        };
        value.filter(|value| value.is_finite())
    }

    /// The number for the units as they are.
    pub fn of_all(&self, units: usize) -> Option<f64> {
        self.of(&vec![1; units])
    }

    /// The number in each resample.
    pub fn draws(&self, resamples: &Resamples) -> Draws {
        Draws(resamples.rows().map(|row| self.of(row).unwrap_or(f64::NAN)).collect())
    }
}

fn dot(values: &[f64], drawn: &[u8]) -> f64 {
    values.iter().zip(drawn).map(|(value, &times)| value * f64::from(times)).sum()
}

/// The quantile of values by counting; half-way between two where the share falls between them.
fn quantile(sorted: &[(f64, u32)], drawn: &[u8], at: f64) -> Option<f64> {
    let times = |unit: u32| u32::from(drawn[unit as usize]);
    let all: u32 = sorted.iter().map(|&(_, unit)| times(unit)).sum();
    let wanted = at * f64::from(all);
    let mut so_far = 0;
    let mut between = None;
    for &(value, unit) in sorted.iter().filter(|&&(_, unit)| times(unit) > 0) {
        if let Some(below) = between {
            return Some(f64::midpoint(below, value));
        }
        so_far += times(unit);
        if f64::from(so_far) > wanted {
            return Some(value);
        }
        if f64::from(so_far) >= wanted {
            between = Some(value);
        }
    }
    between
}

#[cfg(test)]
mod tests {
    use super::*;

    fn median(values: &[f64], drawn: &[u8]) -> Option<f64> {
        let mut sorted: Vec<(f64, u32)> = values.iter().copied().zip(0..).collect();
        sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
        Statistic::Quantile { sorted, at: 0.5, times: 1.0 }.of(drawn)
    }

    #[test]
    fn medians_by_counting() {
        assert_eq!(median(&[3.0, 1.0, 2.0], &[1, 1, 1]), Some(2.0));
        assert_eq!(median(&[3.0, 1.0, 2.0, 9.0], &[1, 1, 1, 1]), Some(2.5));
        assert_eq!(median(&[3.0, 1.0, 2.0, 9.0], &[0, 0, 0, 4]), Some(9.0));
        assert_eq!(median(&[3.0, 1.0], &[3, 1]), Some(3.0));
        assert_eq!(median(&[3.0, 1.0], &[0, 0]), None);
        assert_eq!(median(&[], &[]), None);
    }

    #[test]
    fn ratios_count_units_as_often_as_they_were_drawn() {
        let mean = Statistic::Ratio { above: vec![1.0, 2.0, 6.0], below: None, then: |mean, _| mean };
        assert_eq!((mean.of_all(3), mean.of(&[0, 0, 2]), mean.of(&[0, 0, 0])), (Some(3.0), Some(6.0), None));
        let share = Statistic::Ratio {
            above: vec![1.0, 0.0],
            below: Some(vec![4.0, 0.0]),
            then: |share, below| share * 100.0 + below,
        };
        assert_eq!((share.of_all(2), share.of(&[0, 2])), (Some(29.0), None));
    }
}
