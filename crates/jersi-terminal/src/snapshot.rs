//! One frame as text, for tests and documents.

use std::fmt::Write;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::{Color as Ink, Modifier};

use crate::app::App;
use crate::draw::draw;

/// The screen as it would be drawn in a window of this size.
pub fn frame(app: &mut App, width: u16, height: u16) -> Buffer {
    let Ok(mut terminal) = Terminal::new(TestBackend::new(width, height));
    let mut hits = crate::Hits::default();
    let Ok(_) = terminal.draw(|frame| hits = draw(app, frame));
    app.drawn(hits);
    terminal.backend().buffer().clone()
}

/// The signs of a frame, a line each.
pub fn text(buffer: &Buffer) -> String {
    let mut text = String::new();
    for line in lines(buffer) {
        let signs: String = line.iter().map(ratatui::buffer::Cell::symbol).collect();
        text.push_str(signs.trim_end());
        text.push('\n');
    }
    text
}

/// A frame with its colours, as a terminal is told them.
pub fn ansi(buffer: &Buffer) -> String {
    let mut text = String::new();
    for line in lines(buffer) {
        let mut before = None;
        for cell in line {
            let style = (cell.fg, cell.bg, cell.modifier);
            if before != Some(style) {
                text.push_str("\x1b[0");
                for (on, code) in [
                    (Modifier::BOLD, 1),
                    (Modifier::DIM, 2),
                    (Modifier::UNDERLINED, 4),
                    (Modifier::REVERSED, 7),
                ] {
                    if cell.modifier.contains(on) {
                        // Writing to a string does not fail.
                        let _ = write!(text, ";{code}");
                    }
                }
                text.push_str(&ink(cell.fg, 38));
                text.push_str(&ink(cell.bg, 48));
                text.push('m');
                before = Some(style);
            }
            text.push_str(cell.symbol());
        }
        text.push_str("\x1b[0m\n");
    }
    text
}

fn ink(ink: Ink, code: u8) -> String {
    match ink {
        Ink::Rgb(r, g, b) => format!(";{code};2;{r};{g};{b}"),
        Ink::Indexed(n) => format!(";{code};5;{n}"),
        _ => String::new(),
    }
}

fn lines(buffer: &Buffer) -> impl Iterator<Item = &[ratatui::buffer::Cell]> {
    buffer.content().chunks(usize::from(buffer.area.width.max(1)))
}
