//! Turns explained: the most telling claims about a turn, in a sentence or two.

use jersi_explain::{Claim, Explanation, Stand, Way, WhyNot};

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
                Claim::King { color, before, after } if *color != explanation.player() => {
                    let side = if Course::of(*before, *after) == Course::Nearer {
                        &mut parts.bad
                    } else {
                        &mut parts.good
                    };
                    side.push(claim);
                }
                _ => parts.good.push(claim),
            }
        }
        // Two sentences are enough, unless the game is lost; and who has no other turn does not choose what he leaves to be taken.
        let no_other = matches!(parts.end, Some(Claim::OnlyTurn | Claim::OnlyDefence));
        if no_other || parts.end.is_some() && !parts.good.is_empty() {
            parts.bad.retain(|claim| !matches!(claim, Claim::Hangs(_)));
        }
        parts
    }
}

/// Whether a turn does nothing that can be told but to be safe, with nothing to be captured on either side.
pub(crate) fn is_quiet(explanation: &Explanation, good: &[&Claim]) -> bool {
    matches!(good, [Claim::NothingHangs])
        && !explanation.claims.iter().any(|claim| matches!(claim, Claim::Attacks(_)))
}

/// How a king's way home has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Course {
    /// It is open now, or shorter.
    Nearer,
    /// It is open as before, or was shorter.
    Open,
    /// None is open.
    Closed,
}

impl Course {
    pub(crate) fn of(before: Way, after: Way) -> Course {
        match (before.open, after.open) {
            (_, None) => Course::Closed,
            (None, Some(_)) => Course::Nearer,
            (Some(was), Some(is)) if is < was => Course::Nearer,
            _ => Course::Open,
        }
    }
}

/// What is named of all that can be captured.
pub(crate) struct Named<'a> {
    pub(crate) stands: Vec<&'a Stand>,
    /// How many more there are.
    pub(crate) more: usize,
    /// Whether it is so since the turn.
    pub(crate) fresh: bool,
    /// Whether each of them can be taken back.
    pub(crate) guarded: bool,
}

impl<'a> Named<'a> {
    /// Of what is protected, everything.
    pub(crate) fn all(stands: &'a [Stand]) -> Named<'a> {
        Named::of(stands.iter().collect())
    }

    /// Of what is attacked, what is so since the turn, first what cannot be taken back; or all if nothing is.
    pub(crate) fn attacked(stands: &'a [Stand]) -> Named<'a> {
        let fresh: Vec<&Stand> = stands.iter().filter(|stand| stand.fresh).collect();
        let mut told = if fresh.is_empty() { stands.iter().collect() } else { fresh };
        told.sort_by_key(|stand| stand.guarded);
        Named::of(told)
    }

    /// Of what the opponent can capture, what cannot be taken back, and of that what is so since the turn, if there is any.
    pub(crate) fn hanging(stands: &'a [Stand]) -> Named<'a> {
        let least = stands.iter().map(|stand| (stand.guarded, !stand.fresh)).min();
        Named::of(stands.iter().filter(|stand| Some((stand.guarded, !stand.fresh)) == least).collect())
    }

    fn of(mut stands: Vec<&'a Stand>) -> Named<'a> {
        let more = if stands.len() > NAMED + 1 { stands.len() - NAMED } else { 0 };
        let fresh = stands.iter().any(|stand| stand.fresh);
        let guarded = stands.iter().all(|stand| stand.guarded);
        stands.truncate(stands.len() - more);
        Named { stands, more, fresh, guarded }
    }
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
