//! What turns are made of.

use super::categories::Categories;
use super::{Plot, Plotter};
use crate::Metric;

pub(super) fn draw(plotter: Plotter<'_>) -> Option<Plot> {
    let Plotter { sheet, words, .. } = plotter;
    let named = |part| (words.part)(Metric::ActionUse, part).unwrap_or(part).to_owned();
    let plot = Categories {
        metric: Metric::ActionUse,
        title: words.plot.actions,
        parts: sheet.parts(Metric::ActionUse).into_iter().map(|part| (part, named(part))).collect(),
        bars: false,
        zero: true,
        none: Some(words.plot.none),
    };
    let drawing = plot.draw(plotter)?;
    Some(Plot {
        caption: words.plot.actions.to_owned(),
        note: words.plot.share_of_turns.to_owned(),
        drawings: vec![drawing],
        keyed: true,
    })
}
