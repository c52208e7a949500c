//! Dialogs on the screen.

use crossterm::event::KeyCode;
use jersi_rules::{Color, Edition, Piece};
use jersi_words::{HelpLine, Label, sentence};
use ratatui::Frame;

use super::page::{Page, Reading};
use super::path::{PathField, Purpose};
use super::pen::Pen;
use super::sheet::{Row, Sheet};
use super::{Dialog, Form, Question};
use crate::app::App;
use crate::hits::{Hit, Hits};
use crate::look::Paint;

/// Columns of a dialog that is read, and of one that asks.
const WIDE: u16 = 78;
const NARROW: u16 = 70;
/// Columns of what a line of the form asks for.
const FIELD: usize = 28;

/// Draws a dialog above everything else, which cannot be clicked meanwhile.
pub(crate) fn draw(dialog: &Dialog, app: &App, frame: &mut Frame<'_>, hits: &mut Hits) {
    hits.clear();
    let pen = Pen { look: app.look, words: app.words };
    let sheet = match dialog {
        Dialog::Page(page) => {
            hits.add(frame.area(), Hit::Key(KeyCode::Esc));
            pen.page(page, app.edition())
        }
        Dialog::Ask { text, about } => pen.ask(text, about),
        Dialog::Path(field) => pen.path(field),
        Dialog::New(form) => pen.form(form),
        Dialog::Kept(list) => pen.kept(list),
    };
    pen.sheet(&sheet, frame, hits);
}

impl Pen {
    fn page(&self, page: &Page, edition: Edition) -> Sheet {
        let (title, body) = match &page.reading {
            Reading::Help => (Label::Help, self.help(edition)),
            Reading::Text { title, text } => {
                let rows = text.lines().map(|line| Row::new(line, self.style(Paint::Ink)));
                (*title, rows.collect())
            }
        };
        let buttons = vec![(Label::DialogScroll, KeyCode::PageDown), (Label::DialogBack, KeyCode::Esc)];
        let title = self.words.label(title);
        Sheet { title, width: WIDE, body, top: page.top, buttons, ..Sheet::default() }
    }

    /// The keys, the marks, and the pieces of the edition.
    fn help(&self, edition: Edition) -> Vec<Row> {
        let help = HelpLine::ALL.map(|line| (self.words.help_key(line), self.words.help_text(line)));
        let keys = help.iter().map(|(key, _)| key.chars().count()).max().unwrap_or(0);
        let marks = |text: &str| {
            // The marks as they are drawn where there is only ASCII.
            if !self.look.is_ascii() {
                return text.to_owned();
            }
            let plain = text.replace('●', "o").replace('◉', "O").replace('×', "x").replace('⊘', "#");
            plain.replace('∘', ".").replace('◂', "~").replace('░', "%")
        };
        let rows = help.iter().map(|(key, what)| Row {
            head: format!("{:<keys$}  ", marks(key)),
            head_style: self.style(Paint::Accent).bold(),
            ..Row::new(what, self.style(Paint::Ink))
        });
        let pieces = edition.facts().kinds.iter().map(|facts| {
            let face = self.look.face(edition, Piece::new(Color::White, facts.kind));
            // A piece stays with its name.
            format!("{face}\u{a0}{}", edition.kind_name(facts.kind, self.words.lang()))
        });
        let pieces = pieces.collect::<Vec<_>>().join("  ");
        rows.chain([Row::new(pieces, self.style(Paint::Accent))]).collect()
    }

    fn ask(&self, text: &str, about: &Question) -> Sheet {
        let [title, yes, no] = match about {
            Question::Resign(_) => [Label::Resign, Label::ResignYes, Label::ResignNo],
            Question::Tie(_) => [Label::Tie, Label::TieYes, Label::TieNo],
            Question::GoOn => [Label::Unfinished, Label::UnfinishedYes, Label::UnfinishedNo],
            Question::Replace(_) => [Label::Save, Label::ReplaceYes, Label::ReplaceNo],
            Question::Mend { .. } => [Label::Mend, Label::MendYes, Label::MendNo],
        };
        let body = text.lines().map(|line| Row::new(line, self.style(Paint::Ink))).collect();
        let buttons = vec![(yes, KeyCode::Char('y')), (no, KeyCode::Char('n'))];
        let title = self.words.label(title);
        Sheet { title, width: NARROW, body, buttons, ..Sheet::default() }
    }

    fn path(&self, field: &PathField) -> Sheet {
        let (title, label) = match field.purpose {
            Purpose::Save => (Label::Save, Label::SaveTo),
            Purpose::Open => (Label::Open, Label::OpenFrom),
        };
        let shown = format!("{}{}", field.text, self.look.sign("█", "_"));
        let body = vec![
            Row::new(self.words.label(label), self.style(Paint::Ink)),
            Row::new(shown, self.style(Paint::Accent)),
        ];
        let notes = match (&field.fault, field.offers.as_slice()) {
            (Some(fault), _) => vec![Row::new(sentence(fault), self.style(Paint::Danger))],
            (None, []) => Vec::new(),
            (None, offers) => vec![Row::new(offers.join("  "), self.style(Paint::Faint))],
        };
        let buttons = vec![
            (Label::DialogGo, KeyCode::Enter),
            (Label::DialogComplete, KeyCode::Tab),
            (Label::DialogBack, KeyCode::Esc),
        ];
        let title = self.words.label(title);
        Sheet { title, width: NARROW, body, focus: Some(1), notes, buttons, ..Sheet::default() }
    }

    fn form(&self, form: &Form) -> Sheet {
        let fields = form.fields();
        let rows = fields.iter().enumerate().map(|(n, &field)| {
            let (label, value) = form.line(field, self.words);
            let chosen = n == form.at;
            let mark = if chosen { self.look.sign('▸', '>') } else { ' ' };
            let style = if chosen { self.look.chosen() } else { self.style(Paint::Ink) };
            let value = if chosen && !value.is_empty() {
                format!("{} {value} {}", self.look.sign('‹', '<'), self.look.sign('›', '>'))
            } else {
                format!("  {value}")
            };
            let head = format!("{mark} {:<FIELD$}", self.text(&label));
            Row { head, head_style: style, hit: Some(Hit::Field(n)), ..Row::new(value, style) }
        });
        let (text, paint) = match form.complaint(self.words) {
            Some(complaint) => (complaint, Paint::Danger),
            None => (form.about(self.words), Paint::Faint),
        };
        Sheet {
            title: self.words.label(Label::NewGame),
            width: NARROW,
            body: rows.collect(),
            focus: Some(form.at),
            notes: vec![Row::new(text, self.style(paint))],
            buttons: vec![(Label::DialogGo, KeyCode::Enter), (Label::DialogBack, KeyCode::Esc)],
            ..Sheet::default()
        }
    }
}
