//! Ridge logistic regression, with resamples by one step of Newton from the fit.

/// A fit of results by differences: `ln(p / (1 − p)) = b₀ + Σ bₖ xₖ`, with b₀ free and the others held back by a ridge.
///
/// What each unit adds to the slope and the curvature of the likelihood at the fit is kept, so that a resample costs one small
/// system of equations: the step of Newton from the fit (the one-step bootstrap).
pub struct Logistic {
    fit: Vec<f64>,
    ridge: f64,
    units: Vec<Option<Added>>,
}

/// What a unit adds at the fit.
struct Added {
    slope: Vec<f64>,
    curve: Vec<f64>,
}

/// An observation: what stood against what, and what came of it (0 to 1).
pub type Observation = (Vec<f64>, f64);

const STEPS: usize = 50;

impl Logistic {
    /// The fit of the observations of units, each with as many numbers as `width`; none if there is nothing to fit.
    pub fn fit(units: &[Vec<Observation>], width: usize, ridge: f64) -> Option<Logistic> {
        if units.iter().all(Vec::is_empty) {
            return None;
        }
        let size = width + 1;
        let mut fit = vec![0.0; size];
        for _ in 0..STEPS {
            let mut all = Added::nothing(size);
            for (x, z) in units.iter().flatten() {
                all.add(x, *z, &fit);
            }
            let step = newton(&all.slope, &all.curve, &fit, ridge)?;
            let longest = step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
            // A long step would overshoot where results are nearly told by the differences.
            let shorten = if longest > 2.0 { 2.0 / longest } else { 1.0 };
            fit.iter_mut().zip(&step).for_each(|(b, part)| *b += shorten * part);
            if longest < 1e-9 {
                break;
            }
        }
        let added = |unit: &Vec<Observation>| {
            (!unit.is_empty()).then(|| {
                let mut added = Added::nothing(size);
                for (x, z) in unit {
                    added.add(x, *z, &fit);
                }
                added
            })
        };
        let units = units.iter().map(added).collect();
        Some(Logistic { fit, ridge, units })
    }

    /// The coefficients of the differences for units that were drawn so often each.
    pub fn of(&self, drawn: &[u8]) -> Option<Vec<f64>> {
        let mut all = Added::nothing(self.fit.len());
        for (unit, &times) in self.units.iter().zip(drawn).filter(|&(_, &times)| times > 0) {
            if let Some(unit) = unit {
                let times = f64::from(times);
                all.slope.iter_mut().zip(&unit.slope).for_each(|(all, one)| *all += times * one);
                all.curve.iter_mut().zip(&unit.curve).for_each(|(all, one)| *all += times * one);
            }
        }
        let step = newton(&all.slope, &all.curve, &self.fit, self.ridge)?;
        Some(self.fit.iter().zip(&step).skip(1).map(|(b, part)| b + part).collect())
    }
}

impl Added {
    fn nothing(size: usize) -> Added {
        Added { slope: vec![0.0; size], curve: vec![0.0; size * size] }
    }

    fn add(&mut self, x: &[f64], z: f64, fit: &[f64]) {
        let size = fit.len();
        let at = |n: usize| if n == 0 { 1.0 } else { x[n - 1] };
        let p = 1.0 / (1.0 + (-(0..size).map(|n| fit[n] * at(n)).sum::<f64>()).exp());
        for row in 0..size {
            let left = at(row);
            if left == 0.0 {
                continue;
            }
            self.slope[row] += (z - p) * left;
            for column in 0..=row {
                self.curve[row * size + column] += p * (1.0 - p) * left * at(column);
            }
        }
    }
}

/// The step of Newton at `fit`; none where the equations have no one solution.
fn newton(slope: &[f64], curve: &[f64], fit: &[f64], ridge: f64) -> Option<Vec<f64>> {
    let size = fit.len();
    // The intercept is held by a hair, so that games which White always wins have a fit too.
    let held = |n: usize| if n == 0 { 1e-6 } else { ridge };
    let mut low = curve.to_vec();
    for n in 0..size {
        low[n * size + n] += held(n);
    }
    let mut step: Vec<f64> = (0..size).map(|n| slope[n] - held(n) * fit[n]).collect();
    // Cholesky, then forward and backward.
    for row in 0..size {
        for column in 0..=row {
            let taken: f64 = (0..column).map(|n| low[row * size + n] * low[column * size + n]).sum();
            let rest = low[row * size + column] - taken;
            low[row * size + column] = if row == column {
                if rest <= 0.0 {
                    return None;
                }
                rest.sqrt()
            } else {
                rest / low[column * size + column]
            };
        }
    }
    for row in 0..size {
        let taken: f64 = (0..row).map(|n| low[row * size + n] * step[n]).sum();
        step[row] = (step[row] - taken) / low[row * size + row];
    }
    for row in (0..size).rev() {
        let taken: f64 = (row + 1..size).map(|n| low[n * size + row] * step[n]).sum();
        step[row] = (step[row] - taken) / low[row * size + row];
    }
    Some(step)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One unit for each observation: `wins` of 100 at each difference.
    fn units(table: &[(f64, f64, u32)]) -> Vec<Vec<Observation>> {
        let games = |&(x, y, wins): &(f64, f64, u32)| {
            (0..100).map(move |n| vec![(vec![x, y], f64::from(u8::from(n < wins)))])
        };
        table.iter().flat_map(games).collect()
    }

    #[test]
    fn odds_that_double_with_each_piece_and_treble_with_each_other() {
        // Odds of 1, 2, 3 and 6 to 1 are 50, 66.7, 75 and 85.7 of 100.
        let units = units(&[(0.0, 0.0, 50), (1.0, 0.0, 67), (0.0, 1.0, 75), (1.0, 1.0, 86), (-1.0, 0.0, 33)]);
        let fit = Logistic::fit(&units, 2, 1e-6).expect("a fit");
        let found = fit.of(&vec![1; units.len()]).expect("a solution");
        assert!((found[0] - 2_f64.ln()).abs() < 0.03, "{found:?}");
        assert!((found[1] - 3_f64.ln()).abs() < 0.03, "{found:?}");
    }

    #[test]
    fn a_resample_by_one_step_is_near_the_fit_of_what_was_drawn() {
        let units = units(&[(0.0, 0.0, 50), (1.0, 0.0, 60), (-1.0, 1.0, 45), (0.0, 1.0, 62)]);
        let drawn: Vec<u8> = (0..units.len()).map(|n| [2, 0, 1, 1, 3, 0, 0, 1, 1, 1][n * 7 % 10]).collect();
        let again: Vec<Vec<Observation>> = units
            .iter()
            .zip(&drawn)
            .flat_map(|(unit, &times)| vec![unit.clone(); usize::from(times)])
            .collect();
        let step = Logistic::fit(&units, 2, 1.0).and_then(|fit| fit.of(&drawn)).expect("a solution");
        let whole = Logistic::fit(&again, 2, 1.0).and_then(|fit| fit.of(&vec![1; again.len()])).expect("one");
        assert!(
            step.iter().zip(&whole).all(|(step, whole)| (step - whole).abs() < 0.02),
            "{step:?} {whole:?}"
        );
    }

    #[test]
    fn what_cannot_be_told_stays_at_nothing() {
        assert!(Logistic::fit(&[], 2, 1.0).is_none());
        let won = vec![vec![(vec![1.0], 1.0)]; 10];
        let found = Logistic::fit(&won, 1, 1.0).and_then(|fit| fit.of(&[1; 10])).expect("held by the ridge");
        assert!(found[0].is_finite() && found[0] >= 0.0);
    }
}
