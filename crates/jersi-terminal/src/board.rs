//! The board: where cells lie on the screen, and how they are drawn.

mod cubes;
mod draw;
mod faces;
mod geometry;
mod ground;
mod scene;
mod show;

pub(crate) use draw::draw;
pub use geometry::Geometry;
pub(crate) use scene::{Mark, Picked, Scene, Trace};
pub(crate) use show::scene;
