//! Dialogs on the screen.

use crossterm::event::KeyCode;
use jersi_rules::{Color, Edition, Piece};
use jersi_words::{HelpLine, Label, sentence};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Wrap};

use super::{Dialog, Form, Purpose, Question};
use crate::app::App;
use crate::hits::{Hit, Hits};
use crate::look::{Look, Paint};
use crate::words::Words;

/// Draws a dialog above everything else, which cannot be clicked meanwhile.
pub(crate) fn draw(dialog: &Dialog, app: &App, frame: &mut Frame<'_>, hits: &mut Hits) {
    hits.clear();
    let pen = Pen { look: app.look, words: app.words };
    match dialog {
        Dialog::Help => pen.help(app.edition(), frame, hits),
        Dialog::Ask { text, about } => pen.ask(text, about, frame, hits),
        Dialog::Path { purpose, text, fault } => pen.path(*purpose, text, fault.as_deref(), frame, hits),
        Dialog::New(form) => pen.form(form, frame, hits),
        Dialog::Kept(list) => pen.kept(list, frame, hits),
    }
}

pub(super) struct Pen {
    pub(super) look: Look,
    pub(super) words: Words,
}

impl Pen {
    pub(super) fn text(&self, text: &str) -> String {
        self.look.plain_text(text)
    }

    /// A frame in the middle of the screen; its inside is told.
    pub(super) fn window(&self, title: &str, width: u16, height: u16, frame: &mut Frame<'_>) -> Rect {
        let screen = frame.area();
        let (width, height) = (width.min(screen.width), height.min(screen.height));
        let area = Rect::new((screen.width - width) / 2, (screen.height - height) / 2, width, height);
        let title = Span::styled(format!(" {} ", self.text(title)), self.style(Paint::Ink).bold());
        let mut block = Block::bordered().title(title).style(self.style(Paint::Faint));
        block = if self.look.is_ascii() {
            block.border_set(ASCII_BORDER)
        } else {
            block.border_type(BorderType::Rounded)
        };
        let inner = block.inner(area);
        frame.render_widget(Clear, area);
        frame.render_widget(block, area);
        // A column of air.
        Rect::new(inner.x + 1, inner.y, inner.width.saturating_sub(2), inner.height)
    }

    pub(super) fn style(&self, paint: Paint) -> ratatui::style::Style {
        self.look.on(paint, Paint::Surface)
    }

    /// The keys, the marks, and the pieces of the edition.
    fn help(&self, edition: Edition, frame: &mut Frame<'_>, hits: &mut Hits) {
        let help = HelpLine::ALL.map(|line| (self.words.help_key(line), self.words.help_text(line)));
        let keys = help.iter().map(|(key, _)| key.chars().count()).max().unwrap_or(0);
        let pieces = edition.facts().kinds.iter().map(|facts| {
            let face = self.look.face(edition, Piece::new(Color::White, facts.kind));
            format!("{face} {}", edition.kind_name(facts.kind, self.words.lang()))
        });
        let pieces = pieces.collect::<Vec<_>>().join("  ");
        // Names may be longer in other languages.
        let width = (pieces.chars().count() as u16 + 4).max(76);
        let inside = self.window(&self.words.label(Label::Help), width, help.len() as u16 + 3, frame);
        hits.add(frame.area(), Hit::Key(KeyCode::Esc));
        let marks = |text: &str| {
            // The marks as they are drawn where there is only ASCII.
            if !self.look.is_ascii() {
                return text.to_owned();
            }
            let plain = text.replace('●', "o").replace('◉', "O").replace('×', "x").replace('⊘', "#");
            plain.replace('∘', ".").replace('◂', "~").replace('░', "%")
        };
        let mut lines: Vec<Line<'_>> = help
            .iter()
            .map(|(key, what)| {
                let key = self.text(&marks(key));
                Line::from(vec![
                    Span::styled(format!("{key:<keys$}  "), self.style(Paint::Accent).bold()),
                    Span::styled(self.text(what), self.style(Paint::Ink)),
                ])
            })
            .collect();
        lines.push(Line::styled(pieces, self.style(Paint::Accent)));
        frame.render_widget(Paragraph::new(lines), inside);
    }

