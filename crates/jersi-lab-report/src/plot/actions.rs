//! What turns are made of.

use super::categories::Categories;
use super::{Plot, Plotter};
use crate::Metric;
use crate::words::named;

pub(super) fn draw(plotter: Plotter<'_>) -> Option<Plot> {
    let Plotter { sheet, words, .. } = plotter;
    let name = |part| named(words, Metric::ActionUse, part);
    let plot = Categories {
        metric: Metric::ActionUse,
        title: words.plot.actions,
        parts: sheet.parts(Metric::ActionUse).into_iter().map(|part| (part, name(part))).collect(),
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
