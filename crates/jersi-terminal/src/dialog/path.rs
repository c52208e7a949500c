//! The name of a file, typed; the tab key completes it.

use crossterm::event::{KeyCode, KeyEvent};

use super::Outcome;
use crate::path_completion;

/// What a file is named for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Save,
    Open,
}

/// The name of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PathField {
    pub purpose: Purpose,
    pub text: String,
    pub fault: Option<String>,
    /// What it may become.
    pub offers: Vec<String>,
}

impl PathField {
    pub fn new(purpose: Purpose, text: String) -> PathField {
        PathField { purpose, text, fault: None, offers: Vec::new() }
    }

    pub fn key(&mut self, key: KeyEvent) -> Outcome {
        match key.code {
            KeyCode::Esc => return Outcome::Close,
            KeyCode::Enter if self.text.trim().is_empty() => {}
            KeyCode::Enter => {
                let name = self.text.trim().to_owned();
                return match self.purpose {
                    Purpose::Save => Outcome::Save(name),
                    Purpose::Open => Outcome::Open(name),
                };
            }
            KeyCode::Tab => {
                self.fault = None;
                (self.text, self.offers) = path_completion::complete(&self.text);
            }
            KeyCode::Backspace => {
                self.text.pop();
                self.changed();
            }
            KeyCode::Char(c) => self.type_text(c.encode_utf8(&mut [0; 4])),
            _ => {}
        }
        Outcome::Stay
    }

    pub fn type_text(&mut self, text: &str) {
        self.text.push_str(text);
        self.changed();
    }

    fn changed(&mut self) {
        self.fault = None;
        self.offers.clear();
    }
}
