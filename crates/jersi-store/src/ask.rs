//! What the lane is asked for.

use std::time::Duration;

use jersi_club::{Act, Terms};
use jersi_wire::{ActId, GameId, Seat};
use tokio::sync::oneshot::Sender;

use crate::fault::{ActFault, StoreFault};
use crate::identity::{Identity, Token};

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

/// What came of a request.
pub type Answer<T, E = StoreFault> = Sender<Result<T, E>>;

/// What the lane is asked for.
pub enum Ask {
    Act(ActRequest, Answer<u32, ActFault>),
    Make(NewGame, Answer<GameId>),
    Join {
        who: String,
        game: GameId,
        id: ActId,
        answer: Answer<(jersi_rules::Color, u32), ActFault>,
    },
    Guest {
        name: String,
        answer: Answer<(Identity, Token)>,
    },
    Rename {
        who: String,
        name: String,
        answer: Answer<()>,
    },
    Code {
        who: String,
        answer: Answer<Token>,
    },
    UseCode {
        code: Token,
        answer: Answer<Option<(Identity, Token)>>,
    },
    /// What has fallen by itself, and what nobody needs any more.
    Sweep(Answer<()>),
    /// The server is alive.
    Beat(Answer<()>),
}
