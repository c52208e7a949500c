//! One game as an environment.

use jersi_engine::Dice;
use jersi_rules::{Color, Position};
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::action::Board;
use crate::env::Env;
use crate::error::{self, IllegalAction, shown};
use crate::game_spec::Asked;
use crate::number;
use crate::observe::{Layout, Shape};
use crate::position::{PyOutcome, PyPosition, outcome};

/// Words of 64 bits that hold all actions.
const WORDS: usize = 9_028_usize.div_ceil(64);

/// The legal actions, sorted, each once. Bits sort them, which is faster than comparing.
pub fn legal(env: &Env) -> Vec<u16> {
    let mut words = [0_u64; WORDS];
    let mut count = 0;
    env.each_action(|number| {
        words[usize::from(number >> 6)] |= 1 << (number & 63);
        count += 1;
    });
    let mut numbers = Vec::with_capacity(count);
    for (n, &word) in words.iter().enumerate() {
        let mut left = word;
        while left != 0 {
            numbers.push((64 * n) as u16 + left.trailing_zeros() as u16);
            left &= left - 1;
        }
    }
    numbers
}

/// Why an action is not legal, in the referee's words where it has any.
pub fn refusal(env: &Env, number: usize) -> String {
    let (table, view) = (env.actions(), env.player());
    let Some(meaning) = table.meaning(view, number) else {
        return format!("there are {} actions, 0 to {}, not {number}", table.len(), table.len() - 1);
    };
    if env.outcome.is_some() {
        return format!("action {number} comes after the end of the game");
    }
    let turn = match meaning {
        crate::action::Action::Turn(turn) if env.pending.is_none() => Some(turn),
        crate::action::Action::Gift(cell) if env.pending.is_none() => Some(jersi_rules::Turn::gift(cell)),
        _ => None,
    };
    let why = turn.and_then(|turn| env.position.play(turn).err()).map(|illegal| illegal.to_string());
    let next = env.next().id();
    let why = why.unwrap_or_else(|| format!("the next decision is: {next}"));
    let name = table.name(number).unwrap_or_default();
    format!("action {number} ({name} as {} sees the board) is not legal: {why}", view.id())
}

/// The layout with this name.
pub fn layout(id: &str) -> PyResult<Layout> {
    Layout::from_id(id).ok_or_else(|| {
        PyValueError::new_err(format!("there is no layout {}; there are planes and cells", shown(id)))
    })
}

/// The reward of a player.
pub fn reward(winner: Option<Color>, color: Color) -> i8 {
    match winner {
        None => 0,
        Some(winner) if winner == color => 1,
        Some(_) => -1,
    }
}

/// One game as an environment: actions by their numbers in the table `jersi.actions.v1`.
#[pyclass(name = "State", module = "jersi._core")]
#[derive(Clone)]
pub struct PyState {
    env: Env,
    start: Position,
    dice: Dice,
    max_turns: u16,
    history: usize,
    taken: Vec<u16>,
}

impl PyState {
    fn truncated(&self) -> bool {
        self.env.outcome.is_none() && self.env.position.turn_number() > self.max_turns
    }
}

