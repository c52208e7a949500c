//! Boards of JERSI drawn as SVG: the cells of every edition, the faces of its pieces, and the marks that
//! tell what happened and what may be done.
//!
//! There are two ways to use it. [`Figure`] makes a drawing that stands alone, with literal colours, for a
//! file or a page of a book. [`Live`] gives the same shapes in pieces, with CSS variables for colours, so
//! that a page can put them together, move them and change the theme without drawing anything anew.
//!
//! The crate knows no rule: it is told what stands where and what to mark. It reads and writes nothing.
//!
//! ```
//! use jersi_figure::{Figure, Style, Theme};
//! use jersi_rules::{Edition, Position, Rules, Setting};
//!
//! let start = Position::start(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8));
//! let svg = Figure::of(&start).style(Style::Dots).theme(Theme::PlainDark).svg();
//! assert!(svg.starts_with("<svg "));
//! ```

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod board;
mod cube;
mod defs;
mod face;
mod figure;
mod hue;
mod layout;
mod letters;
mod live;
mod mark;
mod paint;
mod path;
#[cfg(feature = "raster")]
pub mod raster;
mod sheet;
mod svg;
mod theme;
mod tray;
mod wood;
mod zone;

pub use board::Coordinates;
pub use cube::Anatomy;
pub use face::{Style, face};
pub use figure::Figure;
pub use hue::Hue;
pub use layout::{CELL, Layout, Point, ViewBox, WIDTH};
pub use letters::{Lettering, NoLetter};
pub use live::{Live, LiveCell};
pub use mark::Mark;
pub use path::{Path, Tone};
pub use sheet::Sheet;
pub use theme::{Theme, Token};
pub use wood::Wood;

/// The Rust of the README is compiled.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
