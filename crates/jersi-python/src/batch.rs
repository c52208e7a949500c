//! Many games at once, on several threads.

use std::sync::MutexGuard;

use jersi_engine::Dice;
use jersi_rules::{Color, GameSpec, Position, SpecValue};
use numpy::{
    PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArrayDyn, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyInt;
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::action::Board;
use crate::env::{Env, Move};
use crate::error::{self, IllegalAction, shown};
use crate::game_spec::Asked;
use crate::number;
use crate::observe::Shape;
use crate::position::PyPosition;
use crate::state::{array, layout, refusal, reward};
use crate::wait::Shared;

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
    player: i8,
}

/// Many games at once. What each of them draws by lot depends on the seed and its own number only, never on the threads.
struct Games {
    slots: Vec<Slot>,
    start: Start,
    threads: Threads,
    board: Board,
    seed: u64,
    max_turns: u16,
    auto_reset: bool,
    history: usize,
}

/// Games that are used by one thread at a time; others wait their turn.
#[pyclass(name = "Batch", frozen, module = "jersi._core")]
pub struct PyBatch(Shared<Games>);

/// Rewards, ends by the rules, games that were broken off, and who acts.
type Rows<'py> = (
    Bound<'py, PyArray2<i8>>,
    Bound<'py, PyArray1<bool>>,
    Bound<'py, PyArray1<bool>>,
    Bound<'py, PyArray1<i8>>,
);
/// How a batch is made, as its pickle tells it: the game, its first position, whether it is shuffled, threads, seed, the last turn,
/// whether games begin anew, and how many earlier positions are shown.
type Kept = (String, String, bool, usize, u64, u16, bool, usize);
/// A game of a batch: its start, its position, half a turn, what was there before, earlier positions, its chance, games that ended.
type KeptGame = (String, String, Option<u16>, Vec<u64>, Vec<String>, u64, u64);

/// The threads of a batch; one needs none of its own.
struct Threads {
    count: usize,
    pool: Option<ThreadPool>,
    /// The process that has them.
    process: u32,
}

impl Threads {
    fn new(count: usize) -> PyResult<Threads> {
        let pool = (count > 1).then(|| rayon::ThreadPoolBuilder::new().num_threads(count).build());
        let pool = pool.transpose();
        let pool =
            pool.map_err(|error| PyRuntimeError::new_err(format!("no threads can be had: {error}")))?;
        Ok(Threads { count, pool, process: std::process::id() })
    }

    /// The pool. A process that was forked from the one that made it has a pool without threads, on which all would wait for ever,
    /// so it gets one of its own; the other's cannot be taken down, because nobody is there to be told.
    fn at_hand(&mut self) -> PyResult<()> {
        if self.process != std::process::id() {
            std::mem::forget(std::mem::replace(self, Threads::new(self.count)?).pool);
        }
        Ok(())
    }
}

/// Games that are looked at between two looks at signals.
const BLOCK: usize = 1 << 14;

