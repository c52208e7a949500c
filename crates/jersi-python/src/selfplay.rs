//! Games of the engine against itself, and the positions to learn from.

use jersi_engine::{EvalKind, StopSignal};
use jersi_selfplay::{
    Chunk, ChunkFault, Exported, Exporter, Game, GameResult, Mix, Player, RECORD_BYTES, Terms, replay,
};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rayon::prelude::*;

use crate::engine::{eval_kind, networks};
use crate::error::{BadRecord, shown};
use crate::number;
use crate::position::PyPosition;
use crate::wait::interruptible;

/// A game that the engine played against itself.
#[pyclass(name = "SelfPlayGame", frozen, module = "jersi._core")]
pub struct PyGame(Game);

#[pymethods]
impl PyGame {
    /// The first game of a file as `jersi selfplay` keeps them, as pickles tell it.
    #[staticmethod]
    fn parse(file: &[u8]) -> PyResult<PyGame> {
        let game = chunk_of(file)?.games.into_iter().next();
        game.map(PyGame).ok_or_else(|| BadRecord::new_err("there is no game in the file"))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let chunk = Chunk { terms: Terms::new(Mix::Home), first: 0, games: vec![self.0.clone()] };
        let file = PyBytes::new(py, &chunk.to_bytes());
        Ok((py.get_type::<PyGame>().getattr("parse")?, (file,)))
    }

    fn __eq__(&self, other: &PyGame) -> bool {
        other.0 == self.0
    }

    fn __hash__(&self) -> u64 {
        crate::position::hashed(&(self.0.check, self.0.decisions.len(), self.0.setting_seed))
    }

    fn __repr__(&self) -> String {
        format!("<SelfPlayGame {} of {} decisions>", self.0.start.id(), self.0.decisions.len())
    }

    /// How it began, such as `4.8-no-reserve`.
    #[getter]
    fn start(&self) -> &'static str {
        self.0.start.id()
    }

    /// 1 if White won, -1 if Black did, 0 for a tie.
    #[getter]
    fn result(&self) -> i8 {
        match self.0.result {
            GameResult::White => 1,
            GameResult::Tie => 0,
            GameResult::Black => -1,
        }
    }

    /// Why it is over: `rules`, or what it was broken off by.
    #[getter]
    fn end(&self) -> String {
        format!("{:?}", self.0.end).to_lowercase()
    }

    /// How many decisions at its beginning were left to chance.
    #[getter]
    fn opening(&self) -> u8 {
        self.0.opening
    }

    /// What the search thought of each decision, in units for who decides; `None` in the opening.
    #[getter]
    fn scores(&self) -> Vec<Option<i16>> {
        self.0.decisions.iter().map(|decision| decision.score).collect()
    }

    /// The decisions, in canonical notation.
    #[getter]
    fn turns(&self) -> PyResult<Vec<String>> {
        let mut turns = Vec::new();
        let played = replay(&self.0, |position, _, turn, _| turns.push(turn.display(position).to_string()));
        played.map_err(|fault| {
            PyRuntimeError::new_err(format!("the game cannot be played again: {fault:?}"))
        })?;
        Ok(turns)
    }

    /// The position before each decision.
    #[getter]
    fn positions(&self) -> PyResult<Vec<PyPosition>> {
        let mut positions = Vec::new();
        let played = replay(&self.0, |position, _, _, _| positions.push(PyPosition(*position)));
        played.map_err(|fault| {
            PyRuntimeError::new_err(format!("the game cannot be played again: {fault:?}"))
        })?;
        Ok(positions)
    }

    fn __len__(&self) -> usize {
        self.0.decisions.len()
    }
}

