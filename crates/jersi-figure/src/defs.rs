//! Every shape once, by name, to be put where it is needed.

use jersi_rules::{Color, Edition, Kind, Piece};

use crate::cube::{self, Storey};
use crate::face::{Style, face};
use crate::mark::{self, Mark};
use crate::paint::Paint;
use crate::path::{self, Placed, Tone};
use crate::svg::add;
use crate::{board, zone};

/// What stands in the definitions of a drawing of an edition's board.
pub(crate) fn of_edition(paint: Paint, prefix: &str, edition: Edition, style: Style) -> String {
    let kinds: Vec<Kind> = edition.facts().kinds.iter().map(|facts| facts.kind).collect();
    all(paint, prefix, &kinds, &[style])
}

/// The definitions for boards of all editions in both styles.
pub(crate) fn of_everything(paint: Paint, prefix: &str) -> String {
    format!("<defs>{}</defs>", all(paint, prefix, &Kind::ALL, &Style::ALL))
}

fn all(paint: Paint, prefix: &str, kinds: &[Kind], styles: &[Style]) -> String {
    let mut shapes = vec![];
    for &style in styles {
        for &kind in kinds {
            shapes.push((cube::face_symbol(style, kind), face(style, kind)));
            shapes.extend(cubes(paint, prefix, style, kind));
        }
    }
    shapes.extend(Color::BOTH.into_iter().flat_map(|color| zone::symbols(paint, prefix, color)));
    shapes.extend(Mark::ALL.iter().map(|&mark| (mark.name().to_owned(), mark::draw(paint, mark))));
    shapes.extend(Tone::ALL.into_iter().flat_map(|tone| path::symbols(paint, tone)));

    let mut out = board::defs(paint, prefix);
    for color in Color::BOTH {
        out.push_str(&zone::stripes(paint, prefix, color));
    }
    for (name, drawing) in shapes {
        add(&mut out, format_args!(r#"<g id="{prefix}{name}">{drawing}</g>"#));
    }
    out
}

/// The cubes of a kind, in both colours, wherever they may stand.
fn cubes(paint: Paint, prefix: &str, style: Style, kind: Kind) -> Vec<(String, String)> {
    let pieces = Color::BOTH.map(|color| Piece::new(color, kind));
    let placed = pieces.into_iter().flat_map(|piece| Storey::ALL.map(|storey| (piece, storey)));
    placed
        .map(|(piece, storey)| {
            (cube::symbol(style, piece, storey), cube::cube(paint, prefix, style, piece, storey))
        })
        .collect()
}

/// Puts a shape somewhere.
pub(crate) fn put(out: &mut String, prefix: &str, placed: &Placed) {
    add(out, format_args!(r##"<use href="#{prefix}{}" transform="{}"/>"##, placed.symbol, placed.transform));
}
