//! A scale with round marks: every plot's way from numbers to places.

/// An axis from one place to another.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Axis {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
    step: f64,
}

impl Axis {
    /// An axis that holds all the values, rounded outwards to its marks; about so many of them.
    pub fn over(values: impl IntoIterator<Item = f64>, (from, to): (f64, f64), marks: usize) -> Axis {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in values.into_iter().filter(|value| value.is_finite()) {
            low = low.min(value);
            high = high.max(value);
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        if high - low < 1e-9 {
            // One value alone stands in the middle.
            let room = (high.abs() * 0.1).max(1e-3);
            (low, high) = (low - room, high + room);
        }
        let step = round_step((high - low) / marks.max(1) as f64);
        Axis { low: (low / step).floor() * step, high: (high / step).ceil() * step, from, to, step }
    }

    /// Where a value lies. What is beyond an end lies at that end.
    pub fn at(&self, value: f64) -> f64 {
        let share = (value.clamp(self.low, self.high) - self.low) / (self.high - self.low);
        self.from + share * (self.to - self.from)
    }

    /// The values with a mark.
    pub fn ticks(&self) -> Vec<f64> {
        let first = (self.low / self.step).round() as i64;
        let last = (self.high / self.step).round() as i64;
        (first..=last).map(|at| at as f64 * self.step).collect()
    }

    /// How many decimals tell the marks apart.
    pub fn decimals(&self, factor: f64) -> usize {
        let step = self.step * factor;
        [1.0, 0.1, 0.01]
            .iter()
            .position(|&unit| ((step / unit).round() * unit - step).abs() < unit * 1e-6)
            .unwrap_or(3)
    }
}

/// The next round number: 1, 2 or 5 times a power of ten.
fn round_step(rough: f64) -> f64 {
    let power = 10_f64.powf(rough.log10().floor());
    let digit = [1.0, 2.0, 5.0, 10.0].into_iter().find(|digit| digit * power >= rough * 0.999_999);
    digit.unwrap_or(10.0) * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_round_and_hold_everything() {
        let axis = Axis::over([3.0, 38.0], (0.0, 400.0), 5);
        assert_eq!(axis.ticks(), [0.0, 10.0, 20.0, 30.0, 40.0]);
        assert_eq!((axis.at(0.0), axis.at(20.0), axis.at(40.0), axis.at(99.0)), (0.0, 200.0, 400.0, 400.0));
        assert_eq!(Axis::over([0.42, 0.58], (0.0, 1.0), 4).ticks().len(), 5);
    }

    #[test]
    fn nothing_and_one_value_have_an_axis_too() {
        for values in [vec![], vec![f64::NAN], vec![0.5], vec![0.0], vec![-3.0, -3.0]] {
            let axis = Axis::over(values.clone(), (10.0, 20.0), 4);
            assert!(axis.ticks().len() >= 2, "{values:?}");
            assert!(
                axis.ticks().iter().all(|tick| tick.is_finite() && (10.0..=20.0).contains(&axis.at(*tick)))
            );
        }
    }

    #[test]
    fn decimals_tell_marks_apart() {
        assert_eq!(Axis::over([0.0, 0.3], (0.0, 1.0), 3).decimals(100.0), 0);
        assert_eq!(Axis::over([0.0, 0.015], (0.0, 1.0), 3).decimals(100.0), 1);
    }
}
