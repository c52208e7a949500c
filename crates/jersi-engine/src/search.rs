//! The search: principal variation search (alpha-beta with null windows) with iterative deepening.
//!
//! A *turn* is what the field calls a move; a ransom takes up to three decisions, and a ply is one decision.
//!
//! | what is searched | where |
//! |---|---|
//! | a position, deeper and deeper, by several threads | `iterative_deepening.rs`, `aspiration.rs` |
//! | the root | `root.rs` |
//! | an inner node, its pruning | `node.rs` |
//! | the turns of a node, in the order of staged move generation | `search_moves.rs` |
//! | captures, and answers to a threat to win at once, beyond the last ply | `quiescence.rs` |
//!
//! What they share: `lmr.rs` (late move reductions), `history.rs` (killers, history), `eval_cache.rs`, and every
//! margin by name in `parameters.rs`.

mod aspiration;
mod drop_filter;
mod ends;
mod eval_cache;
mod history;
mod iterative_deepening;
mod lmr;
mod margins;
mod node;
pub(crate) mod parameters;
mod quiescence;
mod root;
mod search_moves;
mod turn_list;

use std::sync::atomic::{AtomicU64, Ordering};

use jersi_rules::{Position, Turn};

use crate::clock::Deadline;
use crate::eval;
use crate::limits::Without;
use crate::network::{Accumulators, Network};
use crate::observer::SearchObserver;
use crate::stop_signal::StopSignal;
use crate::transposition_table::{Entry, TranspositionTable};
pub(crate) use ends::can_arrive;
use eval_cache::EvalCache;
pub(crate) use history::MoveHistory;
pub(crate) use iterative_deepening::{helper_thread, main_thread};
use margins::Margins;
use parameters::{MAX_PLY, POLL_INTERVAL, REPETITION_LOOKBACK};
use turn_list::TurnList;

/// What all threads of a search share (Lazy SMP: above all the transposition table).
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a TranspositionTable,
    pub(crate) stop: &'a StopSignal,
    pub(crate) deadline: Deadline,
    pub(crate) node_limit: u64,
    /// Nodes visited by all threads, added now and then.
    pub(crate) nodes: AtomicU64,
    /// Set when the main thread is done, so that the helpers stop too.
    pub(crate) over: StopSignal,
    pub(crate) without: Without,
    /// What judges positions; without it, the hand-made evaluation.
    pub(crate) network: Option<&'a Network>,
}

/// One thread's search.
pub(crate) struct Worker<'a> {
    shared: &'a Shared<'a>,
    /// Who follows the search; helper threads have nobody.
    observer: Option<&'a mut dyn SearchObserver>,
    history: &'a mut MoveHistory,
    eval_cache: EvalCache,
    accumulators: Accumulators,
    margins: Margins,
    /// Hashes of the positions on the way here, the game's own first.
    path: Vec<u64>,
    /// Lists of turns, one for each ply, used again and again.
    lists: Vec<TurnList>,
    /// The principal variation from each ply on (a triangular table).
    pv: Vec<Vec<Turn>>,
    nodes: u64,
    /// How many of the nodes are already counted in those of all threads.
    flushed_nodes: u64,
    seldepth: usize,
    aborted: bool,
}

impl<'a> Worker<'a> {
    fn new(
        shared: &'a Shared<'a>,
        history: &'a mut MoveHistory,
        game: &[Position],
        observer: Option<&'a mut dyn SearchObserver>,
    ) -> Worker<'a> {
        history.new_search();
        Worker {
            shared,
            observer,
            history,
            eval_cache: EvalCache::new(),
            accumulators: Accumulators::new(MAX_PLY + 2),
            margins: Margins::of(shared.network),
            path: game.iter().map(Position::hash).collect(),
            lists: vec![TurnList::default(); MAX_PLY + 2],
            pv: vec![Vec::new(); MAX_PLY + 2],
            nodes: 0,
            flushed_nodes: 0,
            seldepth: 0,
            aborted: false,
        }
    }

    /// The static evaluation for the player who decides.
    #[inline]
    fn static_eval(&mut self, position: &Position, ply: usize) -> i32 {
        let network = self.shared.network;
        let accumulators = &mut self.accumulators;
        self.eval_cache.static_eval(position, || match network {
            Some(network) => accumulators.evaluate(network, position, ply),
            None => eval::static_eval(position),
        })
    }

    #[inline(always)]
    fn prunes(&self) -> bool {
        !self.shared.without.pruning
    }

    #[inline]
    fn tt_probe(&self, key: u64, ply: usize) -> Option<Entry> {
        if self.shared.without.table { None } else { self.shared.table.probe(key, ply as i32) }
    }

    #[inline]
    fn tt_store(&self, key: u64, ply: usize, entry: Entry) {
        if !self.shared.without.table {
            self.shared.table.store(key, ply as i32, entry);
        }
    }

    /// Counts a node, and now and then looks at the stop signal and the clock. True if the search is over.
    fn visit(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes - self.flushed_nodes >= POLL_INTERVAL || self.nodes >= self.shared.node_limit {
            self.flush_nodes();
            let total = self.shared.nodes.load(Ordering::Relaxed);
            self.aborted |= self.shared.stop.is_stopped()
                || self.shared.over.is_stopped()
                || total >= self.shared.node_limit
                || self.shared.deadline.is_over();
            if let Some(observer) = &mut self.observer {
                observer.on_nodes(total);
            }
        }
        self.aborted
    }

    /// Adds this thread's nodes to those of all threads.
    fn flush_nodes(&mut self) {
        self.shared.nodes.fetch_add(self.nodes - self.flushed_nodes, Ordering::Relaxed);
        self.flushed_nodes = self.nodes;
    }

    /// The principal variation at a ply begins with this turn and goes on as that of the next ply.
    #[inline]
    fn update_pv(&mut self, ply: usize, turn: Turn) {
        let (upper, lower) = self.pv.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(turn);
        upper[ply].extend_from_slice(&lower[0]);
    }

    /// Whether the game was in this position before: then it may go round for ever, and is a tie. The
    /// count of quiet turns does not tell how far back to look: a king that is captured comes back.
    fn is_repetition(&self, hash: u64) -> bool {
        let earlier = self.path.iter().rev().take(REPETITION_LOOKBACK);
        // The same player decides at every second position only.
        earlier.skip(1).step_by(2).any(|&earlier| earlier == hash)
    }
}
