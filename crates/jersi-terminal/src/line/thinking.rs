//! The engine at the board: it thinks, shows how far it is, and can be broken off.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use jersi_engine::{Answer, Limits, Report, Root, SearchObserver, StopSignal};
use jersi_rules::{Color, Turn};
use jersi_study::{short_score, whole_turns};
use jersi_table::{Mind, Seat, Table};

use super::keys::{Keys, Typed};
use super::listen::tell;
use super::words::Words;
use crate::mind::{Means, QUESTION, TURN};
use crate::streams;

/// How often the bar moves and the keyboard is looked at.
const BEAT: Duration = Duration::from_millis(50);
/// Parts of the bar.
const PARTS: u128 = 1000;

/// Somebody who thinks.
pub struct Thinker {
    mind: Mind,
    means: Means,
    /// How long, if that is said.
    limits: Option<Limits>,
    /// Whether there is somebody to show something to.
    watched: bool,
    words: Words,
    /// What was typed meanwhile.
    typed: Typed,
}

impl Thinker {
    /// Thinks with these means, and as long as is said, if it is; shows it only at a terminal.
    pub fn new(means: Means, limits: Option<Limits>, words: Words, at_terminal: bool) -> Thinker {
        let watched = at_terminal && streams::err_is_terminal();
        let mind = Mind::new(means.hash_mib, means.threads);
        Thinker { mind, means, limits, watched, words, typed: Typed::default() }
    }

    /// The lines that were typed while it thought.
    pub(super) fn typed_ahead(&mut self) -> String {
        std::mem::take(&mut self.typed.ahead)
    }

    /// Whether Ctrl-C broke off what it thought of last.
    pub(super) fn was_interrupted(&self) -> bool {
        self.typed.interrupted
    }

    /// The best lines of a position, at full strength.
    pub(super) fn lines(&mut self, root: &Root, lines: usize) -> Answer {
        let asked = self.limits.clone();
        let limits = asked.unwrap_or(Limits { move_time: Some(QUESTION), ..Limits::default() });
        let limits = Limits { lines, ..limits };
        self.watch(root, limits.clone(), |mind, stop, told| mind.advise(root, &limits, stop, told))
    }

    /// What a machine decides.
    pub(super) fn decide(&mut self, seat: &Seat, root: &Root, limits: &Limits) -> Option<Turn> {
        let shown = match seat {
            // It is done before anything could be shown.
            Seat::Random(_) => {
                return self.mind.decide(seat, root, limits, &StopSignal::new(), &mut ());
            }
            Seat::Engine { level, .. } => {
                Limits { nodes: limits.nodes.into_iter().chain(level.nodes()).min(), ..limits.clone() }
            }
            _ => Limits::default(),
        };
        self.watch(root, shown, |mind, stop, told| mind.decide(seat, root, limits, stop, told))
    }

    /// The chance of a machine that is offered a tie.
    pub(super) fn chance_of(&mut self, machine: Color, root: &Root) -> Option<f64> {
        self.watch(root, Limits::default(), |mind, stop, _| mind.chance_of(machine, root, stop))
    }

    /// How long a turn may take.
    pub(super) fn turn_limits(&self, table: &Table, player: Color) -> Limits {
        table.turn_limits(player, self.limits.as_ref(), TURN)
    }

    /// Mebibytes of memory that a program may take for what it has seen.
    pub(super) fn hash_mib(&self) -> usize {
        self.means.hash_mib
    }

    /// Lets somebody think while another thread moves the bar and listens to the keyboard.
    fn watch<T>(
        &mut self,
        root: &Root,
        limits: Limits,
        think: impl FnOnce(&mut Mind, &StopSignal, &mut dyn SearchObserver) -> T,
    ) -> T {
        self.typed.interrupted = false;
        self.typed.enough = false;
        let stop = StopSignal::new();
        if !self.watched {
            let thought = think(&mut self.mind, &stop, &mut ());
            self.tell_shortages();
            return thought;
        }
        let progress = &Progress::new(limits);
        let mut told = Told { progress, words: self.words, root };
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
            let thought = think(&mut self.mind, &stop, &mut told);
            done.store(true, Ordering::Relaxed);
            thought
        });
        progress.bar.finish_and_clear();
        self.tell_shortages();
        thought
    }

    fn tell_shortages(&mut self) {
        for shortage in self.mind.take_shortages() {
            tell(&self.words.shortage(shortage));
        }
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
    fn new(limits: Limits) -> Progress {
        let bar = streams::bar(PARTS as u64);
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
            streams::say_at(bar, &format!("{depth}  {}  {turns}", short_score(line.score)));
        }
    }

    fn on_nodes(&mut self, nodes: u64) {
        self.progress.nodes.store(nodes, Ordering::Relaxed);
    }
}
