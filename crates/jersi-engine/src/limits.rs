//! How long a search may take.

use std::time::Duration;

use crate::eval_kind::EvalKind;

/// When a search ends by itself. Without any limit it goes on until it is stopped.
///
/// ```
/// use std::time::Duration;
///
/// use jersi_engine::{ClockLimit, Limits};
///
/// let by_nodes = Limits { nodes: Some(100_000), ..Limits::default() };
/// let by_time = Limits { move_time: Some(Duration::from_secs(2)), lines: 3, ..Limits::default() };
/// let clock = ClockLimit { left: Duration::from_secs(60), increment: Duration::from_secs(1) };
/// let by_clock = Limits { clock: Some(clock), ..Limits::default() };
/// assert!(by_nodes.clock.is_none() && by_time.lines == 3 && by_clock.clock == Some(clock));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// At most this many decisions deep.
    pub depth: Option<u32>,
    /// At most about this many nodes (positions).
    pub nodes: Option<u64>,
    /// This long, and no longer.
    pub move_time: Option<Duration>,
    /// What the clock of the player who decides leaves.
    pub clock: Option<ClockLimit>,
    /// How many best lines to find (`MultiPV`); 0 is the same as 1.
    pub lines: usize,
    /// Only these turns at the root (`searchmoves`), if any are named.
    pub only: Vec<jersi_rules::Turn>,
    /// Which evaluation is believed, instead of the engine's own choice: weak levels know no network.
    pub eval: Option<EvalKind>,
    /// What to leave out of the search; nothing, except to prove that it is sound.
    pub without: Without,
}

/// Parts of the search that can be left out, so that what remains can be compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Without {
    /// No pruning and no reductions: the value at a depth is that of the whole tree.
    pub pruning: bool,
    /// No transposition table.
    pub table: bool,
}

/// A player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockLimit {
    /// Time left.
    pub left: Duration,
    /// Time added with every turn.
    pub increment: Duration,
}