/// As `each`, for work that may be given up halfway: Ctrl-C ends it.
fn each_heeding<T: Send>(
    pool: Option<&ThreadPool>,
    slots: &mut [Slot],
    out: &mut [T],
    row: usize,
    work: impl Fn(&mut Slot, &mut [T]) + Sync,
) -> PyResult<()> {
    let many = slots.len() > BLOCK;
    for (slots, out) in slots.chunks_mut(BLOCK).zip(out.chunks_mut(BLOCK * row)) {
        each(pool, slots, out, row, &work);
        if many {
            Python::attach(|py| py.check_signals())?;
        }
    }
    Ok(())
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

impl Games {
    fn slot(&self, index: i128) -> PyResult<&Slot> {
        let n = self.slots.len();
        let wrong =
            || PyIndexError::new_err(format!("there are {n} games, 0 to {}, and no number {index}", n - 1));
        usize::try_from(index).ok().and_then(|index| self.slots.get(index)).ok_or_else(wrong)
    }

    /// Begins all games anew. Nothing has happened if Ctrl-C ends it.
    fn begin(&mut self, seed: u64) -> PyResult<()> {
        let mut dice: Vec<(Dice, Position)> = (0..self.slots.len() as u64)
            .map(|number| (Dice::seeded(Dice::seeded(seed).nth(number).roll()), self.start.first))
            .collect();
        if self.start.shuffled {
            let start = &self.start;
            each_heeding(self.threads.pool.as_ref(), &mut self.slots, &mut dice, 1, |_, drawn| {
                drawn[0].1 = start.draw(&mut drawn[0].0);
            })?;
        }
        self.seed = seed;
        for (slot, (dice, start)) in self.slots.iter_mut().zip(dice) {
            (slot.dice, slot.start, slot.found, slot.episodes) = (dice, start, None, 0);
            slot.env.reset(start);
        }
        Ok(())
    }
}

fn over(slot: &Slot, max_turns: u16) -> bool {
    slot.env.outcome.is_some() || slot.env.position.turn_number() > max_turns
}

impl PyBatch {
    /// The games, once no other thread uses them.
    fn games(&self, py: Python<'_>) -> PyResult<MutexGuard<'_, Games>> {
        let mut games = self.0.at_hand(py)?;
        games.threads.at_hand()?;
        Ok(games)
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
        let start = match position {
            Some(position) => {
                Start { spec: asked.beside(py, &position.0)?, first: position.0, shuffled: false }
            }
            None => {
                let spec = asked.spec(None).map_err(bad)?;
                let start = spec.start().map_err(bad)?;
                let is_shuffled = start.setting.is_some_and(|setting| setting.seed().is_some());
                Start { spec, first: start.position, shuffled: setting_seed.is_none() && is_shuffled }
            }
        };
        let first = start.first;
        let threads = Threads::new(threads)?;
        let board = Board::of(first.edition());
        number::room::<Slot>(Some(n))?;
        let games = py.detach(|| {
            let slot = || Slot {
                env: Env::new(first, history),
                dice: Dice::seeded(0),
                start: first,
                found: None,
                episodes: 0,
            };
            let slots = (0..n).map(|_| slot()).collect();
            let mut games = Games { slots, start, threads, board, seed, max_turns, auto_reset, history };
            games.begin(seed).map(|()| games)
        })?;
        Ok(PyBatch(Shared::new(games)))
    }

    /// Begins all games anew, with another seed or the same.
    #[pyo3(signature = (seed=None))]
    fn reset(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = number::seed_or_none)] seed: Option<u64>,
    ) -> PyResult<()> {
        let mut games = self.games(py)?;
        let games = &mut *games;
        py.detach(|| games.begin(seed.unwrap_or(games.seed)))
    }

    /// Takes an action in each game: rewards of White and Black, which games the rules ended, which were broken off, and who acts
    /// next. With `auto_reset` games that are over begin anew at once; without it their actions are not looked at. If one action is
    /// not legal, none is taken.
    fn step<'py>(&self, py: Python<'py>, actions: &Bound<'py, PyAny>) -> PyResult<Rows<'py>> {
        // These may come from anywhere, so they are read before the games are taken.
        let mut numbers = numbers(actions)?;
        let mut games = self.games(py)?;
        let n = games.slots.len();
        if numbers.len() != n {
            return Err(PyValueError::new_err(format!("{n} games take {n} actions, not {}", numbers.len())));
        }
        let (max_turns, auto_reset) = (games.max_turns, games.auto_reset);
        let Games { slots, threads, start, .. } = &mut *games;
        let (pool, start) = (threads.pool.as_ref(), &*start);
        let stepped = py.detach(|| {
            each_heeding(pool, slots, &mut numbers, 1, |slot, number| {
                slot.found = None;
                if !over(slot, max_turns) {
                    slot.found = usize::try_from(number[0]).ok().and_then(|number| slot.env.resolve(number));
                }
            })?;
            let wrong = |(slot, _): &(&Slot, &i64)| slot.found.is_none() && !over(slot, max_turns);
            if let Some((index, (slot, &number))) =
                slots.iter().zip(&numbers).enumerate().find(|(_, pair)| wrong(pair))
            {
                let why = usize::try_from(number)
                    .map_or_else(|_| format!("{number} is no action"), |number| refusal(&slot.env, number));
                return Err(IllegalAction::new_err(format!("game {index}: {why}")));
            }
            let mut out = vec![Stepped::default(); n];
            each(pool, slots, &mut out, 1, |slot, out| {
                let out = &mut out[0];
                if let Some(found) = slot.found.take() {
                    slot.env.apply(found);
                    if over(slot, max_turns) {
                        let winner = slot.env.outcome.and_then(|ended| ended.winner);
                        out.rewards = Color::BOTH.map(|color| reward(winner, color));
                        out.terminated = slot.env.outcome.is_some();
                        out.truncated = slot.env.outcome.is_none();
                        slot.episodes += 1;
                        if auto_reset {
                            slot.start = start.draw(&mut slot.dice);
                            slot.env.reset(slot.start);
                        }
                    }
                } else {
                    out.terminated = slot.env.outcome.is_some();
                    out.truncated = !out.terminated;
                }
                out.player = slot.env.player() as i8;
            });
            Ok(out)
        })?;
        let rewards = stepped.iter().flat_map(|one| one.rewards).collect();
        Ok((
            PyArray1::from_vec(py, rewards).reshape([n, 2])?,
            PyArray1::from_iter(py, stepped.iter().map(|one| one.terminated)),
            PyArray1::from_iter(py, stepped.iter().map(|one| one.truncated)),
            PyArray1::from_iter(py, stepped.iter().map(|one| one.player)),
        ))
    }

    /// A legal action of each game by lot, each as likely as any other; 0 for games that are over.
    fn sample<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut games = self.games(py)?;
        let max_turns = games.max_turns;
        let Games { slots, threads, .. } = &mut *games;
        let pool = threads.pool.as_ref();
        let drawn = py.detach(|| {
            let mut out = vec![0_i64; slots.len()];
            each(pool, slots, &mut out, 1, |slot, out| {
                if !over(slot, max_turns) {
                    out[0] = slot.env.draw(&mut slot.dice).map_or(0, i64::from);
                }
            });
            out
        });
        Ok(PyArray1::from_vec(py, drawn))
    }

    /// The legal actions as lists in a row: where each game's begin, and the numbers, sorted (CSR).
    #[allow(clippy::type_complexity)]
    fn legal<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyArray1<i64>>, Bound<'py, PyArray1<u16>>)> {
        let mut games = self.games(py)?;
        let max_turns = games.max_turns;
        let Games { slots, threads, .. } = &mut *games;
        let pool = threads.pool.as_ref();
        let lists = py.detach(|| {
            let mut out = vec![Vec::new(); slots.len()];
            each_heeding(pool, slots, &mut out, 1, |slot, out| {
                if !over(slot, max_turns) {
                    out[0] = crate::state::legal(&slot.env);
                }
            })
            .map(|()| out)
        })?;
        let ends = lists.iter().scan(0, |end, list| {
            *end += list.len() as i64;
            Some(*end)
        });
        let ends = std::iter::once(0).chain(ends).collect();
        Ok((PyArray1::from_vec(py, ends), PyArray1::from_vec(py, lists.concat())))
    }

    /// The legal actions as masks, a byte for each action, or packed, a bit for each, the lowest first
    /// (`numpy.unpackbits(..., bitorder="little")`). `out` is an array to write into.
    #[pyo3(signature = (*, packed=false, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        packed: bool,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut games = self.games(py)?;
        let max_turns = games.max_turns;
        let all = games.board.actions().len();
        let row = if packed { all.div_ceil(8) } else { all };
        let Games { slots, threads, .. } = &mut *games;
        let (pool, n) = (threads.pool.as_ref(), slots.len());
        filled(py, out, vec![n, row], |out: &mut [u8]| {
            each_heeding(pool, slots, out, row, |slot, out| {
                out.fill(0);
                if over(slot, max_turns) {
                } else if packed {
                    slot.env.each_action(|number| out[usize::from(number) / 8] |= 1 << (number % 8));
                } else {
                    slot.env.each_action(|number| out[usize::from(number)] = 1);
                }
            })
        })
    }

    /// What who acts in each game sees: `float32`, or `uint8` with the clock as it counts. `out` is an array to write into.
    #[pyo3(signature = (*, layout="planes", dtype="float32", out=None))]
    fn observe<'py>(
        &self,
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
                    "{} is not made; there are float32 and uint8",
                    shown(dtype)
                )));
            }
        };
        let mut games = self.games(py)?;
        let shape = Shape::new(games.board, layout, games.history, raw);
        let dimensions: Vec<usize> = std::iter::once(games.slots.len()).chain(shape.dimensions()).collect();
        let Games { slots, threads, .. } = &mut *games;
        let pool = threads.pool.as_ref();
        if raw {
            filled(py, out, dimensions, |out: &mut [u8]| {
                each_heeding(pool, slots, out, shape.len(), |slot, out| {
                    out.fill(0);
                    shape.write(&slot.env, slot.env.player(), out, |value| value as u8);
                })
            })
        } else {
            filled(py, out, dimensions, |out: &mut [f32]| {
                each_heeding(pool, slots, out, shape.len(), |slot, out| {
                    out.fill(0.0);
                    shape.write(&slot.env, slot.env.player(), out, |value| value);
                })
            })
        }
    }

    /// Who acts in each game: 0 is White, 1 is Black.
    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let games = self.games(py)?;
        Ok(PyArray1::from_iter(py, games.slots.iter().map(|slot| slot.env.player() as i8)))
    }

    /// How many games have ended at each place.
    #[getter]
    fn episodes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u64>>> {
        let games = self.games(py)?;
        Ok(PyArray1::from_iter(py, games.slots.iter().map(|slot| slot.episodes)))
    }

    /// Hashes of the positions, which tell them apart but for clock and turn number.
    #[getter]
    fn hashes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u64>>> {
        let games = self.games(py)?;
        Ok(PyArray1::from_iter(py, games.slots.iter().map(|slot| slot.env.position.hash())))
    }

    /// The position of a game; within a turn that captures a king, the one before it.
    fn position(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = number::any)] index: i128,
    ) -> PyResult<PyPosition> {
        Ok(PyPosition(self.games(py)?.slot(index)?.env.position))
    }

    /// The first position of a game.
    fn start(&self, py: Python<'_>, #[pyo3(from_py_with = number::any)] index: i128) -> PyResult<PyPosition> {
        Ok(PyPosition(self.games(py)?.slot(index)?.start))
    }

    /// Which decision comes next in a game: `setting`, `turn`, `seat`, `name` or `gift`.
    fn stage(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = number::any)] index: i128,
    ) -> PyResult<&'static str> {
        Ok(self.games(py)?.slot(index)?.env.next().id())
    }

    /// How many actions there are.
    #[getter]
    fn num_actions(&self, py: Python<'_>) -> PyResult<usize> {
        Ok(self.games(py)?.board.actions().len())
    }

    /// Threads that work on it.
    #[getter]
    fn threads(&self, py: Python<'_>) -> PyResult<usize> {
        Ok(self.games(py)?.threads.count)
    }

    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        Ok(self.games(py)?.slots.len())
    }

    /// A batch as a pickle tells it: how games begin and go on, and each game.
    #[staticmethod]
    fn restore(py: Python<'_>, how: Kept, games: Vec<KeptGame>) -> PyResult<PyBatch> {
        let (spec, first, shuffled, threads, seed, max_turns, auto_reset, history) = how;
        let damaged = || PyValueError::new_err("the pickle of a batch is damaged");
        let within = |number: usize, least, most: u32| (least..=most as usize).contains(&number);
        let possible = within(games.len(), 1, number::MOST_GAMES)
            && within(threads, 1, number::MOST_THREADS)
            && within(history, 0, number::MOST_HISTORY)
            && (1..=number::LAST_TURN).contains(&max_turns);
        if !possible {
            return Err(damaged());
        }
        py.detach(|| {
            let spec: GameSpec = spec.parse().map_err(|_| damaged())?;
            let first: Position = first.parse().map_err(|_| damaged())?;
            // All games are played by the same rules: arrays have the rows of one board.
            if spec.edition() != first.edition() {
                return Err(damaged());
            }
            let read = |text: &String| {
                let position =
                    text.parse().ok().filter(|position: &Position| position.rules() == first.rules());
                position.ok_or_else(damaged)
            };
            let slot = |(start, position, pending, seen, past, chance, episodes): &KeptGame| {
                if past.len() > history {
                    return Err(damaged());
                }
                let past = past.iter().map(read).collect::<PyResult<Vec<Position>>>()?;
                let env = Env::kept(read(position)?, *pending, seen.clone(), past, history);
                let (env, start) = (env.ok_or_else(damaged)?, read(start)?);
                Ok(Slot { env, dice: Dice::seeded(*chance), start, found: None, episodes: *episodes })
            };
            Ok(PyBatch(Shared::new(Games {
                slots: games.iter().map(slot).collect::<PyResult<_>>()?,
                start: Start { spec, first, shuffled },
                threads: Threads::new(threads)?,
                board: Board::of(first.edition()),
                seed,
                max_turns,
                auto_reset,
                history,
            })))
        })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Kept, Vec<KeptGame>))> {
        let games = self.games(py)?;
        let games = &*games;
        let told = py.detach(|| {
            let how = (
                games.start.spec.to_string(),
                games.start.first.to_string(),
                games.start.shuffled,
                games.threads.count,
                games.seed,
                games.max_turns,
                games.auto_reset,
                games.history,
            );
            let one = |slot: &Slot| {
                (
                    slot.start.to_string(),
                    slot.env.position.to_string(),
                    slot.env.pending_number(),
                    slot.env.seen().to_vec(),
                    slot.env.past.iter().map(Position::to_string).collect(),
                    slot.dice.state(),
                    slot.episodes,
                )
            };
            (how, games.slots.iter().map(one).collect())
        });
        Ok((py.get_type::<PyBatch>().getattr("restore")?, told))
    }
}

