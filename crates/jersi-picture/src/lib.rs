//! Figures of JERSI as pixels: a drawing becomes a PNG picture, several become a GIF animation.
//!
//! What is written in a drawing must be lines, see `jersi_figure::Lettering::Lines`: no font is looked for, so a
//! picture is the same on every machine, and text elements would be left out.

#![forbid(unsafe_code)]

mod animation;
mod palette;
mod picture;

pub use animation::{Animation, Frame};
pub use palette::Palette;
pub use picture::{Picture, PictureError};
