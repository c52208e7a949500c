//! What the lane is asked for.

use std::time::Duration;

use jersi_club::{Act, Terms};
use jersi_rules::Color;
use jersi_wire::{ActId, GameId, Seat};

use crate::identity::{Identity, Token};
use crate::slot::{Slot, Waiting};

/// An act, with all that is known of who asks.
#[derive(Clone, Debug)]
pub struct ActRequest {
    /// Who.
    pub who: String,
    /// In which game.
    pub game: GameId,
    /// Drawn by who asks.
    pub id: ActId,
    /// What it answers.
    pub after: u32,
    /// What.
    pub act: Act,
    /// What the network took, as far as it is given back.
    pub credit: Duration,
    /// Whether the other player is connected.
    pub opponent_here: bool,
}

/// A game that somebody makes.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Who.
    pub who: String,
    /// Drawn by who asks.
    pub id: ActId,
    /// Which game.
    pub terms: Terms,
    /// Where its maker sits.
    pub seat: Seat,
    /// Whether it is listed.
    pub listed: bool,
}

/// Somebody who joins.
#[derive(Clone, Debug)]
pub struct JoinRequest {
    /// Who.
    pub who: String,
    /// Which game.
    pub game: GameId,
    /// Drawn by who asks.
    pub id: ActId,
}

/// What the lane is asked for, with the place of the answer.
#[derive(Debug)]
pub enum Ask {
    Act(ActRequest, Slot<u32>),
    Make(NewGame, Slot<GameId>),
    Join(JoinRequest, Slot<(Color, u32)>),
    Guest {
        name: String,
        /// The request with which they come.
        by: ActId,
        slot: Slot<(Identity, Token)>,
    },
    Rename {
        who: String,
        name: String,
        slot: Slot<()>,
    },
    Code {
        who: String,
        slot: Slot<Token>,
    },
    UseCode {
        code: Token,
        slot: Slot<Option<(Identity, Token)>>,
    },
    /// Somebody was seen: this browser is known for another while.
    Seen {
        who: String,
        hash: String,
        slot: Slot<()>,
    },
    /// What falls by itself, now; otherwise the lane does so every second.
    Tick(Slot<()>),
    /// The end, after all that was asked for before.
    End(Slot<()>),
}

impl Ask {
    /// The place of its answer.
    pub fn slot(&mut self) -> &mut dyn Waiting {
        match self {
            Ask::Act(_, slot) => slot,
            Ask::Make(_, slot) => slot,
            Ask::Join(_, slot) => slot,
            Ask::Guest { slot, .. } => slot,
            Ask::Rename { slot, .. } | Ask::Seen { slot, .. } | Ask::Tick(slot) | Ask::End(slot) => slot,
            Ask::Code { slot, .. } => slot,
            Ask::UseCode { slot, .. } => slot,
        }
    }
}
