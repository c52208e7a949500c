//! Why a text is no record, and where.

use crate::notation::Span;

/// Why a text cannot be read as a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct RecordError {
    /// The place in the text, in bytes; empty if the fault has none.
    pub span: Span,
    /// An identifier for programs.
    pub code: &'static str,
    /// What is wrong and what would be right.
    pub message: String,
}

impl RecordError {
    pub(crate) fn new(span: Span, code: &'static str, message: impl Into<String>) -> RecordError {
        RecordError { span, code, message: message.into() }
    }
}

/// The line and the column of a place in a text, both from 1, the column in characters.
pub fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let column = before[line_start..].chars().filter(|&c| c != '\u{FEFF}').count() + 1;
    (before.matches('\n').count() + 1, column)
}

#[cfg(test)]
mod tests {
    use super::line_and_column;

    #[test]
    fn places() {
        assert_eq!(line_and_column("", 0), (1, 1));
        assert_eq!(line_and_column("ab\ncd", 4), (2, 2));
        assert_eq!(line_and_column("é\r\nñx", "é\r\nñ".len()), (2, 2));
        assert_eq!(line_and_column("\u{FEFF}ab", 4), (1, 2));
        assert_eq!(line_and_column("ab", 99), (1, 3));
    }
}
