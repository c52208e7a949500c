//! Drawings as pixels: a drawing becomes a PNG picture, several become a GIF animation; or as a page of PDF. Behind the feature `raster`,
//! because what draws pixels is larger than everything else here.
//!
//! What is written in a drawing must be lines, see [`Lettering::Lines`](crate::Lettering::Lines): no font is looked for,
//! so a picture is the same on every machine, and text elements would be left out.

mod animation;
mod palette;
mod pdf;
mod picture;

pub use animation::{Animation, Frame};
pub use palette::Palette;
pub use pdf::pdf;
pub use picture::{Picture, PictureError, Pixel};
