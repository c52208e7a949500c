//! What is to be done.

use std::collections::BTreeSet;

use crate::shard::Shard;

/// Numbered pieces of work, from 0: all of them, or those of a shard, without what is there already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pieces: u64,
    shard: Shard,
    kept: BTreeSet<u64>,
}

impl Plan {
    /// So many pieces.
    pub fn new(pieces: u64) -> Plan {
        Plan { pieces, shard: Shard::WHOLE, kept: BTreeSet::new() }
    }

    /// Only those of a shard.
    #[must_use]
    pub fn of_shard(self, shard: Shard) -> Plan {
        Plan { shard, ..self }
    }

    /// Without these, which are kept from before.
    #[must_use]
    pub fn without(mut self, kept: impl IntoIterator<Item = u64>) -> Plan {
        self.kept.extend(kept);
        self
    }

    /// The pieces of the shard, in their order, those that are kept among them.
    pub fn pieces(&self) -> impl Iterator<Item = u64> + use<> {
        let (first, step) = (u64::from(self.shard.number() - 1), self.shard.count() as usize);
        (first..self.pieces).step_by(step)
    }

    /// The pieces that are to be done, in their order.
    pub fn missing(&self) -> impl Iterator<Item = u64> {
        self.pieces().filter(|piece| !self.kept.contains(piece))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_of_a_plan() {
        let plan = Plan::new(8).of_shard("2/3".parse().expect("a shard")).without([4, 5]);
        assert_eq!(plan.pieces().collect::<Vec<_>>(), [1, 4, 7]);
        assert_eq!(plan.missing().collect::<Vec<_>>(), [1, 7]);
        assert!(plan.pieces().all(|piece| Shard::new(2, 3).expect("a shard").has(piece)));
        let more = Plan::new(1).of_shard("2/2".parse().expect("a shard"));
        assert_eq!(more.missing().count(), 0);
    }
}