/// Actions from any array or list of whole numbers.
fn numbers(actions: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(list) = actions.extract::<PyReadonlyArray1<'_, i64>>() {
        return Ok(list.as_array().to_vec());
    }
    let py = actions.py();
    let list = py.import("numpy")?.call_method1("asarray", (actions,))?;
    let kind: String = list.getattr("dtype")?.getattr("kind")?.extract()?;
    let no_numbers = || PyValueError::new_err("actions are whole numbers");
    // NumPy takes an empty list for one of fractions.
    if list.getattr("size")?.extract::<usize>()? == 0 {
        return Ok(Vec::new());
    }
    if list.getattr("ndim")?.extract::<usize>()? != 1 && ["i", "u"].contains(&&*kind) {
        return Err(PyValueError::new_err("actions are one row of numbers, one for each game"));
    }
    match &*kind {
        "i" => {
            let list = list.call_method1("astype", ("int64",))?;
            Ok(list.extract::<PyReadonlyArray1<'_, i64>>().map_err(|_| no_numbers())?.as_array().to_vec())
        }
        // Some of these may be larger than any of ours: NumPy would make others of them.
        "u" | "O" => {
            let list: Vec<Bound<'_, PyAny>> =
                list.call_method0("tolist")?.extract().map_err(|_| no_numbers())?;
            let read = |number: &Bound<'_, PyAny>| {
                if number.is_instance_of::<PyInt>() { number::action(number) } else { Err(no_numbers()) }
            };
            list.iter().map(read).collect()
        }
        _ => Err(no_numbers()),
    }
}

/// An array that is filled without the GIL: a new one, or the one that is given.
fn filled<'py, T: numpy::Element + Default + Copy + Send>(
    py: Python<'py>,
    out: Option<Bound<'py, PyAny>>,
    dimensions: Vec<usize>,
    write: impl FnOnce(&mut [T]) -> PyResult<()> + Send,
) -> PyResult<Bound<'py, PyAny>> {
    let Some(out) = out else {
        let count = dimensions.iter().try_fold(1_usize, |all, &part| all.checked_mul(part));
        let mut list = vec![T::default(); number::room::<T>(count)?];
        py.detach(|| write(&mut list))?;
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
    py.detach(|| write(list))?;
    Ok(out)
}
