//! Whole numbers as arguments: what is out of range is told by name and with its limits, before anything is done with it.
//!
//! The limits keep what is asked for by mistake from taking all memory or thousands of threads.

use pyo3::exceptions::{PyMemoryError, PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyInt;

use crate::error::IllegalAction;

/// Any whole number; what does not fit is the farthest that does.
pub fn any(value: &Bound<'_, PyAny>) -> PyResult<i128> {
    // What is a whole number may be nothing else: those of NumPy 1 cannot be shifted by others, as a number of 128 bits is read.
    let index = value.py().import("operator")?.getattr("index")?;
    let value = if value.is_exact_instance_of::<PyInt>() { value.clone() } else { index.call1((value,))? };
    match value.extract::<i128>() {
        Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => {
            Ok(if value.lt(0)? { i128::MIN } else { i128::MAX })
        }
        found => found,
    }
}

/// Any whole number, or `None`.
pub fn any_or_none(value: &Bound<'_, PyAny>) -> PyResult<Option<i128>> {
    if value.is_none() { Ok(None) } else { any(value).map(Some) }
}

/// The number of an action, whatever is in the table; what no table could have is told at once.
pub fn action(value: &Bound<'_, PyAny>) -> PyResult<i64> {
    match value.extract::<i64>() {
        Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => {
            let size = if value.lt(0)? { "small" } else { "large" };
            Err(IllegalAction::new_err(format!("there is no action with so {size} a number")))
        }
        found => found,
    }
}

fn within<T: TryFrom<i128>>(value: &Bound<'_, PyAny>, name: &str, least: i128, most: i128) -> PyResult<T> {
    let number = any(value)?;
    let fits = (least..=most).contains(&number).then(|| T::try_from(number).ok()).flatten();
    fits.ok_or_else(|| {
        PyValueError::new_err(format!("{name} is a whole number from {least} to {most}, not {number}"))
    })
}

macro_rules! arguments {
    ($($name:ident: $type:ty = $least:literal, $most:expr;)*) => {
        $(pub fn $name(value: &Bound<'_, PyAny>) -> PyResult<$type> {
            within(value, stringify!($name), $least, i128::from($most))
        })*
    };
}

/// Threads of a batch at the most.
pub const MOST_THREADS: u32 = 1024;
/// Games of a batch at the most.
pub const MOST_GAMES: u32 = 1 << 20;
/// Earlier positions that are shown at the most.
pub const MOST_HISTORY: u32 = 64;
/// The largest number of a last turn: no turn has a number above 65,535, which tells that a game is beyond its last one.
pub const LAST_TURN: u16 = u16::MAX - 1;

arguments! {
    threads: usize = 1, MOST_THREADS;
    concurrency: usize = 1, 1024;
    n: usize = 1, MOST_GAMES;
    seed: u64 = 0, u64::MAX;
    setting_seed: u64 = 0, u64::MAX;
    chance: u64 = 0, u64::MAX;
    max_turns: u16 = 1, LAST_TURN;
    history: usize = 0, MOST_HISTORY;
    hash_mib: usize = 1, 1 << 20;
    nodes: u64 = 1, u64::MAX;
    depth: u32 = 1, 1000;
    plies: u32 = 0, 1000;
    lines: usize = 1, 10_000;
    pairs: u32 = 1, 1_000_000;
    opening: u32 = 0, 100;
    games: u32 = 1, u16::MAX;
    first: u32 = 0, u32::MAX;
    points: u8 = 0, u8::MAX;
}

macro_rules! optional {
    ($($optional:ident = $name:ident: $type:ty;)*) => {
        $(pub fn $optional(value: &Bound<'_, PyAny>) -> PyResult<Option<$type>> {
            if value.is_none() { Ok(None) } else { $name(value).map(Some) }
        })*
    };
}

optional! {
    seed_or_none = seed: u64;
    setting_seed_or_none = setting_seed: u64;
    nodes_or_none = nodes: u64;
    depth_or_none = depth: u32;
}

/// Room for so many things, so that want of memory is an exception rather than the end of the program.
pub fn room<T>(count: Option<usize>) -> PyResult<usize> {
    count.filter(|&count| Vec::<T>::new().try_reserve_exact(count).is_ok()).ok_or_else(|| {
        PyMemoryError::new_err("there is not enough memory for so many games; ask for fewer at once")
    })
}
