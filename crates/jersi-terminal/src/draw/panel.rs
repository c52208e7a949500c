//! What stands beside the board: both players with what they have, and the turns.

use jersi_rules::{Color, Kind, Piece};
use jersi_words::{Label, game_title};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::turns;
use crate::app::App;
use crate::hits::Hits;
use crate::look::Paint;
use crate::words::clock;
use crate::wrap::wrapped;

/// Draws the panel: who sits above stands above.
pub(super) fn draw(app: &App, area: Rect, frame: &mut Frame<'_>, hits: &mut Hits) {
    let above = if app.flipped { Color::White } else { Color::Black };
    let buffer = frame.buffer_mut();
    let mut y = title(app, area, buffer);
    y = card(app, above, Rect::new(area.x, y, area.width, area.bottom() - y), buffer);
    rule(app, Rect::new(area.x, y, area.width, 1), buffer);
    let below = card_height(app, above.other());
    let end = area.bottom().saturating_sub(below + 1);
    turns::draw(app, Rect::new(area.x, y + 1, area.width, end.saturating_sub(y + 1)), frame, hits);
    let buffer = frame.buffer_mut();
    rule(app, Rect::new(area.x, end, area.width, 1), buffer);
    card(app, above.other(), Rect::new(area.x, end + 1, area.width, below), buffer);
}

pub(super) fn rule(app: &App, area: Rect, buffer: &mut Buffer) {
    let line = app.look.sign("─", "-").repeat(usize::from(area.width));
    buffer.set_string(area.x, area.y, line, app.look.text(Paint::Line));
}

/// What is played, and how far the count is that ends it.
fn title(app: &App, area: Rect, buffer: &mut Buffer) -> u16 {
    let mut y = area.y;
    let mut put = |text: &str, style: Style| {
        let text = app.look.plain_text(text);
        for line in wrapped(&text, usize::from(area.width)) {
            buffer.set_stringn(area.x, y, line, usize::from(area.width), style);
            y += 1;
        }
    };
    put(&game_title(app.words, app.table.game()), app.look.strong(Paint::Ink));
    if let Some(count) = app.words.count(app.view().shown().clock()) {
        put(&count, app.look.text(Paint::Faint));
    } else if area.height > 24 {
        put(&app.words.aim(app.edition(), app.view().shown().to_move()), app.look.text(Paint::Faint));
    }
    y + u16::from(area.height > 24)
}

/// Lines of a player's card: who, what is left in reserve, what was captured.
pub(super) fn card_height(app: &App, color: Color) -> u16 {
    1 + u16::from(app.practice.is_none()) + u16::from(!app.view().reserve(color).is_empty())
}

pub(super) fn card(app: &App, color: Color, area: Rect, buffer: &mut Buffer) -> u16 {
    let decides = app.table.decider() == Some(color);
    let sign = app.look.player(color);
    let style = if decides { app.look.strong(Paint::Ink) } else { app.look.text(Paint::Faint) };
    let mark = if decides { app.look.sign('▸', '>') } else { ' ' };
    let name = app.words.color(color);
    let seat = app.words.seat(&app.table.seats()[color]);
    let time = app.table.left(color).map(|left| clock(app.words, left));
    let room = usize::from(area.width).saturating_sub(time.as_ref().map_or(0, |time| time.len() + 2));
    // The clock needs the room that a little more air would take.
    let air = if time.is_some() { " " } else { "  " };
    let who = app.look.plain_text(&format!("{mark}{sign} {name}{air}{seat}"));
    buffer.set_stringn(area.x, area.y, who, room, style);
    if let Some(time) = time {
        let running = app.table.running() == Some(color);
        let style =
            if running { app.look.chosen().add_modifier(Modifier::BOLD) } else { app.look.text(Paint::Ink) };
        let x = area.right().saturating_sub(time.len() as u16 + 2);
        buffer.set_string(x, area.y, format!(" {time} "), style);
    }
    let mut y = area.y + 1;
    let reserve = app.view().reserve(color);
    if !reserve.is_empty() {
        let label = app.look.plain_text(&app.words.label(Label::Reserve));
        let pieces =
            reserve.into_iter().flat_map(|pile| (0..pile.full).map(move |n| (pile.kind, n < pile.left)));
        tray(app, color, &label, pieces, Rect::new(area.x, y, area.width, 1), buffer);
        y += 1;
    }
    // Of an exercise nobody knows what was captured before.
    if app.practice.is_some() {
        return y;
    }
    let label = app.look.plain_text(&app.words.label(Label::Captured));
    let captured = app.view().lost(color.other()).into_iter().map(|piece| (piece.kind, true));
    tray(app, color.other(), &label, captured, Rect::new(area.x, y, area.width, 1), buffer);
    y + 1
}

/// Pieces in a row; those that are gone leave a hole.
fn tray(
    app: &App,
    color: Color,
    label: &str,
    pieces: impl Iterator<Item = (Kind, bool)>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let faint = app.look.text(Paint::Faint);
    let pieces: Vec<(Kind, bool)> = pieces.collect();
    let (mut x, _) =
        buffer.set_stringn(area.x + 1, area.y, format!("{label} "), usize::from(area.width), faint);
    if pieces.is_empty() {
        buffer.set_string(x, area.y, app.look.sign("–", "-"), faint);
        return;
    }
    // A little air where there is room for it.
    let step = if usize::from(area.right().saturating_sub(x)) >= 2 * pieces.len() { 2 } else { 1 };
    let (body, face) = match color {
        Color::White => (Paint::WhiteBody, Paint::WhiteFace),
        Color::Black => (Paint::BlackUnder, Paint::BlackFace),
    };
    let room = usize::from(area.right().saturating_sub(x));
    if pieces.len() > room {
        // Too many to show each of them: how many of each kind.
        let kinds = app.edition().facts().kinds.iter().map(|facts| facts.kind);
        for kind in kinds {
            let count = pieces.iter().filter(|&&(each, is_there)| each == kind && is_there).count();
            if count > 0 && x + 1 < area.right() {
                let sign = app.look.face(app.edition(), Piece::new(color, kind));
                buffer[(x, area.y)].set_char(sign).set_style(app.look.on(face, body));
                buffer.set_string(x + 1, area.y, count.to_string(), faint);
                x += 2;
            }
        }
        return;
    }
    for (kind, is_there) in pieces {
        let (sign, style) = if is_there {
            (app.look.face(app.edition(), Piece::new(color, kind)), app.look.on(face, body))
        } else {
            (app.look.sign('·', '.'), faint)
        };
        buffer[(x, area.y)].set_char(sign).set_style(style);
        x += step;
    }
}
