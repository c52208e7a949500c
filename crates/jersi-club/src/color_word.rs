//! Colours in messages and tables.

use jersi_rules::Color;

/// `white` or `black`.
pub fn color_word(color: Color) -> &'static str {
    color.id()
}

/// Reads what [`color_word`] writes.
pub fn read_color(word: &str) -> Option<Color> {
    Color::BOTH.into_iter().find(|color| color.id() == word)
}
