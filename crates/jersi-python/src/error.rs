//! Errors as exceptions, in the referee's words.

use jersi_rules::notation::{TurnFault, nearest_turns};
use jersi_rules::record::{RecordError, ReplayError};
use jersi_rules::{Lang, ParsePositionError, Position, SpecError};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(jersi, JersiError, PyValueError, "What every error of this package is.");
create_exception!(
    jersi,
    IllegalTurn,
    JersiError,
    "A turn that the referee refuses: `code`, `span` and `nearest` tell more."
);
create_exception!(jersi, IllegalAction, JersiError, "An action that is not legal now.");
create_exception!(jersi, BadPosition, JersiError, "A text that is no position.");
create_exception!(
    jersi,
    BadGame,
    JersiError,
    "An edition, a setting or a variant that there is not: `code` and `key` tell more."
);
create_exception!(
    jersi,
    BadRecord,
    JersiError,
    "A record that cannot be read, or whose turns are not legal: `code` and `span` tell more."
);
create_exception!(jersi, BadNetwork, JersiError, "A file that is no network.");

/// What every exception of a kind has, so that a handler may ask for it whatever was wrong.
pub fn add_defaults(py: Python<'_>) -> PyResult<()> {
    let kinds = [
        (py.get_type::<JersiError>(), "wrong"),
        (py.get_type::<IllegalTurn>(), "illegal-turn"),
        (py.get_type::<IllegalAction>(), "illegal-action"),
        (py.get_type::<BadPosition>(), "no-position"),
        (py.get_type::<BadGame>(), "no-game"),
        (py.get_type::<BadRecord>(), "no-record"),
        (py.get_type::<BadNetwork>(), "no-network"),
    ];
    for (kind, code) in kinds {
        kind.setattr("code", code)?;
        kind.setattr("span", None::<(usize, usize)>)?;
    }
    py.get_type::<IllegalTurn>().setattr("nearest", Vec::<String>::new())?;
    py.get_type::<BadGame>().setattr("key", "")
}

/// Adds attributes to an exception.
fn with(py: Python<'_>, error: PyErr, code: &str, span: Option<(usize, usize)>) -> PyErr {
    let value = error.value(py);
    match value.setattr("code", code).and_then(|()| value.setattr("span", span)) {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// Places in bytes as places in characters, which Python counts by.
fn characters(text: &str, span: &std::ops::Range<usize>) -> (usize, usize) {
    let count = |end: usize| text.char_indices().take_while(|(at, _)| *at < end).count();
    (count(span.start), count(span.end))
}

/// A line under the text, with carets where it is wrong.
fn underlined(message: String, text: &str, span: &std::ops::Range<usize>) -> String {
    if text.contains('\n') || text.len() > 200 {
        return message;
    }
    let (start, end) = characters(text, span);
    format!("{message}\n  {text}\n  {}{}", " ".repeat(start), "^".repeat(end.saturating_sub(start).max(1)))
}

/// A turn that is refused.
pub fn illegal_turn(py: Python<'_>, position: &Position, text: &str, fault: &TurnFault) -> PyErr {
    let message = underlined(fault.say(Lang::EN), text, &fault.span);
    let nearest = nearest_turns(position, text, 3);
    let tail = if nearest.is_empty() { String::new() } else { format!("\n  legal: {}", nearest.join(", ")) };
    let error = IllegalTurn::new_err(format!("{message}{tail}"));
    let error = with(py, error, fault.code(), Some(characters(text, &fault.span)));
    match error.value(py).setattr("nearest", nearest) {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// A game that there is not.
pub fn bad_game(py: Python<'_>, error: &SpecError) -> PyErr {
    let exception = with(py, BadGame::new_err(error.to_string()), error.code(), None);
    match exception.value(py).setattr("key", &error.key) {
        Ok(()) => exception,
        Err(other) => other,
    }
}

/// A position that is none, asked for by its keys.
pub fn bad_position_of_spec(py: Python<'_>, text: &str, error: &SpecError) -> PyErr {
    if error.key != "position" {
        return bad_game(py, error);
    }
    let span = error.span.clone().unwrap_or(0..text.len());
    let message = underlined(error.to_string(), text, &span);
    with(py, BadPosition::new_err(message), error.code(), Some(characters(text, &span)))
}

/// A position that is none, told with its rules.
pub fn bad_position(py: Python<'_>, error: &ParsePositionError) -> PyErr {
    with(py, BadPosition::new_err(error.to_string()), "no-position", None)
}

/// A record that cannot be read.
pub fn bad_record(py: Python<'_>, text: &str, error: &RecordError) -> PyErr {
    let (line, column) = jersi_rules::record::line_and_column(text, error.span.start);
    let message = format!("{} (line {line}, column {column})", error.say(Lang::EN));
    with(py, BadRecord::new_err(message), error.code(), Some(characters(text, &error.span)))
}

/// A record whose turns are not legal.
pub fn bad_replay(py: Python<'_>, text: &str, error: &ReplayError) -> PyErr {
    match error {
        ReplayError::Start(error) => bad_record(py, text, error),
        ReplayError::Turn(fault) => {
            let instead = match (&fault.remedy, &fault.nearest[..]) {
                (Some(remedy), _) if text.is_empty() => format!("; {remedy} is meant"),
                (Some(remedy), _) => format!("; {remedy} is meant, and mend=True would play it"),
                (None, []) => String::new(),
                (None, nearest) => format!("; legal: {}", nearest.join(", ")),
            };
            let message =
                format!("turn {}, {}: {}{instead}", fault.turn + 1, fault.written, fault.say(Lang::EN));
            // A record that was made of turns has no text but theirs.
            let span = if text.is_empty() {
                characters(&fault.written, &fault.fault.span)
            } else {
                characters(text, &fault.span)
            };
            with(py, BadRecord::new_err(message), fault.code(), Some(span))
        }
    }
}
