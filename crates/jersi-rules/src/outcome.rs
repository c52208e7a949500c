//! How a game ends.

use crate::edition::Score;
use crate::lang::Lang;
use crate::piece::{ByColor, Color};
use crate::rules::Rules;

/// Who won, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None` is a tie.
    pub winner: Option<Color>,
    /// What ended the game.
    pub reason: Reason,
}

/// What ended a game, by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The king was captured (2.0, 3.0).
    KingCaptured,
    /// The last turns after one side ran out of kinds are played (2.0, 3.0).
    Exhaustion,
    /// The player to move has no legal turn.
    NoTurn,
    /// The king stands on the far row (4.x).
    KingArrived,
    /// The captured king cannot come back (4.x).
    KingNotRelocatable,
    /// There is no cube to ask for (4.x with ransom).
    NoRansom,
    /// Too many turns without a capture (4.x).
    NoCaptureLimit,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 7] = [
        Reason::KingCaptured,
        Reason::Exhaustion,
        Reason::NoTurn,
        Reason::KingArrived,
        Reason::KingNotRelocatable,
        Reason::NoRansom,
        Reason::NoCaptureLimit,
    ];

    /// The identifier in records and answers.
    pub const fn id(self) -> &'static str {
        match self {
            Reason::KingCaptured => "king-captured",
            Reason::Exhaustion => "exhaustion",
            Reason::NoTurn => "no-turn",
            Reason::KingArrived => "king-arrived",
            Reason::KingNotRelocatable => "king-not-relocatable",
            Reason::NoRansom => "no-ransom",
            Reason::NoCaptureLimit => "no-capture-limit",
        }
    }

    /// The reason with this identifier.
    pub fn from_id(id: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.id() == id)
    }
}

impl Outcome {
    /// How the game ended, in the words of the edition, with the limits that were played by.
    pub fn say(&self, rules: Rules, lang: Lang) -> String {
        lang.catalogue().outcome(*self, rules)
    }

    /// Whether the rules of some edition end a game so: a limit of quiet turns ties, exhaustion may, nothing else does.
    pub const fn is_possible(self) -> bool {
        match self.reason {
            Reason::NoCaptureLimit => self.winner.is_none(),
            Reason::Exhaustion => true,
            Reason::KingCaptured
            | Reason::KingArrived
            | Reason::KingNotRelocatable
            | Reason::NoRansom
            | Reason::NoTurn => self.winner.is_some(),
        }
    }

    /// A win.
    pub const fn win(winner: Color, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }

    /// A tie.
    pub const fn tie(reason: Reason) -> Outcome {
        Outcome { winner: None, reason }
    }

    /// `white`, `black` or `draw`.
    pub const fn result_id(self) -> &'static str {
        match self.winner {
            Some(color) => color.id(),
            None => "draw",
        }
    }

    /// The points of each player by an edition's counting.
    ///
    /// ```
    /// use jersi_rules::{Color, Edition, Outcome, Reason};
    ///
    /// let win = Outcome::win(Color::White, Reason::KingArrived);
    /// let points = win.points(Edition::V4_8.facts().score);
    /// assert_eq!((points.white, points.black), (2, 0));
    /// ```
    pub fn points(self, score: Score) -> ByColor<u8> {
        ByColor::from_fn(|color| match self.winner {
            Some(winner) if winner == color => score.win,
            Some(_) => score.loss,
            None => score.tie,
        })
    }
}
