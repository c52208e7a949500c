//! Static evaluations seen lately: the same position often comes up again soon.

use jersi_rules::Position;

use super::parameters::EVAL_CACHE_SIZE;
use crate::eval;

/// A direct-mapped cache of one thread, by hash.
pub(super) struct EvalCache {
    slots: Vec<(u64, i32)>,
}

impl EvalCache {
    pub(super) fn new() -> EvalCache {
        EvalCache { slots: vec![(0, 0); EVAL_CACHE_SIZE] }
    }

    /// The static evaluation of a position, worked out only if it is not there.
    #[inline]
    pub(super) fn static_eval(&mut self, position: &Position) -> i32 {
        let hash = position.hash();
        let slot = &mut self.slots[hash as usize % EVAL_CACHE_SIZE];
        if slot.0 != hash {
            *slot = (hash, eval::static_eval(position));
        }
        slot.1
    }
}
