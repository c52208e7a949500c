//! Whether colours are written out or left to a style sheet.

use crate::theme::{Theme, Token};

/// How colours are written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Paint {
    /// As they are in a theme. Strokes are at least as wide as the given part of a cell's width.
    Literal {
        /// The theme.
        theme: Theme,
        /// How many pixels a cell is wide.
        pixels: f64,
    },
    /// As CSS variables.
    Variables,
}

impl Paint {
    /// The value of an attribute.
    pub(crate) fn of(self, token: Token) -> String {
        match self {
            Paint::Literal { theme, .. } => token.value(theme).to_owned(),
            Paint::Variables => format!("var({})", token.variable()),
        }
    }

    /// The outline of a cube: `fraction` of a cell's width, but no thinner than a pixel.
    pub(crate) fn edge(self, fraction: f64) -> String {
        let wished = fraction * crate::WIDTH;
        match self {
            Paint::Literal { pixels, .. } => crate::svg::n(wished.max(crate::WIDTH / pixels.max(1.0))),
            Paint::Variables => format!("max({}px, var(--jersi-pixel, 0px))", crate::svg::n(wished)),
        }
    }

    /// The size of names, in units: `fraction` of a cell's width, but no smaller than nine pixels.
    pub(crate) fn label(self, fraction: f64) -> String {
        let wished = fraction * crate::WIDTH;
        match self {
            Paint::Literal { pixels, .. } => crate::svg::n(label_size(fraction, pixels)),
            Paint::Variables => {
                format!("max({}px, calc(9 * var(--jersi-pixel, 0px)))", crate::svg::n(wished))
            }
        }
    }
}

/// The same as a number, where a cell is so many pixels wide.
pub(crate) fn label_size(fraction: f64, pixels: f64) -> f64 {
    (fraction * crate::WIDTH).max(9.0 * crate::WIDTH / pixels.max(1.0))
}
