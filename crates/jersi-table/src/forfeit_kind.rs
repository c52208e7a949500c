//! Why games are forfeited, in kinds that can be counted.

use crate::forfeit::Forfeit;

/// A kind of reason to forfeit a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ForfeitKind {
    /// It cannot be started.
    Absent,
    /// It ended by itself.
    Ended,
    /// It cannot play by these rules, or not with an option.
    Lacks,
    /// It found no turn.
    NoTurn,
    /// It gave no answer in time.
    Late,
    /// Its clock ran down.
    Time,
    /// It played what is not legal.
    Illegal,
    /// A record does not tell.
    Untold,
}

impl ForfeitKind {
    /// All kinds.
    pub const ALL: [ForfeitKind; 8] = [
        ForfeitKind::Absent,
        ForfeitKind::Ended,
        ForfeitKind::Lacks,
        ForfeitKind::NoTurn,
        ForfeitKind::Late,
        ForfeitKind::Time,
        ForfeitKind::Illegal,
        ForfeitKind::Untold,
    ];

    /// The value of the tag `Forfeit`.
    pub const fn id(self) -> &'static str {
        match self {
            ForfeitKind::Absent => "absent",
            ForfeitKind::Ended => "ended",
            ForfeitKind::Lacks => "option",
            ForfeitKind::NoTurn => "no-turn",
            ForfeitKind::Late => "late",
            ForfeitKind::Time => "time",
            ForfeitKind::Illegal => "illegal",
            ForfeitKind::Untold => "untold",
        }
    }

    /// The one with this name.
    pub fn named(id: &str) -> Option<ForfeitKind> {
        ForfeitKind::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// The kind of a reason.
    pub fn of(why: &Forfeit) -> ForfeitKind {
        match why {
            Forfeit::Absent(_) => ForfeitKind::Absent,
            Forfeit::Ended { .. } | Forfeit::BrokeDown => ForfeitKind::Ended,
            Forfeit::Lacks { .. } => ForfeitKind::Lacks,
            Forfeit::NoTurn => ForfeitKind::NoTurn,
            Forfeit::Late(_) => ForfeitKind::Late,
            Forfeit::Illegal { .. } => ForfeitKind::Illegal,
        }
    }
}
