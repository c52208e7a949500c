//! What an action is worth: Elo lost without it.

use super::categories::Categories;
use super::{Plot, Plotter};
use crate::Metric;
use crate::words::named;

pub(super) fn draw(plotter: Plotter<'_>) -> Option<Plot> {
    let Plotter { sheet, words, .. } = plotter;
    let name = |part| named(words, Metric::ActionWorth, part);
    let plot = Categories {
        metric: Metric::ActionWorth,
        title: words.plot.worth,
        parts: sheet.parts(Metric::ActionWorth).into_iter().map(|part| (part, name(part))).collect(),
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