/// Plays so many games; gives the games, the records of their quiet positions, and a file of the games as `jersi selfplay` keeps
/// them. Each game depends on the seed and its number only.
#[pyfunction]
#[pyo3(signature = (games, nodes, seed, mix, threads, eval, networks, first))]
#[allow(clippy::too_many_arguments)]
pub fn selfplay<'py>(
    py: Python<'py>,
    #[pyo3(from_py_with = number::games)] games: u32,
    #[pyo3(from_py_with = number::nodes)] nodes: u64,
    #[pyo3(from_py_with = number::seed)] seed: u64,
    mix: &str,
    #[pyo3(from_py_with = number::threads)] threads: usize,
    eval: &str,
    networks: Vec<Vec<u8>>,
    #[pyo3(from_py_with = number::first)] first: u32,
) -> PyResult<Told<'py>> {
    let unknown = || {
        PyValueError::new_err(format!("there is no mix {}; there are {}", shown(mix), Mix::ids().join(", ")))
    };
    let mix = Mix::from_id(mix).ok_or_else(unknown)?;
    if first.checked_add(games).is_none() {
        return Err(PyValueError::new_err(format!("games have numbers up to {}", u32::MAX)));
    }
    let by_network = eval_kind(eval)? == EvalKind::Network;
    let networks = self::networks(&networks)?;
    let terms = Terms { seed, nodes, eval: eval.to_owned(), ..Terms::new(mix) };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(32 << 20).build();
    let pool = pool.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    let stop = StopSignal::new();
    let found = interruptible(py, &stop, || {
        let player = || Player::new(&terms, by_network.then_some(&networks)).heeding(stop.clone());
        let numbers: Vec<u64> = (u64::from(first)..u64::from(first) + u64::from(games)).collect();
        let games = pool.install(|| {
            let one = |player: &mut Player, &number: &u64| player.play(number, &|| stop.is_stopped());
            numbers.par_iter().map_init(player, one).collect::<Option<Vec<Game>>>()
        });
        taken_apart(Chunk { terms, first, games: games.ok_or_else(stopped)? }, &stop)
    })?;
    found?.told(py)
}

/// Reads a file of games as `jersi selfplay` keeps them; gives the same as `selfplay`. Ctrl-C ends it.
#[pyfunction]
pub fn read_selfplay<'py>(py: Python<'py>, file: &[u8]) -> PyResult<Told<'py>> {
    let stop = StopSignal::new();
    interruptible(py, &stop, || taken_apart(chunk_of(file)?, &stop))??.told(py)
}

fn stopped() -> PyErr {
    PyRuntimeError::new_err("it was stopped")
}

fn chunk_of(file: &[u8]) -> PyResult<Chunk> {
    Chunk::from_bytes(file).map_err(|fault| {
        BadRecord::new_err(match fault {
            ChunkFault::NotGames => "this is no file of games of self-play".to_owned(),
            ChunkFault::Length => "the file of games is cut off, or goes on after its end".to_owned(),
            ChunkFault::Checksum => "the checksum of the file of games is another".to_owned(),
            ChunkFault::Terms(line) => format!("the file of games does not tell its {line} well"),
            ChunkFault::Game(number) => format!("game {number} of the file is none"),
        })
    })
}

/// The games, the records of their quiet positions, and the file.
type Told<'py> = (Vec<PyGame>, Bound<'py, PyArray2<u8>>, Bound<'py, PyBytes>);

/// The same, before Python has it.
struct TakenApart {
    games: Vec<Game>,
    records: Vec<u8>,
    file: Vec<u8>,
}

/// Plays each game again for its quiet positions, until it is told to stop.
fn taken_apart(chunk: Chunk, stop: &StopSignal) -> PyResult<TakenApart> {
    let mut exported = Exported::default();
    for (n, game) in chunk.games.iter().enumerate() {
        let number = chunk.first.wrapping_add(n as u32);
        let added = Exporter::default().add(game, number, &mut exported);
        added.map_err(|_| {
            BadRecord::new_err(format!("game {number} cannot be played again by these rules"))
        })?;
        if stop.is_stopped() {
            return Err(stopped());
        }
    }
    let records = exported.records.iter().flat_map(|(_, record)| record.0).collect();
    let file = chunk.to_bytes();
    Ok(TakenApart { games: chunk.games, records, file })
}

impl TakenApart {
    fn told(self, py: Python<'_>) -> PyResult<Told<'_>> {
        let rows = self.records.len() / RECORD_BYTES;
        let records = PyArray1::from_vec(py, self.records).reshape([rows, RECORD_BYTES])?;
        let games = self.games.into_iter().map(PyGame).collect();
        Ok((games, records, PyBytes::new(py, &self.file)))
    }
}
