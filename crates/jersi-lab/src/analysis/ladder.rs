//! The ladder of skill as a whole: the sum of its rungs.

use jersi_lab_report::{Method, Metric, Row};

use super::population::{Population, nodes};
use super::rows::estimate;
use crate::game::Job;

/// The rungs of a rule set, from the lowest on, if each stands on the one before.
pub(crate) struct Ladder<'a> {
    /// The rule set, by its place.
    pub rules: usize,
    /// The populations of the rungs.
    pub rungs: Vec<&'a Population>,
}

/// How many Elo make a class of players.
const CLASS: f64 = 200.0;

/// The ladders of all rule sets that have one without a gap.
pub(crate) fn ladders(populations: &[Population]) -> Vec<Ladder<'_>> {
    let mut ladders: Vec<Ladder<'_>> = Vec::new();
    let rungs = populations
        .iter()
        .filter(|population| matches!(population.job, Job::Rung { .. }) && !population.units.is_empty());
    for rung in rungs {
        match ladders.last_mut() {
            Some(ladder) if ladder.rules == rung.rules => ladder.rungs.push(rung),
            _ => ladders.push(Ladder { rules: rung.rules, rungs: vec![rung] }),
        }
    }
    ladders.retain(|ladder| {
        ladder.rungs.windows(2).all(|two| nodes(&two[0].job).checked_mul(2) == Some(nodes(&two[1].job)))
    });
    ladders
}

impl Ladder<'_> {
    /// The strength of the topmost player.
    pub fn top(&self) -> u32 {
        self.rungs.last().map_or(0, |rung| nodes(&rung.job).saturating_mul(2))
    }

    /// The sum of the rungs with its interval: rungs are played apart from each other, so their variances add up.
    pub fn rows(&self, rules: &str) -> Vec<Row> {
        let rungs: Option<Vec<Row>> =
            self.rungs.iter().map(|rung| estimate(rung, rung.quantities.first()?, None, rules)).collect();
        let Some(rungs) = rungs else { return Vec::new() };
        let value: f64 = rungs.iter().map(|row| row.value).sum();
        let reach = |side: fn(&Row) -> Option<f64>| {
            let squares = rungs.iter().map(|row| side(row).map(|end| (end - row.value) * (end - row.value)));
            squares.sum::<Option<f64>>().map(f64::sqrt)
        };
        let (down, up) = (reach(|row| row.low), reach(|row| row.high));
        let row = |part: &str, by: f64| Row {
            rules: rules.to_owned(),
            nodes: self.top(),
            metric: Metric::SkillLadder,
            part: part.to_owned(),
            value: value / by,
            low: down.map(|down| (value - down) / by),
            high: up.map(|up| (value + up) / by),
            n: rungs.iter().map(|row| row.n).sum(),
            method: Method::Pentanomial,
        };
        vec![row("span", 1.0), row("classes", CLASS)]
    }
}
