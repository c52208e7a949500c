//! The engine: a transposition table and histories that outlive a search, and the threads of each search.

use std::sync::atomic::AtomicU64;

use jersi_rules::{Position, Rules, Turn};

use crate::clock::Deadline;
use crate::eval_kind::EvalKind;
use crate::limits::Limits;
use crate::memory;
use crate::network::{Aim, Network, Networks};
use crate::observer::SearchObserver;
use crate::ordering;
use crate::report::Answer;
use crate::root::Root;
use crate::search::{MoveHistory, Shared, can_arrive, helper_thread, main_thread};
use crate::shortage::Shortage;
use crate::stop_signal::StopSignal;
use crate::transposition_table::TranspositionTable;

/// A player that thinks: a transposition table and a history that outlive a search, and the threads of each search.
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
    /// What each thread remembers of quiet turns, the main one's first.
    histories: Vec<Option<MoveHistory>>,
    shortages: Vec<Shortage>,
    networks: Networks,
    eval: EvalKind,
    /// Whether a network judged in the last search: what the table knows of one evaluation means nothing to the other.
    judged_by_network: bool,
    /// What the last search was about: positions of other rules look alike in the table.
    rules: Option<Rules>,
}

/// What a thread needs beside its stack, amply.
const THREAD_MEMORY: usize = 4 << 20;
/// The stack of a helper; the search goes deep and keeps its lists elsewhere.
const STACK: usize = 4 << 20;

impl Engine {
    /// An engine with a table of this many mebibytes and this many threads. If so much memory cannot be had, the
    /// table is smaller; [`Engine::take_shortages`] tells.
    pub fn new(hash_mib: usize, threads: usize) -> Engine {
        let table = TranspositionTable::smallest();
        let mut engine = Engine {
            table,
            threads: threads.max(1),
            histories: Vec::new(),
            shortages: Vec::new(),
            networks: Networks::embedded(),
            eval: EvalKind::default(),
            judged_by_network: false,
            rules: None,
        };
        engine.set_hash(hash_mib);
        engine
    }

    /// Another size of the table, or as much of it as can be had; what it knew is forgotten.
    pub fn set_hash(&mut self, mib: usize) {
        // The old table goes first, so that both never stand side by side.
        self.table = TranspositionTable::smallest();
        self.table = TranspositionTable::new(mib);
        let (asked, got) = (mib.max(1), self.hash_mib());
        if got < asked {
            self.shortages.push(Shortage::Hash { asked, got });
        }
    }

    /// The size of the table in mebibytes; 0 is less than one.
    pub fn hash_mib(&self) -> usize {
        self.table.mib()
    }

    /// What could not be had since this was asked last.
    pub fn take_shortages(&mut self) -> Vec<Shortage> {
        std::mem::take(&mut self.shortages)
    }

    /// Another number of threads.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Other networks than those that come with the program. What the table knew is forgotten.
    pub fn set_networks(&mut self, networks: Networks) {
        self.networks = networks;
        self.clear();
    }

    /// The networks at hand.
    pub fn networks(&self) -> &Networks {
        &self.networks
    }

    /// Which evaluation is believed. If it is another one, what the table knew is forgotten.
    pub fn set_eval(&mut self, eval: EvalKind) {
        if self.eval != eval {
            self.eval = eval;
            self.clear();
        }
    }

    /// The network that judges in games of this aim, if one does.
    fn network(&self, root: &Root, limits: &Limits) -> Option<&Network> {
        match limits.eval.unwrap_or(self.eval) {
            EvalKind::Network => self.networks.of(Aim::of(root.position.rules())).map(AsRef::as_ref),
            EvalKind::Handmade => None,
        }
    }

    /// Forgets everything, for a new game: what it answers then is what a new engine answers.
    pub fn clear(&mut self) {
        self.table.clear();
        self.histories.clear();
    }

    /// Searches until a limit is reached or the stop signal is given, and tells the observer about it.
    /// With one thread and a node limit the answer is always the same after the same searches.
    pub fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop: &StopSignal,
        observer: &mut dyn SearchObserver,
    ) -> Answer {
        let by_network = self.network(root, limits).is_some();
        let rules = root.position.rules();
        let others = self.rules.replace(rules).is_some_and(|before| before != rules);
        if std::mem::replace(&mut self.judged_by_network, by_network) != by_network || others {
            self.clear();
        }
        self.table.new_search();
        let mut histories = std::mem::take(&mut self.histories);
        histories.resize_with(self.threads, || None);
        let shared = Shared {
            table: &self.table,
            stop,
            deadline: Deadline::new(limits),
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            nodes: AtomicU64::new(0),
            over: StopSignal::new(),
            without: limits.without,
            network: self.network(root, limits),
        };
        let turns = root_moves(&root.position, limits);
        let mut started = 1;
        let answer = std::thread::scope(|scope| {
            let mut histories = histories.iter_mut();
            let own = histories.next().expect("a main thread").get_or_insert_with(MoveHistory::new);
            for (helper, history) in (1..self.threads).zip(histories) {
                let (shared, turns) = (&shared, &turns);
                let work = move || {
                    let history = history.get_or_insert_with(MoveHistory::new);
                    helper_thread(shared, history, root, turns, limits, helper);
                };
                let thread = std::thread::Builder::new().stack_size(STACK);
                // Those before may not have taken theirs yet. Where one cannot be had, the next cannot either.
                if !memory::has(STACK + THREAD_MEMORY * (helper + 1))
                    || thread.spawn_scoped(scope, work).is_err()
                {
                    break;
                }
                started += 1;
            }
            let answer = main_thread(&shared, own, root, &turns, limits, observer);
            shared.over.stop();
            answer
        });
        self.histories = histories;
        if started < self.threads {
            self.shortages.push(Shortage::Threads { asked: self.threads, got: started });
            self.threads = started;
        }
        answer
    }
}

/// The size in mebibytes, at most the one asked for, that each of several engines can have at the same time.
///
/// ```
/// assert_eq!(jersi_engine::hash_that_fits(1, 2), 1);
/// assert!(jersi_engine::hash_that_fits(usize::MAX >> 20, 2) < usize::MAX >> 20);
/// ```
pub fn hash_that_fits(mib: usize, engines: usize) -> usize {
    TranspositionTable::size_for(engines, mib)
}

/// The turns of the root, those asked for or all, with a win at once and captures first.
fn root_moves(position: &Position, limits: &Limits) -> Vec<Turn> {
    let mut turns = position.turns();
    turns.retain(|turn| limits.only.is_empty() || limits.only.contains(turn));
    let wins = can_arrive(position);
    turns.sort_by_key(|&turn| (wins != Some(turn), -ordering::victim_value(position, turn), turn));
    turns
}
