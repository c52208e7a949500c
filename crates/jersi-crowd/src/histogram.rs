//! How long something took, many times.

use std::time::Duration;

/// Times, sorted when they are asked for.
#[derive(Clone, Debug, Default)]
pub struct Histogram {
    micros: Vec<u64>,
}

impl Histogram {
    /// One more.
    pub fn add(&mut self, took: Duration) {
        self.micros.push(u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
    }

    /// Those of another one too.
    pub fn merge(&mut self, other: Histogram) {
        self.micros.extend(other.micros);
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.micros.len()
    }

    /// What so many of a thousand did not exceed.
    pub fn per_mille(&mut self, part: usize) -> Duration {
        self.micros.sort_unstable();
        let at = (self.micros.len() * part).div_ceil(1000).saturating_sub(1);
        Duration::from_micros(self.micros.get(at).copied().unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_thousand() {
        let mut times = Histogram::default();
        (1..=1000).rev().for_each(|ms| times.add(Duration::from_millis(ms)));
        assert_eq!(times.per_mille(500), Duration::from_millis(500));
        assert_eq!(times.per_mille(990), Duration::from_millis(990));
        assert_eq!(times.per_mille(1000), Duration::from_secs(1));
        assert_eq!(Histogram::default().per_mille(500), Duration::ZERO);
    }
}
