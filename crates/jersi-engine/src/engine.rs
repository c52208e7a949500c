//! The engine: a transposition table that outlives a search, and the threads of each search.

use std::sync::atomic::AtomicU64;

use jersi_rules::{Position, Turn};

use crate::clock::Deadline;
use crate::limits::Limits;
use crate::observer::SearchObserver;
use crate::ordering;
use crate::report::Answer;
use crate::root::Root;
use crate::search::{Shared, can_arrive, helper_thread, main_thread};
use crate::stop_signal::StopSignal;
use crate::transposition_table::TranspositionTable;

/// A player that thinks: a transposition table, and the threads of each search.
///
/// ```
/// use jersi_engine::{Engine, Limits, Report, Root, StopSignal, Verdict};
/// use jersi_rules::notation::{read_position, write_turn};
/// use jersi_rules::{Edition, Rules};
///
/// let text = "5/6/r-6/4n-3/4K-4/1c-6/7/6/2N-2 w - - 55";
/// let position = read_position(Rules::new(Edition::V2_0), text)?;
/// let limits = Limits { depth: Some(4), ..Limits::default() };
/// let mut depths = Vec::new();
/// let answer = Engine::new(1, 1).search(
///     &Root::new(position),
///     &limits,
///     &StopSignal::new(),
///     &mut |report: &Report| depths.push(report.depth),
/// );
/// let best = answer.best().expect("a turn");
/// assert_eq!(write_turn(&position, best), "e5-f5!!");
/// assert_eq!(answer.score().map(|score| score.verdict()), Some(Verdict::WinIn(1)));
/// assert_eq!(depths, [1], "a win that is proved ends the search");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Engine {
    table: TranspositionTable,
    threads: usize,
}

impl Engine {
    /// An engine with a table of this many mebibytes and this many threads.
    pub fn new(hash_mib: usize, threads: usize) -> Engine {
        Engine { table: TranspositionTable::new(hash_mib), threads: threads.max(1) }
    }

    /// Another size of the table; what it knew is forgotten.
    pub fn set_hash(&mut self, mib: usize) {
        // The old table goes first, so that both never stand side by side.
        self.table = TranspositionTable::new(0);
        self.table = TranspositionTable::new(mib);
    }

    /// Another number of threads.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Forgets everything, for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches until a limit is reached or the stop signal is given, and tells the observer about it.
    /// With one thread and a node limit the answer is always the same.
    pub fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop: &StopSignal,
        observer: &mut dyn SearchObserver,
    ) -> Answer {
        self.table.new_search();
        let shared = Shared {
            table: &self.table,
            stop,
            deadline: Deadline::new(limits),
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            nodes: AtomicU64::new(0),
            over: StopSignal::new(),
            without: limits.without,
        };
        let turns = root_moves(&root.position, limits);
        std::thread::scope(|scope| {
            for helper in 1..self.threads {
                let (shared, turns) = (&shared, &turns);
                scope.spawn(move || helper_thread(shared, root, turns, limits, helper));
            }
            let answer = main_thread(&shared, root, &turns, limits, observer);
            shared.over.stop();
            answer
        })
    }
}

/// The turns of the root, those asked for or all, with a win at once and captures first.
fn root_moves(position: &Position, limits: &Limits) -> Vec<Turn> {
    let mut turns = position.turns();
    turns.retain(|turn| limits.only.is_empty() || limits.only.contains(turn));
    let wins = can_arrive(position);
    turns.sort_by_key(|&turn| (wins != Some(turn), -ordering::victim_value(position, turn), turn));
    turns
}
