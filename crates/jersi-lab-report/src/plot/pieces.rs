//! What cubes are worth.

use jersi_rules::Edition;

use super::categories::Categories;
use super::{Plot, Plotter};
use crate::Metric;
use crate::kinds::kind_name;

pub(super) fn draw(plotter: Plotter<'_>) -> Option<Plot> {
    let Plotter { sheet, words, lang } = plotter;
    let edition = sheet.report.rules.first().and_then(|rules| crate::kinds::edition(&rules.game));
    let named = |part: &str| kind_name(edition.unwrap_or(Edition::V4_8), part, lang);
    let plot = Categories {
        metric: Metric::PieceValues,
        title: words.plot.pieces,
        parts: sheet.parts(Metric::PieceValues).into_iter().map(|part| (part, named(part))).collect(),
        bars: false,
        zero: true,
        none: None,
    };
    let drawing = plot.draw(plotter)?;
    Some(Plot {
        caption: words.plot.pieces.to_owned(),
        note: words.plot.pieces_x.to_owned(),
        drawings: vec![drawing],
        keyed: true,
    })
}
