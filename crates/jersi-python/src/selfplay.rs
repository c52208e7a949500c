//! Games of the engine against itself, and the positions to learn from.

use jersi_engine::{EvalKind, StopSignal};
use jersi_selfplay::{Chunk, Exporter, Game, GameResult, Mix, Player, RECORD_BYTES, Terms, replay};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rayon::prelude::*;

use crate::engine::{eval_kind, networks};
use crate::position::PyPosition;
use crate::wait::interruptible;

/// A game that the engine played against itself.
#[pyclass(name = "SelfPlayGame", frozen, module = "jersi._core")]
pub struct PyGame(Game);

#[pymethods]
impl PyGame {
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
#[allow(clippy::too_many_arguments, clippy::type_complexity)]
pub fn selfplay<'py>(
    py: Python<'py>,
    games: u32,
    nodes: u64,
    seed: u64,
    mix: &str,
    threads: usize,
    eval: &str,
    networks: Vec<Vec<u8>>,
    first: u32,
) -> PyResult<(Vec<PyGame>, Bound<'py, PyArray2<u8>>, Bound<'py, PyBytes>)> {
    let unknown =
        || PyValueError::new_err(format!("there is no mix {mix:?}; there are {}", Mix::ids().join(", ")));
    let mix = Mix::from_id(mix).ok_or_else(unknown)?;
    if nodes == 0 || threads == 0 {
        return Err(PyValueError::new_err("a game needs one node and one thread at least"));
    }
    let by_network = eval_kind(eval)? == EvalKind::Network;
    let networks = self::networks(&networks)?;
    let terms = Terms { seed, nodes, eval: eval.to_owned(), ..Terms::new(mix) };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(32 << 20).build();
    let pool = pool.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    let stop = StopSignal::new();
    let played = interruptible(py, &stop, || {
        let player = || Player::new(&terms, by_network.then_some(&networks));
        let numbers: Vec<u64> = (u64::from(first)..u64::from(first) + u64::from(games)).collect();
        pool.install(|| {
            let one = |player: &mut Player, &number: &u64| player.play(number, &|| stop.is_stopped());
            numbers.par_iter().map_init(player, one).collect::<Option<Vec<Game>>>()
        })
    })?;
    let games = played.ok_or_else(|| PyRuntimeError::new_err("it was stopped"))?;
    let chunk = Chunk { terms, first, games };
    let exported = Exporter::default().export(&chunk, first);
    let exported = exported.map_err(|(n, fault)| PyRuntimeError::new_err(format!("game {n}: {fault:?}")))?;
    let rows = exported.records.len();
    let bytes: Vec<u8> = exported.records.iter().flat_map(|(_, record)| record.0).collect();
    let records = PyArray1::from_vec(py, bytes).reshape([rows, RECORD_BYTES])?;
    let file = PyBytes::new(py, &chunk.to_bytes());
    Ok((chunk.games.into_iter().map(PyGame).collect(), records, file))
}
