//! How every dialog is laid out: nothing is cut. Lines wrap, what is too long scrolls, and buttons take as many lines as
//! they need.

use crossterm::event::KeyCode;
use jersi_words::Label;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};
use unicode_width::UnicodeWidthStr;

use super::pen::Pen;
use crate::hits::{Hit, Hits};
use crate::look::Paint;
use crate::wrap::wrapped;

/// A line of a dialog: what stands in front, and a text that may take several lines.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub head: String,
    pub head_style: Style,
    pub text: String,
    pub style: Style,
    /// What a click on it does.
    pub hit: Option<Hit>,
}

impl Row {
    /// A line without anything in front.
    pub fn new(text: impl Into<String>, style: Style) -> Row {
        Row { head: String::new(), head_style: style, text: text.into(), style, hit: None }
    }
}

/// A dialog as it is laid out.
#[derive(Clone, Debug, Default)]
pub(super) struct Sheet {
    pub title: String,
    pub width: u16,
    /// What scrolls if it must.
    pub body: Vec<Row>,
    /// The line of the body that must be seen.
    pub focus: Option<usize>,
    /// The first line that is seen, where somebody scrolls.
    pub top: usize,
    /// What stands below it.
    pub notes: Vec<Row>,
    pub buttons: Vec<(Label, KeyCode)>,
}

impl Pen {
    /// Draws a dialog in the middle of the screen.
    pub(super) fn sheet(&self, sheet: &Sheet, frame: &mut Frame<'_>, hits: &mut Hits) {
        let screen = frame.area();
        let width = sheet.width.min(screen.width);
        let room = usize::from(width.saturating_sub(4)).max(1);
        let (body, starts) = self.folded(&sheet.body, room);
        let mut notes = self.folded(&sheet.notes, room).0;
        // Air above what stands below.
        if !notes.is_empty() {
            notes.insert(0, Folded::default());
        }
        let rows_beside =
            |buttons: usize| usize::from(screen.height).saturating_sub(3 + notes.len() + buttons).max(1);
        let mut buttons = self.button_rows(&sheet.buttons, room);
        let scrolls = body.len() > rows_beside(buttons.len());
        if !scrolls {
            let others: Vec<_> =
                sheet.buttons.iter().copied().filter(|&(label, _)| label != Label::DialogScroll).collect();
            buttons = self.button_rows(&others, room);
        }
        let most = rows_beside(buttons.len());
        let fixed = notes.len() + buttons.len() + 1;
        let seen = body.len().min(most);
        let bottom = body.len() - seen;
        let top = match sheet.focus {
            Some(focus) => {
                let end = starts.get(focus + 1).copied().unwrap_or(body.len());
                end.saturating_sub(seen).min(bottom)
            }
            None => sheet.top.min(bottom),
        };
        hits.scrolls_to(bottom);
        let height = (seen + fixed + 2).min(usize::from(screen.height)) as u16;
        let inside = self.window(&sheet.title, width, height, frame);
        if scrolls {
            self.scroll_marks(inside, seen, top > 0, top < bottom, frame);
        }
        let lines = body.into_iter().skip(top).take(seen).chain(notes);
        let end = inside.bottom().saturating_sub(buttons.len() as u16);
        for (folded, y) in lines.zip(inside.y..end) {
            let area = Rect::new(inside.x, y, inside.width, 1);
            let [head, text] = [folded.head, folded.text].map(|(text, style)| Span::styled(text, style));
            frame.render_widget(Paragraph::new(Line::from(vec![head, text])).style(folded.fill), area);
            if let Some(hit) = folded.hit {
                hits.add(area, hit);
            }
        }
        self.put_buttons(&buttons, inside, frame, hits);
    }

    /// A frame in the middle of the screen; its inside is told.
    fn window(&self, title: &str, width: u16, height: u16, frame: &mut Frame<'_>) -> Rect {
        let screen = frame.area();
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

    /// Marks at the right border where there is more above or below.
    fn scroll_marks(&self, inside: Rect, seen: usize, above: bool, below: bool, frame: &mut Frame<'_>) {
        let (up, down) = (self.look.sign("▲", "^"), self.look.sign("▼", "v"));
        let style = self.style(Paint::Accent);
        let x = inside.right();
        if above {
            frame.buffer_mut().set_string(x, inside.y, up, style);
        }
        if below {
            let y = inside.y + (seen as u16).saturating_sub(1);
            frame.buffer_mut().set_string(x, y, down, style);
        }
    }

    /// The lines of some rows, and where each row begins.
    fn folded(&self, rows: &[Row], room: usize) -> (Vec<Folded>, Vec<usize>) {
        let mut lines = Vec::new();
        let mut starts = Vec::new();
        for row in rows {
            starts.push(lines.len());
            let (head, text) = (self.text(&row.head), self.text(&row.text));
            // A head that leaves no room has lines of its own.
            let beside = head.width() * 2 <= room;
            let indent = if beside { head.width() } else { INDENT.min(room / 2) };
            let mut heads = if beside { vec![head] } else { wrapped(&head, room) };
            let mut texts = wrapped(&text, room - indent);
            if !beside {
                let above = heads.len();
                texts.splice(0..0, std::iter::repeat_n(String::new(), above));
            }
            heads.resize(texts.len().max(heads.len()), " ".repeat(indent));
            texts.resize(heads.len(), String::new());
            for (head, text) in heads.into_iter().zip(texts) {
                let (head, text) = ((head, row.head_style), (text, row.style));
                lines.push(Folded { head, text, fill: row.style, hit: row.hit });
            }
        }
        (lines, starts)
    }

    /// Buttons beside each other, as many as fit in a line.
    fn button_rows(&self, buttons: &[(Label, KeyCode)], room: usize) -> Vec<Vec<(String, KeyCode)>> {
        let mut rows: Vec<Vec<(String, KeyCode)>> = Vec::new();
        let mut used = 0;
        for &(label, key) in buttons {
            for (n, label) in wrapped(&self.text(&self.words.label(label)), room).into_iter().enumerate() {
                let wide = label.width();
                match rows.last_mut() {
                    Some(row) if n == 0 && used + GAP + wide <= room => {
                        used += GAP + wide;
                        row.push((label, key));
                    }
                    _ => {
                        used = wide;
                        rows.push(vec![(label, key)]);
                    }
                }
            }
        }
        rows
    }

    fn put_buttons(
        &self,
        rows: &[Vec<(String, KeyCode)>],
        inside: Rect,
        frame: &mut Frame<'_>,
        hits: &mut Hits,
    ) {
        let first = inside.bottom().saturating_sub(rows.len() as u16);
        for (row, y) in rows.iter().zip(first..inside.bottom()) {
            let mut x = inside.x;
            for (label, key) in row {
                let area = Rect::new(x, y, label.width() as u16, 1);
                frame.buffer_mut().set_string(x, y, label, self.style(Paint::Accent).bold());
                hits.add(area, Hit::Key(*key));
                x = area.right() + GAP as u16;
            }
        }
    }
}

/// Columns between buttons.
const GAP: usize = 3;
/// Columns before a text whose head has lines of its own.
const INDENT: usize = 4;

/// A line as it is drawn.
#[derive(Clone, Debug, Default)]
struct Folded {
    head: (String, Style),
    text: (String, Style),
    fill: Style,
    hit: Option<Hit>,
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
