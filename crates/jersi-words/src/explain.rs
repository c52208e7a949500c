//! Turns explained: the most telling claims about a turn, in a sentence or two.

use std::cmp::Ordering;

use jersi_explain::{Claim, Explanation, Stand, Way, WhyNot};
use jersi_rules::Kind;

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

/// How many cubes of a kind a turn brings to one cell.
pub(crate) fn dropped(explanation: &Explanation, claim: &Claim) -> usize {
    explanation.claims.iter().filter(|other| *other == claim).count()
}

/// Whether the other has a single cube of the kind that he is asked for, so that it is known which one he gives.
pub(crate) fn is_the_last(explanation: &Explanation, kind: Kind) -> bool {
    let first = explanation.decisions.first();
    let asked = first.map(|&turn| explanation.position.play_legal(turn));
    asked.is_some_and(|asked| asked.on_board(explanation.player().other()).get(kind) == 1)
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
                Claim::King { color, before, after } => {
                    let course = Course::of(*before, *after);
                    let is_bad = if *color == explanation.player() {
                        matches!(course, Course::Farther | Course::Closed)
                    } else {
                        course == Course::Nearer
                    };
                    let side = if is_bad { &mut parts.bad } else { &mut parts.good };
                    side.push(claim);
                }
                _ => parts.good.push(claim),
            }
        }
        // Two sentences are enough, unless the game is lost; and who has no other turn does not choose what he leaves to be taken,
        // nor where his king goes.
        let no_other = matches!(parts.end, Some(Claim::OnlyTurn | Claim::OnlyDefence));
        if no_other || parts.end.is_some() && !parts.good.is_empty() {
            parts.bad.retain(|claim| match claim {
                Claim::Hangs(_) => false,
                Claim::King { color, .. } => *color != explanation.player(),
                _ => true,
            });
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
    /// It is open as before.
    Open,
    /// It is open, and was shorter.
    Farther,
    /// None is open.
    Closed,
}

impl Course {
    pub(crate) fn of(before: Way, after: Way) -> Course {
        match (before.open, after.open) {
            (_, None) => Course::Closed,
            (None, Some(_)) => Course::Nearer,
            (Some(was), Some(is)) => match is.cmp(&was) {
                Ordering::Less => Course::Nearer,
                Ordering::Equal => Course::Open,
                Ordering::Greater => Course::Farther,
            },
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
    /// Of what is protected, everything but a kunti: that it would have been caught is the threat that is stopped.
    pub(crate) fn protected(explanation: &Explanation, stands: &'a [Stand]) -> Named<'a> {
        let hunts = explanation.position.edition().hunts();
        let is_kunti = |stand: &Stand| hunts && stand.top().is_some_and(|top| top.kind == Kind::King);
        Named::of(stands.iter().filter(|stand| !is_kunti(stand)).collect())
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
