//! What draws dialogs: the look and the language.

use ratatui::style::Style;

use crate::look::{Look, Paint};
use crate::words::Words;

pub(super) struct Pen {
    pub look: Look,
    pub words: Words,
}

impl Pen {
    pub fn text(&self, text: &str) -> String {
        self.look.plain_text(text)
    }

    pub fn style(&self, paint: Paint) -> Style {
        self.look.on(paint, Paint::Surface)
    }
}
