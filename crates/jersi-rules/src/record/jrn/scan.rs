//! The text of a JRN record, piece by piece.

use super::escape::after_backslash;
use super::{is_name_char, is_turn_char};
use crate::notation::{Span, usual};
use crate::record::{RecordError, RecordFault};
use crate::steps;

/// A piece of the part behind the tags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// `{…}`
    Comment(String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `12.`, `12...` or `12`
    Number {
        /// The digits.
        digits: String,
        /// Whether a dot follows; points of a score have none.
        dotted: bool,
    },
    /// `*` or points in one word, such as `2-0`
    Word(String),
    /// A turn.
    Turn(String),
}

pub(super) struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Scanner<'a> {
        Scanner { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The place of the next character, empty at the end.
    pub fn here(&self) -> Span {
        self.at..self.at + self.peek().map_or(0, char::len_utf8)
    }

    /// Passes over what is not seen: spaces, line ends, byte order marks.
    pub fn skip_blank(&mut self) {
        while let Some(c) = self.peek().filter(|&c| usual(c).is_none()) {
            steps::more(1);
            self.at += c.len_utf8();
        }
    }

    fn eat(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        steps::more(end + 1);
        self.at += end;
        &rest[..end]
    }

    /// Reads a tag, if one stands here: its name, its value, and their places.
    pub fn tag(&mut self) -> Result<Option<[(String, Span); 2]>, RecordError> {
        self.skip_blank();
        if !self.eat('[') {
            return Ok(None);
        }
        self.skip_blank();
        let start = self.at;
        let name = match self.peek() {
            Some('"') => self.quoted()?,
            _ => self.take_while(is_name_char).to_owned(),
        };
        let name_at = start..self.at;
        if name_at.is_empty() {
            return Err(RecordError::new(self.here(), RecordFault::TagNameMissing));
        }
        self.skip_blank();
        if self.peek() != Some('"') {
            return Err(RecordError::new(self.here(), RecordFault::TagValueMissing));
        }
        let start = self.at;
        let value = self.quoted()?;
        let value_at = start + 1..self.at - 1;
        self.skip_blank();
        if !self.eat(']') {
            return Err(RecordError::new(self.here(), RecordFault::UnclosedTag));
        }
        Ok(Some([(name, name_at), (value, value_at)]))
    }

    /// Reads a text in quotation marks, which ends on the line it begins on.
    fn quoted(&mut self) -> Result<String, RecordError> {
        let start = self.at;
        self.at += 1;
        let mut text = String::new();
        loop {
            text.push_str(self.take_while(|c| !matches!(c, '"' | '\\' | '\n' | '\r')));
            match self.peek() {
                Some('"') => {
                    self.at += 1;
                    return Ok(text);
                }
                Some('\\') => text.push(self.escaped()?),
                _ => return Err(RecordError::new(start..self.at, RecordFault::UnclosedQuote)),
            }
        }
    }

    fn escaped(&mut self) -> Result<char, RecordError> {
        let (meant, length) = after_backslash(&self.text[self.at + 1..], self.at)?;
        self.at += 1 + length;
        Ok(meant)
    }

    /// Reads a comment. A line break with the blanks around it is one space; blanks at its ends do not
    /// belong to it.
    fn comment(&mut self) -> Result<String, RecordError> {
        let start = self.at;
        self.at += 1;
        self.take_while(is_ascii_blank);
        let mut text = String::new();
        loop {
            text.push_str(self.take_while(|c| !matches!(c, '}' | '\\') && !is_ascii_blank(c)));
            match self.peek() {
                Some('}') => {
                    self.at += 1;
                    return Ok(text);
                }
                Some('\\') => text.push(self.escaped()?),
                Some(_) => {
                    let blanks = self.take_while(is_ascii_blank);
                    match self.peek() {
                        Some('}') => {}
                        _ if blanks.contains(['\n', '\r']) => text.push(' '),
                        _ => text.push_str(blanks),
                    }
                }
                None => return Err(RecordError::new(start..start + 1, RecordFault::UnclosedComment)),
            }
        }
    }

    /// Reads the next piece behind the tags, if there is one.
    pub fn piece(&mut self) -> Result<Option<(Span, Piece)>, RecordError> {
        self.skip_blank();
        let start = self.at;
        let Some(c) = self.peek() else { return Ok(None) };
        let piece = match c {
            '{' => Piece::Comment(self.comment()?),
            '"' => Piece::Turn(self.quoted()?),
            '(' | ')' => {
                self.at += 1;
                if c == '(' { Piece::Open } else { Piece::Close }
            }
            '*' => {
                self.at += 1;
                Piece::Word("*".to_owned())
            }
            '[' => return Err(RecordError::new(self.here(), RecordFault::TagBehindTurns)),
            '0'..='9' => self.number(),
            c if c.is_alphabetic() || matches!(c, '#' | '$' | '/') => {
                Piece::Turn(self.take_while(is_turn_char).to_owned())
            }
            c => return Err(RecordError::new(self.here(), RecordFault::Unexpected(c))),
        };
        Ok(Some((start..self.at, piece)))
    }

    fn number(&mut self) -> Piece {
        let digits = self.take_while(|c| c.is_ascii_digit()).to_owned();
        let dots = self.take_while(|c| matches!(c, '.' | '…'));
        if dots.is_empty() && self.peek().is_some_and(|c| usual(c) == Some('-')) {
            return Piece::Word(digits + self.take_while(is_turn_char));
        }
        Piece::Number { digits, dotted: !dots.is_empty() }
    }
}

fn is_ascii_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}
