//! How the chances go over a game: drama, lead changes, the point of no return, uncertainty, volatility.

use jersi_lab_report::Metric;

use super::quantity::Quantity;
use crate::analysis::GameFacts;
use crate::stats::real;

/// Whoever wins from below this chance came back.
const NEARLY_LOST: f64 = 0.25;
/// How far from one half a chance is before somebody leads.
const DEAD_BAND: f64 = 0.05;
/// The chance from which on a win is taken for sure.
const SURE: f64 = 0.8;
/// A change of the chance that is called a swing.
const SWING: f64 = 0.2;

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, n) = values.fold((0.0, 0), |(sum, n), value| (sum + value, n + 1));
    (n > 0).then(|| sum / real(n))
}

/// How far below one half the later winner was, and how often the winner had all but lost.
pub fn drama(games: &[GameFacts]) -> Vec<Quantity> {
    let below = |game: &GameFacts| mean(game.winners_chances()?.map(|(_, p)| (0.5 - p).max(0.0)));
    let comeback = |game: &GameFacts| {
        let lowest = game.winners_chances()?.map(|(_, p)| p).min_by(f64::total_cmp)?;
        Some(lowest < NEARLY_LOST)
    };
    [
        Quantity::mean(Metric::Drama, "", games, below),
        Quantity::share(Metric::Drama, "comeback", games, comeback),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// How often the lead changes: a game, and in ten turns.
pub fn lead_changes(games: &[GameFacts]) -> Vec<Quantity> {
    let counted = |game: &GameFacts| {
        let turns = game.course().count();
        (turns > 0).then(|| (real(changes(game)), real(turns)))
    };
    [
        Quantity::mean(Metric::LeadChanges, "", games, |game| counted(game).map(|(changes, _)| changes)),
        Quantity::ratio(Metric::LeadChanges, "per-ten-turns", games, |game| {
            counted(game).map(|(changes, turns)| (10.0 * changes, turns))
        }),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn changes(game: &GameFacts) -> usize {
    let leads =
        game.course().map(|(_, p)| p - 0.5).filter(|lead| lead.abs() > DEAD_BAND).map(|lead| lead > 0.0);
    let leads: Vec<bool> = leads.collect();
    leads.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

/// The share of the game after which the winner never was below the sure chance; all of it if the winner was to the last.
pub fn point_of_no_return(games: &[GameFacts]) -> Vec<Quantity> {
    let point = |game: &GameFacts| {
        let course: Vec<(usize, f64)> = game.winners_chances()?.collect();
        let last = course.iter().rposition(|&(_, p)| p < SURE);
        match last {
            None if course.is_empty() => None,
            None => Some(0.0),
            Some(last) if last + 1 == course.len() => Some(1.0),
            Some(last) => Some((real(course[last].0) / f64::from(game.turns.max(1))).min(1.0)),
        }
    };
    [
        Quantity::mean(Metric::PointOfNoReturn, "", games, point),
        Quantity::quantile(Metric::PointOfNoReturn, "median", games, 0.5, point),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// How open the result is: 1 at even chances, 0 when all is over; over the game and by its tenths.
pub fn uncertainty(games: &[GameFacts]) -> Vec<Quantity> {
    let open = |p: f64| 1.0 - (2.0 * p - 1.0).abs();
    let whole =
        Quantity::mean(Metric::Uncertainty, "", games, |game| mean(game.course().map(|(_, p)| open(p))));
    let tenths = (0..10).filter_map(|tenth| {
        let within = |game: &GameFacts| {
            mean(game.course().filter(|&(turn, _)| game.tenth(turn) == tenth).map(|(_, p)| open(p)))
        };
        let part = format!("tenth-{:02}", tenth + 1);
        Some(Quantity::mean(Metric::Uncertainty, part, games, within)?.uncompared())
    });
    whole.into_iter().chain(tenths).collect()
}

/// How much the chance changes from one turn to the next, and how often by a swing.
pub fn volatility(games: &[GameFacts]) -> Vec<Quantity> {
    let steps = |game: &GameFacts| -> Vec<f64> {
        let course: Vec<(usize, f64)> = game.course().collect();
        let next = course.windows(2).filter(|pair| pair[0].0 + 1 == pair[1].0);
        next.map(|pair| (pair[1].1 - pair[0].1).abs()).collect()
    };
    let swings = |game: &GameFacts| {
        let steps = steps(game);
        Some((real(steps.iter().filter(|&&step| step > SWING).count()), real(steps.len())))
    };
    [
        Quantity::mean(Metric::Volatility, "", games, |game| mean(steps(game).into_iter())),
        Quantity::ratio(Metric::Volatility, "swings", games, swings),
    ]
    .into_iter()
    .flatten()
    .collect()
}
