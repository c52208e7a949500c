//! Many games at once, on several threads.

use jersi_engine::Dice;
use jersi_rules::{Color, GameSpec, Position, SpecValue};
use numpy::{
    PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArrayDyn, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::action::{Actions, Board};
use crate::env::{Env, Move};
use crate::error::{self, IllegalAction};
use crate::game_spec::Asked;
use crate::number;
use crate::observe::Shape;
use crate::position::PyPosition;
use crate::state::{array, layout, refusal, reward};

/// One game of many, with the chance that is its own.
struct Slot {
    env: Env,
    dice: Dice,
    start: Position,
    found: Option<Move>,
    episodes: u64,
}

/// How games begin.
struct Start {
    spec: GameSpec,
    first: Position,
    /// Whether each game is shuffled anew.
    shuffled: bool,
}

impl Start {
    fn draw(&self, dice: &mut Dice) -> Position {
        if !self.shuffled {
            return self.first;
        }
        let mut spec = self.spec.clone();
        let set = spec.set("seed", SpecValue::Number(dice.seed()));
        set.and_then(|()| spec.start()).map_or(self.first, |start| start.position)
    }
}

/// What a step came to, for one game.
#[derive(Clone, Copy, Default)]
struct Stepped {
    rewards: [i8; 2],
    terminated: bool,
    truncated: bool,
}

/// Many games at once. What each of them draws by lot depends on the seed and its own number only, never on the threads.
#[pyclass(name = "Batch", module = "jersi._core")]
pub struct PyBatch {
    slots: Vec<Slot>,
    start: Start,
    pool: Option<ThreadPool>,
    board: Board,
    seed: u64,
    max_turns: u16,
    auto_reset: bool,
    history: usize,
}

/// How a batch is made, as its pickle tells it: the game, its first position, whether it is shuffled, threads, seed, the last turn,
/// whether games begin anew, and how many earlier positions are shown.
type Kept = (String, String, bool, usize, u64, u16, bool, usize);
/// A game of a batch: its start, its position, half a turn, what was there before, earlier positions, its chance, games that ended.
type KeptGame = (String, String, Option<u16>, Vec<u64>, Vec<String>, u64, u64);

/// The threads of a batch; one needs none of its own.
fn pool(threads: usize) -> PyResult<Option<ThreadPool>> {
    let pool = (threads > 1).then(|| rayon::ThreadPoolBuilder::new().num_threads(threads).build());
    pool.transpose().map_err(|error| PyRuntimeError::new_err(format!("no threads can be had: {error}")))
}

/// Does something with each game, and a row of output for it.
fn each<T: Send>(
    pool: Option<&ThreadPool>,
    slots: &mut [Slot],
    out: &mut [T],
    row: usize,
    work: impl Fn(&mut Slot, &mut [T]) + Sync,
) {
    match pool {
        None => {
            for (slot, out) in slots.iter_mut().zip(out.chunks_mut(row)) {
                work(slot, out);
            }
        }
        Some(pool) => {
            let part = slots.len().div_ceil(4 * pool.current_num_threads()).max(1);
            pool.install(|| {
                slots.par_chunks_mut(part).zip(out.par_chunks_mut(part * row)).for_each(|(slots, out)| {
                    for (slot, out) in slots.iter_mut().zip(out.chunks_mut(row)) {
                        work(slot, out);
                    }
                });
            });
        }
    }
}

impl PyBatch {
    fn actions(&self) -> &'static Actions {
        self.board.actions()
    }

    fn slot(&self, index: i128) -> PyResult<&Slot> {
        let n = self.slots.len();
        let wrong =
            || PyIndexError::new_err(format!("there are {n} games, 0 to {}, and no number {index}", n - 1));
        usize::try_from(index).ok().and_then(|index| self.slots.get(index)).ok_or_else(wrong)
    }

    fn over(slot: &Slot, max_turns: u16) -> bool {
        slot.env.outcome.is_some() || slot.env.position.turn_number() > max_turns
    }
}

