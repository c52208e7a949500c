//! What cubes are worth.

use super::categories::Categories;
use super::{Plot, Plotter};
use crate::Metric;
use crate::kinds::kind_names;

pub(super) fn draw(plotter: Plotter<'_>) -> Option<Plot> {
    let Plotter { sheet, words, lang } = plotter;
    let named = |part: &str| {
        let with: Vec<&str> = sheet
            .of(Metric::PieceValues)
            .filter(|row| row.part == part)
            .map(|row| row.rules.as_str())
            .collect();
        kind_names(sheet, part, &with, lang)
    };
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
