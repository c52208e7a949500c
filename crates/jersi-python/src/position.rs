//! Positions and turns.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

use jersi_engine::StopSignal;
use jersi_figure::raster::Picture;
use jersi_rules::notation::{sorted_turns, text_board, write_decisions, write_position};
use jersi_rules::{Color, Edition, Kind, Lang, Outcome, Position, Rules, Stage, Turn, perft};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};

use crate::env::Env;
use crate::error::{self, shown};
use crate::game_spec::Asked;
use crate::number;
use crate::symmetry::Symmetry;
use crate::wait::{interruptible, left_alone};

/// A turn, or a decision of a ransom: `str` is its canonical notation.
#[pyclass(name = "Turn", frozen, module = "jersi._core")]
#[derive(Clone)]
pub struct PyTurn {
    pub decisions: Vec<Turn>,
    pub text: String,
}

#[pymethods]
impl PyTurn {
    /// A turn by its notation; whether it is legal, and its canonical form, a position tells.
    #[new]
    fn new(text: String) -> PyTurn {
        PyTurn { decisions: Vec::new(), text }
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("Turn({:?})", self.text)
    }

    fn __eq__(&self, other: &PyTurn) -> bool {
        other.text == self.text
    }

    fn __hash__(&self) -> u64 {
        hashed(&self.text)
    }

    fn __lt__(&self, other: &PyTurn) -> bool {
        self.text < other.text
    }

    fn __le__(&self, other: &PyTurn) -> bool {
        self.text <= other.text
    }

    fn __gt__(&self, other: &PyTurn) -> bool {
        self.text > other.text
    }

    fn __ge__(&self, other: &PyTurn) -> bool {
        self.text >= other.text
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<PyTurn>(), (self.text.clone(),))
    }

    /// Whether something is captured, by its marks.
    #[getter]
    fn captures(&self) -> bool {
        self.text.contains('!') || self.text.starts_with('#')
    }
}

/// How a game ended.
#[pyclass(name = "Outcome", frozen, eq, hash, get_all, module = "jersi._core")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct PyOutcome {
    /// `white`, `black`, or `None` for a tie.
    winner: Option<String>,
    /// Why, by a word that no language changes.
    reason: String,
    /// The points of White and of Black, as the edition counts them.
    points: (u8, u8),
    /// The same as a sentence.
    sentence: String,
}

#[pymethods]
impl PyOutcome {
    #[new]
    fn new(
        winner: Option<String>,
        reason: String,
        points: (Bound<'_, PyAny>, Bound<'_, PyAny>),
        sentence: String,
    ) -> PyResult<PyOutcome> {
        let points = (number::points(&points.0)?, number::points(&points.1)?);
        Ok(PyOutcome { winner, reason, points, sentence })
    }

    fn __str__(&self) -> &str {
        &self.sentence
    }

    fn __repr__(&self) -> String {
        let winner = self.winner.as_ref().map_or("None".to_owned(), |winner| format!("{winner:?}"));
        format!("Outcome(winner={winner}, reason={:?})", self.reason)
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> (Bound<'py, PyType>, (Option<String>, String, (u8, u8), String)) {
        let parts = (self.winner.clone(), self.reason.clone(), self.points, self.sentence.clone());
        (py.get_type::<PyOutcome>(), parts)
    }
}

/// The outcome of a game by these rules.
pub fn outcome(rules: Rules, outcome: Outcome) -> PyOutcome {
    let points = outcome.points(rules.facts().score);
    PyOutcome {
        winner: outcome.winner.map(|color| color.id().to_owned()),
        reason: outcome.reason.id().to_owned(),
        points: (points.white, points.black),
        sentence: outcome.say(rules, Lang::EN),
    }
}

/// A position: who stands where, who moves, and what counts towards the end. It never changes; `play` gives the next one.
#[pyclass(name = "Position", frozen, module = "jersi._core")]
pub struct PyPosition(pub Position);

pub fn hashed(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}

pub fn lang(id: &str) -> PyResult<Lang> {
    Lang::from_id(id).ok_or_else(|| {
        let known: Vec<&str> = Lang::ALL.into_iter().map(Lang::id).collect();
        PyValueError::new_err(format!("there is no language {}; there are {}", shown(id), known.join(", ")))
    })
}

pub fn color(id: &str) -> PyResult<Color> {
    let found = Color::BOTH.into_iter().find(|color| color.id() == id);
    found.ok_or_else(|| {
        PyValueError::new_err(format!("{} is no colour; there are white and black", shown(id)))
    })
}

/// The text of a turn that is given as a text or as a turn.
pub fn turn_text(turn: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(turn) = turn.cast::<PyTurn>() {
        return Ok(turn.get().text.clone());
    }
    if turn.is_instance_of::<PyString>() {
        return turn.extract();
    }
    Err(PyTypeError::new_err("a turn is a Turn or its notation as str"))
}

impl PyPosition {
    /// Everything that tells positions apart.
    fn key(&self) -> String {
        self.0.to_string()
    }
}

#[pymethods]
impl PyPosition {
    /// The first position of a game. `house` is what a house plays otherwise, such as `quiet-limit=60 ban=one-two`.
    #[new]
    #[pyo3(signature = (edition="4.8", *, reserve=None, ransom=None, setting=None, seed=None, mokca=None, house=None))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        edition: &str,
        reserve: Option<bool>,
        ransom: Option<bool>,
        setting: Option<String>,
        #[pyo3(from_py_with = number::seed_or_none)] seed: Option<u64>,
        mokca: Option<bool>,
        house: Option<String>,
    ) -> PyResult<PyPosition> {
        let edition = Some(edition.to_owned());
        let asked = Asked { edition, reserve, ransom, setting, seed, mokca, house };
        let start =
            asked.spec(None).and_then(|spec| spec.start()).map_err(|error| error::bad_game(py, &error))?;
        Ok(PyPosition(start.position))
    }

