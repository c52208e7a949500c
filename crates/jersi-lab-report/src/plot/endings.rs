//! How games end: a bar for each reason and rule set.

use super::categories::Categories;
use super::{Plot, Plotter};
use crate::Metric;
use crate::words::named;

pub(super) fn draw(plotter: Plotter<'_>) -> Option<Plot> {
    let Plotter { sheet, words, .. } = plotter;
    let name = |part| named(words, Metric::Endings, part);
    let parts = sheet.parts(Metric::Endings).into_iter().filter(|part| !part.is_empty());
    let plot = Categories {
        metric: Metric::Endings,
        title: words.plot.endings,
        parts: parts.map(|part| (part, name(part))).collect(),
        bars: true,
        zero: true,
        none: None,
    };
    let drawing = plot.draw(plotter)?;
    Some(Plot {
        caption: words.plot.endings.to_owned(),
        note: words.plot.share_of_games.to_owned(),
        drawings: vec![drawing],
        keyed: true,
    })
}
