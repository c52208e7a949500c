//! A linear regression with a breath of ridge, by normal equations.

use super::{FEATURES, Features};

/// Keeps the equations solvable where a feature never varies.
const RIDGE: f64 = 0.5;

/// What each feature adds to the expected difficulty.
pub(super) struct Weights([f64; FEATURES]);

impl Weights {
    pub(super) fn fit<'a>(features: impl Iterator<Item = &'a Features>, values: &[f64]) -> Weights {
        let mean = values.iter().sum::<f64>() / f64::from(values.len().max(1) as u32);
        let mut matrix = [[0.0; FEATURES + 1]; FEATURES];
        for (Features(x), value) in features.zip(values) {
            for row in 0..FEATURES {
                for column in 0..FEATURES {
                    matrix[row][column] += x[row] * x[column];
                }
                matrix[row][FEATURES] += x[row] * (value - mean);
            }
        }
        for (place, row) in matrix.iter_mut().enumerate() {
            row[place] += RIDGE;
        }
        let mut weights = solve(matrix);
        weights[0] += mean;
        Weights(weights)
    }

    pub(super) fn expect(&self, features: &Features) -> f64 {
        self.0.iter().zip(features.0).map(|(weight, x)| weight * x).sum()
    }
}

/// Gauss and Jordan; the matrix is positive definite, so no pivot is looked for.
fn solve(mut matrix: [[f64; FEATURES + 1]; FEATURES]) -> [f64; FEATURES] {
    for pivot in 0..FEATURES {
        let row = matrix[pivot].map(|value| value / matrix[pivot][pivot]);
        for (place, other) in matrix.iter_mut().enumerate() {
            if place != pivot {
                let factor = other[pivot];
                other.iter_mut().zip(row).for_each(|(value, x)| *value -= factor * x);
            }
        }
        matrix[pivot] = row;
    }
    std::array::from_fn(|row| matrix[row][FEATURES])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found() {
        let features: Vec<Features> =
            (0..400).map(|n| Features([1.0, f64::from(n % 7), f64::from(n % 2), 0.0, 0.0, 0.0])).collect();
        let values: Vec<f64> =
            features.iter().map(|Features(x)| 1000.0 + 50.0 * x[1] - 30.0 * x[2]).collect();
        let weights = Weights::fit(features.iter(), &values);
        for (one, value) in features.iter().zip(&values) {
            assert!((weights.expect(one) - value).abs() < 2.0, "{} for {value}", weights.expect(one));
        }
    }
}
