//! Turns explained: the most telling claims about a turn, in a sentence or two.

use jersi_explain::{Claim, Explanation, Stand, WhyNot};

use crate::TableWords;
use crate::sentence::list;

jersi_rules::catalogue! {
    /// What a turn does and threatens.
    pub trait ExplainWords: TableWords {
        /// The most telling claims about a turn; empty if there is nothing to say, as of a placement.
        fn explained(&self, explanation: &Explanation) -> String;
        /// Why a turn that was tried does not do what was asked for, with the turn that refutes it.
        fn why_not(&self, why: &WhyNot) -> String;
        /// The most telling claims about a turn that is named, such as one that would be better.
        fn explained_turn(&self, turn: &str, explanation: &Explanation) -> String;
    }
    made up: crate::MadeUp, from crate::en::English;
}

/// As many as are named before the others are counted.
const NAMED: usize = 2;

/// What the sentences about a turn say: how the game ends or that nothing else does, what the turn is good for, and what is wrong with it.
#[derive(Default)]
pub(crate) struct Parts<'a> {
    pub(crate) end: Option<&'a Claim>,
    pub(crate) good: Vec<&'a Claim>,
    pub(crate) bad: Vec<&'a Claim>,
}

impl<'a> Parts<'a> {
    pub(crate) fn of(explanation: &'a Explanation) -> Parts<'a> {
        let mut parts = Parts::default();
        for claim in explanation.telling() {
            match claim {
                Claim::Wins { .. }
                | Claim::Ties { .. }
                | Claim::Loses { .. }
                | Claim::Forces(_)
                | Claim::OnlyTurn
                | Claim::OnlyDefence => parts.end = parts.end.or(Some(claim)),
                Claim::LosesTo(_) | Claim::Missed(_) | Claim::Hangs(_) => parts.bad.push(claim),
                _ => parts.good.push(claim),
            }
        }
        // Two sentences are enough, unless the game is lost.
        if parts.end.is_some() && !parts.good.is_empty() {
            parts.bad.retain(|claim| !matches!(claim, Claim::Hangs(_)));
        }
        parts
    }
}

/// Those that are so since the turn, or all if none is, and how many of them are not named.
pub(crate) fn named(stands: &[Stand]) -> (Vec<&Stand>, usize) {
    let mut fresh: Vec<&Stand> = stands.iter().filter(|stand| stand.fresh).collect();
    if fresh.is_empty() {
        fresh = stands.iter().collect();
    }
    let more = if fresh.len() > NAMED + 1 { fresh.len() - NAMED } else { 0 };
    fresh.truncate(fresh.len() - more);
    (fresh, more)
}

/// Phrases in a row, with a comma before the last one where a phrase has one of its own, or an `and`: `stops e4, which would win,
/// and takes d4`.
pub(crate) fn phrases(all: &[String], last: &str) -> String {
    let and = format!(" {last} ");
    match all {
        [first @ .., end] if first.iter().any(|phrase| phrase.contains(',') || phrase.contains(&and)) => {
            format!("{}, {last} {end}", first.join(", "))
        }
        _ => list(all, last),
    }
}

/// Neighbours that begin with the same verb share it: `takes the fool on c6 and the rock on d7`. Those that go on with something
/// else keep it.
pub(crate) fn shared(all: Vec<String>, verb: &str, last: &str) -> Vec<String> {
    let and = format!(" {last} ");
    let mut merged: Vec<String> = Vec::new();
    for phrase in all {
        match (merged.last_mut(), phrase.strip_prefix(verb)) {
            (Some(before), Some(rest))
                if before.starts_with(verb) && !before.contains(&and) && !rest.contains(&and) =>
            {
                before.push_str(&and);
                before.push_str(rest);
            }
            _ => merged.push(phrase),
        }
    }
    merged
}