    fn ask(&self, text: &str, about: &Question, frame: &mut Frame<'_>, hits: &mut Hits) {
        let [title, yes, no] = match about {
            Question::Resign(_) => [Label::Resign, Label::ResignYes, Label::ResignNo],
            Question::GoOn => [Label::Unfinished, Label::UnfinishedYes, Label::UnfinishedNo],
            Question::Replace(_) => [Label::Save, Label::ReplaceYes, Label::ReplaceNo],
        };
        let inside = self.window(&self.words.label(title), 64, 6, frame);
        let question =
            Paragraph::new(self.text(text)).style(self.style(Paint::Ink)).wrap(Wrap { trim: true });
        frame.render_widget(question, Rect::new(inside.x, inside.y, inside.width, 2));
        let mut x = inside.x;
        for (label, key) in [(yes, KeyCode::Char('y')), (no, KeyCode::Char('n'))] {
            let label = self.text(&self.words.label(label));
            let width = label.chars().count() as u16;
            let area = Rect::new(x, inside.y + 3, width.min(inside.right().saturating_sub(x)), 1);
            frame.render_widget(Paragraph::new(label).style(self.style(Paint::Accent).bold()), area);
            hits.add(area, Hit::Key(key));
            x += width + 2;
        }
    }

    fn path(
        &self,
        purpose: Purpose,
        text: &str,
        fault: Option<&str>,
        frame: &mut Frame<'_>,
        hits: &mut Hits,
    ) {
        let (title, label) = match purpose {
            Purpose::Save => (Label::Save, Label::SaveTo),
            Purpose::Open => (Label::Open, Label::OpenFrom),
        };
        let inside = self.window(&self.words.label(title), 70, 8, frame);
        // What does not fit on the left is of less interest than the end.
        let room = usize::from(inside.width.saturating_sub(1));
        let shown: String = text.chars().skip(text.chars().count().saturating_sub(room)).collect();
        let lines = vec![
            Line::styled(self.text(&self.words.label(label)), self.style(Paint::Ink)),
            Line::styled(format!("{shown}{}", self.look.sign("█", "_")), self.style(Paint::Accent)),
        ];
        frame.render_widget(Paragraph::new(lines), inside);
        let below = Rect::new(inside.x, inside.y + 2, inside.width, inside.height.saturating_sub(3));
        if let Some(fault) = fault {
            let fault = Paragraph::new(self.text(&sentence(fault)))
                .style(self.style(Paint::Danger))
                .wrap(Wrap { trim: true });
            frame.render_widget(fault, below);
        }
        self.foot(inside, frame, hits);
    }

    fn form(&self, form: &Form, frame: &mut Frame<'_>, hits: &mut Hits) {
        let fields = form.fields();
        let height = fields.len() as u16 + 6;
        let inside = self.window(&self.words.label(Label::NewGame), 70, height + 1, frame);
        for (n, &field) in fields.iter().enumerate() {
            let (label, value) = form.line(field, self.words);
            let area = Rect::new(inside.x, inside.y + n as u16, inside.width, 1);
            let chosen = n == form.at;
            let mark = match (chosen, self.look.signs) {
                (false, _) => ' ',
                (true, crate::look::Signs::Unicode) => '▸',
                (true, crate::look::Signs::Ascii) => '>',
            };
            let style = if chosen { self.look.chosen() } else { self.style(Paint::Ink) };
            let value = if chosen && !value.is_empty() {
                format!("{} {value} {}", self.look.sign('‹', '<'), self.look.sign('›', '>'))
            } else {
                format!("  {value}")
            };
            let line = format!("{mark} {:<28}{}", self.text(&label), self.text(&value));
            frame.render_widget(Paragraph::new(line).style(style), area);
            hits.add(area, Hit::Field(n));
        }
        let below = Rect::new(inside.x, inside.y + fields.len() as u16 + 1, inside.width, 3);
        let (text, paint) = match form.complaint(self.words) {
            Some(complaint) => (complaint, Paint::Danger),
            None => (form.about(self.words), Paint::Faint),
        };
        frame.render_widget(
            Paragraph::new(self.text(&text)).style(self.style(paint)).wrap(Wrap { trim: true }),
            below,
        );
        self.foot(inside, frame, hits);
    }

    /// What Enter and Esc do.
    pub(super) fn foot(&self, inside: Rect, frame: &mut Frame<'_>, hits: &mut Hits) {
        let y = inside.bottom().saturating_sub(1);
        let mut x = inside.x;
        for (label, key) in [(Label::DialogGo, KeyCode::Enter), (Label::DialogBack, KeyCode::Esc)] {
            let label = self.text(&self.words.label(label));
            let area = Rect::new(x, y, label.chars().count() as u16, 1);
            frame.render_widget(Paragraph::new(label).style(self.style(Paint::Accent)), area);
            hits.add(area, Hit::Key(key));
            x = area.right() + 3;
        }
    }
}

const ASCII_BORDER: ratatui::symbols::border::Set<'static> = ratatui::symbols::border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
