//! Games written down.

use jersi_rules::record::{
    Hint, Layout, Record, Replay, ReplayError, WrittenTurn, detect_layout, read_jrn, read_record, replay,
    replay_mending, write_booklet, write_jrn,
};
use jersi_rules::{Position, Setting, Way};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::error::{self, shown};
use crate::game_spec::Asked;
use crate::position::{PyOutcome, PyPosition, PyTurn, outcome, turn_text};

/// All layouts.
const LAYOUTS: [Layout; 5] =
    [Layout::Jrn, Layout::BookletPairs, Layout::BookletBlocks, Layout::Author4, Layout::Author2];
/// Tags that tell how a game begins, and the one that only what is written has.
const OF_THE_START: [&str; 6] = ["Edition", "Variant", "Setting", "Seed", "Position", "JRN"];

/// A game written down, refereed: every turn is legal.
#[pyclass(name = "Record", frozen, module = "jersi._core")]
pub struct PyRecord {
    record: Record,
    replay: Replay,
    layout: &'static str,
    /// What is to be said of it: of what was read, before its turns were made canonical.
    notes: Vec<String>,
}

impl PyRecord {
    /// A record that our own code wrote.
    pub fn of(py: Python<'_>, record: Record) -> PyResult<PyRecord> {
        PyRecord::refereed(record).map_err(|error| error::bad_replay(py, "", &error))
    }

    /// The same without the GIL.
    pub fn refereed(record: Record) -> Result<PyRecord, ReplayError> {
        Ok(PyRecord::played(&record, replay(&record)?, Layout::Jrn))
    }

    fn played(record: &Record, replay: Replay, layout: Layout) -> PyRecord {
        let notes = replay.notes.iter().map(|note| note.say(jersi_rules::Lang::EN));
        let mended = replay.mended.iter();
        let mended = mended.map(|mended| format!("{} was mended to {}", mended.written, mended.mended));
        let notes = notes.chain(mended).collect();
        PyRecord { record: replay.canonical(record), replay, layout: layout.id(), notes }
    }

    /// Whether it tells the same.
    pub fn same(&self, other: &PyRecord) -> bool {
        self.record == other.record
    }
}

/// An empty record from a position, told by the setting that it is the start of, where there is one.
fn beginning(start: &Position) -> Record {
    let (rules, edition) = (start.rules(), start.edition());
    let settings = edition.facts().settings.iter().filter(|facts| facts.way != Way::Random);
    let named = settings.flat_map(|facts| {
        [false, true].into_iter().filter_map(|mokca| Setting::named(edition, facts.id, 0, mokca).ok())
    });
    let found = named.into_iter().find(|&setting| Position::start(rules, setting) == *start);
    found.map_or_else(|| Record::with_position(start), |setting| Record::with_setting(rules, setting))
}

/// The same with tags. Those that tell how a game begins tell nothing else than the position does: they are kept where they tell of
/// this very start in other words, such as by the seed of a setting, and left out otherwise, as those of an earlier beginning are.
fn beginning_with(start: &Position, tags: Vec<(String, String)>) -> Record {
    let (told, others): (Vec<_>, Vec<_>) =
        tags.into_iter().partition(|(name, _)| OF_THE_START.contains(&name.as_str()));
    let mut record = beginning(start);
    if told.iter().any(|(name, _)| ["Setting", "Position"].contains(&name.as_str())) {
        let mut other = record.clone();
        for name in ["Setting", "Seed", "Position"] {
            other.tags.remove(name);
        }
        for (name, value) in told.into_iter().filter(|(name, _)| name != "JRN") {
            other.tags.set(name, value);
        }
        if other.start().is_ok_and(|told| told == *start) {
            record = other;
        }
    }
    for (name, value) in others {
        record.tags.set(name, value);
    }
    record
}

#[pymethods]
impl PyRecord {
    /// A record of turns from a position. Tags that tell how a game begins are left out, unless they tell of this position.
    #[new]
    #[pyo3(signature = (start, turns, tags=None))]
    fn new(
        py: Python<'_>,
        start: &PyPosition,
        turns: Vec<Bound<'_, PyAny>>,
        tags: Option<std::collections::BTreeMap<String, String>>,
    ) -> PyResult<PyRecord> {
        let mut record = beginning_with(&start.0, tags.unwrap_or_default().into_iter().collect());
        for turn in &turns {
            record.turns.push(WrittenTurn::new(turn_text(turn)?));
        }
        let made = PyRecord::of(py, record)?;
        let mut record = made.record;
        if let Some(ended) = made.replay.outcome() {
            record.tell_outcome(ended);
        }
        // What nobody could read again is told now, rather than once it was written.
        let text = write_jrn(&record);
        let read = read_jrn(&text).map_err(|error| error::bad_record(py, &text, &error))?;
        PyRecord::of(py, read)
    }

