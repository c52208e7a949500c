//! How things look: how many colours, light or dark, which signs for the pieces.

mod colors;
mod signs;

use ratatui::style::{Color as Ink, Modifier, Style};

pub use colors::Paint;
pub(crate) use colors::mixed;

/// How many colours there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Any.
    Full,
    /// The 256 of the usual palette.
    Indexed,
    /// None: shapes tell everything.
    Plain,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark letters on a light ground.
    Light,
    /// Light letters on a dark ground.
    Dark,
}

/// Which signs there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    /// Faces like those on the cubes, and blocks.
    Unicode,
    /// Letters, for every terminal there ever was.
    Ascii,
}

/// How things look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// How many colours.
    pub depth: Depth,
    /// Light or dark.
    pub theme: Theme,
    /// Which signs.
    pub signs: Signs,
}

impl Look {
    /// Whether nothing has a colour.
    pub fn is_plain(self) -> bool {
        self.depth == Depth::Plain
    }

    /// Whether only ASCII may be written.
    pub fn is_ascii(self) -> bool {
        self.signs == Signs::Ascii
    }

    /// One of two signs.
    pub(crate) fn sign<T>(self, unicode: T, ascii: T) -> T {
        match self.signs {
            Signs::Unicode => unicode,
            Signs::Ascii => ascii,
        }
    }

    /// Letters of one colour on another.
    pub(crate) fn on(self, front: Paint, back: Paint) -> Style {
        Style::new().fg(self.ink(front)).bg(self.ink(back))
    }

    /// Letters on the ground of the screen.
    pub(crate) fn text(self, front: Paint) -> Style {
        self.on(front, Paint::Ground)
    }

    /// Letters that matter. They are bold, so that they do without colour too.
    pub(crate) fn strong(self, front: Paint) -> Style {
        self.text(front).add_modifier(Modifier::BOLD)
    }

    /// What is chosen in a list or a dialog: another ground, or reversed.
    pub(crate) fn chosen(self) -> Style {
        if self.is_plain() {
            Style::new().add_modifier(Modifier::REVERSED)
        } else {
            self.on(Paint::OnAccent, Paint::Accent)
        }
    }

    /// The colour as this terminal has it.
    pub(crate) fn ink(self, paint: Paint) -> Ink {
        self.tone(paint.rgb(self.theme))
    }

    /// A mixture as this terminal has it.
    pub(crate) fn tone(self, (r, g, b): (u8, u8, u8)) -> Ink {
        match self.depth {
            Depth::Full => Ink::Rgb(r, g, b),
            Depth::Indexed => Ink::Indexed(colors::nearest((r, g, b))),
            Depth::Plain => Ink::Reset,
        }
    }
}
