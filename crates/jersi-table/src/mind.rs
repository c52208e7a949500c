//! How a seat becomes a decision: every player of ours, with one memory for all of them.

use jersi_engine::{
    Answer, Engine, EvalKind, Level, Limits, Minimax, RandomPlayer, Root, SearchObserver, Shortage,
    StopSignal, chance, choose,
};
use jersi_rules::{Color, Turn};

use crate::seat::Seat;

/// Positions that are looked at to answer an offer of a tie: the same everywhere, so that the answer is too. For the same
/// reason no network is asked: a page may not have it.
const TIE_NODES: u64 = 20_000;

/// Somebody who thinks for seats. The memory of the engine is taken when it is first needed.
pub struct Mind {
    hash_mib: usize,
    threads: usize,
    engine: Option<Engine>,
}

impl Mind {
    /// A mind that remembers as much as fits this many mebibytes, and searches with so many threads.
    pub fn new(hash_mib: usize, threads: usize) -> Mind {
        Mind { hash_mib, threads, engine: None }
    }

    /// The engine, whose memory is taken now if it has not been.
    pub fn engine(&mut self) -> &mut Engine {
        self.engine.get_or_insert_with(|| Engine::new(self.hash_mib, self.threads))
    }

    /// What the engine could not have since this was asked last.
    pub fn take_shortages(&mut self) -> Vec<Shortage> {
        self.engine.as_mut().map(Engine::take_shortages).unwrap_or_default()
    }

    /// Forgets what was seen, for a new game.
    pub fn forget(&mut self) {
        if let Some(engine) = &mut self.engine {
            engine.clear();
        }
    }

    /// The decision of a machine of ours. People, players far away and other programs are not decided for: `None`, as
    /// after the end of a game.
    pub fn decide(
        &mut self,
        seat: &Seat,
        root: &Root,
        limits: &Limits,
        stop: &StopSignal,
        observer: &mut dyn SearchObserver,
    ) -> Option<Turn> {
        match *seat {
            Seat::Random(seed) => RandomPlayer { seed }.choose(&root.position, root.history.len() as u64),
            Seat::Minimax { depth, seed } => Minimax { depth, seed }.choose(&root.position, stop, observer),
            Seat::Engine { level, seed } => self.search(root, limits, level, seed, stop, observer).best(),
            Seat::Human(_) | Seat::Remote(_) | Seat::Program(_) => None,
        }
    }

    /// What the engine finds at full strength.
    pub fn advise(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop: &StopSignal,
        observer: &mut dyn SearchObserver,
    ) -> Answer {
        self.search(root, limits, Level::FULL, 0, stop, observer)
    }

    /// The chance of a machine to win, by which it answers an offer of a tie; see [`crate::takes_tie`].
    pub fn chance_of(&mut self, machine: Color, root: &Root, stop: &StopSignal) -> Option<f64> {
        let limits = Limits { nodes: Some(TIE_NODES), eval: Some(EvalKind::Handmade), ..Limits::default() };
        let score = self.advise(root, &limits, stop, &mut ()).score()?;
        let own = if root.position.decider() == machine { score } else { score.negated() };
        Some(chance(own))
    }

    fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        level: Level,
        seed: u64,
        stop: &StopSignal,
        observer: &mut dyn SearchObserver,
    ) -> Answer {
        choose(self.engine(), root, limits, level, seed, stop, observer)
    }
}
