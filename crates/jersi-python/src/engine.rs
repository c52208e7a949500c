//! The engine: analysis, levels, and what its network sees.

use std::sync::{Mutex, MutexGuard, TryLockError};
use std::time::Duration;

use jersi_engine::{
    Engine, EvalKind, Level, Limits, Networks, Root, Score, StopSignal, Verdict, chance, choose, evaluate,
};
use jersi_rules::Position;
use numpy::PyArray1;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyType};

use crate::error::{BadNetwork, shown};
use crate::number;
use crate::position::{PyPosition, PyTurn};
use crate::wait::interruptible;

/// A line of an analysis.
#[pyclass(name = "Line", frozen, eq, get_all, module = "jersi._core", from_py_object)]
#[derive(Clone, PartialEq)]
pub struct PyLine {
    /// What it is worth to who decides, in units, of which 250 make the odds of winning e to 1; `None` if the end is known.
    units: Option<i32>,
    /// Decisions to a forced win, or with a minus to a forced loss; `None` if no end is known.
    end_in: Option<i32>,
    /// The chance of winning, from 0 to 1.
    chance: f64,
    /// The turns, the first to be played now.
    turns: Vec<String>,
}

#[pymethods]
impl PyLine {
    /// A line as it was told, for pickles.
    #[new]
    fn new(units: Option<i32>, end_in: Option<i32>, chance: f64, turns: Vec<String>) -> PyLine {
        PyLine { units, end_in, chance, turns }
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> (Bound<'py, PyType>, (Option<i32>, Option<i32>, f64, Vec<String>)) {
        (py.get_type::<PyLine>(), (self.units, self.end_in, self.chance, self.turns.clone()))
    }

    fn __repr__(&self) -> String {
        format!("<Line {:.0} %: {}>", 100.0 * self.chance, self.turns.join(" "))
    }
}

/// What a search found.
#[pyclass(name = "Analysis", frozen, eq, get_all, module = "jersi._core")]
#[derive(Clone, PartialEq)]
pub struct PyAnalysis {
    /// Decisions deep.
    depth: u32,
    /// Positions looked at.
    nodes: u64,
    /// Seconds.
    seconds: f64,
    /// The best lines, best first; none if the game is over.
    lines: Vec<PyLine>,
}

#[pymethods]
impl PyAnalysis {
    /// An analysis as it was told, for pickles.
    #[new]
    fn new(depth: u32, nodes: u64, seconds: f64, lines: Vec<PyLine>) -> PyAnalysis {
        PyAnalysis { depth, nodes, seconds, lines }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (u32, u64, f64, Vec<PyLine>)) {
        (py.get_type::<PyAnalysis>(), (self.depth, self.nodes, self.seconds, self.lines.clone()))
    }

    /// The turn to play, or `None` if the game is over.
    #[getter]
    fn best(&self) -> Option<PyTurn> {
        let text = self.lines.first()?.turns.first()?.clone();
        Some(PyTurn { decisions: Vec::new(), text })
    }

    fn __repr__(&self) -> String {
        format!("<Analysis to depth {}, {} nodes, {} lines>", self.depth, self.nodes, self.lines.len())
    }
}

fn line(position: &Position, score: Score, turns: &[jersi_rules::Turn]) -> PyLine {
    let mut now = *position;
    let mut texts = Vec::new();
    for &turn in turns {
        texts.push(turn.display(&now).to_string());
        now = now.play_legal(turn);
    }
    let (units, end_in) = match score.verdict() {
        Verdict::Units(units) => (Some(units), None),
        Verdict::WinIn(plies) => (None, Some(plies as i32)),
        Verdict::LossIn(plies) => (None, Some(-(plies as i32))),
    };
    PyLine { units, end_in, chance: chance(score), turns: texts }
}

/// The evaluation with this name.
pub fn eval_kind(id: &str) -> PyResult<EvalKind> {
    id.parse().map_err(|_| {
        PyValueError::new_err(format!("there is no evaluation {}; there are network and handmade", shown(id)))
    })
}

/// Networks from the bytes of their files, beside those that come with the package.
pub fn networks(files: &[Vec<u8>]) -> PyResult<Networks> {
    let mut networks = Networks::embedded();
    for file in files {
        networks.read(file).map_err(|error| BadNetwork::new_err(error.to_string()))?;
    }
    Ok(networks)
}

/// The engine: it remembers what it found from search to search.
#[pyclass(name = "Engine", frozen, module = "jersi._core")]
pub struct PyEngine {
    engine: Mutex<Engine>,
    made: Made,
}

/// How an engine was made, which is what its pickle tells.
struct Made {
    threads: usize,
    hash_mib: usize,
    eval: String,
    networks: Vec<Vec<u8>>,
}

/// How often it is looked whether another thread still uses the engine.
const PAUSE: Duration = Duration::from_millis(2);

/// The engine, once no other thread uses it, unless it is told to stop before.
fn at_hand<'a>(engine: &'a Mutex<Engine>, stop: &StopSignal) -> PyResult<MutexGuard<'a, Engine>> {
    loop {
        match engine.try_lock() {
            Ok(engine) => return Ok(engine),
            Err(TryLockError::Poisoned(_)) => {
                let broken = "an earlier search of this engine broke down; make another engine";
                return Err(PyRuntimeError::new_err(broken));
            }
            Err(TryLockError::WouldBlock) if stop.is_stopped() => {
                return Err(PyRuntimeError::new_err("it was stopped"));
            }
            Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
        }
    }
}

