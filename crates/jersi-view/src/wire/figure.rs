//! The board as a drawing, in pieces.

use serde::Serialize;

use super::Both;

/// The board of an edition, seen from one side. A cell is 100 units wide, and the middle of the board is the
/// origin. Shapes are named in the page's definitions, such as `jersi-simple-white-rock-top`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoardFigure {
    /// The edition, such as `4.8`.
    pub edition: String,
    /// Whether Black's side is at the bottom.
    pub flipped: bool,
    /// What to show: left, top, width, height.
    pub view_box: [f64; 4],
    /// The plate and the cells, as SVG.
    pub board: String,
    /// The names of the cells, as SVG.
    pub labels: String,
    /// The letters of the rows, as SVG, for small boards.
    pub row_labels: String,
    /// The cells, row by row as the eye reads them.
    pub rows: Vec<Vec<FigureCell>>,
    /// The corners of a cell around its middle.
    pub hexagon: String,
    /// The measures of cubes.
    pub anatomy: FigureAnatomy,
    /// How far from the middle of a cell the tip of an arrow is: by how many cubes stand there, then by where
    /// it comes from, in the order of a cell's neighbours.
    pub tips: [[f64; 6]; 3],
    /// How far above the middle of a cell the head of something that came down is: by how many cubes.
    pub falls: [f64; 3],
    /// How long an arrow head is.
    pub head: f64,
    /// The outer edge of the row that each player's king is after, as the data of a path; none where kings stay at home.
    pub inlays: Option<Both<String>>,
}

/// A cell of a drawing.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FigureCell {
    /// Its name, such as `e4`.
    pub cell: String,
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// The cells beside it as the eye sees them: right, lower right, lower left, left, upper left, upper
    /// right.
    pub around: [Option<String>; 6],
}

/// The measures of cubes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FigureAnatomy {
    /// The side of a cube that stands alone.
    pub single: f64,
    /// How far the middle of its face is below the middle of the cell.
    pub single_y: f64,
    /// The side of the cubes of a stack.
    pub stacked: f64,
    /// How far the middle of the upper face is below the middle of the cell.
    pub top_y: f64,
    /// Below this, a stack shows its lower cube.
    pub split_y: f64,
    /// How far the upper cube rises when it is chosen alone.
    pub lift: f64,
}
