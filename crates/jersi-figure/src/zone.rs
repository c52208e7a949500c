//! The cells around a guardian, striped and outlined.

use jersi_rules::{Cell, CellSet, Color, Direction};

use crate::layout::{CELL, Layout, REACH, hexagon};
use crate::paint::Paint;
use crate::svg::{add, n, points};
use crate::theme::Token;
use crate::{WIDTH, path::Placed};

/// The sides of a hexagon by the direction they face, with the angle to turn the right one by.
const SIDES: [(Direction, f64); 6] = [
    (Direction::Right, 0.0),
    (Direction::DownRight, 60.0),
    (Direction::DownLeft, 120.0),
    (Direction::Left, 180.0),
    (Direction::UpLeft, 240.0),
    (Direction::UpRight, 300.0),
];

const fn tokens(color: Color) -> (Token, Token) {
    match color {
        Color::White => (Token::ZoneWhite, Token::ZoneWhiteInk),
        Color::Black => (Token::ZoneBlack, Token::ZoneBlackInk),
    }
}

/// The pattern of stripes: light ones rise, dark ones fall, so that both together are crossed.
pub(crate) fn stripes(paint: Paint, prefix: &str, color: Color) -> String {
    let (ink, opacity) = tokens(color);
    let turn = match color {
        Color::White => 45,
        Color::Black => -45,
    };
    let pitch = 0.105 * WIDTH;
    format!(
        r#"<pattern id="{prefix}stripes-{}" width="{1}" height="{1}" patternUnits="userSpaceOnUse" patternTransform="rotate({turn})"><path d="M0 {2}H{1}" fill="none" stroke="{3}" stroke-opacity="{4}" stroke-width="2.4"/></pattern>"#,
        color.id(),
        n(pitch),
        n(pitch / 2.0),
        paint.of(ink),
        paint.of(opacity)
    )
}

/// A striped cell, and one side of its outline, facing right.
pub(crate) fn symbols(paint: Paint, prefix: &str, color: Color) -> Vec<(String, String)> {
    let striped = format!(
        r#"<polygon points="{}" fill="url(#{prefix}stripes-{})"/>"#,
        points(&hexagon(CELL)),
        color.id()
    );
    let (core, casing) = (paint.of(tokens(color).0), paint.of(tokens(color.other()).0));
    let (x, y) = (n(WIDTH / 2.0), n(REACH / 2.0));
    let mut side = String::new();
    for (ink, opacity, width) in [(casing, ".55", "7.5"), (core, "1", "4.5")] {
        add(
            &mut side,
            format_args!(
                r#"<path d="M{x} -{y}V{y}" fill="none" stroke="{ink}" stroke-opacity="{opacity}" stroke-width="{width}" stroke-linecap="round"/>"#
            ),
        );
    }
    vec![(format!("zone-{}", color.id()), striped), (format!("zone-side-{}", color.id()), side)]
}

/// The zone of a player's guardians: the cells around them, and the outline of these and the guardians' own.
pub(crate) fn place(layout: Layout, color: Color, guardians: CellSet) -> (Vec<Placed>, Vec<Placed>) {
    let inside = guardians.widened() & layout.edition().facts().cells;
    let put = |name: &str, cell: Cell, rest: &str| {
        let at = layout.centre(cell);
        Placed {
            symbol: format!("{name}-{}", color.id()),
            transform: format!("translate({} {}){rest}", n(at.x), n(at.y)),
        }
    };
    let striped = (inside - guardians).into_iter().map(|cell| put("zone", cell, "")).collect();
    let sides = inside.into_iter().flat_map(|cell| {
        SIDES
            .into_iter()
            .filter(move |&(direction, _)| {
                layout.beside(cell, direction).is_none_or(|next| !inside.has(next))
            })
            .map(move |(_, angle)| (cell, angle))
    });
    let outline =
        sides.map(|(cell, angle)| put("zone-side", cell, &format!(" rotate({})", n(angle)))).collect();
    (striped, outline)
}
