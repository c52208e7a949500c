//! The running score of a match.

use crate::pentanomial::Pentanomial;

/// What a game brought the first side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// It won.
    Win,
    /// Nobody did.
    Draw,
    /// It lost.
    Loss,
}

impl Points {
    /// In half points.
    pub const fn half_points(self) -> u8 {
        match self {
            Points::Win => 2,
            Points::Draw => 1,
            Points::Loss => 0,
        }
    }
}

/// Wins, draws and losses of the first side, and the pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that the first side won.
    pub wins: u32,
    /// Games without a winner.
    pub draws: u32,
    /// Games that the first side lost.
    pub losses: u32,
    /// Games that either side forfeited; they are also counted as wins or losses.
    pub forfeits: u32,
    /// Whole pairs by the points of the first side.
    pub pairs: Pentanomial,
}

impl Tally {
    /// How many games are over.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points that the first side got; `None` without any game.
    pub fn share(&self) -> Option<f64> {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        (self.games() > 0).then(|| points / f64::from(self.games()))
    }

    /// Adds all games of another score.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.forfeits += other.forfeits;
        for (count, more) in self.pairs.0.iter_mut().zip(other.pairs.0) {
            *count += more;
        }
    }

    /// The same games, told for the second side.
    pub(crate) fn seen_by_the_other(&self) -> Tally {
        let mut pairs = self.pairs;
        pairs.0.reverse();
        Tally { wins: self.losses, losses: self.wins, pairs, ..*self }
    }

    /// Adds a game.
    pub fn add(&mut self, points: Points, forfeit: bool) {
        match points {
            Points::Win => self.wins += 1,
            Points::Draw => self.draws += 1,
            Points::Loss => self.losses += 1,
        }
        self.forfeits += u32::from(forfeit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_add_up() {
        let mut tally = Tally::default();
        assert_eq!(tally.share(), None);
        for points in [Points::Win, Points::Win, Points::Draw, Points::Loss] {
            tally.add(points, points == Points::Loss);
        }
        assert_eq!((tally.games(), tally.wins, tally.draws, tally.losses), (4, 2, 1, 1));
        assert_eq!((tally.forfeits, tally.share()), (1, Some(0.625)));
    }
}
