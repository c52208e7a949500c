//! Two rule sets compared.

use serde::{Deserialize, Serialize};

use crate::metric::Metric;

/// How one number of one rule set differs from that of another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Difference {
    /// The first rule set, by name.
    pub a: String,
    /// The second.
    pub b: String,
    /// The strength, in positions a decision.
    pub nodes: u32,
    /// What was measured.
    pub metric: Metric,
    /// Which number of the metric.
    pub part: String,
    /// The number of the first.
    pub value_a: f64,
    /// The number of the second.
    pub value_b: f64,
    /// `value_b` less `value_a`.
    pub difference: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How likely so great a difference is by chance alone, before correction for many looks.
    pub p: f64,
    /// Whether the games were played in pairs, from the same openings by the same seeds.
    pub paired: bool,
    /// What may be said of it.
    pub verdict: Verdict,
}

/// What may be said of a difference once all looks are counted (Benjamini–Hochberg at 5 %). Never "equal".
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The second has more.
    More,
    /// The second has less.
    Less,
    /// No difference was seen; it could still be up to so much, either way.
    NotSeen {
        /// The end of the interval that is further from zero, without its sign.
        up_to: f64,
    },
}