#[pymethods]
impl PyState {
    /// A game from its beginning, or from a position.
    #[new]
    #[pyo3(signature = (edition="4.8", *, reserve=None, ransom=None, setting=None, setting_seed=None, mokca=None, house=None, position=None, seed=0, max_turns=1000, history=0))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        edition: &str,
        reserve: Option<bool>,
        ransom: Option<bool>,
        setting: Option<String>,
        #[pyo3(from_py_with = number::setting_seed_or_none)] setting_seed: Option<u64>,
        mokca: Option<bool>,
        house: Option<String>,
        position: Option<&PyPosition>,
        #[pyo3(from_py_with = number::seed)] seed: u64,
        #[pyo3(from_py_with = number::max_turns)] max_turns: u16,
        #[pyo3(from_py_with = number::history)] history: usize,
    ) -> PyResult<PyState> {
        let asked = Asked {
            edition: Some(edition.to_owned()),
            reserve,
            ransom,
            setting,
            seed: setting_seed,
            mokca,
            house,
        };
        let start = match position {
            Some(position) => {
                asked.beside(py, &position.0)?;
                position.0
            }
            None => {
                let start = asked.spec(None).and_then(|spec| spec.start());
                start.map_err(|error| error::bad_game(py, &error))?.position
            }
        };
        let env = Env::new(start, history);
        let dice = Dice::seeded(seed);
        Ok(PyState { env, start, dice, max_turns, history, taken: Vec::new() })
    }

    /// The game after these actions from a position, as pickles tell it; `chance` is where its lots go on.
    #[staticmethod]
    #[pyo3(signature = (start, taken, max_turns, history, chance=0))]
    fn replay(
        start: &PyPosition,
        taken: Vec<Bound<'_, PyAny>>,
        #[pyo3(from_py_with = number::max_turns)] max_turns: u16,
        #[pyo3(from_py_with = number::history)] history: usize,
        #[pyo3(from_py_with = number::chance)] chance: u64,
    ) -> PyResult<PyState> {
        let mut state = PyState {
            env: Env::new(start.0, history),
            start: start.0,
            dice: Dice::seeded(chance),
            max_turns,
            history,
            taken: Vec::new(),
        };
        for number in taken {
            state.step(number::action(&number)?)?;
        }
        Ok(state)
    }

    /// Takes an action.
    fn step(&mut self, #[pyo3(from_py_with = number::action)] action: i64) -> PyResult<()> {
        let action = numbered(action)?;
        if self.truncated() {
            return Err(IllegalAction::new_err(format!(
                "action {action} comes after the last of {} turns",
                self.max_turns
            )));
        }
        let Some(found) = self.env.resolve(action) else {
            return Err(IllegalAction::new_err(refusal(&self.env, action)));
        };
        self.env.apply(found);
        self.taken.push(action as u16);
        Ok(())
    }

    /// The legal actions, sorted.
    fn legal_actions<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u16>> {
        let numbers = if self.truncated() { Vec::new() } else { legal(&self.env) };
        PyArray1::from_vec(py, numbers)
    }

    /// Whether an action is legal.
    fn is_legal(&self, #[pyo3(from_py_with = number::any)] action: i128) -> bool {
        let number = usize::try_from(action).ok().filter(|_| !self.truncated());
        number.is_some_and(|number| self.env.resolve(number).is_some())
    }

    /// A mask over all actions: 1 is legal.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.env.actions().len()];
        if !self.truncated() {
            self.env.each_action(|number| mask[usize::from(number)] = 1);
        }
        PyArray1::from_vec(py, mask)
    }

    /// A legal action by lot, each as likely as any other; the seed of the state decides.
    fn sample(&mut self) -> PyResult<u16> {
        let drawn = if self.truncated() { None } else { self.env.draw(&mut self.dice) };
        drawn.ok_or_else(|| IllegalAction::new_err("the game is over"))
    }

    /// What a player sees, by default who acts: `float32`, or `uint8` with the clock as it counts.
    #[pyo3(signature = (*, layout="planes", dtype="float32", player=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        layout: &str,
        dtype: &str,
        #[pyo3(from_py_with = number::any_or_none)] player: Option<i128>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let view = match player {
            None => self.env.player(),
            Some(0) => Color::White,
            Some(1) => Color::Black,
            Some(n) => return Err(PyValueError::new_err(format!("there are players 0 and 1, not {n}"))),
        };
        let layout = self::layout(layout)?;
        let board = Board::of(self.start.edition());
        match dtype {
            "float32" => {
                let shape = Shape::new(board, layout, self.history, false);
                let mut out = vec![0.0_f32; shape.len()];
                shape.write(&self.env, view, &mut out, |value| value);
                Ok(array(py, out, shape.dimensions())?.into_any())
            }
            "uint8" => {
                let shape = Shape::new(board, layout, self.history, true);
                let mut out = vec![0_u8; shape.len()];
                shape.write(&self.env, view, &mut out, |value| value as u8);
                Ok(array(py, out, shape.dimensions())?.into_any())
            }
            _ => Err(PyValueError::new_err(format!(
                "{} is not made; there are float32 and uint8",
                shown(dtype)
            ))),
        }
    }

    /// The position; within a turn that captures a king, the one before it.
    #[getter]
    fn position(&self) -> PyPosition {
        PyPosition(self.env.position)
    }

    /// The first position.
    #[getter]
    fn start(&self) -> PyPosition {
        PyPosition(self.start)
    }

    /// Who acts: 0 is White, 1 is Black.
    #[getter]
    fn player(&self) -> usize {
        self.env.player() as usize
    }

    /// Which decision comes next: `setting`, `turn`, `seat`, `name` or `gift`.
    #[getter]
    fn stage(&self) -> &'static str {
        self.env.next().id()
    }

    /// How many actions there are.
    #[getter]
    fn num_actions(&self) -> usize {
        self.env.actions().len()
    }

    /// The actions that were taken.
    #[getter]
    fn history(&self) -> Vec<u16> {
        self.taken.clone()
    }

    /// Whether the rules have ended the game.
    #[getter]
    fn terminated(&self) -> bool {
        self.env.outcome.is_some()
    }

    /// Whether it was broken off after the most turns.
    #[getter(truncated)]
    fn is_truncated(&self) -> bool {
        self.truncated()
    }

    /// How it ended by the rules, or `None`.
    #[getter]
    fn outcome(&self) -> Option<PyOutcome> {
        self.env.outcome.map(|ended| outcome(self.start.rules(), ended))
    }

    /// 1, 0 or -1 for White and for Black; zeros while the game goes on and for ties.
    #[getter]
    fn returns(&self) -> (i8, i8) {
        let Some(ended) = self.env.outcome else { return (0, 0) };
        (reward(ended.winner, Color::White), reward(ended.winner, Color::Black))
    }

    /// What an action is called in this position: the canonical notation of the turn, or of the part of it.
    fn action_to_string(&self, #[pyo3(from_py_with = number::action)] action: i64) -> PyResult<String> {
        let action = numbered(action)?;
        let found = self.env.resolve(action);
        let found = found.ok_or_else(|| IllegalAction::new_err(refusal(&self.env, action)))?;
        Ok(match found {
            crate::env::Move::Begin(turn) => self.env.in_words(turn),
            crate::env::Move::Play(turn) if self.env.pending.is_some() => {
                let whole = turn.display(&self.env.position).to_string();
                let at = whole.find(['#']).or_else(|| whole.find('/')).unwrap_or(0);
                whole[at..].to_owned()
            }
            crate::env::Move::Play(turn) => turn.display(&self.env.position).to_string(),
        })
    }

    /// The number of what `action_to_string` calls so.
    fn string_to_action(&self, text: &str) -> PyResult<u16> {
        let found = legal(&self.env)
            .into_iter()
            .find(|&number| self.action_to_string(i64::from(number)).is_ok_and(|name| name == text));
        found.ok_or_else(|| IllegalAction::new_err(format!("no legal action is called {}", shown(text))))
    }

    /// A copy that goes its own way.
    fn clone(&self) -> PyState {
        Clone::clone(self)
    }

    fn __copy__(&self) -> PyState {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyState {
        Clone::clone(self)
    }

    fn __eq__(&self, other: PyRef<'_, PyState>) -> bool {
        other.start == self.start && other.taken == self.taken && other.max_turns == self.max_turns
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (PyPosition, Vec<u16>, u16, usize, u64))> {
        let class: Bound<'py, PyType> = py.get_type::<PyState>();
        let chance = self.dice.state();
        let parts = (PyPosition(self.start), self.taken.clone(), self.max_turns, self.history, chance);
        Ok((class.getattr("replay")?, parts))
    }

    fn __repr__(&self) -> String {
        format!("<State: {} after {} actions>", self.env.position, self.taken.len())
    }
}

/// The number of an action.
fn numbered(action: i64) -> PyResult<usize> {
    let no_action = |_| IllegalAction::new_err(format!("{action} is no action: they are counted from 0"));
    usize::try_from(action).map_err(no_action)
}

/// A list as an array of some dimensions.
pub fn array<'py, T: numpy::Element>(
    py: Python<'py>,
    list: Vec<T>,
    dimensions: Vec<usize>,
) -> PyResult<Bound<'py, PyArrayDyn<T>>> {
    PyArray1::from_vec(py, list).reshape(dimensions)
}
