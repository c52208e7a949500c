//! Dialogs: help, questions, names of files, and a new game.

mod draw;
mod form;
mod form_words;
mod kept;
mod kept_draw;

use crossterm::event::{KeyCode, KeyEvent};
use jersi_rules::Color;
use jersi_table::{Opening, Table};

pub(crate) use draw::draw;
pub(crate) use form::Form;
pub(crate) use kept::{GameDeed, KeptList};

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Whether a player resigns.
    Resign(Color),
    /// Whether to go on with the kept game.
    GoOn,
    /// Whether to replace the record in this file.
    Replace(String),
}

/// What a file is named for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Save,
    Open,
}

/// A dialog.
#[derive(Clone, Debug)]
pub(crate) enum Dialog {
    /// The keys.
    Help,
    /// A question.
    Ask { text: String, about: Question },
    /// The name of a file.
    Path { purpose: Purpose, text: String, fault: Option<String> },
    /// A new game.
    New(Box<Form>),
    /// The kept games.
    Kept(Box<KeptList>),
}

/// What a dialog led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It stays.
    Stay,
    /// It goes, and nothing happens.
    Close,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Write the game into this file.
    Save(String),
    /// Open this file.
    Open(String),
    /// Begin this game.
    Begin(Box<Opening>),
    /// Do something with a kept game.
    Kept(GameDeed),
}

impl Dialog {
    /// Offers the kept game.
    pub fn offer(text: String) -> Dialog {
        Dialog::Ask { text, about: Question::GoOn }
    }

    /// Asks for a file to write.
    pub fn save() -> Dialog {
        Dialog::save_as(String::new())
    }

    /// The same with a name that was typed already.
    pub fn save_as(text: String) -> Dialog {
        Dialog::Path { purpose: Purpose::Save, text, fault: None }
    }

    /// Asks for a file to open.
    pub fn open() -> Dialog {
        Dialog::Path { purpose: Purpose::Open, text: String::new(), fault: None }
    }

    /// Asks what to play; at first, the same as now.
    pub fn new_game(table: &Table) -> Dialog {
        Dialog::New(Box::new(Form::like(table)))
    }

    /// Whether nobody should play on behind it.
    pub fn holds_the_game(&self) -> bool {
        matches!(self, Dialog::Ask { about: Question::GoOn, .. })
    }

    pub fn key(&mut self, key: KeyEvent) -> Outcome {
        match self {
            Dialog::Help => Outcome::Close,
            Dialog::Ask { about, .. } => match key.code {
                // The key that has just entered the name is no answer.
                KeyCode::Enter if matches!(about, Question::Replace(_)) => Outcome::Stay,
                KeyCode::Enter | KeyCode::Char('y' | 'Y' | 'o' | 'O') => Outcome::Yes,
                KeyCode::Esc | KeyCode::Char('n' | 'N') => Outcome::No,
                _ => Outcome::Stay,
            },
            Dialog::Path { purpose, text, fault } => match key.code {
                KeyCode::Esc => Outcome::Close,
                KeyCode::Enter if text.trim().is_empty() => Outcome::Stay,
                KeyCode::Enter => match purpose {
                    Purpose::Save => Outcome::Save(text.trim().to_owned()),
                    Purpose::Open => Outcome::Open(text.trim().to_owned()),
                },
                KeyCode::Backspace => {
                    text.pop();
                    *fault = None;
                    Outcome::Stay
                }
                KeyCode::Char(c) => {
                    text.push(c);
                    *fault = None;
                    Outcome::Stay
                }
                _ => Outcome::Stay,
            },
            Dialog::New(form) => form.key(key),
            Dialog::Kept(list) => list.key(key),
        }
    }

    /// A field was clicked.
    pub fn click(&mut self, field: usize) -> Outcome {
        match self {
            Dialog::New(form) => form.click(field),
            Dialog::Kept(list) => list.click(field),
            _ => Outcome::Stay,
        }
    }

    pub fn paste(&mut self, line: &str) {
        let line: String = line.chars().filter(|c| !c.is_control()).collect();
        match self {
            Dialog::Path { text, fault, .. } => {
                text.push_str(&line);
                *fault = None;
            }
            Dialog::New(form) => form.type_text(&line),
            Dialog::Kept(list) => list.type_text(&line),
            Dialog::Help | Dialog::Ask { .. } => {}
        }
    }

    /// Says what is wrong with what was entered.
    pub fn fault(&mut self, why: String) {
        match self {
            Dialog::Path { fault, .. } => *fault = Some(why),
            Dialog::New(form) => form.fault = Some(why),
            Dialog::Kept(list) => list.fault = Some(why),
            Dialog::Help | Dialog::Ask { .. } => {}
        }
    }
}