#[pymethods]
impl PyBatch {
    /// So many games of the same kind.
    #[new]
    #[pyo3(signature = (edition="4.8", n=64, *, reserve=None, ransom=None, setting=None, setting_seed=None, mokca=None, house=None, position=None, threads=1, seed=0, auto_reset=true, max_turns=1000, history=0))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        edition: &str,
        #[pyo3(from_py_with = number::n)] n: usize,
        reserve: Option<bool>,
        ransom: Option<bool>,
        setting: Option<String>,
        #[pyo3(from_py_with = number::setting_seed_or_none)] setting_seed: Option<u64>,
        mokca: Option<bool>,
        house: Option<String>,
        position: Option<&PyPosition>,
        #[pyo3(from_py_with = number::threads)] threads: usize,
        #[pyo3(from_py_with = number::seed)] seed: u64,
        auto_reset: bool,
        #[pyo3(from_py_with = number::max_turns)] max_turns: u16,
        #[pyo3(from_py_with = number::history)] history: usize,
    ) -> PyResult<PyBatch> {
        let asked = Asked {
            edition: Some(edition.to_owned()),
            reserve,
            ransom,
            setting,
            seed: setting_seed,
            mokca,
            house,
        };
        let bad = |error| error::bad_game(py, &error);
        let spec = asked.spec(None).map_err(bad)?;
        let start = spec.start().map_err(|error| error::bad_game(py, &error))?;
        let shuffled = setting_seed.is_none()
            && position.is_none()
            && start.setting.is_some_and(|setting| setting.seed().is_some());
        let first = position.map_or(start.position, |position| position.0);
        let start = Start { spec, first, shuffled };
        let pool = pool(threads)?;
        let board = Board::of(first.edition());
        number::room::<Slot>(Some(n))?;
        let mut batch =
            PyBatch { slots: Vec::new(), start, pool, board, seed, max_turns, auto_reset, history };
        batch.slots = (0..n)
            .map(|_| Slot {
                env: Env::new(first, history),
                dice: Dice::seeded(0),
                start: first,
                found: None,
                episodes: 0,
            })
            .collect();
        batch.reset(None);
        Ok(batch)
    }

    /// Begins all games anew, with another seed or the same.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, #[pyo3(from_py_with = number::seed_or_none)] seed: Option<u64>) {
        self.seed = seed.unwrap_or(self.seed);
        for (number, slot) in self.slots.iter_mut().enumerate() {
            slot.dice = Dice::seeded(Dice::seeded(self.seed).nth(number as u64).roll());
            slot.start = self.start.draw(&mut slot.dice);
            slot.env.reset(slot.start);
            slot.episodes = 0;
        }
    }

    /// Takes an action in each game: rewards of White and Black, which games the rules ended, and which were broken off. With
    /// `auto_reset` these begin anew at once; without it the actions of games that are over are not looked at. If one action is
    /// not legal, none is taken.
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: &Bound<'py, PyAny>,
    ) -> PyResult<(Bound<'py, PyArray2<i8>>, Bound<'py, PyArray1<bool>>, Bound<'py, PyArray1<bool>>)> {
        let numbers = numbers(actions)?;
        let n = self.slots.len();
        if numbers.len() != n {
            return Err(PyValueError::new_err(format!("{n} games take {n} actions, not {}", numbers.len())));
        }
        let (max_turns, auto_reset) = (self.max_turns, self.auto_reset);
        let PyBatch { slots, pool, start, .. } = self;
        let (pool, start) = (pool.as_ref(), &*start);
        let stepped = py.detach(|| {
            let mut numbers = numbers;
            each(pool, slots, &mut numbers, 1, |slot, number| {
                slot.found = None;
                if !PyBatch::over(slot, max_turns) {
                    slot.found = usize::try_from(number[0]).ok().and_then(|number| slot.env.resolve(number));
                }
            });
            let wrong = |(slot, _): &(&Slot, &i64)| slot.found.is_none() && !PyBatch::over(slot, max_turns);
            if let Some((index, (slot, &number))) =
                slots.iter().zip(&numbers).enumerate().find(|(_, pair)| wrong(pair))
            {
                let why = usize::try_from(number)
                    .map_or_else(|_| format!("{number} is no action"), |number| refusal(&slot.env, number));
                return Err(format!("game {index}: {why}"));
            }
            let mut out = vec![Stepped::default(); n];
            each(pool, slots, &mut out, 1, |slot, out| {
                let Some(found) = slot.found.take() else {
                    out[0].terminated = slot.env.outcome.is_some();
                    out[0].truncated = !out[0].terminated;
                    return;
                };
                slot.env.apply(found);
                if !PyBatch::over(slot, max_turns) {
                    return;
                }
                let winner = slot.env.outcome.and_then(|ended| ended.winner);
                out[0] = Stepped {
                    rewards: Color::BOTH.map(|color| reward(winner, color)),
                    terminated: slot.env.outcome.is_some(),
                    truncated: slot.env.outcome.is_none(),
                };
                slot.episodes += 1;
                if auto_reset {
                    slot.start = start.draw(&mut slot.dice);
                    slot.env.reset(slot.start);
                }
            });
            Ok(out)
        });
        let stepped = stepped.map_err(IllegalAction::new_err)?;
        let rewards = stepped.iter().flat_map(|one| one.rewards).collect();
        Ok((
            PyArray1::from_vec(py, rewards).reshape([n, 2])?,
            PyArray1::from_iter(py, stepped.iter().map(|one| one.terminated)),
            PyArray1::from_iter(py, stepped.iter().map(|one| one.truncated)),
        ))
    }

    /// A legal action of each game by lot, each as likely as any other; 0 for games that are over.
    fn sample<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let (max_turns, n) = (self.max_turns, self.slots.len());
        let PyBatch { slots, pool, .. } = self;
        let pool = pool.as_ref();
        let drawn = py.detach(|| {
            let mut out = vec![0_i64; n];
            each(pool, slots, &mut out, 1, |slot, out| {
                if !PyBatch::over(slot, max_turns) {
                    out[0] = slot.env.draw(&mut slot.dice).map_or(0, i64::from);
                }
            });
            out
        });
        PyArray1::from_vec(py, drawn)
    }

    /// The legal actions as lists in a row: where each game's begin, and the numbers, sorted (CSR).
    fn legal<'py>(&mut self, py: Python<'py>) -> (Bound<'py, PyArray1<i64>>, Bound<'py, PyArray1<u16>>) {
        let (max_turns, n) = (self.max_turns, self.slots.len());
        let PyBatch { slots, pool, .. } = self;
        let pool = pool.as_ref();
        let lists = py.detach(|| {
            let mut out = vec![Vec::new(); n];
            each(pool, slots, &mut out, 1, |slot, out| {
                if !PyBatch::over(slot, max_turns) {
                    out[0] = crate::state::legal(&slot.env);
                }
            });
            out
        });
        let ends = lists.iter().scan(0, |end, list| {
            *end += list.len() as i64;
            Some(*end)
        });
        let ends = std::iter::once(0).chain(ends).collect();
        (PyArray1::from_vec(py, ends), PyArray1::from_vec(py, lists.concat()))
    }

    /// The legal actions as masks, a byte for each action, or packed, a bit for each, the lowest first
    /// (`numpy.unpackbits(..., bitorder="little")`). `out` is an array to write into.
    #[pyo3(signature = (*, packed=false, out=None))]
    fn mask<'py>(
        &mut self,
        py: Python<'py>,
        packed: bool,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (max_turns, n) = (self.max_turns, self.slots.len());
        let all = self.actions().len();
        let row = if packed { all.div_ceil(8) } else { all };
        let PyBatch { slots, pool, .. } = self;
        let pool = pool.as_ref();
        let write = |out: &mut [u8]| {
            out.fill(0);
            each(pool, slots, out, row, |slot, out| {
                if PyBatch::over(slot, max_turns) {
                } else if packed {
                    slot.env.each_action(|number| out[usize::from(number) / 8] |= 1 << (number % 8));
                } else {
                    slot.env.each_action(|number| out[usize::from(number)] = 1);
                }
            });
        };
        filled(py, out, vec![n, row], write)
    }

    /// What who acts in each game sees: `float32`, or `uint8` with the clock as it counts. `out` is an array to write into.
    #[pyo3(signature = (*, layout="planes", dtype="float32", out=None))]
    fn observe<'py>(
        &mut self,
        py: Python<'py>,
        layout: &str,
        dtype: &str,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let layout = self::layout(layout)?;
        let raw = match dtype {
            "float32" => false,
            "uint8" => true,
            _ => {
                return Err(PyValueError::new_err(format!(
                    "{dtype:?} is not made; there are float32 and uint8"
                )));
            }
        };
        let shape = Shape::new(self.board, layout, self.history, raw);
        let dimensions: Vec<usize> = std::iter::once(self.slots.len()).chain(shape.dimensions()).collect();
        let PyBatch { slots, pool, .. } = self;
        let pool = pool.as_ref();
        if raw {
            filled(py, out, dimensions, |out: &mut [u8]| {
                out.fill(0);
                each(pool, slots, out, shape.len(), |slot, out| {
                    shape.write(&slot.env, slot.env.player(), out, |value| value as u8);
                });
            })
        } else {
            filled(py, out, dimensions, |out: &mut [f32]| {
                out.fill(0.0);
                each(pool, slots, out, shape.len(), |slot, out| {
                    shape.write(&slot.env, slot.env.player(), out, |value| value);
                });
            })
        }
    }

    /// Who acts in each game: 0 is White, 1 is Black.
    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        PyArray1::from_iter(py, self.slots.iter().map(|slot| slot.env.player() as i8))
    }

    /// How many games have ended at each place.
    #[getter]
    fn episodes<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        PyArray1::from_iter(py, self.slots.iter().map(|slot| slot.episodes))
    }

    /// Hashes of the positions, which tell them apart but for clock and turn number.
    #[getter]
    fn hashes<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        PyArray1::from_iter(py, self.slots.iter().map(|slot| slot.env.position.hash()))
    }

    /// The position of a game; within a turn that captures a king, the one before it.
    fn position(&self, #[pyo3(from_py_with = number::any)] index: i128) -> PyResult<PyPosition> {
        Ok(PyPosition(self.slot(index)?.env.position))
    }

    /// The first position of a game.
    fn start(&self, #[pyo3(from_py_with = number::any)] index: i128) -> PyResult<PyPosition> {
        Ok(PyPosition(self.slot(index)?.start))
    }

    /// Which decision comes next in a game: `setting`, `turn`, `seat`, `name` or `gift`.
    fn stage(&self, #[pyo3(from_py_with = number::any)] index: i128) -> PyResult<&'static str> {
        Ok(self.slot(index)?.env.next().id())
    }

    /// How many actions there are.
    #[getter]
    fn num_actions(&self) -> usize {
        self.actions().len()
    }

    /// Threads that work on it.
    #[getter]
    fn threads(&self) -> usize {
        self.pool.as_ref().map_or(1, ThreadPool::current_num_threads)
    }

    fn __len__(&self) -> usize {
        self.slots.len()
    }

    /// A batch as a pickle tells it: how games begin and go on, and each game.
    #[staticmethod]
    fn restore(how: Kept, games: Vec<KeptGame>) -> PyResult<PyBatch> {
        let (spec, first, shuffled, threads, seed, max_turns, auto_reset, history) = how;
        let damaged = || PyValueError::new_err("the pickle of a batch is damaged");
        let spec: GameSpec = spec.parse().map_err(|_| damaged())?;
        let read = |text: &String| text.parse::<Position>().map_err(|_| damaged());
        let first = read(&first)?;
        let slots = games.iter().map(|(start, position, pending, seen, past, chance, episodes)| {
            let past = past.iter().map(read).collect::<PyResult<Vec<Position>>>()?;
            let env =
                Env::kept(read(position)?, *pending, seen.clone(), past, history).ok_or_else(damaged)?;
            Ok(Slot {
                env,
                dice: Dice::seeded(*chance),
                start: read(start)?,
                found: None,
                episodes: *episodes,
            })
        });
        Ok(PyBatch {
            slots: slots.collect::<PyResult<_>>()?,
            start: Start { spec, first, shuffled },
            pool: pool(threads)?,
            board: Board::of(first.edition()),
            seed,
            max_turns,
            auto_reset,
            history,
        })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Kept, Vec<KeptGame>))> {
        let how = (
            self.start.spec.to_string(),
            self.start.first.to_string(),
            self.start.shuffled,
            self.threads(),
            self.seed,
            self.max_turns,
            self.auto_reset,
            self.history,
        );
        let games = self.slots.iter().map(|slot| {
            (
                slot.start.to_string(),
                slot.env.position.to_string(),
                slot.env.pending_number(),
                slot.env.seen().to_vec(),
                slot.env.past.iter().map(Position::to_string).collect(),
                slot.dice.state(),
                slot.episodes,
            )
        });
        Ok((py.get_type::<PyBatch>().getattr("restore")?, (how, games.collect())))
    }
}

