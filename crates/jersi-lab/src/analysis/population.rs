//! Games of one rule set and one job, with all numbers that they tell.

use std::collections::{BTreeMap, BTreeSet};

use jersi_lab_report::Metric;

use super::asked::Asked;
use super::facts::{BadGame, GameFacts};
use super::threads::in_threads;
use crate::game::{Job, LabGame};
use crate::metrics::{self, Quantity};

/// Games of one rule set and one job, or pairs of them: what is drawn together.
pub(crate) struct Population {
    /// The rule set, by its place.
    pub rules: usize,
    /// What the games are for.
    pub job: Job,
    /// How many games there are.
    pub games: u32,
    /// Decisions that were looked at more closely: those that were searched, and those that were not.
    pub sampled: [u32; 2],
    /// The games, or the pairs.
    pub units: Vec<Unit>,
    /// What they tell.
    pub quantities: Vec<Quantity>,
}

/// A game, or a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unit {
    /// Its number.
    pub number: u32,
    /// A number of its opening: rule sets of one plan that begin alike mostly share it, and need not.
    pub opening: u64,
}

/// The strength of a job; of two different ones the weaker.
pub(crate) fn nodes(job: &Job) -> u32 {
    match *job {
        Job::Play { nodes } | Job::Worth { nodes, .. } | Job::Rung { nodes } => nodes,
    }
}

/// All populations of the games, by rule set and job.
pub(super) fn populations<'a>(
    asked: &Asked,
    games: impl IntoIterator<Item = &'a LabGame>,
) -> Result<Vec<Population>, BadGame> {
    let mut groups: BTreeMap<(usize, &Job), Vec<&LabGame>> = BTreeMap::new();
    for game in games {
        if let Some(place) = asked.place(&game.rules) {
            groups.entry((place, &game.job)).or_default().push(game);
        }
    }
    for games in groups.values_mut() {
        games.sort_by_key(|game| game.number);
    }
    let reasons =
        groups.iter().filter(|((_, job), _)| matches!(job, Job::Play { .. })).flat_map(|(_, games)| games);
    let reasons: BTreeSet<String> = reasons.map(|game| game.reason.clone()).collect();
    groups.into_iter().map(|((place, job), games)| population(asked, place, job, &games, &reasons)).collect()
}

fn population(
    asked: &Asked,
    place: usize,
    job: &Job,
    games: &[&LabGame],
    reasons: &BTreeSet<String>,
) -> Result<Population, BadGame> {
    let mut sampled = [0; 2];
    let (units, quantities) = match job {
        Job::Play { .. } => {
            let spec = &asked.rules[place].spec;
            let facts = in_threads(games, |game| GameFacts::of(game, spec));
            let facts: Vec<GameFacts> = facts.into_iter().collect::<Result<_, BadGame>>()?;
            let units = facts.iter().map(|game| Unit { number: game.number, opening: game.opening });
            let units = units.collect();
            for game in &facts {
                sampled[0] += game.samples.len() as u32;
                sampled[1] += game.unsearched;
            }
            (units, metrics::of_games(&facts, reasons))
        }
        Job::Worth { action, .. } => in_pairs(games, Metric::ActionWorth, action.clone()),
        Job::Rung { nodes } => {
            in_pairs(games, Metric::SkillLadder, format!("{nodes}-{}", u64::from(*nodes) * 2))
        }
    };
    Ok(Population { rules: place, job: job.clone(), games: games.len() as u32, sampled, units, quantities })
}

fn in_pairs(games: &[&LabGame], metric: Metric, part: String) -> (Vec<Unit>, Vec<Quantity>) {
    let pairs = metrics::pairs(games.iter().copied());
    let units = pairs.iter().map(|pair| Unit { number: pair.number, opening: pair.opening });
    let units = units.collect();
    (units, metrics::pair_elo(metric, part, &pairs).into_iter().collect())
}
