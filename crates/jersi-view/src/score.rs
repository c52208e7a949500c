//! A score of the engine as the page shows it.

use jersi_engine::{Score, Verdict, chance};
use jersi_rules::{Color, Position};

use crate::wire::ScoreKind;

/// What a score says, its number, and how likely White wins by it.
pub(crate) fn told(position: &Position, score: Score) -> (ScoreKind, i32, f64) {
    let (kind, number) = match score.verdict() {
        Verdict::Units(units) => (ScoreKind::Units, units),
        Verdict::WinIn(turns) => (ScoreKind::Win, turns as i32),
        Verdict::LossIn(turns) => (ScoreKind::Loss, turns as i32),
    };
    let chance = chance(score);
    (kind, number, if position.decider() == Color::White { chance } else { 1.0 - chance })
}
