//! The players of ours: the engine at its levels, the one of a fixed depth, and chance.

use jersi_engine::ugi::{self, Announced, Options, Searcher as _};
use jersi_engine::{Dice, Engine, EvalKind, Level, Limits, Report, Root, Score, SearchObserver, StopSignal};
use jersi_game::Game;
use jersi_rules::{Position, Turn};
use jersi_table::{Forfeit, Mind, PlayerSpec, Seat};

use super::{no_turn, processor};
use crate::entrants::Side;
use crate::player::{Choice, Player, Task};
use crate::run::Judge;

/// A player of ours, who thinks with one thread unless told otherwise.
pub(super) struct OwnPlayer {
    spec: PlayerSpec,
    seat: Seat,
    mind: Mind,
    engine: ugi::Player,
    options: Options,
    stop: StopSignal,
}

/// The options of the engine that mean something in a match: the others say which game is played, or how strongly, and
/// those of a tuning build would be those of both sides.
const OPTIONS: [&str; 3] = ["Hash", "Threads", "Eval"];

/// The options of the engine that can be given in a match.
pub(super) fn options() -> Vec<Announced> {
    let known = Options::announced().into_iter();
    known.filter(|option| OPTIONS.contains(&option.name.as_str())).collect()
}

impl OwnPlayer {
    pub fn new(side: &Side, hash_mib: usize, stop: StopSignal) -> OwnPlayer {
        let mut options = Options { hash: hash_mib, ..Options::default() };
        for (name, value) in &side.options {
            // Whether it takes them was looked at before the match.
            let _ = options.give(name, value);
        }
        OwnPlayer {
            seat: seated(&side.spec, 0),
            spec: side.spec.clone(),
            mind: Mind::new(1, 1),
            engine: ugi::Player::new(),
            options,
            stop,
        }
    }
}

/// What a search told last.
#[derive(Default)]
struct Heard {
    score: Option<Score>,
    nodes: u64,
}

impl SearchObserver for Heard {
    fn on_iteration(&mut self, report: &Report) {
        self.score = report.lines.first().map(|line| line.score);
        self.nodes = self.nodes.max(report.nodes);
    }

    fn on_nodes(&mut self, nodes: u64) {
        self.nodes = self.nodes.max(nodes);
    }
}

impl Player for OwnPlayer {
    fn name(&self) -> String {
        self.spec.to_string()
    }

    fn begin(&mut self, _game: &Game, seed: u64) -> Result<(), Forfeit> {
        self.mind.forget();
        self.engine.clear();
        self.seat = seated(&self.spec, seed);
        if let Seat::Engine { level, seed } = self.seat {
            self.options = Options { level, seed, ..self.options.clone() };
            self.engine.tune(&self.options);
            // Its memory is taken before its time runs.
            self.engine.prepare();
        }
        Ok(())
    }

    fn choose(&mut self, task: &Task<'_>) -> Result<Choice, Forfeit> {
        let decisions: Vec<Turn> = task.game.decisions().collect();
        let root = Root::after(*task.game.start(), &decisions);
        let clock = task.clocks.map(|clocks| clocks[root.position.decider()]);
        let limits = Limits { clock, ..task.limits.clone() };
        let before = processor::of_this_thread();
        let mut heard = Heard::default();
        let turn = match self.seat {
            Seat::Engine { .. } => self.engine.search(&root, &limits, &self.stop, &mut heard).best(),
            _ => self.mind.decide(&self.seat, &root, &limits, &self.stop, &mut ()),
        };
        let took = processor::of_this_thread().zip(before).map(|(now, before)| now.saturating_sub(before));
        // Helpers of a search have threads of their own.
        let time = took.filter(|_| self.options.threads == 1);
        let turn = turn.ok_or_else(no_turn)?;
        let nodes = (heard.nodes > 0).then_some(heard.nodes);
        Ok(Choice { turn, score: heard.score, nodes: nodes.filter(|_| time.is_some()), time })
    }
}

/// The seat of a game: a seed that was asked for is used for every game.
fn seated(spec: &PlayerSpec, seed: u64) -> Seat {
    match spec {
        PlayerSpec::Random { seed: None } => Seat::Random(seed),
        PlayerSpec::Engine { level: Level::FULL, .. } => Seat::Engine { level: Level::FULL, seed: 0 },
        PlayerSpec::Engine { level, seed: None } => Seat::Engine { level: *level, seed },
        PlayerSpec::Minimax { depth, seed: None } => Seat::Minimax { depth: *depth, seed },
        fixed => Seat::new(fixed, &mut Dice::seeded(seed)),
    }
}

/// How many positions are looked at to judge an opening.
const NODES_TO_JUDGE: u64 = 10_000;

/// A judge of openings by a short search, which always finds the same.
pub fn short_search() -> Judge {
    let mut engine = Engine::new(1, 1);
    Box::new(move |position: &Position| {
        engine.clear();
        // A network is trained anew now and then; openings stay what they are.
        let eval = Some(EvalKind::Handmade);
        let limits = Limits { nodes: Some(NODES_TO_JUDGE), eval, ..Limits::default() };
        let answer = engine.search(&Root::new(*position), &limits, &StopSignal::new(), &mut ());
        answer.score().unwrap_or(Score::DRAW)
    })
}
