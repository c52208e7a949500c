//! Games in pairs over one opening with sides swapped: the worth of actions and the ladder of skill.

use std::collections::BTreeMap;

use jersi_lab_report::Metric;
use jersi_match::Pentanomial;

use super::quantity::{Interval, Quantity};
use crate::analysis::opening_of;
use crate::game::{Job, LabGame};
use crate::stats::{Statistic, elo_of, real};

/// A pair of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Half the number of its first game.
    pub number: u32,
    /// A number of that opening.
    pub opening: u64,
    /// Half points of who is free, or stronger: 0 to 4.
    pub half_points: u8,
}

/// The pairs of games of one job that are there whole, by their numbers.
pub fn pairs<'a>(games: impl IntoIterator<Item = &'a LabGame>) -> Vec<Pair> {
    let mut halves: BTreeMap<u32, Vec<&LabGame>> = BTreeMap::new();
    for game in games {
        halves.entry(game.number / 2).or_default().push(game);
    }
    let pair = |(number, games): (u32, Vec<&LabGame>)| {
        let &[one, other] = &games[..] else { return None };
        Some(Pair { number, opening: opening_of(one), half_points: ours(one) + ours(other) })
    };
    halves.into_iter().filter_map(pair).collect()
}

/// The half points of who is free in a game about an action, or stronger in one of the ladder.
fn ours(game: &LabGame) -> u8 {
    let white_is_ours = match game.job {
        // The side that is bound plays White unless swapped.
        Job::Worth { .. } => game.swapped,
        Job::Rung { .. } | Job::Play { .. } => !game.swapped,
    };
    if white_is_ours { game.points } else { 2_u8.saturating_sub(game.points) }
}

/// The Elo of pairs.
pub fn pair_elo(metric: Metric, part: String, pairs: &[Pair]) -> Option<Quantity> {
    let mut boxes = Pentanomial::default();
    for pair in pairs {
        boxes.add(pair.half_points);
    }
    let above = pairs.iter().map(|pair| real(usize::from(pair.half_points)) / 4.0).collect();
    // A pair has two points.
    let then = |share, pairs| elo_of(share, 2.0 * pairs);
    let elo = Quantity::new(metric, part, pairs.len(), Statistic::Ratio { above, below: None, then })?;
    Some(Quantity { interval: Interval::Pairs(boxes), ..elo })
}
