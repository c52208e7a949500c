//! What a report is asked to be about.

use std::collections::BTreeMap;

use jersi_lab_report::{RuleSheet, Sampling, Strength};
use jersi_rules::GameSpec;

use super::population::{Population, nodes};
use crate::game::Job;
use crate::plan::SampleTerms;

/// What a report is asked to be about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// What the plan is called.
    pub title: String,
    /// The commit of the program that played; empty if nobody said.
    pub commit: String,
    /// The plan, word for word.
    pub plan: String,
    /// The rule sets, in the order of the report.
    pub rules: Vec<AskedRules>,
    /// Rule sets to compare, by their names.
    pub compare: Vec<(String, String)>,
}

/// A rule set of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedRules {
    /// Its name, as its games have it.
    pub name: String,
    /// The game.
    pub spec: GameSpec,
    /// The plan it comes from, by a number: rule sets of one plan draw their openings by the same chance.
    pub plan: usize,
    /// How decisions of its games were looked at more closely, if they were.
    pub sample: Option<SampleTerms>,
    /// Games that were planned and are left out, by what they were for.
    pub missing: BTreeMap<Job, u32>,
}

impl Asked {
    /// The place of a rule set.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.rules.iter().position(|rules| rules.name == name)
    }

    /// The rule sets with what was played of each.
    pub(super) fn sheets(&self, populations: &[Population]) -> Vec<RuleSheet> {
        let sheet = |(place, rules): (usize, &AskedRules)| {
            let mut strengths: BTreeMap<u32, Strength> = BTreeMap::new();
            let mut add = |nodes: u32, games: u32, missing: u32| {
                let at = strengths.entry(nodes).or_insert(Strength { nodes, games: 0, missing: 0 });
                at.games += games;
                at.missing += missing;
            };
            for population in populations.iter().filter(|population| population.rules == place) {
                add(nodes(&population.job), population.games, 0);
            }
            for (job, &missing) in &rules.missing {
                add(nodes(job), 0, missing);
            }
            let strengths = strengths.into_values().collect();
            // The usual game says nothing of itself; who reads a report, or plays by it, must still be told.
            let told = rules.spec.to_string();
            let game = if told.is_empty() { rules.spec.edition().id().to_owned() } else { told };
            let sampled = populations.iter().filter(|population| population.rules == place);
            let [searched, unsearched] = sampled.fold([0; 2], |sum, population| {
                [sum[0] + population.sampled[0], sum[1] + population.sampled[1]]
            });
            let sampling = rules.sample.filter(|_| searched + unsearched > 0).map(|terms| Sampling {
                nodes: terms.nodes,
                lines: terms.lines,
                searched,
                unsearched,
            });
            RuleSheet { name: rules.name.clone(), game, strengths, sampling }
        };
        self.rules.iter().enumerate().map(sheet).collect()
    }
}
