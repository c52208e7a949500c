//! The board itself: the plate, the cells in their woods, and their names.

use jersi_rules::Cell;

use crate::layout::{CELL, Layout, Point, RIM, hexagon_at};
use crate::letters;
use crate::paint::Paint;
use crate::svg::{add, n};
use crate::theme::Token;
use crate::{WIDTH, Wood};

/// Which names are written on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// The name of every cell.
    #[default]
    Cells,
    /// The letter of every row, for small boards.
    Rows,
    /// None.
    Hidden,
}

impl Coordinates {
    /// All of them.
    pub const ALL: [Coordinates; 3] = [Coordinates::Cells, Coordinates::Rows, Coordinates::Hidden];

    /// `cells`, `rows` or `hidden`.
    pub const fn id(self) -> &'static str {
        match self {
            Coordinates::Cells => "cells",
            Coordinates::Rows => "rows",
            Coordinates::Hidden => "hidden",
        }
    }

    /// The one with this name.
    pub fn from_id(id: &str) -> Option<Coordinates> {
        Coordinates::ALL.into_iter().find(|coordinates| coordinates.id() == id)
    }
}

/// The patterns of the woods' grain and the shadow of the plate.
pub(crate) fn defs(paint: Paint, prefix: &str) -> String {
    let mut out = String::new();
    for (wood, turn, ink, opacity) in [
        (Wood::Maple, 0, "#7A4E1C", ".1"),
        (Wood::Walnut, 60, "#2A1508", ".13"),
        (Wood::Mahogany, -60, "#4A1606", ".13"),
    ] {
        add(
            &mut out,
            format_args!(
                r#"<pattern id="{prefix}grain-{}" width="150" height="46" patternUnits="userSpaceOnUse" patternTransform="rotate({turn}) scale(1.16)"><g fill="none" stroke="{ink}" stroke-opacity="{opacity}">{GRAIN}</g></pattern>"#,
                wood.id()
            ),
        );
    }
    add(
        &mut out,
        format_args!(
            r##"<filter id="{prefix}shadow" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" dy="7" stdDeviation="9" flood-color="#000" flood-opacity="{}"/></filter>"##,
            paint.of(Token::Shadow)
        ),
    );
    out
}

/// Five fibres that meet themselves at the edges of the tile.
const GRAIN: &str = concat!(
    r#"<path d="M0 5C30 2 60 9 95 6S135 3 150 5" stroke-width="1.3"/>"#,
    r#"<path d="M0 13C40 16 70 10 110 13S140 15 150 13" stroke-width=".9"/>"#,
    r#"<path d="M0 21C25 18 55 25 80 22S125 19 150 21" stroke-width="1.9"/>"#,
    r#"<path d="M0 30C45 33 75 27 105 30S138 32 150 30" stroke-width=".8"/>"#,
    r#"<path d="M0 38C20 36 66 42 100 39S136 37 150 38" stroke-width="1.2"/>"#
);

/// The upper or the lower edge of the board along its first or its last row, as the data of a path from left to right.
pub(crate) fn edge(layout: Layout, upper: bool) -> String {
    let rows = layout.rows();
    let row = if upper { rows.first() } else { rows.last() };
    let corners = row.into_iter().flatten().flat_map(|&cell| {
        let [top, upper_right, lower_right, bottom, lower_left, upper_left] =
            hexagon_at(layout.centre(cell), 1.0);
        if upper { [upper_left, top, upper_right] } else { [lower_left, bottom, lower_right] }
    });
    let mut path = String::new();
    let mut last = None;
    for corner in corners.map(|(x, y)| (n(x), n(y))) {
        if last.as_ref() != Some(&corner) {
            let begin = if last.is_none() { 'M' } else { 'L' };
            add(&mut path, format_args!("{begin}{} {}", corner.0, corner.1));
        }
        last = Some(corner);
    }
    path
}

