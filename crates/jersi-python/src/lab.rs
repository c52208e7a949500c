//! Files of games of the laboratory.

use jersi_engine::StopSignal;
use jersi_lab::shard_file::{self, Fault};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::error::BadRecord;
use crate::wait::interruptible;

/// The heading and the games of a file (`games-….jsonl.zst`), each as JSON. It is unpacked, and its checksum and its numbers are right.
/// Ctrl-C ends it.
#[pyfunction]
pub fn read_lab_games(py: Python<'_>, file: &[u8]) -> PyResult<(String, Vec<String>)> {
    let stop = StopSignal::new();
    interruptible(py, &stop, || told(file, &stop))?
}

fn told(file: &[u8], stop: &StopSignal) -> PyResult<(String, Vec<String>)> {
    let stopped = || PyRuntimeError::new_err("it was stopped");
    let chunk = shard_file::read_unless(file, &|| stop.is_stopped()).map_err(|fault| {
        let Some(fault) = fault else { return stopped() };
        BadRecord::new_err(match fault {
            Fault::Packing => "the file cannot be unpacked, or is cut off".to_owned(),
            Fault::NotGames => format!("this is no file of games of the laboratory ({})", shard_file::FORMAT),
            Fault::Checksum => "the checksum of the file is another: something in it was changed".to_owned(),
            Fault::Line(line) => format!("line {line} of the file is no game of its heading"),
            other => format!("the file belongs elsewhere: {other:?}"),
        })
    })?;
    let json =
        |text: serde_json::Result<String>| text.map_err(|error| PyRuntimeError::new_err(error.to_string()));
    let games = chunk
        .games
        .iter()
        .map(|game| if stop.is_stopped() { Err(stopped()) } else { json(serde_json::to_string(game)) });
    let games = games.collect::<PyResult<_>>()?;
    Ok((json(serde_json::to_string(&chunk.heading))?, games))
}
