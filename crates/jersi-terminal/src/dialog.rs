//! Dialogs: help, questions, names of files, and a new game.

mod draw;
mod form;
mod form_words;
mod kept;
mod kept_draw;
mod page;
mod path;
mod pen;
mod sheet;

use crossterm::event::{KeyCode, KeyEvent};
use jersi_rules::Color;
use jersi_table::{Opening, Table};
use jersi_words::Label;

pub(crate) use draw::draw;
pub(crate) use form::Form;
pub(crate) use kept::{Asking, GameDeed, KeptList};
pub(crate) use page::{Page, Reading};
pub(crate) use path::{PathField, Purpose};

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Whether a player resigns.
    Resign(Color),
    /// Whether to go on with the kept game.
    GoOn,
    /// Whether it is a tie, which this player offers.
    Tie(Color),
    /// Whether to replace the record in this file.
    Replace(String),
    /// Whether to open the mended game of this file.
    Mend {
        path: String,
        /// Whether it is only to be looked at.
        review: bool,
    },
}

/// A dialog.
#[derive(Clone, Debug)]
pub(crate) enum Dialog {
    /// Something to read.
    Page(Page),
    /// A question.
    Ask { text: String, about: Question },
    /// The name of a file.
    Path(PathField),
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
        Dialog::Path(PathField::new(Purpose::Save, text))
    }

    /// Asks for a file to open.
    pub fn open() -> Dialog {
        Dialog::open_as(String::new())
    }

    /// The same with a name that was typed already.
    pub fn open_as(text: String) -> Dialog {
        Dialog::Path(PathField::new(Purpose::Open, text))
    }

    /// Asks what to play; at first, the same as now.
    pub fn new_game(table: &Table) -> Dialog {
        Dialog::New(Box::new(Form::like(table)))
    }

    /// The keys and what they do.
    pub fn help() -> Dialog {
        Dialog::Page(Page::new(Reading::Help))
    }

    /// An answer to read.
    pub fn text(title: Label, text: String) -> Dialog {
        Dialog::Page(Page::new(Reading::Text { title, text }))
    }

    /// Whether nobody should play on behind it.
    pub fn holds_the_game(&self) -> bool {
        matches!(self, Dialog::Ask { about: Question::GoOn | Question::Tie(_) | Question::Mend { .. }, .. })
    }

    pub fn key(&mut self, key: KeyEvent) -> Outcome {
        match self {
            Dialog::Page(page) => page.key(key),
            Dialog::Ask { about, .. } => match key.code {
                // The key that has just entered the name is no answer, and a tie is answered by somebody else.
                KeyCode::Enter if matches!(about, Question::Replace(_) | Question::Tie(_)) => Outcome::Stay,
                // Whoever offers one too agrees.
                KeyCode::Char('D') if matches!(about, Question::Tie(_)) => Outcome::Yes,
                KeyCode::Enter | KeyCode::Char('y' | 'Y' | 'o' | 'O') => Outcome::Yes,
                KeyCode::Esc | KeyCode::Char('n' | 'N') => Outcome::No,
                _ => Outcome::Stay,
            },
            Dialog::Path(field) => field.key(key),
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
            Dialog::Path(field) => field.type_text(&line),
            Dialog::New(form) => form.type_text(&line),
            Dialog::Kept(list) => list.type_text(&line),
            Dialog::Page(_) | Dialog::Ask { .. } => {}
        }
    }

    /// Goes up or down by some lines where it scrolls.
    pub fn scroll(&mut self, down: bool) {
        if let Dialog::Page(page) = self {
            page.top = if down { page.top.saturating_add(3) } else { page.top.saturating_sub(3) };
        }
    }

    /// There is no line to begin with after this one.
    pub fn scrolls_to(&mut self, bottom: usize) {
        if let Dialog::Page(page) = self {
            page.top = page.top.min(bottom);
        }
    }

    /// Says what is wrong with what was entered.
    pub fn fault(&mut self, why: String) {
        match self {
            Dialog::Path(field) => field.fault = Some(why),
            Dialog::New(form) => form.fault = Some(why),
            Dialog::Kept(list) => list.fault = Some(why),
            Dialog::Page(_) | Dialog::Ask { .. } => {}
        }
    }
}
