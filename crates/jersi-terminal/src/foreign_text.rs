//! Text from elsewhere on a screen; see [`jersi_rules::foreign_text`], which every face shares.

pub use jersi_rules::foreign_text::{OneLine, line, lines, shown, steers};
use ratatui::buffer::Buffer;

/// The last look at a frame before it is painted: whatever was drawn, no cell of it steers the terminal.
pub(crate) fn clean(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if cell.symbol().chars().any(steers) {
            let seen: String = cell.symbol().chars().filter(|&c| !steers(c)).collect();
            // A cell has room for one sign.
            cell.set_symbol(if seen.is_empty() { "\u{fffd}" } else { &seen });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::layout::Rect;

    #[test]
    fn no_cell_of_a_frame_steers() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 4, 1));
        for (x, symbol) in (0..).zip(["a", "\u{1b}", "é\u{e0041}", "\u{202e}"]) {
            buffer[(x, 0)].set_symbol(symbol);
        }
        clean(&mut buffer);
        let symbols: Vec<&str> = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert_eq!(symbols, ["a", "\u{fffd}", "é", "\u{fffd}"]);
    }
}
