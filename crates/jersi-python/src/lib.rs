//! JERSI for Python: the module `jersi._core`, over the same crates as everything else. No rule is written here.
//!
//! `action` is the frozen table of actions, `env` a game as an environment, `observe` what a player sees as numbers; the other
//! files are the classes and functions that Python meets. docs/python.md tells of them, python/tests holds them to it.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod action;
mod batch;
mod engine;
mod env;
mod error;
mod figure;
mod game_spec;
mod lab;
mod matches;
mod number;
mod observe;
mod position;
mod record;
mod selfplay;
mod state;
mod symmetry;
mod table;
mod wait;

/// The module.
#[pyo3::pymodule]
mod _core {
    use numpy::{PyArray1, PyArrayMethods};
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::batch::PyBatch;
    #[pymodule_export]
    use super::engine::{PyAnalysis, PyEngine, PyLine, features, static_eval};
    #[pymodule_export]
    use super::error::{BadGame, BadNetwork, BadPosition, BadRecord, IllegalAction, IllegalTurn, JersiError};
    #[pymodule_export]
    use super::lab::read_lab_games;
    #[pymodule_export]
    use super::matches::{PyMatchResult, play_match};
    #[pymodule_export]
    use super::position::{PyOutcome, PyPosition, PyTurn};
    #[pymodule_export]
    use super::record::PyRecord;
    #[pymodule_export]
    use super::selfplay::{PyGame, read_selfplay, selfplay};
    #[pymodule_export]
    use super::state::PyState;
    #[pymodule_export]
    use super::table::{action_names, action_symmetry, adjacency, cell_names, cell_places, channel_names};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("EDITIONS", jersi_rules::Edition::ALL.map(jersi_rules::Edition::id).to_vec())?;
        module.add("INPUTS", jersi_engine::network::INPUTS)?;
        super::error::add_defaults(module.py())?;
        touch_numpy(module.py())?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }

    /// Makes the first array, and borrows it. What the crate knows of NumPy it looks up then, by code of Python, and takes it for
    /// granted that this goes well: at a first array within a call, Ctrl-C would be a panic.
    fn touch_numpy(py: Python<'_>) -> PyResult<()> {
        py.import("numpy")?;
        let first = PyArray1::<u8>::from_vec(py, Vec::new());
        drop(first.try_readonly());
        Ok(())
    }
}
