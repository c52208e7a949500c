//! How long a search may take, and how to stop it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// When a search ends by itself. Without any limit it goes on until it is stopped.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// At most this many decisions deep.
    pub depth: Option<u32>,
    /// At most about this many positions.
    pub nodes: Option<u64>,
    /// This long, and no longer.
    pub move_time: Option<Duration>,
    /// What the clock of the player who decides leaves.
    pub clock: Option<ClockLimit>,
    /// How many best lines to find; 0 is the same as 1.
    pub lines: usize,
    /// Only these first decisions, if any are named.
    pub only: Vec<jersi_rules::Turn>,
    /// What to leave out of the search; nothing, except to prove that it is sound.
    pub without: Without,
}

/// Parts of the search that can be left out, so that what remains can be compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Without {
    /// No pruning and no reductions: the value at a depth is that of the whole tree.
    pub pruning: bool,
    /// Nothing remembered in the table.
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

/// A hand on the brake of a running search; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    pulled: Arc<AtomicBool>,
    /// Called whenever a search looks at the brake.
    watch: Option<fn()>,
}

impl Stop {
    /// A brake that is not pulled.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// A brake that is not pulled, and that calls a watcher whenever a search looks at it: very often, and on
    /// the thread of the search. Where there is only one thread it lets the search tell how far it is.
    pub fn watched(watch: fn()) -> Stop {
        Stop { watch: Some(watch), ..Stop::new() }
    }

    /// Ends the search as soon as it looks, which is very soon.
    pub fn stop(&self) {
        self.pulled.store(true, Ordering::Relaxed);
    }

    /// Lets go of the brake, for the next search.
    pub fn reset(&self) {
        self.pulled.store(false, Ordering::Relaxed);
    }

    /// Whether the brake is pulled.
    pub fn is_stopped(&self) -> bool {
        if let Some(watch) = self.watch {
            watch();
        }
        self.pulled.load(Ordering::Relaxed)
    }
}
