//! Where the cells of a board lie. A cell is 100 units wide, whatever the size of the drawing.

use jersi_rules::{Cell, Direction, Edition};

/// The distance between the centres of two neighbours: the unit of all measures.
pub const WIDTH: f64 = 100.0;

/// How much of that a cell fills, the rest being the groove between cells.
pub const CELL: f64 = 0.972;

/// From the centre of a cell to its upper corner.
pub(crate) const REACH: f64 = WIDTH * 0.577_350_269_189_625_8;

/// From one row to the next.
const PITCH: f64 = WIDTH * 0.866_025_403_784_438_6;

/// The plate beyond the cells.
pub(crate) const RIM: f64 = 0.08 * WIDTH;

/// Room around the plate, for its shadow and for marks on the outer cells.
const MARGIN: f64 = 0.02 * WIDTH;

/// A place in the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// How far another place is.
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The direction to another place, in degrees, clockwise from the right.
    pub fn angle_to(self, other: Point) -> f64 {
        (other.y - self.y).atan2(other.x - self.x).to_degrees()
    }
}

/// The part of the plane that a drawing shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ViewBox {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

/// The board of an edition, seen from White's side or from Black's.
///
/// ```
/// use jersi_figure::{Layout, WIDTH};
/// use jersi_rules::Edition;
///
/// let [e4, e5] = ["e4", "e5"].map(|name| Edition::V4_8.cell_named(name).unwrap());
/// let layout = Layout::new(Edition::V4_8, false);
/// assert_eq!(layout.centre(e5).x, 0.0);
/// assert!((layout.centre(e4).distance(layout.centre(e5)) - WIDTH).abs() < 1e-9);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    edition: Edition,
    flipped: bool,
}

impl Layout {
    /// The board of an edition; `flipped` puts Black's side at the bottom.
    pub const fn new(edition: Edition, flipped: bool) -> Layout {
        Layout { edition, flipped }
    }

    /// Whose board it is.
    pub const fn edition(self) -> Edition {
        self.edition
    }

    /// Whether Black's side is at the bottom.
    pub const fn flipped(self) -> bool {
        self.flipped
    }

    /// The middle of a cell. The board's own middle, `e5`, is at the origin.
    pub fn centre(self, cell: Cell) -> Point {
        let right = (f64::from(cell.double_x()) - 8.0) / 2.0 * WIDTH;
        let down = (4.0 - f64::from(cell.row())) * PITCH;
        if self.flipped { Point { x: 0.0 - right, y: 0.0 - down } } else { Point { x: right, y: down } }
    }

    /// The corners of a cell as it is drawn, clockwise from the top, for drawings of one's own.
    pub fn corners(self, cell: Cell) -> [Point; 6] {
        hexagon_at(self.centre(cell), CELL).map(|(x, y)| Point { x, y })
    }

    /// The cells as the eye reads them: row by row from the top, each from left to right.
    pub fn rows(self) -> Vec<Vec<Cell>> {
        let mut rows: Vec<Vec<Cell>> = (0..jersi_rules::ROWS)
            .rev()
            .map(|row| self.edition.row_cells(row).into_iter().collect())
            .collect();
        if self.flipped {
            rows.reverse();
            for row in &mut rows {
                row.reverse();
            }
        }
        rows
    }

    /// The cell beside another one, in a direction as the eye sees it on this board.
    pub fn beside(self, cell: Cell, direction: Direction) -> Option<Cell> {
        let direction = if self.flipped { direction.opposite() } else { direction };
        cell.step(direction).filter(|&next| self.edition.facts().cells.has(next))
    }

    /// The whole board with its rim. It is the same for all editions, so that boards do not jump in size:
    /// the 61 cells are as wide and as high as the 69.
    pub fn view_box() -> ViewBox {
        let edge = RIM + MARGIN;
        let (half_width, half_height) = (4.5 * WIDTH + edge, 4.0 * PITCH + REACH + edge);
        ViewBox { x: -half_width, y: -half_height, width: 2.0 * half_width, height: 2.0 * half_height }
    }
}

/// The corners of a hexagon around the origin, clockwise from the top.
pub(crate) fn hexagon(scale: f64) -> [(f64, f64); 6] {
    let (half, reach) = (WIDTH / 2.0 * scale, REACH * scale);
    [
        (0.0, -reach),
        (half, -reach / 2.0),
        (half, reach / 2.0),
        (0.0, reach),
        (-half, reach / 2.0),
        (-half, -reach / 2.0),
    ]
}

/// The same around a place.
pub(crate) fn hexagon_at(at: Point, scale: f64) -> [(f64, f64); 6] {
    hexagon(scale).map(|(x, y)| (at.x + x, at.y + y))
}
