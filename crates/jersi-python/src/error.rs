//! Errors as exceptions, in the referee's words.

use jersi_rules::notation::{TurnFault, nearest_turns};
use jersi_rules::record::{RecordError, ReplayError};
use jersi_rules::{Lang, ParsePositionError, Position, Rules, SpecError};
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

/// Characters of what was given that a message repeats at the most.
const REPEATED: usize = 60;

/// What was given, between quotes, for a message; of a very long text its beginning.
pub fn shown(text: &str) -> String {
    match text.char_indices().nth(REPEATED) {
        None => format!("{text:?}"),
        Some((end, _)) => format!("{:?}…", &text[..end]),
    }
}

/// A message that repeats what was given, which may be very long: its beginning and its end.
pub fn readable(message: String) -> String {
    let most = 20 * REPEATED;
    if message.chars().count() <= most {
        return message;
    }
    let begin: String = message.chars().take(REPEATED).collect();
    let end: Vec<char> = message.chars().rev().take(most - REPEATED).collect();
    format!("{begin} … {}", end.iter().rev().collect::<String>())
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
    let message = underlined(readable(fault.say(Lang::EN)), text, &fault.span);
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
    let exception = with(py, BadGame::new_err(readable(error.to_string())), error.code(), None);
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
    let message = underlined(readable(error.to_string()), text, &span);
    with(py, BadPosition::new_err(message), error.code(), Some(characters(text, &span)))
}

/// A position that is none, told with its rules.
pub fn bad_position(py: Python<'_>, text: &str, error: &ParsePositionError) -> PyErr {
    let ParsePositionError::Position(fault) = error else {
        return with(py, BadPosition::new_err(readable(error.to_string())), "no-position", None);
    };
    // Its places are counted from behind the rules, which are as many words as are rules.
    let begin = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let of_rules = |word: &&str| text[..begin(word) + word.len()].parse::<Rules>().is_ok();
    let behind = text.split_whitespace().find(|word| !of_rules(word)).map_or(text.len(), begin);
    let span = fault.span().map_or(behind..text.len(), |span| behind + span.start..behind + span.end);
    let message = underlined(readable(error.to_string()), text, &span);
    with(py, BadPosition::new_err(message), "bad-position", Some(characters(text, &span)))
}

/// A position that tells its rules, or a text of one, beside an argument that tells others.
pub fn contradiction(py: Python<'_>, key: &str, rules: Rules) -> PyErr {
    let message =
        format!("the position tells its rules, {rules}, and {key:?} tells others; one of them is enough");
    let exception = with(py, BadGame::new_err(message), "contradiction", None);
    match exception.value(py).setattr("key", key) {
        Ok(()) => exception,
        Err(other) => other,
    }
}

/// A record that cannot be read.
pub fn bad_record(py: Python<'_>, text: &str, error: &RecordError) -> PyErr {
    let (line, column) = jersi_rules::record::line_and_column(text, error.span.start);
    let message = format!("{} (line {line}, column {column})", readable(error.say(Lang::EN)));
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