/// The plate and the cells.
pub(crate) fn cells(paint: Paint, prefix: &str, layout: Layout) -> String {
    let all: Vec<Cell> = layout.edition().facts().cells.into_iter().collect();
    let mut out = String::new();
    let plate = paint.of(Token::Plate);
    add(
        &mut out,
        format_args!(
            r#"<path d="{}" fill="{plate}" stroke="{plate}" stroke-width="{}" stroke-linejoin="round" filter="url(#{prefix}shadow)"/>"#,
            outlines(layout, &all, 1.0),
            n(2.0 * RIM)
        ),
    );
    for wood in Wood::ALL {
        let own: Vec<Cell> =
            all.iter().copied().filter(|&cell| Wood::of(layout.edition(), cell) == wood).collect();
        let d = outlines(layout, &own, CELL);
        add(&mut out, format_args!(r#"<path d="{d}" fill="{}"/>"#, paint.of(wood.token())));
        add(
            &mut out,
            format_args!(
                r#"<path d="{d}" fill="url(#{prefix}grain-{})" opacity="{}"/>"#,
                wood.id(),
                paint.of(Token::Grain)
            ),
        );
    }
    add(
        &mut out,
        format_args!(
            r##"<path d="{}" fill="none" stroke="#fff" stroke-opacity="{}" stroke-width="1.4"/>"##,
            bevels(layout, &all),
            paint.of(Token::Bevel)
        ),
    );
    out
}

fn outlines(layout: Layout, cells: &[Cell], scale: f64) -> String {
    let mut d = String::new();
    for &cell in cells {
        for (corner, (x, y)) in hexagon_at(layout.centre(cell), scale).into_iter().enumerate() {
            add(&mut d, format_args!("{}{} {}", if corner == 0 { 'M' } else { 'L' }, n(x), n(y)));
        }
        d.push('Z');
    }
    d
}

/// The two upper sides of each cell, where light falls.
fn bevels(layout: Layout, cells: &[Cell]) -> String {
    let mut d = String::new();
    for &cell in cells {
        let corners = hexagon_at(layout.centre(cell), CELL - 0.01);
        let [top, right, .., left] = corners;
        for (letter, (x, y)) in ['M', 'L', 'L'].into_iter().zip([left, top, right]) {
            add(&mut d, format_args!("{letter}{} {}", n(x), n(y)));
        }
    }
    d
}

/// The names of the cells, each at the lower left of its own, as text.
pub(crate) fn labels(paint: Paint, layout: Layout, coordinates: Coordinates) -> String {
    let mut out = String::new();
    add(
        &mut out,
        format_args!(
            r#"<g font-size="{}" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke">"#,
            paint.label(0.118)
        ),
    );
    for (cell, name) in names(layout, coordinates) {
        label(&mut out, paint, layout, cell, &name);
    }
    out.push_str("</g>");
    out
}

/// The cells that are named, with what is written on them.
fn names(layout: Layout, coordinates: Coordinates) -> Vec<(Cell, String)> {
    let mut names = vec![];
    for row in layout.rows() {
        let named = match coordinates {
            Coordinates::Cells => row.len(),
            Coordinates::Rows => 1,
            Coordinates::Hidden => 0,
        };
        for &cell in &row[..named] {
            let name = layout.edition().cell_name(cell).to_string();
            let text = if coordinates == Coordinates::Rows { &name[..1] } else { &name };
            names.push((cell, text.to_owned()));
        }
    }
    names
}

/// The same as lines: those of each wood together, first their casing, then themselves.
pub(crate) fn lined_labels(
    paint: Paint,
    prefix: &str,
    layout: Layout,
    coordinates: Coordinates,
    size: f64,
) -> String {
    let mut out = String::new();
    let names = names(layout, coordinates);
    for wood in Wood::ALL {
        let own = names.iter().filter(|(cell, _)| Wood::of(layout.edition(), *cell) == wood);
        let d: String =
            own.map(|(cell, name)| letters::lines(name, label_place(layout, *cell), size)).collect();
        if d.is_empty() {
            continue;
        }
        let id = format!("{prefix}names-{}", wood.id());
        add(
            &mut out,
            format_args!(
                r#"<defs><path id="{id}" d="{d}" fill="none" stroke-linecap="round" stroke-linejoin="round"/></defs>"#
            ),
        );
        let weight = letters::WEIGHT * size;
        for (ink, width) in [(wood.token(), weight + 2.4), (wood.label(), weight)] {
            let (ink, width) = (paint.of(ink), n(width));
            add(&mut out, format_args!(r##"<use href="#{id}" stroke="{ink}" stroke-width="{width}"/>"##));
        }
    }
    out
}

fn label_place(layout: Layout, cell: Cell) -> Point {
    let at = layout.centre(cell);
    Point { x: at.x - 0.45 * WIDTH, y: at.y + 0.275 * WIDTH }
}

fn label(out: &mut String, paint: Paint, layout: Layout, cell: Cell, text: &str) {
    let at = label_place(layout, cell);
    let wood = Wood::of(layout.edition(), cell);
    add(
        out,
        format_args!(
            r#"<text x="{}" y="{}" fill="{}" stroke="{}">{text}</text>"#,
            n(at.x),
            n(at.y),
            paint.of(wood.label()),
            paint.of(wood.token())
        ),
    );
}
