//! What pieces are worth.

use jersi_lab_report::Metric;
use jersi_rules::Kind;

use super::quantity::Quantity;
use crate::analysis::{FEWEST, GameFacts};
use crate::stats::{Logistic, Statistic, real};

/// How strongly values are held back from what few games tell: as much as this many quiet positions would weigh.
const RIDGE: f64 = 1.0;

/// The kinds whose mean is the unit.
const UNIT: [Kind; 3] = [Kind::Rock, Kind::Paper, Kind::Scissors];

/// The worth of each kind by how results depend on who has more of it, the mean of rock, paper and scissors being 1. A kind that both
/// sides always have alike has none, and a few games tell nothing.
pub fn piece_values(games: &[GameFacts]) -> Vec<Quantity> {
    let differs =
        |kind: &Kind| games.iter().any(|game| game.quiet.iter().any(|balance| balance[*kind as usize] != 0));
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(differs).collect();
    if !UNIT.iter().all(|kind| kinds.contains(kind)) {
        return Vec::new();
    }
    let observed = |game: &GameFacts| {
        let seen = game
            .quiet
            .iter()
            .map(|balance| kinds.iter().map(|&kind| f64::from(balance[kind as usize])).collect());
        seen.map(|differences: Vec<f64>| (differences, game.score())).collect::<Vec<_>>()
    };
    let units: Vec<_> = games.iter().map(observed).collect();
    let n = units.iter().filter(|unit| !unit.is_empty()).count();
    if n < FEWEST as usize {
        return Vec::new();
    }
    let Some(fit) = Logistic::fit(&units, kinds.len(), RIDGE).map(std::sync::Arc::new) else {
        return Vec::new();
    };
    let value = |(place, &kind): (usize, &Kind)| {
        let (fit, kinds) = (std::sync::Arc::clone(&fit), kinds.clone());
        let of = move |drawn: &[u8]| {
            let values = fit.of(drawn)?;
            let unit =
                kinds.iter().zip(&values).filter(|(kind, _)| UNIT.contains(kind)).map(|(_, value)| value);
            let unit = unit.sum::<f64>() / real(UNIT.len());
            // A unit of nothing or less says that the games tell nothing of pieces.
            (unit > 1e-3).then(|| values[place] / unit)
        };
        Quantity::new(Metric::PieceValues, kind.id(), n, Statistic::Other(Box::new(of)))
    };
    kinds.iter().enumerate().filter_map(value).collect()
}
