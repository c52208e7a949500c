//! What a plan costs before it is played: an estimate, for a decision about machines and time.

use crate::game::Job;
use crate::piece::{Piece, jobs, positions_each};
use crate::plan::{Plan, RuleSet, SampleTerms};

/// Decisions of a game in which the king is hunted, about.
const HUNT: u64 = 65;
/// Decisions of a game in which the king goes home, about.
const HOME: u64 = 100;
/// Decisions of an opening.
const OPENING: u64 = 4;
/// Positions of a glance at all turns of a decision, about.
const GLANCE: u64 = 1_000;

/// What is played of a rule set for one thing, and what it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cost {
    /// The rule set, by its name.
    pub rules: String,
    /// What is played.
    pub job: Job,
    /// How many games.
    pub games: u32,
    /// Positions that will be looked at, about.
    pub positions: u64,
}

/// What the parts of a plan cost.
pub fn costs(plan: &Plan) -> Vec<Cost> {
    let of = |rules: &RuleSet| {
        let costs = jobs(rules).into_iter().map(|(job, games)| {
            let positions = positions_of(rules, &job, 0..games);
            Cost { rules: rules.name.clone(), job, games, positions }
        });
        costs.collect::<Vec<_>>()
    };
    plan.rules.iter().flat_map(of).collect()
}

/// What a piece of a plan costs.
pub fn cost_of(plan: &Plan, piece: &Piece) -> u64 {
    positions_of(&plan.rules[piece.rules], &piece.job, piece.first..piece.first + piece.games)
}

fn positions_of(rules: &RuleSet, job: &Job, games: std::ops::Range<u32>) -> u64 {
    let nodes = match *job {
        Job::Play { nodes } | Job::Worth { nodes, .. } | Job::Rung { nodes } => u64::from(nodes),
    };
    let decisions = if rules.spec.edition().hunts() { HUNT } else { HOME };
    // No plan is so long that these do not say enough: what is beyond is told as the greatest number.
    let each = (positions_each(job) * decisions).saturating_add(OPENING * (nodes + GLANCE));
    let sampled = match (job, rules.sample) {
        (Job::Play { .. }, Some(SampleTerms { decisions, nodes, games: most, .. })) => {
            let sampled = games.end.min(most).saturating_sub(games.start);
            (u64::from(sampled) * u64::from(decisions)).saturating_mul(u64::from(nodes) + GLANCE)
        }
        _ => 0,
    };
    u64::from(games.end - games.start).saturating_mul(each).saturating_add(sampled)
}
