//! Differences with their intervals, all on one scale: the difference as a share of the first value.

use crate::axis::Axis;
use crate::numbers::signed;
use crate::svg::{Anchor, Svg};
use crate::words::{Unit, Words};
use crate::{Difference, Verdict};

const WIDTH: f64 = 220.0;
const HEIGHT: f64 = 26.0;
/// Twice as much, or nothing at all: beyond that the scale would hide everything else.
const MOST: f64 = 1.0;

/// The scale of a table of differences.
pub(crate) struct Comparison {
    axis: Axis,
    words: &'static Words,
}

impl Comparison {
    /// A scale for all of them.
    pub fn of(words: &'static Words, differences: &[&Difference]) -> Comparison {
        let ends =
            differences.iter().filter_map(|one| relative(one)).flat_map(|(low, at, high)| [low, at, high]);
        let ends = ends.map(|share| share.clamp(-MOST, MOST));
        Comparison { axis: Axis::over(ends.chain([-0.1, 0.1]), (10.0, WIDTH - 10.0), 4), words }
    }

    /// A difference on the scale; nothing if the first value gives no share.
    pub fn row(&self, one: &Difference, told: &str) -> Option<String> {
        let (low, at, high) = relative(one)?;
        let mut svg = Svg::new("compare", WIDTH, HEIGHT, told, &signed(self.words, Unit::Share, at));
        self.grid(&mut svg, HEIGHT);
        let y = HEIGHT / 2.0;
        let (left, right) = (self.axis.at(low), self.axis.at(high));
        svg.line("whisker ink", (left, y), (right, y));
        for (end, value) in [(left, low), (right, high)] {
            if value.abs() <= MOST {
                svg.line("whisker ink", (end, y - 4.0), (end, y + 4.0));
            } else {
                // An arrow: it goes on beyond the scale.
                let back = if value < 0.0 { 6.0 } else { -6.0 };
                svg.polygon(
                    "mark ink full",
                    &[(end, y), (end + back, y - 4.0), (end + back, y + 4.0)],
                    self.words.off_scale,
                );
            }
        }
        let x = self.axis.at(at);
        let marked = matches!(one.verdict, Verdict::More | Verdict::Less);
        let class = if marked { "mark ink full" } else { "mark ink open" };
        svg.rect(class, (x - 4.5, y - 4.5), (9.0, 9.0), "");
        Some(svg.done())
    }

    /// The numbers of the scale.
    pub fn foot(&self) -> String {
        let mut svg = Svg::new("compare", WIDTH, 20.0, self.words.difference_axis, "");
        for tick in self.axis.ticks() {
            let percent = (tick * 100.0).round();
            let text =
                if percent > 0.0 { format!("+{percent}") } else { format!("{percent}").replace('-', "−") };
            svg.text("tick", (self.axis.at(tick), 14.0), Anchor::Middle, &text);
        }
        svg.done()
    }

    fn grid(&self, svg: &mut Svg, height: f64) {
        for tick in self.axis.ticks() {
            let class = if tick.abs() < 1e-12 { "zero" } else { "grid" };
            svg.line(class, (self.axis.at(tick), 0.0), (self.axis.at(tick), height));
        }
    }
}

/// Lower end, difference and upper end as shares of the first value.
fn relative(one: &Difference) -> Option<(f64, f64, f64)> {
    let whole = one.value_a.abs();
    let all = [one.low, one.difference, one.high];
    if whole < 1e-9 || !whole.is_finite() || all.iter().any(|value| !value.is_finite()) {
        return None;
    }
    Some((one.low / whole, one.difference / whole, one.high / whole))
}
