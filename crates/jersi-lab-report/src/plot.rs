//! Plots, a file each. They are written by hand because libraries for plots write colours, and these take theirs from the page.

mod actions;
mod categories;
mod compare;
mod endings;
mod forest;
mod frame;
mod heat;
mod histogram;
mod ladder;
mod legend;
mod pieces;
mod tenths;
mod worth;

pub(crate) use compare::Comparison;
pub(crate) use legend::{key, legend};

use jersi_rules::Lang;

use crate::Metric;
use crate::sheet::Sheet;
use crate::words::{Words, words};

/// What a plot is made of.
#[derive(Clone, Copy)]
pub(crate) struct Plotter<'a> {
    pub sheet: Sheet<'a>,
    pub words: &'static Words,
    pub lang: Lang,
}

impl<'a> Plotter<'a> {
    /// Plots of a report in a language.
    pub fn new(sheet: Sheet<'a>, lang: Lang) -> Plotter<'a> {
        Plotter { sheet, words: words(lang), lang }
    }

    /// The plots of a metric, each with its caption; none where there is nothing to draw.
    pub fn of(self, metric: Metric) -> Vec<Plot> {
        let own = match metric {
            Metric::Endings => endings::draw(self),
            Metric::Length => histogram::draw(self),
            Metric::Branching | Metric::Uncertainty => tenths::draw(self, metric),
            Metric::ActionUse => actions::draw(self),
            Metric::ActionWorth => worth::draw(self),
            Metric::PieceValues => pieces::draw(self),
            Metric::SkillLadder => ladder::draw(self),
            Metric::BoardUse => heat::draw(self),
            _ => None,
        };
        own.or_else(|| forest::draw(self, metric)).into_iter().collect()
    }
}

/// A plot with what stands above it.
pub(crate) struct Plot {
    pub caption: String,
    /// What the numbers are, in small.
    pub note: String,
    /// One drawing, or one for each rule set.
    pub drawings: Vec<String>,
    /// Whether marks of rule sets need a legend.
    pub keyed: bool,
}
