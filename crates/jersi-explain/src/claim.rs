//! What can be said of a turn. "The player" is who takes it, "the opponent" the other one.

use jersi_rules::{Cell, Color, Kind, Piece, Reason, Turn};

/// A sentence about a turn that is so, by the rules or by a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The turn wins.
    Wins {
        /// By what.
        reason: Reason,
    },
    /// The turn ends the game, and nobody wins.
    Ties {
        /// By what.
        reason: Reason,
    },
    /// The turn ends the game, and the opponent wins.
    Loses {
        /// By what.
        reason: Reason,
    },
    /// The win is forced, whatever the opponent plays.
    Forces(Forced),
    /// The opponent wins after it, at once or by force.
    LosesTo(Forced),
    /// Another turn would have won, and this one does not do so at once. The line begins with that turn.
    Missed(Forced),
    /// If the turn were passed, the opponent would win at once.
    Threat {
        /// How; told for the opponent.
        threat: Forced,
        /// Whether he no longer wins at once after the turn.
        met: bool,
    },
    /// If the opponent passed now, the player would win at once.
    Threatens(Forced),
    /// There is no other legal turn.
    OnlyTurn,
    /// After every other turn the opponent wins at once; not after this one.
    OnlyDefence,
    /// The opponent's pieces on a cell are captured.
    Takes(Stand),
    /// The captured king comes back here.
    Relocates {
        /// Where.
        to: Cell,
    },
    /// A cube of this kind is asked for as a ransom.
    Asks {
        /// The kind.
        kind: Kind,
    },
    /// This cube is given as a ransom, by the player or by whom he asks.
    Gives {
        /// What it is.
        kind: Kind,
        /// Where it stood.
        cell: Cell,
    },
    /// This cube comes from the reserve.
    Drops {
        /// What it is.
        kind: Kind,
        /// Where it stands now.
        cell: Cell,
    },
    /// No piece is captured.
    TakesNothing,
    /// What the player could capture now if it were his turn again.
    Attacks(Vec<Stand>),
    /// What the opponent could have captured if the turn were passed, and cannot any more; it stands where it stood.
    Protects(Vec<Stand>),
    /// The same of a piece that has moved.
    Escapes {
        /// The piece on the top.
        kind: Kind,
        /// Where it stood.
        from: Cell,
        /// Where it stands.
        to: Cell,
    },
    /// What the opponent can capture now.
    Hangs(Vec<Stand>),
    /// The opponent can capture nothing now.
    NothingHangs,
    /// 4.x: how far a king is from home.
    King {
        /// Whose.
        color: Color,
        /// Before the turn; the player's own turns count from this one on.
        before: Way,
        /// After it.
        after: Way,
    },
}

/// Pieces on a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Where.
    pub cell: Cell,
    /// What stands there, from the bottom up; mountains, which nobody captures, are left out.
    pub pieces: Vec<Piece>,
    /// Whether it is so since this turn: it was not before, or something else stood there.
    pub fresh: bool,
    /// Of what can be captured: whether its player can take something back there at once, whichever turn captures it and
    /// wherever that goes on to. Not where a ransom is asked for.
    pub guarded: bool,
}

impl Stand {
    /// The piece on the top.
    pub fn top(&self) -> Option<Piece> {
        self.pieces.last().copied()
    }
}

/// A way to an end that somebody can force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forced {
    /// Whole turns, those of both players.
    pub in_turns: u32,
    /// The decisions; the loser holds out as long as he can.
    pub line: Vec<Turn>,
    /// What ends the game then.
    pub reason: Reason,
}

/// How far a king is from home while the opponent stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The fewest turns of its player that bring it home, whichever pieces he moves: exact for 1 and 2, and not less
    /// than this beyond.
    pub at_least: u8,
    /// The fewest turns of the king alone, if three are enough: a way is open. What it does not carry stands still.
    pub open: Option<u8>,
}
