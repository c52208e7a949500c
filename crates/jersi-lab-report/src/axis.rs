//! A scale with round marks: every plot's way from numbers to places.

/// An axis from one place to another.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Axis {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
    step: f64,
    /// Whether equal ways are equal factors.
    powers: bool,
}

/// What lies beyond is no number of any report; the distance of two such ends would be none either.
const FURTHEST: f64 = 1e300;

impl Axis {
    /// An axis that holds all the values, rounded outwards to its marks; about so many of them.
    pub fn over(values: impl IntoIterator<Item = f64>, (from, to): (f64, f64), marks: usize) -> Axis {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in values.into_iter().filter(|value| value.abs() <= FURTHEST) {
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
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        Axis { low, high, from, to, step, powers: false }
    }

    /// The same with marks at powers of ten, for values of very different sizes; all of them must be above zero.
    pub fn of_powers(values: impl IntoIterator<Item = f64>, ends: (f64, f64), marks: usize) -> Axis {
        let axis = Axis::over(values.into_iter().map(f64::log10), ends, marks);
        let step = axis.step.max(1.0);
        let low = (axis.low / step).floor() * step;
        let high = ((axis.high / step).ceil() * step).max(low + step);
        Axis { low, high, step, powers: true, ..axis }
    }

    /// Where a value lies. What is beyond an end lies at that end.
    pub fn at(&self, value: f64) -> f64 {
        let value = if self.powers { value.max(f64::MIN_POSITIVE).log10() } else { value };
        let share = (value.clamp(self.low, self.high) - self.low) / (self.high - self.low);
        self.from + share * (self.to - self.from)
    }

    /// The values with a mark.
    pub fn ticks(&self) -> Vec<f64> {
        let first = (self.low / self.step).round() as i64;
        let last = (self.high / self.step).round() as i64;
        let ticks = (first..=last).map(|at| at as f64 * self.step);
        if self.powers { ticks.map(|power| 10_f64.powf(power)).collect() } else { ticks.collect() }
    }

    /// How many decimals tell the marks apart.
    pub fn decimals(&self, factor: f64) -> usize {
        if self.powers {
            return 0;
        }
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
        for values in [
            vec![],
            vec![f64::NAN],
            vec![0.5],
            vec![0.0],
            vec![-3.0, -3.0],
            vec![-1e308, 1e308],
            vec![-1e300, 1e300],
        ] {
            let axis = Axis::over(values.clone(), (10.0, 20.0), 4);
            assert!(axis.ticks().len() >= 2, "{values:?}");
            assert!(
                axis.ticks().iter().all(|tick| tick.is_finite() && (10.0..=20.0).contains(&axis.at(*tick)))
            );
        }
    }

    #[test]
    fn values_of_very_different_sizes_stand_at_powers_of_ten() {
        let axis = Axis::of_powers([2.6e5, 3.5e10], (0.0, 300.0), 4);
        assert_eq!(axis.ticks(), [1e4, 1e6, 1e8, 1e10, 1e12]);
        assert!((axis.at(1e6) - 75.0).abs() < 1e-9 && axis.at(0.0).abs() < 1e-9);
        assert_eq!(Axis::of_powers([100.0, 100.0], (0.0, 1.0), 4).ticks().len(), 3);
    }

    #[test]
    fn decimals_tell_marks_apart() {
        assert_eq!(Axis::over([0.0, 0.3], (0.0, 1.0), 3).decimals(100.0), 0);
        assert_eq!(Axis::over([0.0, 0.015], (0.0, 1.0), 3).decimals(100.0), 1);
    }
}
