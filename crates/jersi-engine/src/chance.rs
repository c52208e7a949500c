//! Winning chances: what a score means for the result, and how bad a turn was that threw some of it away.

use crate::score::{Score, Verdict};

/// Units that make the odds of winning e to 1. Fitted to results of self-play.
pub const UNITS_PER_E: f64 = 250.0;

/// How likely the player whom the score belongs to wins, from 0 to 1; a tie counts half.
///
/// ```
/// use jersi_engine::{Score, chance};
///
/// assert_eq!(chance(Score::DRAW), 0.5);
/// assert_eq!(chance(Score::win_in(7)), 1.0);
/// assert_eq!((chance(Score::units(250)) * 100.0).round(), 73.0);
/// ```
pub fn chance(score: Score) -> f64 {
    match score.verdict() {
        Verdict::WinIn(_) => 1.0,
        Verdict::LossIn(_) => 0.0,
        Verdict::Units(units) => 1.0 / (1.0 + (-f64::from(units) / UNITS_PER_E).exp()),
    }
}

/// What to call a turn that lost a part of the winning chance.
///
/// ```
/// use jersi_engine::Judgement;
///
/// assert_eq!(Judgement::of(0.12), Some(Judgement::Mistake));
/// assert_eq!(Judgement::of(0.01), None);
/// assert_eq!(Judgement::Blunder.id(), "blunder");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgement {
    /// A twentieth or more.
    Inaccuracy,
    /// A tenth or more.
    Mistake,
    /// A fifth or more.
    Blunder,
}

impl Judgement {
    /// All of them, the mildest first.
    pub const ALL: [Judgement; 3] = [Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder];

    /// The loss of winning chance from which on it is called so.
    pub const fn least(self) -> f64 {
        match self {
            Judgement::Inaccuracy => 0.05,
            Judgement::Mistake => 0.10,
            Judgement::Blunder => 0.20,
        }
    }

    /// What a loss of winning chance is called, if it is anything.
    pub fn of(loss: f64) -> Option<Judgement> {
        Judgement::ALL.into_iter().rev().find(|judgement| loss >= judgement.least())
    }

    /// `inaccuracy`, `mistake` or `blunder`.
    pub const fn id(self) -> &'static str {
        match self {
            Judgement::Inaccuracy => "inaccuracy",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
        }
    }
}

/// How fast the accuracy of a turn falls with the winning chance that it lost.
const ACCURACY_DECAY: f64 = 4.0;

/// How accurate a turn was that lost this much of the winning chance: 1 if nothing, 0.82 at an inaccuracy, 0.67
/// at a mistake, 0.45 at a blunder.
pub fn accuracy(loss: f64) -> f64 {
    (-ACCURACY_DECAY * loss.max(0.0)).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_scores_have_better_chances_and_both_add_up_to_one() {
        let mut scores: Vec<Score> = (-3000..=3000).step_by(50).map(Score::units).collect();
        scores.insert(0, Score::loss_in(4));
        scores.push(Score::win_in(3));
        for pair in scores.windows(2) {
            assert!(chance(pair[0]) < chance(pair[1]), "{pair:?}");
        }
        for score in scores {
            assert!((chance(score) + chance(score.negated()) - 1.0).abs() < 1e-12, "{score:?}");
        }
        assert!((chance(Score::DRAW) - 0.5).abs() < 1e-12);
        assert!(chance(Score::units(29_999)) <= chance(Score::win_in(50)));
    }

    #[test]
    fn losses_are_called_by_their_size() {
        assert_eq!(Judgement::of(-0.3), None);
        assert_eq!(Judgement::of(0.049), None);
        assert_eq!(Judgement::of(0.05), Some(Judgement::Inaccuracy));
        assert_eq!(Judgement::of(0.15), Some(Judgement::Mistake));
        assert_eq!(Judgement::of(1.0), Some(Judgement::Blunder));
        assert!((accuracy(0.0) - 1.0).abs() < 1e-12 && accuracy(0.2) < accuracy(0.1));
    }
}