#[pymethods]
impl PyEngine {
    /// An engine with so many threads, a transposition table of so many mebibytes, and an evaluation: `network` or `handmade`.
    /// `networks` are the bytes of files that take the place of those that come with the package.
    #[new]
    #[pyo3(signature = (*, threads=1, hash_mib=64, eval="network", networks=Vec::new()))]
    fn new(
        py: Python<'_>,
        #[pyo3(from_py_with = number::threads)] threads: usize,
        #[pyo3(from_py_with = number::hash_mib)] hash_mib: usize,
        eval: &str,
        networks: Vec<Vec<u8>>,
    ) -> PyResult<PyEngine> {
        let kind = eval_kind(eval)?;
        let engine = py.detach(|| {
            let found = self::networks(&networks)?;
            let mut engine = Engine::new(hash_mib, threads);
            engine.set_networks(found);
            engine.set_eval(kind);
            Ok::<Engine, PyErr>(engine)
        })?;
        let made = Made { threads, hash_mib, eval: eval.to_owned(), networks };
        Ok(PyEngine { engine: Mutex::new(engine), made })
    }

    /// The best lines, by so many nodes, decisions deep, or seconds. Ctrl-C ends it.
    #[pyo3(signature = (position, *, nodes=None, depth=None, seconds=None, lines=1, history=Vec::new()))]
    #[allow(clippy::too_many_arguments)]
    fn analyse(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        #[pyo3(from_py_with = number::nodes_or_none)] nodes: Option<u64>,
        #[pyo3(from_py_with = number::depth_or_none)] depth: Option<u32>,
        seconds: Option<f64>,
        #[pyo3(from_py_with = number::lines)] lines: usize,
        history: Vec<Bound<'_, PyPosition>>,
    ) -> PyResult<PyAnalysis> {
        let limits = limits(nodes, depth, seconds, lines)?;
        if nodes.is_none() && depth.is_none() && seconds.is_none() {
            return Err(PyValueError::new_err("say how long: nodes, depth or seconds"));
        }
        self.search(py, position.0, &history, move |engine, root, stop| {
            engine.search(root, &limits, stop, &mut ())
        })
    }

    /// The turn of a level, from 1 to 10. Below 10 the same seed errs in the same way; 10 wants a limit, and 100,000 nodes are
    /// its limit if none is said.
    #[pyo3(signature = (position, level=10, *, seed=0, nodes=None, seconds=None, history=Vec::new()))]
    #[allow(clippy::too_many_arguments)]
    fn choose(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        #[pyo3(from_py_with = number::any)] level: i128,
        #[pyo3(from_py_with = number::seed)] seed: u64,
        #[pyo3(from_py_with = number::nodes_or_none)] nodes: Option<u64>,
        seconds: Option<f64>,
        history: Vec<Bound<'_, PyPosition>>,
    ) -> PyResult<PyTurn> {
        let wrong = || PyValueError::new_err(format!("levels go from 1 to 10; {level} is none"));
        let level = u8::try_from(level).ok().and_then(Level::new).ok_or_else(wrong)?;
        let usual = (level == Level::FULL && seconds.is_none()).then_some(100_000);
        let limits = limits(nodes.or(usual), None, seconds, 1)?;
        let found = self.search(py, position.0, &history, move |engine, root, stop| {
            choose(engine, root, &limits, level, seed, stop, &mut ())
        })?;
        found.best().ok_or_else(|| PyValueError::new_err("the game is over: there is no turn to choose"))
    }

    /// Forgets everything, for a new game.
    fn clear(&self, py: Python<'_>) -> PyResult<()> {
        let stop = StopSignal::new();
        interruptible(py, &stop, || at_hand(&self.engine, &stop).map(|mut engine| engine.clear()))?
    }

