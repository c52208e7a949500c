//! Events that do not fit a game.

use jersi_game::{ClockError, GameError};
use jersi_rules::{Color, SpecError};

/// An event that does not fit the game: something wrote what the referee had not allowed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {seq} does not fit: {why}")]
pub struct Unfit {
    /// The number of the event.
    pub seq: u32,
    /// What is wrong with it.
    pub why: Why,
}

/// What is wrong with an event, as data: a page that never shows it has no words for it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// There is no event at all.
    #[error("there is no event")]
    Nothing,
    /// The first event is another one.
    #[error("a game begins with begun, which has the number 1")]
    NotBegun,
    /// There is no such game.
    #[error("{0}")]
    NoGame(Box<SpecError>),
    /// The game has begun already.
    #[error("the game has begun already")]
    BegunTwice,
    /// Some before it are missing, or it was told before.
    #[error("the next number is {0}")]
    Number(u32),
    /// It is earlier than the one before.
    #[error("time goes back")]
    TimeGoesBack,
    /// The other side decides.
    #[error("{0} does not decide")]
    NotDecider(Color),
    /// There is no such legal decision, or there are several in it.
    #[error("no legal decision")]
    NoDecision,
    /// Nobody asked to take anything back.
    #[error("nobody asked")]
    NotAsked,
    /// This side asked itself.
    #[error("{0} asked")]
    AskedItself(Color),
    /// Nothing was played.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// There is no clock over days that could stand still, or the game is over.
    #[error("no time can stand still")]
    NoVacation,
    /// This side is not on vacation.
    #[error("{0} is not away")]
    NotAway(Color),
    /// The game says no.
    #[error(transparent)]
    Game(Box<GameError>),
    /// The clock says no.
    #[error(transparent)]
    Clock(#[from] ClockError),
}

impl From<GameError> for Why {
    fn from(error: GameError) -> Why {
        Why::Game(Box::new(error))
    }
}

impl From<SpecError> for Why {
    fn from(error: SpecError) -> Why {
        Why::NoGame(Box::new(error))
    }
}
