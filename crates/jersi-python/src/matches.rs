//! Matches between players: our own, and any program that speaks UGI.

use std::collections::BTreeMap;
use std::time::Duration;

use jersi_engine::{Limits, StopSignal};
use jersi_game::{Adjudication, TimeControl};
use jersi_match::{
    Beginning, Call, Crew, Entrants, NotThere, OpeningTerms, Order, ScoreRules, Side, Sprt, Standing, Terms,
    look_for, open, run, short_search,
};
use jersi_rules::Lang;
use jersi_shard::Shard;
use jersi_table::PlayerSpec;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

use crate::error;
use crate::game_spec::Asked;
use crate::number;
use crate::record::PyRecord;
use crate::wait::interruptible;

/// What a match came to, for the first player.
#[pyclass(name = "MatchResult", frozen, get_all, module = "jersi._core")]
pub struct PyMatchResult {
    /// Games that the first player won.
    wins: u32,
    /// Games without a winner.
    draws: u32,
    /// Games that the first player lost.
    losses: u32,
    /// Games that either player forfeited; they are wins or losses too.
    forfeits: u32,
    /// Pairs by the points of the first player: 0, ½, 1, 1½, 2.
    pairs: Vec<u32>,
    /// How much stronger the first player is, in Elo; `None` without a game, or if one side won all.
    elo: Option<f64>,
    /// How far that may be off, with 95 % confidence.
    error: Option<f64>,
    /// The games.
    records: Vec<Py<PyRecord>>,
}

#[pymethods]
impl PyMatchResult {
    /// A result as it was told, for pickles.
    #[new]
    #[allow(clippy::too_many_arguments)]
    fn new(
        wins: u32,
        draws: u32,
        losses: u32,
        forfeits: u32,
        pairs: Vec<u32>,
        elo: Option<f64>,
        error: Option<f64>,
        records: Vec<Py<PyRecord>>,
    ) -> PyMatchResult {
        PyMatchResult { wins, draws, losses, forfeits, pairs, elo, error, records }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
        let records: Vec<Py<PyRecord>> = self.records.iter().map(|record| record.clone_ref(py)).collect();
        let counts = (self.wins, self.draws, self.losses, self.forfeits, self.pairs.clone());
        let parts = (counts.0, counts.1, counts.2, counts.3, counts.4, self.elo, self.error, records);
        Ok((py.get_type::<PyMatchResult>(), parts.into_pyobject(py)?))
    }

    fn __eq__(&self, other: &PyMatchResult) -> bool {
        let counts = |of: &PyMatchResult| (of.wins, of.draws, of.losses, of.forfeits);
        counts(self) == counts(other)
            && (&self.pairs, self.elo, self.error) == (&other.pairs, other.elo, other.error)
            && self.records.len() == other.records.len()
            && self.records.iter().zip(&other.records).all(|(one, two)| one.get().same(two.get()))
    }

    fn __repr__(&self) -> String {
        format!("<MatchResult +{} ={} -{}>", self.wins, self.draws, self.losses)
    }
}

fn side(text: &str, nodes: Option<u64>, seconds: Option<f64>, depth: Option<u32>) -> PyResult<Side> {
    let spec: PlayerSpec = text.parse().map_err(|bad: jersi_table::BadPlayerSpec| {
        let why = jersi_words::table(Lang::EN).player_fault(&bad.fault);
        PyValueError::new_err(error::readable(format!("{}: {why}", error::shown(text))))
    })?;
    let move_time = seconds.map(crate::engine::seconds).transpose()?;
    let nodes = nodes.or((move_time.is_none() && depth.is_none()).then_some(10_000));
    Ok(Side { spec, limits: Limits { nodes, depth, move_time, ..Limits::default() }, options: Vec::new() })
}

