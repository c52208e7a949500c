//! What a position is worth at a glance: a sum of features, each with a weight.
//!
//! The features are told to a sink. One sink adds up weights, another keeps the features for fitting; a
//! learned network could be a third. The search knows none of this, only [`evaluate`].

mod features;
mod weights;

pub use features::{FEATURES, Sink, each_feature};

use jersi_rules::{Color, Position};

use crate::score::Score;

/// The static value for the player who decides.
pub fn evaluate(position: &Position) -> Score {
    Score::units(units(position))
}

/// The same in units.
#[inline]
pub(crate) fn units(position: &Position) -> i32 {
    let weights = weights::of(position.edition());
    let mut sum = Sum { weights, sum: 0 };
    each_feature(position, &mut sum);
    let white = sum.sum / weights::SCALE;
    match position.decider() {
        Color::White => white,
        Color::Black => -white,
    }
}

struct Sum<'a> {
    weights: &'a [i32; FEATURES],
    sum: i32,
}

impl Sink for Sum<'_> {
    #[inline(always)]
    fn add(&mut self, feature: usize, value: i32) {
        self.sum += self.weights[feature] * value;
    }
}
