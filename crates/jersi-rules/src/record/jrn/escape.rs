//! Backslashes in tag values, comments and quoted turns.

use crate::foreign_text::steers;
use crate::notation::Span;
use crate::record::{RecordError, RecordFault};

/// Writes a text so that it can stand in quotation marks.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            c => push_escaped(&mut out, c),
        }
    }
    out.push('"');
    out
}

/// Writes a comment so that it can stand in braces and be wrapped: spaces at its ends are marked.
pub(super) fn comment(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let last = text.chars().count().saturating_sub(1);
    for (n, c) in text.chars().enumerate() {
        match c {
            '}' => out.push_str("\\}"),
            ' ' if n == 0 || n == last => out.push_str("\\s"),
            c => push_escaped(&mut out, c),
        }
    }
    out
}

fn push_escaped(out: &mut String, c: char) {
    match c {
        '\\' => out.push_str("\\\\"),
        '\n' => out.push_str("\\n"),
        '\r' => out.push_str("\\r"),
        '\t' => out.push_str("\\t"),
        c if steers(c) => out.extend(c.escape_unicode()),
        c => out.push(c),
    }
}

/// Reads what follows a backslash. `rest` begins after it; `at` is the place of the backslash.
/// Returns the character that is meant and how many bytes it took.
pub(super) fn after_backslash(rest: &str, at: usize) -> Result<(char, usize), RecordError> {
    let meant = match rest.chars().next() {
        Some(c @ ('\\' | '"' | '{' | '}')) => c,
        Some('n') => '\n',
        Some('r') => '\r',
        Some('t') => '\t',
        Some('s') => ' ',
        Some('u') => return unicode(rest, at),
        _ => return Err(bad_escape(at..at + 1)),
    };
    Ok((meant, 1))
}

/// `u{2014}`: a character by its number.
fn unicode(rest: &str, at: usize) -> Result<(char, usize), RecordError> {
    let digits = rest.strip_prefix("u{").and_then(|rest| rest.split_once('}')).map(|(digits, _)| digits);
    let meant = digits
        .filter(|digits| (1..=6).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_hexdigit()))
        .and_then(|digits| u32::from_str_radix(digits, 16).ok())
        .and_then(char::from_u32);
    match (meant, digits) {
        (Some(meant), Some(digits)) => Ok((meant, digits.len() + 3)),
        _ => Err(bad_escape(at..at + 2)),
    }
}

fn bad_escape(span: Span) -> RecordError {
    RecordError::new(span, RecordFault::BadEscape)
}
