//! What a game of a match came to.

use std::ops::AddAssign;
use std::time::Duration;

use jersi_game::Game;
use jersi_rules::record::{GameResult, Termination};
use jersi_table::ForfeitKind;

use crate::place::Place;
use crate::tally::Points;

/// The tag of a record that says why a game was forfeited.
pub(crate) const FORFEIT_TAG: &str = "Forfeit";

/// What a game of a match came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// What it brought the first of its two players.
    pub points: Points,
    /// Why its loser forfeited it, if that is how it ended.
    pub forfeit: Option<ForfeitKind>,
    /// What the first and the second of its players looked at, as far as it is known.
    pub effort: [Effort; 2],
}

/// Positions that were looked at, and the processor time that it took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Positions.
    pub nodes: u64,
    /// Processor time.
    pub time: Duration,
}

impl Effort {
    /// Positions a second; `None` if nothing was counted, or too little to tell.
    pub fn speed(self) -> Option<u64> {
        let micros = self.time.as_micros();
        let speed = u128::from(self.nodes) * 1_000_000 / micros.max(1);
        (self.nodes > 0 && micros > 0).then(|| u64::try_from(speed).unwrap_or(u64::MAX))
    }
}

impl AddAssign for Effort {
    fn add_assign(&mut self, other: Effort) {
        self.nodes = self.nodes.saturating_add(other.nodes);
        self.time = self.time.saturating_add(other.time);
    }
}

impl Played {
    /// What the record of a game tells; `None` if it has no result. How much was looked at is not told.
    pub fn of(place: Place, game: &Game) -> Option<Played> {
        let ending = game.ending()?;
        let points = match ending.result()? {
            GameResult::Draw => Points::Draw,
            GameResult::Win(winner) if place.side(winner) == 0 => Points::Win,
            GameResult::Win(_) => Points::Loss,
        };
        let told = || game.tag(FORFEIT_TAG).and_then(ForfeitKind::named).unwrap_or(ForfeitKind::Untold);
        let forfeit = match ending.termination() {
            Termination::Forfeit => Some(told()),
            Termination::Time => Some(ForfeitKind::Time),
            _ => None,
        };
        Some(Played { points, forfeit, effort: [Effort::default(); 2] })
    }

    /// Which of its two players forfeited, and why.
    pub fn forfeited(&self) -> Option<(usize, ForfeitKind)> {
        self.forfeit.map(|why| (usize::from(self.points == Points::Win), why))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speed_is_positions_by_processor_time() {
        let mut effort = Effort { nodes: 500, time: Duration::from_millis(10) };
        effort += Effort { nodes: 1500, time: Duration::from_millis(10) };
        assert_eq!(effort.speed(), Some(100_000));
        assert_eq!(Effort::default().speed(), None);
    }
}
