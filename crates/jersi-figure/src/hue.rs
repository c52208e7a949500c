//! Colours of one's own choice, by name, for what somebody wants to point at.

use crate::theme::Token;

/// A colour by name. Each is dark enough to show inside its white casing, on every wood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hue {
    /// As what may be done.
    Blue,
    /// As what is captured.
    Red,
    /// Green.
    Green,
    /// Orange.
    Orange,
    /// Purple.
    Purple,
    /// Black.
    Black,
}

impl Hue {
    /// All of them.
    pub const ALL: [Hue; 6] = [Hue::Blue, Hue::Red, Hue::Green, Hue::Orange, Hue::Purple, Hue::Black];

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Hue::Blue => "blue",
            Hue::Red => "red",
            Hue::Green => "green",
            Hue::Orange => "orange",
            Hue::Purple => "purple",
            Hue::Black => "black",
        }
    }

    /// The colour with this name.
    pub fn from_id(id: &str) -> Option<Hue> {
        Hue::ALL.into_iter().find(|hue| hue.id() == id)
    }

    /// The colour itself; the same in every theme.
    pub const fn color(self) -> &'static str {
        let theme = crate::theme::Theme::WoodLight;
        match self {
            Hue::Blue => Token::Play.value(theme),
            Hue::Red => Token::Capture.value(theme),
            Hue::Green => "#176B2C",
            Hue::Orange => "#B35400",
            Hue::Purple => "#6B2A8F",
            Hue::Black => "#1E1610",
        }
    }
}
