//! The whole screen: the board, what stands beside it, and the bar below.

mod bar;
mod exercise;
mod panel;
mod turns;

use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};

use crate::app::App;
use crate::board::{self, Geometry};
use crate::dialog;
use crate::foreign_text;
use crate::hits::{Hit, Hits};
use crate::look::Paint;

/// The smallest window with room for everything.
const SMALLEST: (u16, u16) = (80, 24);
/// Columns beside the board at the least, and at the most.
const PANEL: std::ops::RangeInclusive<u16> = 21..=52;
/// Lines below the board; in high windows there is room for more of what the engine thinks.
const BAR: (u16, u16) = (4, 6);
/// From this height on a window is high.
const HIGH: u16 = 36;

/// Draws the screen; what can be clicked is told. Whatever stands in names and paths, no cell of it steers the terminal.
pub fn draw(app: &App, frame: &mut Frame<'_>) -> Hits {
    let hits = draw_all(app, frame);
    foreign_text::clean(frame.buffer_mut());
    hits
}

fn draw_all(app: &App, frame: &mut Frame<'_>) -> Hits {
    let mut hits = Hits::default();
    let area = frame.area();
    frame.render_widget(Block::new().style(app.look.text(Paint::Ink)), area);
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(app, frame);
        return hits;
    }
    let below = if area.height >= HIGH { BAR.1 } else { BAR.0 };
    let upper = area.height - below;
    // The board takes what it can use, the list beside it the rest, and both stand in the middle.
    let board_width = Geometry::width_for(upper, area.width, *PANEL.start() + 1);
    let panel_width = (area.width - board_width - 1).min(*PANEL.end());
    let left = (area.width - board_width - panel_width - 1) / 2;
    let board_area = Rect::new(left, 0, board_width, upper);
    if let Some(geometry) = Geometry::fit(app.edition(), app.flipped, board_area) {
        let cursor = app.table.live_entry().is_some().then_some(app.cursor);
        board::draw(&board::scene(app.view(), cursor), &geometry, app.look, frame.buffer_mut());
        for cell in geometry.cells() {
            hits.add(geometry.rect(cell), Hit::Cell(cell));
        }
        let panel = Rect::new(left + board_width + 1, geometry.area().y, panel_width, geometry.area().height);
        match &app.practice {
            Some(practice) => exercise::draw(app, practice, panel, frame, &mut hits),
            None => panel::draw(app, panel, frame, &mut hits),
        }
    }
    let width = board_width + panel_width - 1;
    bar::draw(app, Rect::new(left + 1, upper, width, below), frame, &mut hits);
    if let Some(dialog) = &app.dialog {
        dialog::draw(dialog, app, frame, &mut hits);
    }
    hits
}

fn too_small(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let text = app.look.plain_text(&app.words.too_small(area.width, area.height));
    let text = Paragraph::new(Line::from(text))
        .style(app.look.text(Paint::Ink))
        .alignment(Alignment::Center)
        .wrap(Wrap { trim: true });
    let height = area.height.min(4);
    frame.render_widget(text, Rect::new(0, (area.height - height) / 2, area.width, height));
}
