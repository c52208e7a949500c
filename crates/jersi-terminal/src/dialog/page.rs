//! A text to read, which scrolls where it is longer than the window.

use crossterm::event::{KeyCode, KeyEvent};
use jersi_words::Label;

use super::Outcome;

/// What is to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// The keys, the marks and the pieces.
    Help,
    /// An answer.
    Text { title: Label, text: String },
}

/// A text to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    pub reading: Reading,
    /// The first line that is seen.
    pub top: usize,
}

/// Lines that a page goes on by.
const PAGE: usize = 10;

impl Page {
    pub fn new(reading: Reading) -> Page {
        Page { reading, top: 0 }
    }

    /// Keys that go up and down do so; every other one closes it.
    pub fn key(&mut self, key: KeyEvent) -> Outcome {
        self.top = match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.top.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.top.saturating_add(1),
            KeyCode::PageUp => self.top.saturating_sub(PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => self.top.saturating_add(PAGE),
            KeyCode::Home => 0,
            KeyCode::End => usize::MAX,
            _ => return Outcome::Close,
        };
        Outcome::Stay
    }
}
