//! The table of actions and the shapes of observations, for Python.

use jersi_rules::Direction;
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::action::Board;
use crate::number;
use crate::observe::{Shape, grid, squares};
use crate::position::symmetry;
use crate::state::layout;

fn board(cells: i128) -> PyResult<Board> {
    usize::try_from(cells).ok().and_then(Board::with_cells).ok_or_else(|| {
        PyValueError::new_err(format!("there are boards of 69 and of 61 cells, not of {cells}"))
    })
}

/// What every action is called, in their order, as White sees the board.
#[pyfunction]
#[pyo3(signature = (cells=69))]
pub fn action_names(#[pyo3(from_py_with = number::any)] cells: i128) -> PyResult<Vec<String>> {
    let table = board(cells)?.actions();
    Ok((0..table.len()).filter_map(|number| table.name(number)).collect())
}

/// The action that takes the place of each by a symmetry.
#[pyfunction]
#[pyo3(signature = (k, cells=69))]
pub fn action_symmetry<'py>(
    py: Python<'py>,
    #[pyo3(from_py_with = number::any)] k: i128,
    #[pyo3(from_py_with = number::any)] cells: i128,
) -> PyResult<Bound<'py, PyArray1<u16>>> {
    let (table, symmetry) = (board(cells)?.actions(), symmetry(k)?);
    let image = |number| table.image(number, |cell| symmetry.cell(cell), |kind| symmetry.kind(kind));
    Ok(PyArray1::from_iter(py, (0..table.len() as u16).map(image)))
}

/// The names of the cells, in the order of observations by cell.
#[pyfunction]
#[pyo3(signature = (cells=69))]
pub fn cell_names(#[pyo3(from_py_with = number::any)] cells: i128) -> PyResult<Vec<String>> {
    let board = board(cells)?;
    Ok(board.cells().into_iter().map(|cell| board.edition().cell_name(cell).to_string()).collect())
}

/// The place of each cell in the grid of 9 by 9: row and column.
#[pyfunction]
#[pyo3(signature = (cells=69))]
pub fn cell_places<'py>(
    py: Python<'py>,
    #[pyo3(from_py_with = number::any)] cells: i128,
) -> PyResult<Bound<'py, PyArray2<i64>>> {
    let board = board(cells)?;
    let places =
        board.cells().into_iter().flat_map(|cell| [grid(cell) / 9, grid(cell) % 9].map(|n| n as i64));
    PyArray1::from_vec(py, places.collect()).reshape([board.cells().len() as usize, 2])
}

/// The neighbour of each cell in each of six directions, counter-clockwise from the right; -1 where there is none.
#[pyfunction]
#[pyo3(signature = (cells=69))]
pub fn adjacency<'py>(
    py: Python<'py>,
    #[pyo3(from_py_with = number::any)] cells: i128,
) -> PyResult<Bound<'py, PyArray2<i64>>> {
    let board = board(cells)?;
    let numbers = squares(board);
    let beside = board.cells().into_iter().flat_map(|cell| {
        Direction::ALL.map(|way| {
            let next = cell.step(way).filter(|&next| board.cells().has(next));
            next.map_or(-1, |next| i64::from(numbers[next.index()]))
        })
    });
    PyArray1::from_vec(py, beside.collect()).reshape([board.cells().len() as usize, 6])
}

/// The names of the channels of an observation.
#[pyfunction]
#[pyo3(signature = (cells=69, history=0))]
pub fn channel_names(
    #[pyo3(from_py_with = number::any)] cells: i128,
    #[pyo3(from_py_with = number::history)] history: usize,
) -> PyResult<Vec<String>> {
    Ok(Shape::new(board(cells)?, layout("planes")?, history, false).names())
}
