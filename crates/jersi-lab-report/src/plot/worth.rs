//! What an action is worth: Elo lost without it.

use super::categories::Categories;
use super::{Plot, Plotter};
use crate::Metric;

pub(super) fn draw(plotter: Plotter<'_>) -> Option<Plot> {
    let Plotter { sheet, words, .. } = plotter;
    let named = |part| (words.part)(Metric::ActionWorth, part).unwrap_or(part).to_owned();
    let plot = Categories {
        metric: Metric::ActionWorth,
        title: words.plot.worth,
        parts: sheet.parts(Metric::ActionWorth).into_iter().map(|part| (part, named(part))).collect(),
        bars: true,
        zero: true,
        none: None,
    };
    let drawing = plot.draw(plotter)?;
    Some(Plot {
        caption: words.plot.worth.to_owned(),
        note: words.plot.worth_x.to_owned(),
        drawings: vec![drawing],
        keyed: true,
    })
}
