//! What stands beside the board of an exercise: what is asked, or what came of a turn, and the reserves.

use crossterm::event::KeyCode;
use jersi_rules::Color;
use jersi_words::Label;
use ratatui::Frame;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::panel::{card, card_height, rule};
use crate::app::App;
use crate::hits::{Hit, Hits};
use crate::look::Paint;
use crate::practice::{Phase, Practice};
use crate::wrap::wrapped;

/// Draws the panel of an exercise.
pub(super) fn draw(app: &App, practice: &Practice, area: Rect, frame: &mut Frame<'_>, hits: &mut Hits) {
    let has_reserve = Color::BOTH.into_iter().any(|color| !app.view().reserve(color).is_empty());
    let above = if app.flipped { Color::White } else { Color::Black };
    let mut end = area.bottom();
    if has_reserve {
        // Cards are wanted for their reserves only.
        for color in [above.other(), above] {
            let height = card_height(app, color);
            end -= height;
            card(app, color, Rect::new(area.x, end, area.width, height), frame.buffer_mut());
        }
        end -= 1;
        rule(app, Rect::new(area.x, end, area.width, 1), frame.buffer_mut());
    }
    let y = title(app, &practice.title(), area, frame);
    text(app, practice, Rect::new(area.x, y + 1, area.width, end.saturating_sub(y + 1)), frame, hits);
}

/// What was said, and what is asked as long as something is; what has no room is read by a key.
fn text(app: &App, practice: &Practice, area: Rect, frame: &mut Frame<'_>, hits: &mut Hits) {
    let width = usize::from(area.width);
    let mut lines: Vec<(String, Paint)> = Vec::new();
    let mut add = |paragraphs: &[String], paint: Paint| {
        for paragraph in paragraphs {
            if !lines.is_empty() {
                lines.push((String::new(), paint));
            }
            let plain = app.look.plain_text(paragraph);
            lines.extend(wrapped(&plain, width).into_iter().map(|line| (line, paint)));
        }
    };
    let paint = if practice.phase() == Phase::Wrong { Paint::Danger } else { Paint::Ink };
    add(practice.told(), paint);
    if practice.phase() == Phase::Ask {
        let paint = if practice.told().is_empty() { Paint::Ink } else { Paint::Faint };
        add(&practice.asked(), paint);
    }
    // Air goes first where there is no room for it.
    if lines.len() > usize::from(area.height) {
        lines.retain(|(line, _)| !line.is_empty());
    }
    let more = lines.len() > usize::from(area.height);
    for ((line, paint), y) in lines.iter().zip(area.y..area.bottom()) {
        frame.buffer_mut().set_stringn(area.x, y, line, width, app.look.text(*paint));
    }
    if more && area.height > 0 {
        let label = app.look.plain_text(&format!("[{}]", app.words.label(Label::ReadOn)));
        let place = Rect::new(area.x, area.bottom() - 1, label.width() as u16, 1);
        let blank = " ".repeat(width);
        frame.buffer_mut().set_stringn(area.x, place.y, blank, width, app.look.text(Paint::Ink));
        frame.buffer_mut().set_stringn(place.x, place.y, label, width, app.look.strong(Paint::Accent));
        hits.add(place, Hit::Key(KeyCode::Char('c')));
    }
}

/// The title; where the next line stands.
fn title(app: &App, text: &str, area: Rect, frame: &mut Frame<'_>) -> u16 {
    let lines = wrapped(&app.look.plain_text(text), usize::from(area.width));
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        let style = app.look.strong(Paint::Ink);
        frame.buffer_mut().set_stringn(area.x, y, line, usize::from(area.width), style);
    }
    (area.y + lines.len() as u16).min(area.bottom())
}
