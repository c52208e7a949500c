//! Static evaluations seen lately: the same position often comes up again soon.

use jersi_rules::Position;

use super::parameters::EVAL_CACHE_SIZE;
use crate::network::clock_class;

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
    pub(super) fn static_eval(&mut self, position: &Position, work_out: impl FnOnce() -> i32) -> i32 {
        // What is judged is the position and how near its end clock is.
        let key = position.hash() ^ u64::from(clock_class(position)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let slot = &mut self.slots[key as usize % EVAL_CACHE_SIZE];
        if slot.0 != key {
            *slot = (key, work_out());
        }
        slot.1
    }
}
