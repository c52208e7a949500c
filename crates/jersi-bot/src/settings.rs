//! What a bot is asked to do.

use std::time::Duration;

use jersi_wire::{GameRow, Kind};

use crate::program::ProgramSpec;
use crate::secret::Secret;

/// A game that is offered to whoever comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Which game, as a spec tells it.
    pub spec: String,
    /// How much time there is: `-`, `600+5`, `3d`.
    pub time: String,
    /// Whether it counts for ratings.
    pub rated: bool,
}

/// Whose games a bot joins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    /// Anybody's.
    Any,
    /// Those of other bots.
    Bots,
    /// Those of who is called so.
    Named(String),
}

impl Whom {
    /// Whether a game that is open is meant.
    pub(crate) fn means(&self, row: &GameRow) -> bool {
        match self {
            Whom::Any => true,
            Whom::Bots => row.maker_is == Kind::Bot,
            Whom::Named(name) => {
                row.maker.as_ref().is_some_and(|maker| maker.to_lowercase() == name.to_lowercase())
            }
        }
    }
}

/// What a bot is asked to do.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where the club is: `http://…/` or `https://…/`, with a slash at its end.
    pub server: String,
    /// What it shows there.
    pub token: Secret,
    /// Who thinks.
    pub program: ProgramSpec,
    /// Games that it offers.
    pub offers: Vec<Offer>,
    /// Whose games it joins; nobody's, if nobody is named.
    pub join: Option<Whom>,
    /// After so many games it goes; never, if no number is told.
    pub games: Option<u32>,
    /// So many games it plays at once.
    pub at_once: usize,
    /// The most that a decision may take.
    pub per_turn: Option<Duration>,
    /// Whether the other side may take turns back.
    pub give_back: bool,
    /// How often it looks and asks.
    pub pace: Pace,
}

/// How often a bot looks, and how long it waits.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Between two looks at the lobby.
    pub seek: Duration,
    /// Between two looks at its own games, in case that a message was lost.
    pub sync: Duration,
    /// Between two pings.
    pub ping: Duration,
    /// A connection that says nothing for so long is given up.
    pub silence: Duration,
    /// An act that is not answered for so long is sent again.
    pub resend: Duration,
    /// The first wait before the next try to connect; each one is longer, with some chance in it.
    pub first_wait: Duration,
    /// The longest such wait.
    pub longest_wait: Duration,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            seek: Duration::from_secs(3),
            sync: Duration::from_secs(60),
            ping: Duration::from_secs(15),
            silence: Duration::from_secs(40),
            resend: Duration::from_secs(5),
            first_wait: Duration::from_millis(500),
            longest_wait: Duration::from_secs(15),
        }
    }
}