    /// Reads a position string. It may begin with its rules, as `str` writes it, with which the other arguments must agree;
    /// otherwise they tell the rules, which are those of 4.8 if they do not.
    #[staticmethod]
    #[pyo3(signature = (text, edition=None, reserve=None, ransom=None, house=None))]
    fn parse(
        py: Python<'_>,
        text: &str,
        edition: Option<String>,
        reserve: Option<bool>,
        ransom: Option<bool>,
        house: Option<String>,
    ) -> PyResult<PyPosition> {
        let asked = Asked { edition, reserve, ransom, house, ..Asked::default() };
        let first = text.split_whitespace().next().unwrap_or_default();
        if Edition::from_id(first).is_none() {
            let start = asked.spec(Some(text)).and_then(|spec| spec.start());
            let start = start.map_err(|error| error::bad_position_of_spec(py, text, &error))?;
            return Ok(PyPosition(start.position));
        }
        let position: Position = text.parse().map_err(|error| error::bad_position(py, text, &error))?;
        // What is no edition and what is no house are told as they always are.
        asked.spec(None).map_err(|error| error::bad_game(py, &error))?;
        asked.agrees(py, position.rules())?;
        Ok(PyPosition(position))
    }

    /// The legal decisions, as the generator lists them.
    fn turns(&self) -> Vec<PyTurn> {
        let text = |turn: Turn| PyTurn { decisions: vec![turn], text: turn.display(&self.0).to_string() };
        self.0.turns().into_iter().map(text).collect()
    }

    /// How many legal decisions there are, counted without listing them.
    fn count_turns(&self) -> u64 {
        self.0.count_turns()
    }

    /// Their notation, sorted.
    fn sorted_turns(&self) -> Vec<String> {
        sorted_turns(&self.0)
    }

    /// Reads a turn generously; it is legal here, and comes back in canonical notation.
    fn turn(&self, py: Python<'_>, text: &Bound<'_, PyAny>) -> PyResult<PyTurn> {
        let text = turn_text(text)?;
        let read =
            self.0.read_turn(&text).map_err(|fault| error::illegal_turn(py, &self.0, &text, &fault))?;
        let text = write_decisions(&self.0, &read.decisions);
        Ok(PyTurn { decisions: read.decisions.to_vec(), text })
    }

    /// The position after a turn.
    fn play(&self, py: Python<'_>, turn: &Bound<'_, PyAny>) -> PyResult<PyPosition> {
        let text = turn_text(turn)?;
        let read = self.0.read_turn(&text);
        let read = read.map_err(|fault| error::illegal_turn(py, &self.0, &text, &fault))?;
        Ok(PyPosition(read.after))
    }

    /// The rule that forbids a turn, in the referee's words; `None` if it is legal.
    #[pyo3(signature = (turn, lang="en"))]
    fn why(&self, turn: &Bound<'_, PyAny>, lang: &str) -> PyResult<Option<String>> {
        let spoken = self::lang(lang)?;
        Ok(self.0.read_turn(&turn_text(turn)?).err().map(|fault| fault.say(spoken)))
    }

