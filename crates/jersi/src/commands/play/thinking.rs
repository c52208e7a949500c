//! The engine at the board: it thinks, shows how far it is, and can be broken off.

use std::io::{IsTerminal, stderr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use jersi_engine::{
    Answer, Engine, Level, Limits, Minimax, Report, Root, SearchObserver, StopSignal, choose,
};
use jersi_game::{Game, PlayedTurn};
use jersi_rules::Turn;

use super::keys::{Keys, Typed};
use super::words::Words;
use crate::think_options::ThinkOptions;
use jersi_study::{short_score, whole_turns};

/// How long the engine takes for a turn at full strength.
const TURN: Duration = Duration::from_secs(3);
/// How long it takes for a question.
const QUESTION: Duration = Duration::from_secs(1);
/// How often the bar moves and the keyboard is looked at.
const BEAT: Duration = Duration::from_millis(50);
/// Parts of the bar.
const PARTS: u128 = 1000;

/// Somebody who thinks.
pub struct Thinker {
    options: ThinkOptions,
    /// It takes memory, so it is made when it is first needed.
    engine: Option<Engine>,
    /// Whether there is somebody to show something to.
    watched: bool,
    words: Words,
    /// What was typed meanwhile.
    typed: Typed,
}

impl Thinker {
    /// Thinks as the options say; shows it only at a terminal.
    pub fn new(options: ThinkOptions, words: Words, at_terminal: bool) -> Thinker {
        let watched = at_terminal && stderr().is_terminal();
        Thinker { options, engine: None, watched, words, typed: Typed::default() }
    }

    /// The lines that were typed while it thought.
    pub fn typed_ahead(&mut self) -> String {
        std::mem::take(&mut self.typed.ahead)
    }

    /// Whether Ctrl-C broke off what it thought of last.
    pub fn was_interrupted(&self) -> bool {
        self.typed.interrupted
    }

    /// The best lines of a position, at full strength.
    pub fn lines(&mut self, root: &Root, lines: usize) -> Answer {
        let limits = Limits { lines, ..self.limits(QUESTION) };
        self.think(root, &limits, Level::FULL, 0)
    }

    /// What a level decides.
    pub fn decide(&mut self, root: &Root, level: Level, seed: u64) -> Option<Turn> {
        let limits =
            if level == Level::FULL { self.limits(TURN) } else { self.options.limits().unwrap_or_default() };
        self.think(root, &limits, level, seed).best()
    }

    /// What the player of a fixed depth decides.
    pub fn decide_by_minimax(&mut self, root: &Root, minimax: Minimax) -> Option<Turn> {
        let progress = Progress::new(self.watched, Limits::default());
        self.watch(&progress, |stop| minimax.choose(&root.position, stop, &mut ()))
    }

    /// How long a turn may take at full strength.
    pub fn turn_limits(&self) -> Limits {
        self.limits(TURN)
    }

    /// Mebibytes of memory that a program may take for what it has seen.
    pub fn hash_mib(&self) -> usize {
        self.options.hash as usize
    }

    fn limits(&self, time: Duration) -> Limits {
        self.options.limits().unwrap_or(Limits { move_time: Some(time), ..Limits::default() })
    }

    fn think(&mut self, root: &Root, limits: &Limits, level: Level, seed: u64) -> Answer {
        let mut engine = self.engine.take().unwrap_or_else(|| self.options.engine());
        let nodes = limits.nodes.into_iter().chain(level.nodes()).min();
        let progress = Progress::new(self.watched, Limits { nodes, ..limits.clone() });
        let mut told = Told { progress: &progress, words: self.words, root };
        let answer =
            self.watch(&progress, |stop| choose(&mut engine, root, limits, level, seed, stop, &mut told));
        self.engine = Some(engine);
        answer
    }

    /// Lets somebody think while another thread moves the bar and listens to the keyboard.
    fn watch<T>(&mut self, progress: &Progress, think: impl FnOnce(&StopSignal) -> T) -> T {
        self.typed.interrupted = false;
        self.typed.enough = false;
        let stop = StopSignal::new();
        if !self.watched {
            return think(&stop);
        }
        let done = AtomicBool::new(false);
        let typed = &mut self.typed;
        let thought = std::thread::scope(|scope| {
            scope.spawn(|| {
                let keys = Keys::listen();
                while !done.load(Ordering::Relaxed) {
                    keys.wait(BEAT, typed);
                    if typed.wants_an_answer() {
                        stop.stop();
                    }
                    progress.advance();
                }
            });
            let thought = think(&stop);
            done.store(true, Ordering::Relaxed);
            thought
        });
        progress.bar.finish_and_clear();
        thought
    }
}

/// How far a search is.
struct Progress {
    bar: ProgressBar,
    begun: Instant,
    limits: Limits,
    /// Nodes visited so far.
    nodes: AtomicU64,
}

impl Progress {
    fn new(shown: bool, limits: Limits) -> Progress {
        let bar = if shown {
            ProgressBar::with_draw_target(Some(PARTS as u64), ProgressDrawTarget::stderr())
        } else {
            ProgressBar::hidden()
        };
        let measured = limits.nodes.is_some() || limits.move_time.is_some();
        let template = if measured { "[{bar:20}] {wide_msg}" } else { "{spinner} {elapsed} {wide_msg}" };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("=> "));
        }
        Progress { bar, begun: Instant::now(), limits, nodes: AtomicU64::new(0) }
    }

    /// Moves the bar to the share of the limit that is used up, whichever is nearer.
    fn advance(&self) {
        let share = |done: u128, most: u128| (done * PARTS / most.max(1)).min(PARTS) as u64;
        let time = |most: Duration| share(self.begun.elapsed().as_millis(), most.as_millis());
        let nodes = |most: u64| share(self.nodes.load(Ordering::Relaxed).into(), most.into());
        let time = self.limits.move_time.map_or(0, time);
        self.bar.set_position(time.max(self.limits.nodes.map_or(0, nodes)));
        self.bar.tick();
    }
}

/// Shows what a search tells.
struct Told<'a> {
    progress: &'a Progress,
    words: Words,
    root: &'a Root,
}

impl SearchObserver for Told<'_> {
    fn on_iteration(&mut self, report: &Report) {
        let bar = &self.progress.bar;
        if let Some(line) = report.lines.first().filter(|_| !bar.is_hidden()) {
            let turns = whole_turns(&self.root.position, &line.turns).join(" ");
            let depth = self.words.depth(report.depth);
            bar.set_message(format!("{depth}  {}  {turns}", short_score(line.score)));
        }
    }

    fn on_nodes(&mut self, nodes: u64) {
        self.progress.nodes.store(nodes, Ordering::Relaxed);
    }
}

/// The position of a game with all that came before.
pub fn root(game: &Game) -> Root {
    let whole = game.turns().iter().flat_map(PlayedTurn::decisions);
    let decisions: Vec<Turn> = whole.chain(game.begun()).copied().collect();
    Root::after(*game.start(), &decisions)
}
