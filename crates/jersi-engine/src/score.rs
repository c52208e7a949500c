//! What a position is worth to the player who decides.

/// A value in units, of which 250 make the odds of winning e to 1 (a cube is worth about 200), or a win or loss with
/// its distance.
///
/// ```
/// use jersi_engine::{Score, Verdict};
///
/// let better = Score::units(35);
/// assert!(Score::DRAW < better && better < Score::win_in(5) && Score::win_in(5) < Score::win_in(3));
/// assert_eq!(better.negated().verdict(), Verdict::Units(-35));
/// assert_eq!(Score::win_in(3).negated().verdict(), Verdict::LossIn(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(pub(crate) i32);

/// What a score means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Neither side is known to win; positive is good for the player who decides.
    Units(i32),
    /// A forced win in this many decisions.
    WinIn(u32),
    /// A forced loss in this many decisions.
    LossIn(u32),
}

impl Score {
    /// A tie.
    pub const DRAW: Score = Score(0);
    /// Worse than every other score.
    pub(crate) const WORST: Score = Score(-32_000);
    /// A win at once.
    pub(crate) const WIN: i32 = 31_000;
    /// Every score beyond this is a forced win.
    pub(crate) const DECISIVE: i32 = 30_000;

    /// A score in units, held below the forced wins.
    pub const fn units(units: i32) -> Score {
        let most = Score::DECISIVE - 1;
        Score(if units > most {
            most
        } else if units < -most {
            -most
        } else {
            units
        })
    }

    /// The game is won after `plies` decisions.
    pub const fn win_in(plies: u32) -> Score {
        Score(Score::WIN - plies as i32)
    }

    /// The game is lost after `plies` decisions.
    pub const fn loss_in(plies: u32) -> Score {
        Score(plies as i32 - Score::WIN)
    }

    /// What it means.
    pub const fn verdict(self) -> Verdict {
        if self.0 > Score::DECISIVE {
            Verdict::WinIn((Score::WIN - self.0) as u32)
        } else if self.0 < -Score::DECISIVE {
            Verdict::LossIn((Score::WIN + self.0) as u32)
        } else {
            Verdict::Units(self.0)
        }
    }

    /// The same for the other player.
    #[must_use]
    pub const fn negated(self) -> Score {
        Score(-self.0)
    }
}
