//! The board in pieces, for a page that moves them.

use jersi_rules::{Aim, ByColor, Color, Direction, Edition};

use crate::board::{self, Coordinates};
use crate::cube::Anatomy;
use crate::defs;
use crate::layout::{Layout, ViewBox, hexagon};
use crate::paint::Paint;
use crate::path::{GAP, HEAD};
use crate::svg::points;
use crate::wood::Wood;

/// The shapes of a board for a page: colours are CSS variables, see [`crate::Theme::css`], and
/// `--jersi-pixel` may hold how many units a pixel is, as a length, to keep thin lines from vanishing.
///
/// ```
/// use jersi_figure::Live;
/// use jersi_rules::Edition;
///
/// let live = Live::new(Edition::V3_0, false);
/// assert_eq!(live.rows.iter().map(Vec::len).sum::<usize>(), 61);
/// ```
#[derive(Clone, Debug)]
pub struct Live {
    /// What to show.
    pub view_box: ViewBox,
    /// The plate and the cells, which never change.
    pub board: String,
    /// The names of the cells, to lie above stripes and tints.
    pub labels: String,
    /// The letters of the rows, for small boards.
    pub row_labels: String,
    /// The cells, row by row as the eye reads them.
    pub rows: Vec<Vec<LiveCell>>,
    /// The corners of a cell around its middle.
    pub hexagon: String,
    /// The measures of cubes.
    pub anatomy: Anatomy,
    /// How far from the middle of a cell an arrow head's tip is, by what stands there (nothing, one, two
    /// cubes), for arrows that come from the right, lower right, lower left, left, upper left, upper right.
    pub tips: [[f64; 6]; 3],
    /// How far above the middle of a cell the head of something that came down is, likewise.
    pub falls: [f64; 3],
    /// How long an arrow head is.
    pub head: f64,
    /// The outer edge of the row that each player's king is after, as the data of a path; none where kings stay at home.
    pub inlays: Option<ByColor<String>>,
}

/// A cell of a live board.
#[derive(Clone, Debug, PartialEq)]
pub struct LiveCell {
    /// Its name in the edition.
    pub name: String,
    /// Where its middle is.
    pub x: f64,
    /// Where its middle is.
    pub y: f64,
    /// What it is made of.
    pub wood: Wood,
    /// The cells beside it as the eye sees them: right, lower right, lower left, left, upper left, upper
    /// right.
    pub around: [Option<String>; 6],
}

impl Live {
    /// What begins all identifiers.
    pub const PREFIX: &'static str = "jersi-";

    /// All shapes of all editions by identifier, once for a page: cubes such as `jersi-simple-white-rock-top`,
    /// marks, strokes of paths.
    pub fn shapes() -> String {
        defs::of_everything(Paint::Variables, Live::PREFIX)
    }

    /// The board of an edition.
    pub fn new(edition: Edition, flipped: bool) -> Live {
        let layout = Layout::new(edition, flipped);
        let paint = Paint::Variables;
        Live {
            view_box: Layout::view_box(),
            board: board::cells(paint, Live::PREFIX, layout),
            labels: board::labels(paint, layout, Coordinates::Cells),
            row_labels: board::labels(paint, layout, Coordinates::Rows),
            rows: rows(layout),
            hexagon: points(&hexagon(1.0)),
            anatomy: Anatomy::CUBES,
            tips: HEIGHTS.map(|height| CLOCKWISE.map(|(_, angle)| Anatomy::CUBES.rim(height, angle) + GAP)),
            falls: HEIGHTS.map(|height| Anatomy::CUBES.rim(height, -90.0) + GAP),
            head: HEAD,
            inlays: inlays(layout),
        }
    }
}

/// The directions as the eye sees them, with their angles, clockwise from the right.
const CLOCKWISE: [(Direction, f64); 6] = [
    (Direction::Right, 0.0),
    (Direction::DownRight, 60.0),
    (Direction::DownLeft, 120.0),
    (Direction::Left, 180.0),
    (Direction::UpLeft, 240.0),
    (Direction::UpRight, 300.0),
];

/// How many cubes may stand on a cell.
const HEIGHTS: [u8; 3] = [0, 1, 2];

/// The edge of the far row of each player.
fn inlays(layout: Layout) -> Option<ByColor<String>> {
    match layout.edition().facts().booklet_aim {
        Aim::HuntTheKing { .. } => None,
        Aim::BringTheKingHome { .. } => Some(ByColor::from_fn(|color| {
            // White's king goes to the row that is the first on an unturned board.
            board::edge(layout, (color == Color::White) != layout.flipped())
        })),
    }
}

fn rows(layout: Layout) -> Vec<Vec<LiveCell>> {
    let edition = layout.edition();
    let cell = |cell| {
        let at = layout.centre(cell);
        LiveCell {
            name: edition.cell_name(cell).to_string(),
            x: at.x,
            y: at.y,
            wood: Wood::of(edition, cell),
            around: CLOCKWISE.map(|(direction, _)| {
                layout.beside(cell, direction).map(|next| edition.cell_name(next).to_string())
            }),
        }
    };
    layout.rows().into_iter().map(|row| row.into_iter().map(cell).collect()).collect()
}