    /// Whether a turn is legal.
    fn is_legal(&self, turn: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.0.read_turn(&turn_text(turn)?).is_ok())
    }

    /// How the game ended, or `None`.
    #[getter]
    fn outcome(&self) -> Option<PyOutcome> {
        self.0.outcome().map(|ended| outcome(self.0.rules(), ended))
    }

    /// The edition, such as `4.8`.
    #[getter]
    fn edition(&self) -> &'static str {
        self.0.edition().id()
    }

    /// Whether mountains and wise men are played.
    #[getter]
    fn reserve(&self) -> bool {
        self.0.rules().reserve()
    }

    /// Whether a captured king is bought back.
    #[getter]
    fn ransom(&self) -> bool {
        self.0.rules().ransom()
    }

    /// The rules in words: the edition, its variants, and what a house plays otherwise.
    #[getter]
    fn rules(&self) -> String {
        self.0.rules().to_string()
    }

    /// Whose turn it is: `white` or `black`.
    #[getter]
    fn to_move(&self) -> &'static str {
        self.0.to_move().id()
    }

    /// Who takes the next decision: the player to move, but for the gift of a ransom.
    #[getter]
    fn decider(&self) -> &'static str {
        self.0.decider().id()
    }

    /// Which decision comes next: `setting`, `turn`, `gift` or `relocation`.
    #[getter]
    fn stage(&self) -> &'static str {
        match self.0.stage() {
            Stage::Setting => "setting",
            Stage::Turn => "turn",
            Stage::Gift(_) => "gift",
            Stage::Relocation => "relocation",
        }
    }

    /// The number of the turn to play, from 1, each player's turn counting one.
    #[getter]
    fn turn_number(&self) -> u16 {
        self.0.turn_number()
    }

    /// What counts towards an end by itself: quiet turns so far in 4.x, turns left in 2.0 and 3.0, or `None`.
    #[getter]
    fn clock(&self) -> Option<u8> {
        self.0.clock().number()
    }

    /// What stands on a cell, the lower piece first, as pairs of colour and kind.
    fn content(&self, cell: &str) -> PyResult<Vec<(&'static str, &'static str)>> {
        let found = self.0.edition().cell_named(cell);
        let found = found.ok_or_else(|| {
            PyValueError::new_err(format!("{} is no cell of edition {}", shown(cell), self.edition()))
        })?;
        Ok(self.0.content(found).pieces().map(|piece| (piece.color.id(), piece.kind.id())).collect())
    }

    /// What a player has in reserve, or has still to place: numbers by kind.
    fn in_reserve(&self, color: &str) -> PyResult<std::collections::BTreeMap<&'static str, u8>> {
        let counts = self.0.reserve(self::color(color)?);
        Ok(Kind::ALL.into_iter().map(|kind| (kind.id(), counts.get(kind))).filter(|(_, n)| *n > 0).collect())
    }

    /// A number that tells positions apart but for clock and turn number. It never changes from version to version.
    fn zobrist(&self) -> u64 {
        self.0.hash()
    }

    /// The image by one of the six symmetries: 0 changes nothing, 1 and 2 rename rock, scissors and paper in their cycle, 3 to 5
    /// mirror the board too.
    fn symmetry(&self, #[pyo3(from_py_with = number::any)] k: i128) -> PyResult<PyPosition> {
        let symmetry = symmetry(k)?;
        symmetry.position(&self.0).map(PyPosition).map_err(error::BadPosition::new_err)
    }

    /// The image of a turn by the same symmetry.
    fn symmetry_of_turn(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = number::any)] k: i128,
        turn: &Bound<'_, PyAny>,
    ) -> PyResult<PyTurn> {
        let symmetry = symmetry(k)?;
        let decisions = self.turn(py, turn)?.decisions;
        let decisions: Vec<Turn> = decisions.into_iter().map(|turn| symmetry.turn(turn)).collect();
        let there = symmetry.position(&self.0).map_err(error::BadPosition::new_err)?;
        Ok(PyTurn { text: write_decisions(&there, &decisions), decisions })
    }

    /// The numbers of a turn in the table of actions, one for each decision: `jersi.actions` tells of it.
    fn actions(&self, py: Python<'_>, turn: &Bound<'_, PyAny>) -> PyResult<Vec<u16>> {
        let decisions = self.turn(py, turn)?.decisions;
        let mut env = Env::new(self.0, 0);
        let mut numbers = Vec::new();
        for decision in decisions {
            numbers.extend(env.of_turn(decision));
            env = Env::new(env.position.play_legal(decision), 0);
        }
        Ok(numbers)
    }

    /// How many sequences of so many turns there are. Ctrl-C ends it.
    fn perft(&self, py: Python<'_>, #[pyo3(from_py_with = number::plies)] depth: u32) -> PyResult<u64> {
        let stop = StopSignal::new();
        interruptible(py, &stop, || counted(&self.0, depth, &stop))
    }

    /// The board as text.
    #[pyo3(signature = (lang="en"))]
    fn board(&self, lang: &str) -> PyResult<String> {
        Ok(text_board(&self.0, self::lang(lang)?))
    }

    /// The position string without its rules.
    #[getter]
    fn text(&self) -> String {
        write_position(&self.0)
    }

    /// The board as an SVG drawing.
    #[pyo3(signature = (*, style="simple", theme="wood-light", flipped=false, coordinates="cells", pixels=64.0, last=None, before=None))]
    #[allow(clippy::too_many_arguments)]
    fn svg(
        &self,
        style: &str,
        theme: &str,
        flipped: bool,
        coordinates: &str,
        pixels: f64,
        last: Option<&Bound<'_, PyAny>>,
        before: Option<&Bound<'_, PyPosition>>,
    ) -> PyResult<String> {
        let path = crate::figure::last(last, before)?;
        crate::figure::svg(&self.0, style, theme, flipped, coordinates, pixels, path)
    }

    /// The board as a PNG picture, of cells that are at most 256 pixels wide.
    #[pyo3(signature = (*, style="simple", theme="wood-light", flipped=false, coordinates="cells", pixels=64.0, last=None, before=None))]
    #[allow(clippy::too_many_arguments)]
    fn png(
        &self,
        py: Python<'_>,
        style: &str,
        theme: &str,
        flipped: bool,
        coordinates: &str,
        pixels: f64,
        last: Option<&Bound<'_, PyAny>>,
        before: Option<&Bound<'_, PyPosition>>,
    ) -> PyResult<std::borrow::Cow<'static, [u8]>> {
        let path = crate::figure::last(last, before)?;
        crate::figure::drawn(pixels)?;
        let svg = crate::figure::svg(&self.0, style, theme, flipped, coordinates, pixels, path)?;
        let file = left_alone(py, move || Picture::draw(&svg).and_then(|picture| picture.png()))?;
        Ok(file.map_err(|error| PyValueError::new_err(error.to_string()))?.into())
    }

    /// The board as pixels, rows by columns by red, green and blue, of cells that are at most 256 pixels wide.
    #[pyo3(signature = (*, style="simple", theme="wood-light", flipped=false, coordinates="cells", pixels=32.0))]
    fn rgb<'py>(
        &self,
        py: Python<'py>,
        style: &str,
        theme: &str,
        flipped: bool,
        coordinates: &str,
        pixels: f64,
    ) -> PyResult<Bound<'py, numpy::PyArrayDyn<u8>>> {
        crate::figure::drawn(pixels)?;
        let svg = crate::figure::svg_on_page(&self.0, style, theme, flipped, coordinates, pixels)?;
        let picture = left_alone(py, move || Picture::draw(&svg))?;
        let picture = picture.map_err(|error| PyValueError::new_err(error.to_string()))?;
        let colors = picture.pixels().iter().flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        let (high, wide) = (usize::from(picture.height()), usize::from(picture.width()));
        crate::state::array(py, colors, vec![high, wide, 3])
    }

    /// The board as a picture, for notebooks.
    fn _repr_svg_(&self) -> PyResult<String> {
        crate::figure::svg(&self.0, "simple", "wood-light", false, "cells", 48.0, None)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Position.parse({:?})", self.0.to_string())
    }

    fn __eq__(&self, other: &PyPosition) -> bool {
        other.key() == self.key()
    }

    fn __hash__(&self) -> u64 {
        hashed(&self.key())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.get_type::<PyPosition>().getattr("parse")?, (self.0.to_string(),)))
    }
}

/// As `perft`, until it is told to stop; what it says then means nothing.
fn counted(position: &Position, depth: u32, stop: &StopSignal) -> u64 {
    if depth <= 2 {
        return perft(position, depth);
    }
    let mut nodes = 0;
    let _: ControlFlow<()> = position.each_turn(|turn| {
        let next = position.play_legal(turn);
        // A ransom that has begun belongs to the turn that began it.
        let left = if next.ransom_so_far().is_some() { depth } else { depth - 1 };
        nodes += counted(&next, left, stop);
        if stop.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    nodes
}

pub fn symmetry(k: i128) -> PyResult<Symmetry> {
    u8::try_from(k)
        .ok()
        .and_then(Symmetry::new)
        .ok_or_else(|| PyValueError::new_err(format!("there are six symmetries, 0 to 5, not {k}")))
}
