//! Drawings of positions.

use jersi_figure::{Coordinates, Figure, Lettering, Path, Style, Theme};
use jersi_rules::{Position, TurnParts, seat_cell};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::error::shown;
use crate::position::{PyPosition, turn_text};

fn known<T>(what: &str, id: &str, found: Option<T>, ids: &[&str]) -> PyResult<T> {
    found.ok_or_else(|| {
        PyValueError::new_err(format!("there is no {what} {}; there are {}", shown(id), ids.join(", ")))
    })
}

/// The way of the last turn, from the position before it.
pub fn last(
    turn: Option<&Bound<'_, PyAny>>,
    before: Option<&Bound<'_, PyPosition>>,
) -> PyResult<Option<Path>> {
    let (Some(turn), Some(before)) = (turn, before) else {
        return match (turn, before) {
            (None, None) => Ok(None),
            _ => Err(PyValueError::new_err("the last turn is drawn with the position before it: give both")),
        };
    };
    let (text, before) = (turn_text(turn)?, &before.get().0);
    let read = before.read_turn(&text);
    let read = read.map_err(|fault| crate::error::illegal_turn(turn.py(), before, &text, &fault))?;
    let seat = read.decisions.iter().find_map(|turn| match turn.parts() {
        TurnParts::Steps { seat, .. } => seat,
        TurnParts::Relocation(seat) => Some(seat),
        _ => None,
    });
    let king = seat.and_then(|seat| seat_cell(before.to_move().other(), seat));
    Ok(read.decisions.first().map(|&turn| Path::of(turn, king)))
}

/// A drawing that stands alone.
pub fn svg(
    position: &Position,
    style: &str,
    theme: &str,
    flipped: bool,
    coordinates: &str,
    pixels: f64,
    last: Option<Path>,
) -> PyResult<String> {
    let figure = figure(position, style, theme, flipped, coordinates, pixels)?;
    Ok(last.map_or_else(|| figure.svg(), |path| figure.clone().last(path).svg()))
}

/// A drawing on a page of the theme's colour, so that none of its pixels is transparent.
pub fn svg_on_page(
    position: &Position,
    style: &str,
    theme: &str,
    flipped: bool,
    coordinates: &str,
    pixels: f64,
) -> PyResult<String> {
    Ok(figure(position, style, theme, flipped, coordinates, pixels)?.page(true).svg())
}

fn figure(
    position: &Position,
    style: &str,
    theme: &str,
    flipped: bool,
    coordinates: &str,
    pixels: f64,
) -> PyResult<Figure> {
    let styles = Style::ALL.map(Style::id);
    let themes = Theme::ALL.map(Theme::id);
    let names = Coordinates::ALL.map(Coordinates::id);
    if !(4.0..=1000.0).contains(&pixels) {
        return Err(PyValueError::new_err(format!("cells are 4 to 1000 pixels wide, not {pixels}")));
    }
    Ok(Figure::of(position)
        .style(known("style", style, Style::from_id(style), &styles)?)
        .theme(known("theme", theme, Theme::from_id(theme), &themes)?)
        .coordinates(known("coordinates", coordinates, Coordinates::from_id(coordinates), &names)?)
        .flipped(flipped)
        .lettering(Lettering::Lines)
        .pixels(pixels)
        .reserves(true))
}

/// How wide a cell is in a picture at the most: a picture of such cells takes seconds already.
const WIDEST: f64 = 256.0;

/// Whether cells of a drawing are not too wide for a picture, which is made of pixels.
pub fn drawn(pixels: f64) -> PyResult<()> {
    if (4.0..=WIDEST).contains(&pixels) {
        return Ok(());
    }
    Err(PyValueError::new_err(format!("cells of a picture are 4 to {WIDEST} pixels wide, not {pixels}")))
}