/// Plays a match of so many pairs of games. Players are named as everywhere: `engine`, `engine:3`, `minimax:2`, `random`,
/// `cmd:PROGRAM`.
#[pyfunction]
#[pyo3(signature = (first, second, pairs, edition, reserve, ransom, setting, setting_seed, mokca, house, nodes, seconds, depth, opening, seed, concurrency, sprt))]
#[allow(clippy::too_many_arguments)]
pub fn play_match(
    py: Python<'_>,
    first: &str,
    second: &str,
    #[pyo3(from_py_with = number::pairs)] pairs: u32,
    edition: &str,
    reserve: Option<bool>,
    ransom: Option<bool>,
    setting: Option<String>,
    #[pyo3(from_py_with = number::setting_seed_or_none)] setting_seed: Option<u64>,
    mokca: Option<bool>,
    house: Option<String>,
    #[pyo3(from_py_with = number::nodes_or_none)] nodes: Option<u64>,
    seconds: Option<f64>,
    #[pyo3(from_py_with = number::depth_or_none)] depth: Option<u32>,
    #[pyo3(from_py_with = number::opening)] opening: u32,
    #[pyo3(from_py_with = number::seed)] seed: u64,
    #[pyo3(from_py_with = number::concurrency)] concurrency: usize,
    sprt: Option<(f64, f64)>,
) -> PyResult<PyMatchResult> {
    let edition = Some(edition.to_owned());
    let asked = Asked { edition, reserve, ransom, setting, seed: setting_seed, mokca, house };
    if let Some((low, high)) = sprt
        && !(low.is_finite() && high.is_finite() && low < high)
    {
        let wrong = format!("sprt is two numbers of Elo, the lower one first, not ({low}, {high})");
        return Err(PyValueError::new_err(wrong));
    }
    let start =
        asked.spec(None).and_then(|spec| spec.start()).map_err(|error| error::bad_game(py, &error))?;
    // A setting that is shuffled is shuffled anew for each pair, unless it is told how.
    let beginning = match start.setting.filter(|_| setting_seed.is_none()) {
        Some(setting) => Beginning::Setting(start.rules(), setting),
        None => Beginning::Position(Box::new(start.position)),
    };
    let sides = [side(first, nodes, seconds, depth)?, side(second, nodes, seconds, depth)?];
    let [one, other] = sides;
    let terms = Terms {
        entrants: Entrants::two(one, other),
        beginning,
        adjudication: Adjudication::ENGINES,
        scores: ScoreRules { resign: None, draw: None },
        clock: TimeControl::Unlimited,
        opening: OpeningTerms { decisions: opening, ..OpeningTerms::default() },
        book: None,
        seed,
        margin: Duration::from_secs(2),
        hash_mib: 16,
    };
    let sprt = sprt.map(|(low, high)| Sprt::new(low, high));
    let order = Order { pairs, shard: Shard::WHOLE, concurrency, sprt };
    let call = Call { stop: StopSignal::new(), listen: false };
    let words = jersi_words::command(Lang::EN);
    let played = interruptible(py, &call.stop, || {
        for (number, name) in [first, second].into_iter().enumerate() {
            look_for(&terms, number, &call).map_err(|why| match why {
                NotThere::Absent(why) => words.match_forfeits(name, &why),
                other => format!("{name}: {other:?}"),
            })?;
        }
        let crew = Crew {
            open: &|player| open(&terms, player, &call),
            judge: &short_search,
            opening_ends: &words.match_opening_ends(),
            forfeits: &|name, why| words.match_forfeits(name, why),
        };
        let mut records = BTreeMap::new();
        let found = run(&terms, &order, &crew, &BTreeMap::new(), &call.stop, |finished, _| {
            // Refereed here, where others run meanwhile.
            records.insert(finished.place.number(), PyRecord::refereed(finished.game.record()));
            Ok::<(), std::convert::Infallible>(())
        });
        let Ok((standing, _)) = found;
        Ok::<(Standing, _), String>((standing, records))
    })?;
    let (standing, records) = played.map_err(PyValueError::new_err)?;
    let tally = standing.tally();
    let records = records
        .into_values()
        .map(|record| Py::new(py, record.map_err(|fault| error::bad_replay(py, "", &fault))?));
    Ok(PyMatchResult {
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        forfeits: tally.forfeits,
        pairs: tally.pairs.0.to_vec(),
        elo: tally.pairs.elo().filter(|elo| elo.is_finite()),
        error: tally.pairs.error().filter(|error| error.is_finite()),
        records: records.collect::<PyResult<_>>()?,
    })
}