    /// The size of its table, which is smaller than asked for where memory is short.
    #[getter]
    fn hash_mib(&self, py: Python<'_>) -> PyResult<usize> {
        let stop = StopSignal::new();
        interruptible(py, &stop, || at_hand(&self.engine, &stop).map(|engine| engine.hash_mib()))?
    }

    /// An engine made alike: what it remembers stays behind.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, ())> {
        let made = &self.made;
        let words = PyDict::new(py);
        words.set_item("threads", made.threads)?;
        words.set_item("hash_mib", made.hash_mib)?;
        words.set_item("eval", &made.eval)?;
        let networks: Vec<_> = made.networks.iter().map(|file| PyBytes::new(py, file)).collect();
        words.set_item("networks", networks)?;
        let partial = py.import("functools")?.getattr("partial")?;
        Ok((partial.call((py.get_type::<PyEngine>(),), Some(&words))?, ()))
    }

    fn __repr__(&self) -> String {
        let Made { threads, hash_mib, eval, .. } = &self.made;
        format!("<Engine by {eval}, {threads} threads, {hash_mib} MiB>")
    }
}

impl PyEngine {
    fn search(
        &self,
        py: Python<'_>,
        position: Position,
        history: &[Bound<'_, PyPosition>],
        work: impl FnOnce(&mut Engine, &Root, &StopSignal) -> jersi_engine::Answer + Send,
    ) -> PyResult<PyAnalysis> {
        let root = Root { position, history: history.iter().map(|past| past.get().0).collect() };
        let stop = StopSignal::new();
        let answer = interruptible(py, &stop, || {
            at_hand(&self.engine, &stop).map(|mut engine| work(&mut engine, &root, &stop))
        })??;
        let report = answer.report;
        Ok(PyAnalysis {
            depth: report.depth,
            nodes: report.nodes,
            seconds: report.time.as_secs_f64(),
            lines: report.lines.iter().map(|found| line(&position, found.score, &found.turns)).collect(),
        })
    }
}

fn limits(nodes: Option<u64>, depth: Option<u32>, seconds: Option<f64>, lines: usize) -> PyResult<Limits> {
    let move_time = seconds.map(self::seconds).transpose()?;
    Ok(Limits { nodes, depth, move_time, lines, ..Limits::default() })
}

/// The longest time to think: a year, in seconds. Clocks cannot count as far as numbers can.
const MOST_SECONDS: f64 = 366.0 * 86_400.0;

/// A time to think.
pub fn seconds(seconds: f64) -> PyResult<Duration> {
    let time = (seconds <= MOST_SECONDS).then(|| Duration::try_from_secs_f64(seconds).ok()).flatten();
    time.filter(|time| !time.is_zero()).ok_or_else(|| {
        let wrong = format!("seconds are a number above 0 and at most {MOST_SECONDS:.0}, not {seconds:?}");
        PyValueError::new_err(wrong)
    })
}

/// The static evaluation of a position in units for who decides: by the network that comes with the package, by another one
/// given as the bytes of its file, or hand-made.
#[pyfunction]
#[pyo3(signature = (position, eval="network", network=None))]
pub fn static_eval(position: &PyPosition, eval: &str, network: Option<Vec<u8>>) -> PyResult<i32> {
    let kind = eval_kind(eval)?;
    let networks = networks(&network.into_iter().collect::<Vec<_>>())?;
    let aim = jersi_engine::Aim::of(position.0.rules());
    match (kind, networks.of(aim)) {
        (EvalKind::Network, Some(network)) => Ok(network.evaluate(&position.0)),
        (EvalKind::Network, None) => Err(BadNetwork::new_err("there is no network for this edition")),
        (EvalKind::Handmade, _) => Ok(match evaluate(&position.0).verdict() {
            Verdict::Units(units) => units,
            Verdict::WinIn(_) | Verdict::LossIn(_) => {
                return Err(PyValueError::new_err("the game is over: there is nothing to evaluate"));
            }
        }),
    }
}

/// The inputs of the network that a position switches on, as a player sees it, by default who decides.
#[pyfunction]
#[pyo3(signature = (position, player=None))]
pub fn features<'py>(
    py: Python<'py>,
    position: &PyPosition,
    player: Option<&str>,
) -> PyResult<Bound<'py, PyArray1<u16>>> {
    let view = match player {
        Some(id) => crate::position::color(id)?,
        None => position.0.decider(),
    };
    Ok(PyArray1::from_vec(py, jersi_engine::network::active_inputs(&position.0, view)))
}
