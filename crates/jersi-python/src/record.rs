//! Games written down.

use jersi_rules::record::{
    Hint, Record, Replay, ReplayError, WrittenTurn, detect_layout, read_record, replay, replay_mending,
    write_booklet, write_jrn,
};
use jersi_rules::{Position, Setting, Way};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::error::{self, shown};
use crate::game_spec::Asked;
use crate::position::{PyOutcome, PyPosition, PyTurn, outcome, turn_text};

/// A game written down, refereed: every turn is legal.
#[pyclass(name = "Record", frozen, module = "jersi._core")]
pub struct PyRecord {
    record: Record,
    replay: Replay,
    layout: &'static str,
}

impl PyRecord {
    /// A record that our own code wrote.
    pub fn of(py: Python<'_>, record: Record) -> PyResult<PyRecord> {
        PyRecord::refereed(record).map_err(|error| error::bad_replay(py, "", &error))
    }

    /// The same without the GIL.
    pub fn refereed(record: Record) -> Result<PyRecord, ReplayError> {
        let replay = replay(&record)?;
        Ok(PyRecord { record: replay.canonical(&record), replay, layout: "jrn" })
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

#[pymethods]
impl PyRecord {
    /// A record of turns from a position.
    #[new]
    #[pyo3(signature = (start, turns, tags=None))]
    fn new(
        py: Python<'_>,
        start: &PyPosition,
        turns: Vec<Bound<'_, PyAny>>,
        tags: Option<std::collections::BTreeMap<String, String>>,
    ) -> PyResult<PyRecord> {
        let mut record = beginning(&start.0);
        for (name, value) in tags.unwrap_or_default() {
            record.tags.set(name, value);
        }
        for turn in &turns {
            record.turns.push(WrittenTurn::new(turn_text(turn)?));
        }
        let made = PyRecord::of(py, record)?;
        let Some(ended) = made.replay.outcome() else { return Ok(made) };
        let mut record = made.record;
        record.tell_outcome(ended);
        PyRecord::of(py, record)
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
        let layout = detect_layout(text).map_err(|error| error::bad_record(py, text, &error))?.id();
        let record = read_record(text, &hint).map_err(|error| error::bad_record(py, text, &error))?;
        let replay = if mend { replay_mending(&record) } else { replay(&record) };
        let replay = replay.map_err(|error| error::bad_replay(py, text, &error))?;
        Ok(PyRecord { record: replay.canonical(&record), replay, layout })
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
        let notes = self.replay.notes.iter().map(|note| note.say(jersi_rules::Lang::EN));
        let mended = self.replay.mended.iter();
        notes
            .chain(mended.map(|mended| format!("{} was mended to {}", mended.written, mended.mended)))
            .collect()
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

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let class: Bound<'py, PyType> = py.get_type::<PyRecord>();
        Ok((class.getattr("parse")?, (write_jrn(&self.record),)))
    }
}
