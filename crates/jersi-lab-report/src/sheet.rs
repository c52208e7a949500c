//! The rows of a report, found by what they tell.

use crate::{Metric, Report, Row};

/// A report with the questions that the page puts to it.
#[derive(Clone, Copy)]
pub(crate) struct Sheet<'a> {
    pub report: &'a Report,
}

impl<'a> Sheet<'a> {
    /// The rows of a metric.
    pub fn of(self, metric: Metric) -> impl Iterator<Item = &'a Row> {
        self.report.rows.iter().filter(move |row| row.metric == metric)
    }

    /// A number of a rule set, by the strongest play that there is of it.
    pub fn best(self, rules: &str, metric: Metric, part: &str) -> Option<&'a Row> {
        self.of(metric).filter(|row| row.rules == rules && row.part == part).max_by_key(|row| row.nodes)
    }

    /// The same by a given strength.
    pub fn at(self, rules: &str, metric: Metric, part: &str, nodes: u32) -> Option<&'a Row> {
        self.of(metric).find(|row| row.rules == rules && row.part == part && row.nodes == nodes)
    }

    /// The parts of a metric in the order of the report, without those that only a plot shows.
    pub fn parts(self, metric: Metric) -> Vec<&'a str> {
        let mut parts: Vec<&str> = Vec::new();
        for row in self.of(metric).filter(|row| !is_of_plot(&row.part)) {
            if !parts.contains(&row.part.as_str()) {
                parts.push(&row.part);
            }
        }
        parts
    }

    /// The strengths that a metric was measured at, from weak to strong. A metric whose numbers have one strength each, as the
    /// rungs of a ladder, has none to compare.
    pub fn strengths(self, metric: Metric) -> Vec<u32> {
        let mut nodes: Vec<u32> = self.of(metric).map(|row| row.nodes).collect();
        nodes.sort_unstable();
        nodes.dedup();
        let several = self.of(metric).any(|row| {
            self.of(metric)
                .any(|other| other.rules == row.rules && other.part == row.part && other.nodes != row.nodes)
        });
        if several { nodes } else { Vec::new() }
    }

    /// The part that stands for a metric in summaries, if the report has it.
    pub fn main_part(self, metric: Metric) -> Option<&'a str> {
        let wanted = match metric {
            Metric::Length => "median",
            Metric::FirstContact => "capture",
            Metric::BoardUse => "visited",
            Metric::OpeningDiversity => "lines",
            Metric::SkillLadder => "span",
            Metric::Clarity => "one-turn",
            Metric::Endings | Metric::PieceValues | Metric::ActionUse | Metric::ActionWorth => return None,
            _ => "",
        };
        self.of(metric).find(|row| row.part == wanted).map(|row| row.part.as_str())
    }

    /// How many games are in the report.
    pub fn games(self) -> u64 {
        self.report.rules.iter().flat_map(|sheet| &sheet.strengths).map(|at| u64::from(at.games)).sum()
    }

    /// How many were planned and are not there.
    pub fn missing(self) -> u64 {
        self.report.rules.iter().flat_map(|sheet| &sheet.strengths).map(|at| u64::from(at.missing)).sum()
    }

    /// The place of a rule set in the report: its colour and shape.
    pub fn series(self, rules: &str) -> usize {
        self.report.rules.iter().position(|sheet| sheet.name == rules).unwrap_or(0)
    }
}

/// Whether a part only makes sense beside the others of its kind: bins, tenths, cells.
pub(crate) fn is_of_plot(part: &str) -> bool {
    ["bin-", "tenth-", "cell-"].iter().any(|start| part.starts_with(start))
}
