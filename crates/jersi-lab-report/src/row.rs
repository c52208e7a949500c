//! A number with its interval.

use serde::{Deserialize, Serialize};

use crate::metric::Metric;

/// One number of one metric, a row of `metrics.csv`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The rule set, by [`RuleSheet::name`](crate::RuleSheet::name).
    pub rules: String,
    /// The strength, in positions a decision.
    pub nodes: u32,
    /// What was measured.
    pub metric: Metric,
    /// Which number of the metric ([`Metric`] lists them); empty for its main one.
    pub part: String,
    /// The number.
    pub value: f64,
    /// The lower end of its 95 % interval; none where there cannot be one.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
    /// How many games (for pairs: pairs) are behind it.
    pub n: u32,
    /// How the interval was found.
    pub method: Method,
}

/// How an interval was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Wilson's score interval of a share.
    Wilson,
    /// The bootstrap over games, 2,000 resamples.
    Bootstrap,
    /// The variance of the points of pairs.
    Pentanomial,
    /// No interval: a count, or a number that has no chance in it.
    None,
}
