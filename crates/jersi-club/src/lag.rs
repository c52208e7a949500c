//! Time that the network took, given back within bounds.

use std::time::Duration;

/// At most so much is given back for one decision.
const PER_DECISION: Duration = Duration::from_millis(300);
/// At most so much is there at once.
const FULL: Duration = Duration::from_secs(1);
/// So much comes back with each decision.
const REFILL: Duration = Duration::from_millis(100);

/// What a player may still get back. Who has a slow line is helped; who delays his messages on purpose gains a tenth of a
/// second a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LagQuota(Duration);

impl Default for LagQuota {
    fn default() -> LagQuota {
        LagQuota(FULL)
    }
}

impl LagQuota {
    /// What is given back for a decision on a line with this delay one way, as the server's own pings measured it.
    pub fn credit(&mut self, one_way: Duration) -> Duration {
        let credit = one_way.min(PER_DECISION).min(self.0);
        self.0 = (self.0.saturating_sub(credit) + REFILL).min(FULL);
        credit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_line_gets_its_delay_back_and_a_lie_gets_little() {
        let mut quota = LagQuota::default();
        assert_eq!(quota.credit(Duration::from_millis(80)), Duration::from_millis(80));
        let mut quota = LagQuota::default();
        let given: Duration = (0..50).map(|_| quota.credit(Duration::from_secs(9))).sum();
        assert!(given <= FULL + REFILL * 50, "{given:?}");
        assert!(quota.credit(Duration::from_secs(9)) <= Duration::from_millis(100));
    }
}
