//! What was asked for and could not be had.

/// Something that the engine has less of than it was asked to have. It goes on with what it got.
///
/// ```no_run
/// use jersi_engine::{Engine, Shortage};
///
/// let mut engine = Engine::new(usize::MAX >> 20, 1);
/// let [Shortage::Hash { asked, got }] = engine.take_shortages()[..] else { panic!("so much is nowhere") };
/// assert!(got < asked && got == engine.hash_mib());
/// assert!(engine.take_shortages().is_empty(), "each is told once");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortage {
    /// Memory for the transposition table, in MiB; less than one is told as 0.
    Hash {
        /// The size asked for.
        asked: usize,
        /// The size of the table.
        got: usize,
    },
    /// Threads of a search.
    Threads {
        /// The number asked for.
        asked: usize,
        /// The threads that searched.
        got: usize,
    },
}
