//! Files of games of the laboratory.

use jersi_lab::shard_file::{self, Fault};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::error::BadRecord;

/// The heading and the games of a file (`games-….jsonl.zst`), each as JSON. It is unpacked, and its checksum and its numbers are right.
#[pyfunction]
pub fn read_lab_games(py: Python<'_>, file: &[u8]) -> PyResult<(String, Vec<String>)> {
    py.detach(|| told(file))
}

fn told(file: &[u8]) -> PyResult<(String, Vec<String>)> {
    let chunk = shard_file::read(file).map_err(|fault| {
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
    let games = chunk.games.iter().map(|game| json(serde_json::to_string(game)));
    Ok((json(serde_json::to_string(&chunk.heading))?, games.collect::<PyResult<_>>()?))
}