/// Actions from any array or list of whole numbers.
fn numbers(actions: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(list) = actions.extract::<PyReadonlyArray1<'_, i64>>() {
        return Ok(list.as_array().to_vec());
    }
    let py = actions.py();
    let numpy = py.import("numpy")?;
    let list = numpy.call_method1("asarray", (actions,))?;
    let kind: String = list.getattr("dtype")?.getattr("kind")?.extract()?;
    if kind != "i" && kind != "u" {
        return Err(PyValueError::new_err("actions are whole numbers"));
    }
    let list = list.call_method1("astype", ("int64",))?;
    let list = list.extract::<PyReadonlyArray1<'_, i64>>();
    let list =
        list.map_err(|_| PyValueError::new_err("actions are one row of numbers, one for each game"))?;
    Ok(list.as_array().to_vec())
}

/// An array that is filled without the GIL: a new one, or the one that is given.
fn filled<'py, T: numpy::Element + Default + Copy + Send>(
    py: Python<'py>,
    out: Option<Bound<'py, PyAny>>,
    dimensions: Vec<usize>,
    write: impl FnOnce(&mut [T]) + Send,
) -> PyResult<Bound<'py, PyAny>> {
    let Some(out) = out else {
        let count = dimensions.iter().try_fold(1_usize, |all, &part| all.checked_mul(part));
        let mut list = vec![T::default(); number::room::<T>(count)?];
        py.detach(|| write(&mut list));
        return Ok(array(py, list, dimensions)?.into_any());
    };
    let wrong = || {
        PyValueError::new_err(format!(
            "`out` must be a writable array in C order of shape {dimensions:?} and type {}",
            T::get_dtype(py)
        ))
    };
    let mut view: PyReadwriteArrayDyn<'py, T> = out.extract().map_err(|_| wrong())?;
    // In Fortran's order the numbers would come to lie elsewhere.
    if view.as_array().shape() != dimensions || !view.is_c_contiguous() {
        return Err(wrong());
    }
    let list = view.as_slice_mut().map_err(|_| wrong())?;
    py.detach(|| write(list));
    Ok(out)
}
