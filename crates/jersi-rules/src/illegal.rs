//! A refusal with the edition that names its cells and pieces: an error that speaks for itself.

use crate::edition::Edition;
use crate::lang::Lang;
use crate::refusal::Refusal;
use crate::setup::{BadPosition, PositionFault};

/// Why a decision is not legal.
///
/// A [`Refusal`] is data and does not know its edition; this adds it, so that the error has words: the `a1`
/// of 2.0 is the `a2` of 4.8.
///
/// ```
/// use jersi_rules::{Carry, Edition, Position, Rules, Turn};
///
/// let edition = Edition::V4_8;
/// let start = Position::initial(Rules::new(edition));
/// let [from, to] = ["e4", "e5"].map(|name| edition.cell_named(name).unwrap());
/// let error = start.play(Turn::steps(from, Carry::One, None, to)).unwrap_err();
/// assert_eq!(error.refusal.code(), "nothing-there");
/// assert_eq!(error.to_string(), "nothing stands on e4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .refusal.say(*.edition, Lang::EN))]
pub struct IllegalTurn {
    /// The edition whose words it is told in.
    pub edition: Edition,
    /// The rule that forbids it.
    pub refusal: Refusal,
}

impl Refusal {
    /// This refusal as an error, in the words of an edition.
    pub const fn in_edition(self, edition: Edition) -> IllegalTurn {
        IllegalTurn { edition, refusal: self }
    }
}

impl PositionFault {
    /// This fault alone as an error, in the words of an edition.
    ///
    /// ```
    /// use jersi_rules::{Edition, PositionFault};
    ///
    /// let error: Box<dyn std::error::Error> = Box::new(PositionFault::NoKings.in_edition(Edition::V2_0));
    /// assert!(error.to_string().contains("kunti"));
    /// ```
    pub fn in_edition(self, edition: Edition) -> BadPosition {
        BadPosition { edition, reasons: vec![self] }
    }
}
