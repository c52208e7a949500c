//! The work of a plan in pieces: a file of games each, numbered over the whole plan.

use crate::game::Job;
use crate::plan::{Plan, RuleSet};

/// Games of a piece at the most.
const MOST_GAMES: u32 = 32;
/// Positions of a piece, about, so that pieces are short even where decisions are long.
const POSITIONS: u64 = 20_000_000;
/// Decisions of a game, about.
const DECISIONS: u64 = 90;

/// A piece of work: some games in a row of one rule set and one job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The rule set, by its place in the plan.
    pub rules: usize,
    /// What the games are for.
    pub job: Job,
    /// The number of the first game.
    pub first: u32,
    /// How many games. Pairs are not parted.
    pub games: u32,
    /// The name of its file.
    pub file: String,
}

/// All pieces of a plan, those that take longest first, so that the last ones to be done are short.
pub fn pieces(plan: &Plan) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (number, rules) in plan.rules.iter().enumerate() {
        for (job, games) in jobs(rules) {
            let each = games_each(&job);
            let name = |index: u32| format!("games-{}-{}-{index:05}.jsonl.zst", rules.name, job_name(&job));
            let cut = (0..games.div_ceil(each)).map(|index| {
                let first = index * each;
                let games = each.min(games - first);
                Piece { rules: number, job: job.clone(), first, games, file: name(index) }
            });
            pieces.extend(cut);
        }
    }
    // Sorting is stable: equal ones stay in the order of the plan.
    pieces.sort_by_key(|piece| std::cmp::Reverse(positions_each(&piece.job) * u64::from(piece.games)));
    pieces
}

/// What is played by a rule set, and how many games of it.
pub fn jobs(rules: &RuleSet) -> Vec<(Job, u32)> {
    let mut jobs: Vec<(Job, u32)> =
        rules.strengths.iter().map(|terms| (Job::Play { nodes: terms.nodes }, terms.games)).collect();
    if let Some(ladder) = rules.ladder {
        jobs.extend(ladder.rungs().map(|nodes| (Job::Rung { nodes }, 2 * ladder.pairs)));
    }
    if let Some(worth) = &rules.worth {
        let job = |action: &String| Job::Worth { nodes: worth.nodes, action: action.clone() };
        jobs.extend(worth.actions.iter().map(|action| (job(action), 2 * worth.pairs)));
    }
    jobs
}

/// How many files so many games of a job make.
pub(crate) fn files(job: &Job, games: u32) -> u64 {
    u64::from(games.div_ceil(games_each(job)))
}

/// The name of a job in names of files.
pub fn job_name(job: &Job) -> String {
    match job {
        Job::Play { nodes } => format!("play-{nodes}"),
        Job::Rung { nodes } => format!("rung-{nodes}"),
        Job::Worth { nodes, action } => {
            let action: String =
                action.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
            format!("worth-{nodes}-{action}")
        }
    }
}

/// Whether games of the job come in pairs.
pub fn in_pairs(job: &Job) -> bool {
    !matches!(job, Job::Play { .. })
}

/// The positions that are looked at for a decision, on average.
pub(crate) fn positions_each(job: &Job) -> u64 {
    match *job {
        Job::Play { nodes } | Job::Worth { nodes, .. } => u64::from(nodes),
        Job::Rung { nodes } => u64::from(nodes) * 3 / 2,
    }
}

/// An even number of games for a file.
fn games_each(job: &Job) -> u32 {
    let games = POSITIONS / (positions_each(job) * DECISIONS).max(1);
    (games.min(u64::from(MOST_GAMES)) as u32 & !1).max(2)
}
