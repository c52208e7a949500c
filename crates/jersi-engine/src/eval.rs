//! Static evaluation: what a position is worth without search, a sum of features, each with a weight.
//!
//! The features are told to a sink. One sink adds up weights, another keeps the features for fitting; a
//! learned network could be a third. The search knows none of this, only [`evaluate`].

mod features;
pub(crate) mod weights;

pub use features::{Sink, each_feature};
pub use weights::{FEATURES, Feature};

use jersi_rules::{Color, Position};

use crate::score::Score;

/// The static evaluation for the player who decides.
///
/// ```
/// use jersi_engine::{Score, evaluate};
/// use jersi_rules::notation::read_position;
/// use jersi_rules::{Edition, Rules};
///
/// let rules = Rules::new(Edition::V2_0);
/// let ahead = read_position(rules, "2n-2/6/7/8/3C-K-1R-2/8/7/6/2N-2 w - - 70")?;
/// let behind = read_position(rules, "2n-2/6/7/8/3C-K-1R-2/8/7/6/2N-2 b - - 70")?;
/// assert!(evaluate(&ahead) > Score::DRAW && evaluate(&behind) < Score::DRAW);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn evaluate(position: &Position) -> Score {
    Score::units(static_eval(position))
}

/// The same in units; the search caches it (`search/eval_cache.rs`).
#[inline]
pub(crate) fn static_eval(position: &Position) -> i32 {
    let weights = weights::of(position.edition());
    let mut sum = Sum { weights, sum: 0 };
    each_feature(position, &mut sum);
    let white = sum.sum / weights::SCALE;
    // The weights as they are cannot add up to a forced win; those of a tuner could, and the search would believe it.
    #[cfg(feature = "tune")]
    let white = white.clamp(1 - Score::DECISIVE, Score::DECISIVE - 1);
    match position.decider() {
        Color::White => white,
        Color::Black => -white,
    }
}

/// A feature in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Which one.
    pub feature: Feature,
    /// How much more of it White has than Black.
    pub count: i32,
    /// What that is worth to White, in units.
    pub units: i32,
}

/// What the evaluation is made of; features that both players have alike are left out. Each is rounded by itself, so
/// their sum may differ from [`evaluate`] by a few units.
pub fn terms(position: &Position) -> Vec<Term> {
    let mut counts = Counts([0; FEATURES]);
    each_feature(position, &mut counts);
    let weights = weights::of(position.edition());
    let all = Feature::ALL.iter().zip(counts.0).zip(weights);
    let terms = all.map(|((&feature, count), weight)| {
        let units = weights::value(weight) * count / weights::SCALE;
        Term { feature, count, units }
    });
    terms.filter(|term| term.count != 0).collect()
}

struct Counts([i32; FEATURES]);

impl Sink for Counts {
    fn add(&mut self, feature: usize, value: i32) {
        self.0[feature] += value;
    }
}

struct Sum<'a> {
    weights: &'a [weights::Weight; FEATURES],
    sum: i32,
}

impl Sink for Sum<'_> {
    #[inline(always)]
    fn add(&mut self, feature: usize, value: i32) {
        self.sum += weights::value(&self.weights[feature]) * value;
    }
}
