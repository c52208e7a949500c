//! A number of a metric, before anybody asks how sure it is.

use jersi_lab_report::Metric;
use jersi_match::Pentanomial;

use crate::analysis::GameFacts;
use crate::stats::Statistic;

/// One number of one metric.
pub struct Quantity {
    /// What is measured.
    pub metric: Metric,
    /// Which number of it.
    pub part: String,
    /// The number, for games drawn as one likes.
    pub statistic: Statistic,
    /// How many games, or pairs, tell something of it.
    pub n: u32,
    /// How sure it is.
    pub interval: Interval,
    /// Whether it stands by itself, so that two rule sets are compared by it; parts of a picture do not.
    pub compared: bool,
    /// Whether a zero means that the thing does not occur at all, which is no row.
    pub zero_is_nothing: bool,
}

/// How the interval of a number is found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Interval {
    /// Wilson's, from so many hits.
    Wilson {
        /// Games that have it.
        hits: u32,
    },
    /// By games drawn again.
    Bootstrap,
    /// The same for a number from 0 to 1 that games underrate, and resamples of them once more.
    UnbiasedBootstrap,
    /// From the variance of pairs.
    Pairs(Pentanomial),
    /// There is none: all games repeat one number, which has no chance in it.
    Repeated,
}

impl Quantity {
    /// A number by games drawn again; nothing if no game tells anything.
    pub fn new(metric: Metric, part: impl Into<String>, n: usize, statistic: Statistic) -> Option<Quantity> {
        (n > 0).then(|| Quantity {
            metric,
            part: part.into(),
            statistic,
            n: n as u32,
            interval: Interval::Bootstrap,
            compared: true,
            zero_is_nothing: false,
        })
    }

    /// The mean over the games that tell something.
    pub fn mean(
        metric: Metric,
        part: impl Into<String>,
        games: &[GameFacts],
        told: impl Fn(&GameFacts) -> Option<f64>,
    ) -> Option<Quantity> {
        Quantity::ratio(metric, part, games, |game| told(game).map(|value| (value, 1.0)))
    }

    /// A sum over the games by another: a share of turns, say.
    pub fn ratio(
        metric: Metric,
        part: impl Into<String>,
        games: &[GameFacts],
        told: impl Fn(&GameFacts) -> Option<(f64, f64)>,
    ) -> Option<Quantity> {
        let told: Vec<Option<(f64, f64)>> =
            games.iter().map(|game| told(game).filter(|told| told.1 > 0.0)).collect();
        let n = told.iter().flatten().count();
        let above = told.iter().map(|told| told.map_or(0.0, |told| told.0)).collect();
        let below: Vec<f64> = told.iter().map(|told| told.map_or(0.0, |told| told.1)).collect();
        // Most sums below are how many games there are.
        let plain = below.iter().all(|&below| below.to_bits() == 1.0_f64.to_bits());
        let below = (!plain).then_some(below);
        Quantity::new(metric, part, n, Statistic::Ratio { above, below, then: |ratio, _| ratio })
    }

    /// The share of the games that have it, among those that tell.
    pub fn share(
        metric: Metric,
        part: impl Into<String>,
        games: &[GameFacts],
        has: impl Fn(&GameFacts) -> Option<bool>,
    ) -> Option<Quantity> {
        let hits = games.iter().filter(|game| has(game) == Some(true)).count() as u32;
        let mean = Quantity::mean(metric, part, games, |game| has(game).map(|has| f64::from(u8::from(has))))?;
        Some(Quantity { interval: Interval::Wilson { hits }, ..mean })
    }

    /// The value that a share of the games does not exceed, ½ for the median.
    pub fn quantile(
        metric: Metric,
        part: impl Into<String>,
        games: &[GameFacts],
        at: f64,
        told: impl Fn(&GameFacts) -> Option<f64>,
    ) -> Option<Quantity> {
        let mut sorted: Vec<(f64, u32)> =
            games.iter().zip(0..).filter_map(|(game, n)| told(game).map(|value| (value, n))).collect();
        sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
        Quantity::new(metric, part, sorted.len(), Statistic::Quantile { sorted, at, times: 1.0 })
    }

    /// The same number with something made of it; `then` is also told the sum below.
    #[must_use]
    pub fn then(mut self, part: impl Into<String>, makes: fn(f64, f64) -> f64) -> Quantity {
        self.part = part.into();
        if let Statistic::Ratio { then, .. } = &mut self.statistic {
            *then = makes;
        }
        self
    }

    /// The same number, multiplied.
    #[must_use]
    pub fn times(mut self, part: impl Into<String>, factor: f64) -> Quantity {
        self.part = part.into();
        if let Statistic::Quantile { times, .. } = &mut self.statistic {
            *times = factor;
        }
        self
    }

    /// A part of a picture, or the same as another number in other words.
    #[must_use]
    pub fn uncompared(self) -> Quantity {
        Quantity { compared: false, ..self }
    }

    /// Something that need not occur at all.
    #[must_use]
    pub fn if_any(self) -> Quantity {
        Quantity { zero_is_nothing: true, ..self }
    }
}
