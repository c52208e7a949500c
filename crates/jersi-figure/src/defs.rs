//! Every shape once, by name, to be put where it is needed.

use jersi_rules::{Color, Edition, Piece};

use crate::cube::{self, Storey};
use crate::face::Style;
use crate::mark::{self, Mark};
use crate::paint::Paint;
use crate::path::{self, Placed, Tone};
use crate::svg::add;
use crate::{board, zone};

/// All definitions for an edition's board.
pub(crate) fn all(paint: Paint, prefix: &str, edition: Edition, style: Style) -> String {
    let mut out = String::from("<defs>");
    out.push_str(&board::defs(paint, prefix));
    for (name, drawing) in symbols(paint, prefix, edition, style) {
        add(&mut out, format_args!(r#"<g id="{prefix}{name}">{drawing}</g>"#));
    }
    for color in Color::BOTH {
        out.push_str(&zone::stripes(paint, prefix, color));
    }
    out.push_str("</defs>");
    out
}

/// The shapes that can be used, with their names.
pub(crate) fn symbols(paint: Paint, prefix: &str, edition: Edition, style: Style) -> Vec<(String, String)> {
    let mut shapes = vec![];
    for color in Color::BOTH {
        for facts in edition.facts().kinds {
            for storey in Storey::ALL {
                let piece = Piece::new(color, facts.kind);
                shapes.push((cube::symbol(style, piece, storey), cube::cube(paint, style, piece, storey)));
            }
        }
        shapes.extend(zone::symbols(paint, prefix, color));
    }
    shapes.extend(Mark::ALL.iter().map(|&mark| (mark.name().to_owned(), mark::draw(paint, mark))));
    shapes.extend(Tone::ALL.into_iter().flat_map(|tone| path::symbols(paint, tone)));
    shapes
}

/// Puts a shape somewhere.
pub(crate) fn put(out: &mut String, prefix: &str, placed: &Placed) {
    add(out, format_args!(r##"<use href="#{prefix}{}" transform="{}"/>"##, placed.symbol, placed.transform));
}