    /// Reads a record in any layout that is known of JERSI, and referees it. What a layout does not tell of itself must be
    /// told; `mend` repairs slips for which there is exactly one remedy.
    #[staticmethod]
    #[pyo3(signature = (text, *, edition=None, reserve=None, ransom=None, setting=None, mend=false))]
    fn parse(
        py: Python<'_>,
        text: &str,
        edition: Option<&str>,
        reserve: Option<bool>,
        ransom: Option<bool>,
        setting: Option<String>,
        mend: bool,
    ) -> PyResult<PyRecord> {
        let told = edition.map(|id| {
            let asked = Asked { edition: Some(id.to_owned()), ..Asked::default() };
            asked.spec(None).map(|spec| spec.edition()).map_err(|error| error::bad_game(py, &error))
        });
        let edition = told.transpose()?;
        let hint = Hint { edition, reserve, ransom, house: None, setting };
        let layout = detect_layout(text).map_err(|error| error::bad_record(py, text, &error))?;
        let record = read_record(text, &hint).map_err(|error| error::bad_record(py, text, &error))?;
        let replay = if mend { replay_mending(&record) } else { replay(&record) };
        let replay = replay.map_err(|error| error::bad_replay(py, text, &error))?;
        Ok(PyRecord::played(&record, replay, layout))
    }

    /// A record as its pickle tells it: in JRN, with the layout that it was read from, and what was to be said of it.
    #[staticmethod]
    fn restore(py: Python<'_>, text: &str, layout: &str, notes: Vec<String>) -> PyResult<PyRecord> {
        let layout = LAYOUTS.into_iter().map(Layout::id).find(|id| *id == layout).ok_or_else(|| {
            PyValueError::new_err(format!(
                "the pickle of a record is damaged: its layout is {}",
                shown(layout)
            ))
        })?;
        let record = read_jrn(text).map_err(|error| error::bad_record(py, text, &error))?;
        let read = PyRecord::refereed(record).map_err(|error| error::bad_replay(py, text, &error))?;
        Ok(PyRecord { layout, notes, ..read })
    }

    /// The layout that it was read from: `jrn`, `booklet-2.0`, `booklet-4.8`, `author-4.x` or `author-2.0`.
    #[getter]
    fn layout(&self) -> &'static str {
        self.layout
    }

    /// What is known about the game.
    #[getter]
    fn tags(&self) -> std::collections::BTreeMap<String, String> {
        self.record.tags.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    /// The turns that were played, in canonical notation.
    #[getter]
    fn turns(&self) -> Vec<PyTurn> {
        let turns = self.replay.turns.iter().enumerate();
        turns
            .map(|(n, turn)| PyTurn { decisions: turn.decisions.to_vec(), text: self.replay.text(n) })
            .collect()
    }

    /// The comments behind each turn.
    #[getter]
    fn comments(&self) -> Vec<Vec<String>> {
        self.record.turns.iter().map(|turn| turn.comments.clone()).collect()
    }

    /// The positions: the first, and the one after each turn.
    #[getter]
    fn positions(&self) -> Vec<PyPosition> {
        (0..=self.replay.turns.len()).map(|n| PyPosition(*self.replay.position_after(n))).collect()
    }

    /// What the record says and its turns do not bear out, and the slips that were mended.
    #[getter]
    fn notes(&self) -> Vec<String> {
        self.notes.clone()
    }

    /// How it ended by the rules, or `None`.
    #[getter]
    fn outcome(&self) -> Option<PyOutcome> {
        self.replay.outcome().map(|ended| outcome(self.replay.start.rules(), ended))
    }

    /// Who won by what the record says: `white`, `black`, `draw` or `None`.
    #[getter]
    fn result(&self) -> Option<&'static str> {
        self.record.result().map(jersi_rules::record::GameResult::id)
    }

    /// The record in another layout: `jrn`, which keeps everything, or `booklet`, the table of the edition's booklet.
    #[pyo3(signature = (layout="jrn"))]
    fn write(&self, py: Python<'_>, layout: &str) -> PyResult<String> {
        match layout {
            "jrn" => Ok(write_jrn(&self.record)),
            "booklet" => write_booklet(&self.record).map_err(|error| error::bad_record(py, "", &error)),
            _ => Err(PyValueError::new_err(format!(
                "{} cannot be written; there are jrn and booklet",
                shown(layout)
            ))),
        }
    }

    fn __str__(&self) -> String {
        write_jrn(&self.record)
    }

    fn __repr__(&self) -> String {
        format!("<Record of {} turns, edition {}>", self.replay.turns.len(), self.replay.start.edition().id())
    }

    fn __len__(&self) -> usize {
        self.replay.turns.len()
    }

    fn __eq__(&self, other: &PyRecord) -> bool {
        other.same(self)
    }

    fn __hash__(&self) -> u64 {
        crate::position::hashed(&write_jrn(&self.record))
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, &'static str, Vec<String>))> {
        let class: Bound<'py, PyType> = py.get_type::<PyRecord>();
        Ok((class.getattr("restore")?, (write_jrn(&self.record), self.layout, self.notes.clone())))
    }
}
